"""A host in this process, a clock that tests set, and a person who plays greedily through requests."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count

from escalera import Budget, GreedyBot, act_text
from escalera.protocol import requests as ask
from escalera.protocol.views import Options
from escalera.service.fair import seal
from escalera.service.host import Desk, Host, Reader
from escalera.service.players.pool import Pool
from escalera.service.store.sqlite import SqliteStore
from escalera.service.table import BETWEEN, DEALING, OVER

_ids = count(1)


def new_id() -> str:
    """An id that no other request has."""
    return f"id-{next(_ids)}"


class TestClock:
    """Milliseconds that only move when told, or with `ticking` by one at every look."""

    __test__ = False

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        self.ms += 1
        return self.ms

    def pass_seconds(self, seconds: float) -> None:
        """Let time pass."""
        self.ms += int(seconds * 1000)


@asynccontextmanager
async def hosting(clock: TestClock | None = None) -> AsyncIterator[Host]:
    """A host on a store in memory, computer players in a thread."""
    store = await SqliteStore.in_memory()
    pool = Pool(0)
    await pool.start()
    host = Host(store, pool, clock) if clock is not None else Host(store, pool)
    try:
        yield host
    finally:
        await host.close()
        await pool.stop()
        await store.close()


async def seated_table(host: Host, options: Options, people: int) -> Desk:
    """A table with so many people and computer players at the other seats, started."""
    made, _link = await host.create(options, "Ada")
    for n in range(2, people + 1):
        await host.sit(made.table, f"Person {n}", n)
    for n in range(people + 1, options.players + 1):
        await host.handle(made.table, 1, ask.SetSeat(new_id(), n, "greedy"))
    await host.handle(made.table, 1, ask.Start(new_id()))
    return await host.desk(made.table)


class Person:
    """Plays a seat greedily, through requests alone."""

    def __init__(self, host: Host, desk: Desk, seat: int) -> None:
        self.host = host
        self.desk = desk
        self.seat = seat
        self.value = secrets.token_bytes(32)
        self.wake = asyncio.Event()
        self.reader: Reader = host.watch(desk, seat, self.wake.set)

    async def send(self, request: ask.AnyRequest) -> object:
        """Send a request and return its answer."""
        return await self.host.handle(self.desk.table.id, self.seat, request)

    async def play(self, *until: str, done: Callable[[], bool] = lambda: False) -> None:
        """Play until the table is at one of these stages (by default: the match is over), or it is `done`."""
        while self.desk.table.stage not in (until or (OVER,)) and not done():
            self.wake.clear()
            request = self.next_request()
            if request is None:
                await asyncio.wait_for(self.wake.wait(), 10)
            else:
                await self.send(request)

    def next_request(self) -> ask.AnyRequest | None:
        """What to do now, None to wait."""
        table = self.desk.table
        if table.stage == DEALING and table.commitment is not None:
            return self.randomness(table.commitment, table.next_round)
        if table.stage == BETWEEN and not table.seat(self.seat).ready:
            return ask.Ready(new_id())
        if table.awaited == self.seat and table.round is not None:
            act = GreedyBot().decide(table.round.view(self.seat), Budget())
            return ask.DoAct(new_id(), act_text(act))
        return None

    def randomness(self, commitment: str, number: int) -> ask.AnyRequest | None:
        """The seal, then what is in it."""
        table = self.desk.table
        if not table.seals_closed and self.seat not in table.seals:
            return ask.Seal(new_id(), number, seal(bytes.fromhex(commitment), self.seat, self.value).hex())
        if table.seals_closed and self.seat in table.seals and self.seat not in table.values:
            return ask.Open(new_id(), number, self.value.hex())
        return None
