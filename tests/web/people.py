"""A person at a browser: plays through a table's socket, knows only what it is sent, keeps every byte."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from escalera.service.fair import seal
from tests.web.servers import Server

Message = dict[str, Any]


def bearer(token: str) -> dict[str, str]:
    """The header that shows a token."""
    return {"authorization": f"Bearer {token}"}


def new_id() -> str:
    """An id that no other message has."""
    return secrets.token_hex(8)


class Person:
    """Somebody with a token; `seat` is 0 for a spectator."""

    def __init__(self, server: Server, table: str, token: str, seat: int = 0) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.seat = seat
        self.value = secrets.token_bytes(32)
        self.view: Message = {}
        self.seq = 0
        self.view_seq = 0
        self.received: list[str] = []
        self.events: list[Message] = []
        self.answers: dict[str, Message] = {}
        self.accepted: dict[str, int] = {}
        self.socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    @property
    def path(self) -> str:
        """The table's address below the server's."""
        return f"/api/tables/{self.table}"

    async def open(self, after: int | None = None) -> None:
        """Open the socket and take the first view; from a number on, if one is given."""
        query = "" if after is None else f"?after={after}"
        url = f"{self.server.socket_url}{self.path}/socket{query}"
        self.socket = await connect(url, additional_headers=bearer(self.token), compression=None)
        self._listening = asyncio.ensure_future(self._listen(self.socket))
        await self.until(lambda: bool(self.view))

    async def close(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
        if self._listening is not None:
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                self.take(str(data))
        finally:
            self._changed.set()

    def take(self, data: str) -> None:
        """Take what was sent."""
        self.received.append(data)
        message = json.loads(data)
        if message.get("id"):
            self.answers[message["id"]] = message
        if message["type"] == "view" and message["seq"] >= self.view_seq:
            self.view, self.view_seq = message["view"], message["seq"]
            self.seq = max(self.seq, self.view_seq)
        if message["type"] == "events" and not message["id"]:
            assert message["after"] == self.seq or not self.view
            self.events += message["events"]
            self.seq = message["seq"]
        self._changed.set()

    async def until(self, condition: Any, seconds: float = 20) -> None:
        """Wait for what was sent to fulfil a condition."""
        async with asyncio.timeout(seconds):
            while not condition():
                if self._listening is not None and self._listening.done():
                    raise ConnectionError("the socket is closed")
                self._changed.clear()
                await self._changed.wait()

    async def ask(self, type: str, *, id: str = "", **fields: Any) -> Message:
        """Send a message and return its answer."""
        id = id or new_id()
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        await self.until(lambda: id in self.answers)
        found = self.answers.pop(id)
        if found["type"] == "accepted":
            self.accepted[id] = found["seq"]
        return found

    async def act(self, text: str, id: str = "") -> Message:
        """Do an act."""
        return await self.ask("act", act=text, id=id)

    async def look(self) -> Message:
        """The whole view as it is now."""
        await self.ask("since", seq=0)
        return self.view

    async def play(self, *stages: str, acts: int = 10**6) -> None:
        """Play until the table is at one of these stages, or so many acts were done."""
        while (await self.look())["stage"] not in (stages or ("over",)) and acts:
            if await self.step():
                acts -= 1
            else:
                await self.until(lambda: self.seq > self.view_seq)

    async def step(self) -> bool:
        """Do what is to be done now; False when there is nothing."""
        view = self.view
        if view["stage"] == "dealing" and view["commitment"]:
            return await self.add_randomness()
        if view["stage"] == "between" and not view["seats"][self.seat - 1]["ready"]:
            await self.ask("ready")
            return True
        if view["stage"] == "playing" and view["round"]["to_act"] == self.seat:
            await self.take_turn()
            return True
        return False

    async def add_randomness(self) -> bool:
        """Seal a number, and open it when all the seals are there."""
        view = self.view
        number = len(view["results"]) + 1
        if not view["seals_closed"] and str(self.seat) not in view["seals"]:
            sealed = seal(bytes.fromhex(view["commitment"]), self.seat, self.value).hex()
            await self.ask("seal", round=number, seal=sealed)
            return True
        if view["seals_closed"] and str(self.seat) in view["seals"]:
            found = await self.ask("open", round=number, value=self.value.hex())
            return bool(found["type"] == "accepted")
        return False

    async def take_turn(self) -> None:
        """Try what might be done, best first, until something is accepted."""
        for text in tries(self.view, self.seat):
            found = await self.act(text)
            if found["type"] == "accepted" or found["code"] in ("not-your-turn", "round-over"):
                return
        raise AssertionError(f"nothing can be done: {self.view}")


def tries(view: Message, seat: int) -> Iterator[str]:
    """Acts to try in a position, best first; one of them is legal."""
    played = view["round"]
    hand = played["hand"]
    melds = view["round"]["sides"][view["seats"][seat - 1]["side"] - 1]["melds"]
    if played["phase"] == "answer":
        yield "yes"
    elif played["phase"] == "draw":
        yield "draw"
        yield "pass"
        yield from [f"take #{meld['number']}" for meld in melds]
    else:
        yield from melding(hand, melds)
        yield from [f"discard {card}" for card in sorted(set(hand), key=lambda c: (c[0] in "2X", c))]


def melding(hand: list[str], melds: list[Message]) -> Iterator[str]:
    """Melds of what is held three times; cards that go onto melds."""
    held = Counter([card[0] for card in hand if card[0] not in "23X"])
    laid = {meld["cards"][0][0]: meld["number"] for meld in melds if meld["kind"] == "rank"}
    groups = [[card for card in hand if card[0] == rank] for rank, count in held.items() if count > 2]
    fresh = [" ".join(cards) for cards in groups if cards[0][0] not in laid]
    if fresh:
        yield "meld " + " / ".join(fresh)
    more = [f"#{laid[card[0]]} {card}" for card in hand if card[0] in laid]
    yield from [f"add {text}" for text in more[:1]]


async def made(server: Server, players: int = 4, people: int = 2, **rules: str) -> tuple[list[Person], str]:
    """A table with so many people, who come by its link, and computer players; and the link's token."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        options = {"edition": "bolivia", "players": players, "rules": {"target": "500", **rules}}
        table = (await http.post("/api/tables", json={"name": "Ada", "options": options})).json()
        seats = [Person(server, table["table"], table["token"], 1)]
        for n in range(2, people + 1):
            sat = await http.post(
                f"/api/tables/{table['table']}/sit", json={"name": f"Ben {n}"}, headers=bearer(table["link"])
            )
            seats.append(Person(server, table["table"], sat.json()["token"], sat.json()["seat"]))
    return seats, table["link"]


@asynccontextmanager
async def table_of(
    server: Server, players: int = 4, people: int = 2, **rules: str
) -> AsyncIterator[tuple[list[Person], str]]:
    """The same with open sockets and the match begun."""
    seats, link = await made(server, players, people, **rules)
    try:
        for person in seats:
            await person.open()
        for n in range(people + 1, players + 1):
            await seats[0].ask("set-seat", seat=n, player="greedy")
        await seats[0].ask("start")
        yield seats, link
    finally:
        for person in seats:
            try:
                await person.close()
            except WebSocketException:
                continue
