"""Remote seats that note what they are told and what was accepted, for tests that count."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from escalera.protocol.answers import Accepted, AnyAnswer, WireEvent
from escalera.protocol.requests import AnyRequest, DoAct
from escalera.remote import Client, Link, Timing
from escalera.remote.shuffle import Shuffle
from tests.web.people import bearer, new_id
from tests.web.servers import Server

HASTY: Final = Timing(
    open=5,
    send=5,
    answer=0.04,
    quiet=0.08,
    steady=0.5,
    first_wait=0.01,
    longest_wait=0.1,
    begin=30,
    give_up=60,
)
"""For a network whose delays are a hundredth of a second."""


class Noting(Client):
    """A client that notes its events and its acts."""

    def __init__(self, link: Link, timing: Timing = HASTY, **how: Any) -> None:
        super().__init__(link, timing, on_event=self._note, **how)
        self.heard: list[tuple[int, WireEvent]] = []
        """Each event with the number the client was at before."""
        self.done: dict[str, int] = {}
        """The numbers of accepted acts by their ids."""
        self.acts: dict[str, DoAct] = {}
        """The acts themselves."""

    def _note(self, event: WireEvent) -> None:
        self.heard.append((self.seq, event))

    async def ask(self, request: AnyRequest) -> AnyAnswer:
        answer = await super().ask(request)
        if isinstance(request, DoAct) and isinstance(answer, Accepted):
            self.done[request.id] = answer.seq
            self.acts[request.id] = request
        return answer

    def check_events(self) -> None:
        """Nothing was told twice and nothing left out: numbers go on by one, but after a whole view."""
        at = 0
        for before, batch in groupby(self.heard, key=lambda one: one[0]):
            assert before >= at, "told again"
            numbers = list(dict.fromkeys([event.seq for _, event in batch]))
            assert numbers == list(range(before + 1, before + 1 + len(numbers)))
            at = numbers[-1]


async def made(server: Server, options: dict[str, Any], people: int, port: int | None = None) -> list[Link]:
    """The seats' links of a new table, computer players at the other seats; they lead to another port."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        table = (await http.post("/api/tables", json={"name": "Ada", "options": options})).json()
        path, host = f"/api/tables/{table['table']}", bearer(table["token"])
        tokens = [table["token"]]
        for n in range(2, options["players"] + 1):
            if n <= people:
                sat = await http.post(f"{path}/sit", json={"name": "Ben"}, headers=bearer(table["link"]))
                tokens.append(sat.json()["token"])
            else:
                computer = {"type": "set-seat", "id": new_id(), "seat": n, "player": "greedy"}
                await http.post(f"{path}/requests", json=computer, headers=host)
        begun = await http.post(f"{path}/requests", json={"type": "start", "id": new_id()}, headers=host)
        assert begun.json()["type"] == "accepted"
    address = server.url.replace(f":{server.port}", f":{port or server.port}")
    return [Link(address, table["table"], token, True) for token in tokens]


async def check_view(table: Client, server: Server) -> None:
    """The client's view is the server's own for its seat, but for who is connected."""
    async with httpx.AsyncClient(base_url=server.url, headers=bearer(table.link.token)) as http:
        found = (await http.get(f"/api/tables/{table.link.table}/view")).json()
    async with asyncio.timeout(20):
        while table.seq < found["seq"]:
            await asyncio.sleep(0.02)  # what was lost last is missed after a while
    own = msgspec.to_builtins(await table.look())
    assert found["seq"] == table.seq == table.view_seq
    assert settled(own) == settled(found["view"])


def settled(view: dict[str, Any]) -> Any:
    """A view without who is connected, as JSON has it."""
    for seat in view["seats"]:
        del seat["present"]
    return json.loads(json.dumps(view))


def check_log(database: Path, tables: list[Noting]) -> None:
    """What the clients' acts came to stands in the log, at the number that was told, and nothing else."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as log:
        for table in tables:
            rows = log.execute(
                "SELECT act_id, seq FROM entries WHERE table_id = ? AND seat = ? AND kind = 'acted'"
                " AND act_id IS NOT NULL",
                (table.link.table, table.view.you),
            ).fetchall()
            assert max(Counter([id for id, _ in rows]).values()) == 1
            assert dict(rows) == table.done
    log.close()


async def on_turn(table: Client) -> None:
    """Wait until it is the seat's turn."""
    shuffle = Shuffle()
    while (view := await table.look()).round is None or view.round.to_act != view.you:
        request = shuffle.request(view)
        await (table.ask(request) if request else table.news())
