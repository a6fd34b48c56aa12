"""What else people do: look on, read a stream, never read, ask for hints, chat, look back, read rules."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.cluster.nodes import Node
from benchmarks.soak.parties import Party
from tests.web.people import bearer

LOOKS_ON: Final = 15.0
"""Seconds for which somebody looks on, on average."""
FLOOD: Final = 2000
"""Whole views that somebody asks for who reads none of them."""
PAGES: Final = (
    "/", "/new", "/learn", "/learn/samba", "/kitchen", "/look", "/nothing", "/api/editions",
    "/api/schema.json",
    "/rules", "/rules/classic", "/rules/bolivia?lang=de", "/rules/samba/sheet?lang=es",
    "/rules/classic/and/samba",
)  # fmt: skip


@dataclass(eq=False)
class Street:
    """Where one can go: the nodes, the tables at which people play, and what was answered there."""

    http: httpx.AsyncClient
    nodes: list[Node]
    parties: set[Party] = field(default_factory=set)
    answers: Counter[str] = field(default_factory=Counter)
    silent: float = 60.0
    """Seconds for which somebody who doesn't read stays at least."""
    closing: bool = False
    """Everybody else has left."""

    @property
    def node(self) -> Node:
        """Any node."""
        return random.choice(self.nodes)

    async def ask(self, how: str, address: str, **more: Any) -> httpx.Response:
        """Ask there and note the answer's kind."""
        reply = await self.http.request(how, address, **more)
        self.answers[f"{reply.status_code // 100}xx"] += 1
        if reply.status_code >= 500:
            self.answers[f"{how} {reply.url.path.split('/')[1:3]} {reply.status_code}"] += 1
        return reply

    async def request(self, party: Party, **message: Any) -> httpx.Response:
        """A message of somebody at a table."""
        token = random.choice(party.people).token
        body = {"id": secrets.token_hex(8), **message}
        return await self.ask("POST", party.at(self.node, "/requests"), json=body, headers=bearer(token))


# Over HTTP


async def hint(street: Street, party: Party) -> None:
    """Ask what to do."""
    await street.request(party, type="hint", depth=random.randint(1, 3))


async def chat(street: Street, party: Party) -> None:
    """Say something."""
    await street.request(party, type="say", text=random.choice(["Well done!", "¡Qué mano!", "…"]))


async def ask_what_may(street: Street, party: Party) -> None:
    """Ask what one may do."""
    await street.request(party, type="may")


async def look_back(street: Street, party: Party) -> None:
    """Look at a round that is over, at the table and with its record brought along."""
    headers = bearer(party.people[0].token)
    await street.ask("GET", party.at(street.node, "/rounds/1"), headers=headers)
    record = await street.ask("GET", party.at(street.node, "/record"), headers=headers)
    if record.status_code == 200:
        await street.ask("POST", f"http://{street.node.address}/api/look", content=record.content)


async def see(street: Street, party: Party) -> None:
    """Look at the table once."""
    await street.ask("GET", party.at(street.node, "/view"), headers=bearer(party.people[0].token))


async def bring_a_device(street: Street, party: Party) -> None:
    """Sit down at another device by a code."""
    given = {"kind": "code"}
    token = party.people[0].token
    reply = await street.ask("POST", party.at(street.node, "/links"), json=given, headers=bearer(token))
    if reply.status_code == 201:
        await street.ask("POST", party.at(street.node, "/enter"), json={"code": reply.json()["token"]})


async def read_page(street: Street, party: Party) -> None:
    """Look at a page."""
    await street.ask("GET", f"http://{street.node.address}{random.choice([*PAGES, f'/t/{party.table}'])}")


async def learn(street: Street, party: Party) -> None:
    """Look into a lesson."""
    asked = {"path": "whole", "acts": [], "request": {"type": "since", "id": "a", "seq": 0}}
    await street.ask("POST", f"http://{street.node.address}/api/learn", json=asked)


# For a while


async def look_on(street: Street, party: Party) -> None:
    """Look on through a socket, and leave with or without a word."""
    async with socket_of(street, party, party.link) as socket:
        with suppress(TimeoutError):
            async with asyncio.timeout(random.expovariate(1 / LOOKS_ON)):
                async for _ in socket:
                    street.answers["frames"] += 1
        if random.random() < 0.5:
            socket.transport.abort()


async def follow(street: Street, party: Party) -> None:
    """Read a stream of events."""
    headers = bearer(random.choice([party.link, party.people[0].token]))
    with suppress(TimeoutError):
        async with (
            asyncio.timeout(random.expovariate(1 / LOOKS_ON)),
            street.http.stream("GET", party.at(street.node, "/events"), headers=headers) as stream,
        ):
            async for _ in stream.aiter_bytes():
                street.answers["events"] += 1


async def never_read(street: Street, party: Party) -> None:
    """Open a socket and read nothing, not even what was asked for; leave long after having been cut off."""
    async with socket_of(street, party, party.people[-1].token) as socket:
        socket.transport.pause_reading()
        if random.random() < 0.5:
            asked = json.dumps({"type": "since", "id": "a", "seq": 0})
            with suppress(TimeoutError):
                async with asyncio.timeout(10):
                    for _ in range(FLOOD):
                        await socket.send(asked)
        await asyncio.sleep(street.silent)
        while street.closing and street.silent:
            await asyncio.sleep(1)
        socket.transport.abort()


def socket_of(street: Street, party: Party, token: str) -> connect:
    """A socket at a table; use it as `async with`."""
    address = f"ws://{street.node.address}/api/tables/{party.table}/socket"
    return connect(address, additional_headers=bearer(token), compression=None)


Visit = Callable[[Street, Party], Coroutine[Any, Any, None]]
VISITS: Final[dict[Visit, float]] = {
    hint: 2, chat: 2, ask_what_may: 1, look_back: 0.5, see: 1, bring_a_device: 0.5, read_page: 2, learn: 0.5,
    look_on: 2, follow: 2, never_read: 0.3,
}  # fmt: skip
"""What people do, and how often in proportion."""


def chosen() -> Visit:
    """What somebody does next."""
    return random.choices(list(VISITS), list(VISITS.values()))[0]


async def visit(street: Street, party: Party, what: Visit) -> None:
    """Do it; what fails because a table or a line is gone is no matter."""
    name = what.__name__
    try:
        await what(street, party)
        street.answers[name] += 1
    except (OSError, httpx.HTTPError, WebSocketException, TimeoutError) as error:
        street.answers[f"{name}: {type(error).__name__}"] += 1
