"""An evening: so many tables at once, other visits beside them, until everybody leaves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from types import TracebackType
from typing import Final, Self

import httpx

from benchmarks.cluster.nodes import Node
from benchmarks.soak.guests import Counted
from benchmarks.soak.parties import Habits, Party, meet
from benchmarks.soak.visits import Street, chosen, never_read, visit

AGAIN: Final = 1.0
"""Seconds after which somebody who couldn't get a table tries again."""
GENTLY: Final = 0.5
"""How much of what is missing the pace makes good at once."""
SLOWEST: Final = 60.0


class Evening:
    """People come as soon as it is entered, and leave when it is left."""

    def __init__(self, nodes: Sequence[Node], habits: Habits, pause: float) -> None:
        self.told = Counted()
        self.pause = pause
        self.made = 0
        self._http = httpx.AsyncClient(timeout=30, limits=httpx.Limits(max_connections=None))
        self.street = Street(self._http, list(nodes), silent=habits.silent)
        self._habits = habits
        self._hosting: list[asyncio.Task[None]] = []
        self._visiting: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._hosting = [asyncio.ensure_future(self._host()) for _ in range(self._habits.tables)]
        self._hosting.append(asyncio.ensure_future(self._walk()))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._visiting:
            task.cancel()
        await asyncio.gather(*self._visiting, return_exceptions=True)

    async def end(self) -> None:
        """Everybody leaves; only those who don't read stay."""
        self.street.closing = True
        for party in self.street.parties:
            party.over.set()
        for task in self._hosting:
            task.cancel()
        await asyncio.gather(*self._hosting, return_exceptions=True)
        silent = never_read.__name__ if self.street.silent else ""
        going = [task for task in self._visiting if task.get_name() != silent]
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        await self._http.aclose()

    def steer(self, wanted: float, found: float) -> None:
        """Let people play so that `wanted` acts a second come about, where it was `found`."""
        correction = (found / wanted) ** GENTLY if found else GENTLY
        self.pause = min(max(self.pause * correction, 0.001), SLOWEST)
        for party in self.street.parties:
            for guest in party.people:
                guest.pause = self.pause

    async def _host(self) -> None:
        """One table after the other."""
        while True:
            try:
                party = await meet(self._http, self.street.nodes, self.told, self._habits, self.pause)
                await self._play(party)
            except httpx.HTTPError as error:
                self.street.answers[f"no table: {type(error).__name__}"] += 1
                await asyncio.sleep(AGAIN)

    async def _play(self, party: Party) -> None:
        self.made += 1
        self.street.parties.add(party)
        try:
            await party.play(self._habits.patience)
        finally:
            self.street.parties.discard(party)

    async def _walk(self) -> None:
        """Visits, by chance."""
        while True:
            await asyncio.sleep(random.expovariate(self._habits.visits))
            if self.street.parties:
                what, party = chosen(), random.choice(list(self.street.parties))
                task = asyncio.create_task(visit(self.street, party, what), name=what.__name__)
                self._visiting.add(task)
                task.add_done_callback(self._visiting.discard)
