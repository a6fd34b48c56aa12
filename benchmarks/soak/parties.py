"""Tables that come and go: people meet, play, play again or part, and some leave in the middle."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

from benchmarks.cluster.nodes import Node
from benchmarks.soak.guests import Counted, Guest
from tests.web.people import bearer

KINDS: Final = (("classic", 2), ("bolivia", 2), ("bolivia", 4), ("samba", 4))
LEVELS: Final = ("greedy", "greedy", "greedy", "beginner", "casual", "club")


@dataclass(frozen=True, kw_only=True)
class Habits:
    """How people come and go."""

    tables: int = 120
    """At once."""
    visits: float = 4.0
    """Other visits a second."""
    stay: float = 60.0
    """Seconds until somebody reloads, on average."""
    patience: float = 600.0
    """Seconds after which people leave, on average, however the match stands."""
    answer: int = 60
    """Seconds for an answer: so long a table goes on though everybody has left."""
    silent: float = 60.0
    """Seconds for which those who don't read stay."""


@dataclass(eq=False)
class Party:
    """A table and its people."""

    table: str
    link: str
    people: list[Guest] = field(default_factory=list)
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def at(self, node: Node, rest: str = "") -> str:
        """The table's address at a node."""
        return f"http://{node.address}/api/tables/{self.table}{rest}"

    async def play(self, patience: float) -> None:
        """Until it is over, or people have lost patience; then everybody leaves."""
        playing = [asyncio.ensure_future(guest.run()) for guest in self.people]
        try:
            async with asyncio.timeout(random.expovariate(1 / patience)):
                await self.over.wait()
        except TimeoutError:
            self.over.set()
        finally:
            for guest in self.people:
                guest.ended = True
            await leave(playing)


async def leave(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Let them end; who doesn't is taken by the arm."""
    if tasks:
        await asyncio.wait(tasks, timeout=5)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def meet(
    http: httpx.AsyncClient, nodes: Sequence[Node], told: Counted, habits: Habits, pause: float
) -> Party:
    """A new table with one or two people and as many computer players as are missing."""
    edition, players = random.choice(KINDS)
    options: dict[str, Any] = {"edition": edition, "players": players, "rules": {"target": "500"}}
    options["pace"] = {"answer": habits.answer}
    made = await post(http, nodes, "", {"name": "Ada", "options": options})
    party = Party(made["table"], made["link"])
    tokens = [made["token"]]
    for n in range(2, players + 1):
        if n == 2 and random.random() < 0.5:
            sat = await post(http, nodes, f"/{party.table}/sit", {"name": "Ben"}, party.link)
            tokens.append(sat["token"])
        else:
            manned = {"type": "set-seat", "id": f"m{n}", "seat": n, "player": random.choice(LEVELS)}
            await post(http, nodes, f"/{party.table}/requests", manned, tokens[0])
    await post(http, nodes, f"/{party.table}/requests", {"type": "start", "id": "s"}, tokens[0])
    for n, token in enumerate(tokens, 1):
        guest = Guest(nodes, nodes[0], told, party.table, token, n, pause)
        guest.over, guest.stay = party.over.set, habits.stay
        party.people.append(guest)
    return party


async def post(
    http: httpx.AsyncClient, nodes: Sequence[Node], path: str, body: dict[str, Any], token: str = ""
) -> dict[str, Any]:
    """What a node answers."""
    headers = bearer(token) if token else {}
    address = f"http://{random.choice(nodes).address}/api/tables{path}"
    reply = await http.post(address, json=body, headers=headers)
    found: dict[str, Any] = reply.raise_for_status().json()
    return found
