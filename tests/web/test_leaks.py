"""Nobody is sent a card that he can't know, nor anything secret, whatever happens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from escalera.service import dealing
from escalera.service.store.sqlite import SqliteStore
from tests.web.inside import inside
from tests.web.people import Message, Person, new_id, table_of
from tests.web.planted import PLANTED
from tests.web.recorded import NO_LIMITS, Game, game_at, play_all, play_some
from tests.web.searching import Heard, Leak, Search
from tests.web.servers import Server, serving
from tests.web.truth import Truth

WAYS = {"socket", "http", "stream", "record", "log", "page"}
HAPPENED = {
    "created", "sat", "manned", "swapped", "started", "committed", "sealed", "seals-closed", "opened",
    "dealt", "acted", "revealed", "readied", "said", "stood-in", "returned", "rematched",
}  # fmt: skip


def searched(folder: Path, play: Callable[[Game], Any], **rules: str) -> tuple[Game, list[Leak]]:
    """A game and what its search finds."""

    async def work() -> tuple[Game, list[Leak]]:
        database = folder / "game.db"
        async with inside(database, **NO_LIMITS) as app:
            game = await game_at(app, database, **rules)
            await play(game)
            for person in game.everybody:
                await person.close()
            return game, (await game.search()).leaks(game.heard)

    return asyncio.run(asyncio.wait_for(work(), 300))


@pytest.mark.parametrize("asking", ["may", "must"])
def test_whole_games_show_nobody_what_is_hidden(tmp_path: Path, asking: str) -> None:
    game, leaks = searched(tmp_path, play_all, target="50000", round_cap="3", ask_partner=asking)
    assert leaks == []
    assert {one.way for one in game.heard} == WAYS
    assert {one.name for one in game.heard} == {"Ada", "Ben", "Cleo", "Eve"}
    assert game.kinds == HAPPENED
    assert [len(record.rounds) for record in game.records] == [3]


class Listener(Person):
    """A person at a real server who keeps what comes, with the number he was at and what he had named."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.heard: list[Heard] = []
        self.named: dict[str, str] = {}

    @property
    def name(self) -> str:
        """How the log knows him."""
        return self.view["seats"][self.seat - 1]["name"] if self.seat else "Watcher"

    def take(self, data: str) -> None:
        """Keep it and take it."""
        super().take(data)
        self.heard.append(
            Heard(self.name, "socket", data, self.seq, self.named.get(json.loads(data).get("id"), ""))
        )

    async def ask(self, type: str, *, id: str = "", **fields: Any) -> Message:
        """Note what is named, and ask."""
        id = id or new_id()
        self.named[id] = json.dumps(fields)
        return await super().ask(type, id=id, **fields)


def test_a_real_server_shows_nobody_what_is_hidden(tmp_path: Path) -> None:
    async def play(server: Server) -> tuple[list[Listener], list[str]]:
        async with table_of(server, target="2500") as (people, link):
            places = [(person.token, person.seat) for person in people] + [(link, 0)]
            ears = [Listener(server, people[0].table, shown, seat) for shown, seat in places]
            for ear in ears:
                await ear.open()
            await asyncio.gather(*[play_and_stumble(ear) for ear in ears[:-1]])
            for ear in ears:
                await ear.look()
                await ear.close()
            return ears, [shown for shown, _ in places]

    with serving(tmp_path) as server:
        ears, tokens = asyncio.run(play(server))
    search = Search(asyncio.run(truth_of(tmp_path / "test.db", ears[0].table)), tokens)
    assert search.leaks([one for ear in ears for one in ear.heard]) == []
    log = server.log.read_text(encoding="utf-8")
    assert "Traceback" not in log and not any(token in log for token in tokens)


async def play_and_stumble(person: Listener) -> None:
    """Play on through reconnections and refusals."""
    for acts in (3, 5, 9):
        await person.play(acts=acts)
        for text in ("discard X", "meld 4C 4D 4H 4S 4C", "take KS KH"):
            await person.act(text)
            await person.ask("would", act=text)
        await person.close()
        await person.open(after=person.seq if acts % 2 else None)
        await person.look()
    await person.play()


async def truth_of(database: Path, table: str) -> Truth:
    """What really happened at a table, when its server has ended."""
    store = await SqliteStore.open(database)
    rows = await store.read(table)
    kept = {n: await store.secret(table, n) for n in range(1, 20)}
    await store.close()
    return Truth(table, rows, lambda number: dealing.kept(kept[number] or b""))


@pytest.mark.parametrize("place", PLANTED)
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    with monkeypatch.context() as patch:
        PLANTED[place](patch)
        game, leaks = searched(tmp_path, play_some, target="50000", round_cap="3")
    assert leaks, f"{place}: not found in {len(game.heard)} messages"
