"""The tables of one process: each with a mailbox, so that what happens there happens in order.

A request is decided on the table as it is, appended to the log, and only then applied, answered and
shown. When somebody else has appended first, the table is read anew and the request decided again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from escalera.errors import Refused
from escalera.protocol import answers, requests, views
from escalera.service import entries as log
from escalera.service import handover, keys, seating
from escalera.service.bus import Bus
from escalera.service.bus.local import LocalBus
from escalera.service.company import Company
from escalera.service.counting import Count, count_act
from escalera.service.deciding import decide, read_act
from escalera.service.desk import Desk, Reader
from escalera.service.driver import Driver, Players
from escalera.service.logbook import Clock, Logbook, Observe
from escalera.service.names import clean_name
from escalera.service.orphans import Orphans
from escalera.service.repeats import check_same
from escalera.service.seating import Seated
from escalera.service.showing import clock_view, whole_view
from escalera.service.store import Repeated, Stale, Store, Token, hash_token
from escalera.service.table import Table
from escalera.service.unwatched import Unwatched

__all__ = ["Clock", "Desk", "Host", "Observe", "Players", "Reader", "Seated", "now_ms"]

TRIES = 5
READS = frozenset({requests.Would, requests.Since, requests.Ping})
"""Requests that change nothing."""
EXPIRY_MS = 30 * 24 * 3600 * 1000


def now_ms() -> int:
    """The time of day."""
    return time.time_ns() // 1_000_000


class Host:
    """All tables of this process; `thinking` is how long a computer player seems to think, in seconds."""

    def __init__(
        self,
        store: Store,
        players: Players,
        clock: Clock = now_ms,
        thinking: float = 0.0,
        keep_ms: int = EXPIRY_MS,
        observe: Observe = lambda what, seconds: None,
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.players = players
        self.clock = clock
        self.keep_ms = keep_ms
        self.book = Logbook(store, clock, observe)
        self._driver = Driver(self.book, players, thinking)
        self._desks: dict[str, Desk] = {}
        bus = bus or LocalBus()
        self.company = Company(bus, self.book, self._desks.values, self.drop)
        self._orphans = Orphans(self.company.node, bus, self.book, self._desks, self.take_over)
        self.company.beaten = self._orphans.beat
        self.book.moved = self.company.moved
        self._unwatched = Unwatched()
        self._opening: dict[str, asyncio.Lock] = {}

    # Coming and going

    async def create(self, options: views.Options, name: str) -> tuple[Seated, str]:
        """Make a table and sit down at its first seat; the seat, and the token of the table's link.

        Raises `Refused`.
        """
        return await seating.create(self.book, options, name)

    async def sit(self, table: str, name: str, seat: int | None = None) -> Seated:
        """Take an open seat, the first where none is named. Raises `Refused`."""
        name = clean_name(name)
        desk = await self.desk(table)
        async with desk.lock:
            return await seating.sit(self.book, desk, name, seat)

    async def renew(self, table: str, sitting: int) -> Seated:
        """A new token in the place of all that open a seat. Raises `Refused`."""
        desk = await self.desk(table)
        async with desk.lock:
            return await seating.renew(self.book, desk, sitting)

    async def token(self, token: str) -> Token | None:
        """What a token opens."""
        return await self.store.find_token(hash_token(token))

    async def code(self, code: str, table: str) -> Token | None:
        """What a seat's code opens at a table."""
        return await self.store.find_token(keys.hash_code(code, table))

    async def give(self, token: Token) -> None:
        """Keep one more token, for another device or another link."""
        await self.store.put_token(token.hash, token.table, token.seat, token.kind)

    async def desk(self, table: str) -> Desk:
        """The table as it is now, read from the log if it isn't in memory. Raises `Refused`."""
        found = self.at_hand(table)
        if found is not None:
            if self.store.shared:
                await self.freshen(found)
            return found
        async with self._opening_of(table):
            return self._desks.get(table) or self._put(await self._read_up(table))

    async def take_over(self, table: str) -> bool:
        """Read a table that nobody has in memory, and let it go on if something is due; whether it does."""
        async with self._opening_of(table):
            if table not in self._desks:
                desk = await self._read_up(table)
                if desk.is_needed(self.clock()):
                    self._put(desk)
            return table in self._desks

    @asynccontextmanager
    async def _opening_of(self, table: str) -> AsyncIterator[None]:
        """Bring a table into memory once, whoever asks for it meanwhile."""
        lock = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            self._opening.pop(table, None)

    def at_hand(self, table: str) -> Desk | None:
        """The table, if it is in memory."""
        found = self._desks.get(table)
        if found is not None:
            found.used_ms = self.clock()
            self._unwatched.use(table)
        return found

    async def freshen(self, desk: Desk) -> bool:
        """Read on where other nodes may have written; whether they have."""
        async with desk.lock:
            return await self.book.catch_up(desk)

    async def _read_up(self, table: str) -> Desk:
        desk = await self.book.read(table)
        handover.take_up(desk, self.clock(), self.company.up_ms())
        return desk

    def _put(self, desk: Desk) -> Desk:
        """A table is in memory from now on, unless somebody else was quicker."""
        if desk.table.id in self._desks:
            return self._desks[desk.table.id]
        self._desks[desk.table.id] = desk
        self.company.join(desk)
        self._driver.begin(desk)
        self._note_unwatched(desk)
        return desk

    def _note_unwatched(self, desk: Desk) -> None:
        """Nobody watches a table; when there are too many such, let go of some."""
        self._unwatched.add(desk)
        for old in self._unwatched.too_many(self.clock()):
            self.forget(old)

    def watch(self, desk: Desk, seat: int, show: Callable[[], None], sitting: int = 0) -> Reader:
        """Begin to watch a table as a seat, or as a spectator (0); `Reader` says what `show` may do."""
        reader = Reader(seat, show, sitting)
        self._unwatched.drop(desk.table.id)
        desk.watch(reader, self.clock())
        self.company.show(desk)
        return reader

    def leave(self, desk: Desk, reader: Reader) -> None:
        """No longer watch."""
        desk.leave(reader, self.clock())
        self.company.show(desk)
        if not desk.readers and self._desks.get(desk.table.id) is desk:
            self._note_unwatched(desk)

    # Requests

    async def handle(self, table: str, seat: int, request: requests.AnyRequest) -> answers.AnyAnswer:
        """The one answer to a request. Raises `Refused`; what the wire shows of it is the web's."""
        return await self.handle_at(await self.desk(table), seat, request)

    async def handle_at(self, desk: Desk, seat: int, request: requests.AnyRequest) -> answers.AnyAnswer:
        """The same at a table in memory. Who asks acts for their own seat, though seats be swapped."""
        sitting = desk.table.seat(seat).sitting if seat else 0
        if not desk.lock.take():
            await desk.lock.wait()
        try:
            if type(request) in READS:
                return self._read(desk, desk.table.seat_of(sitting), request)
            return await self._do(desk, sitting, request)
        finally:
            desk.lock.give()

    def _read(self, desk: Desk, seat: int, request: requests.AnyRequest) -> answers.AnyAnswer:
        if isinstance(request, requests.Would):
            return self._would(desk.table, seat, request)
        if isinstance(request, requests.Since):
            return msgspec.structs.replace(self.since(desk, seat, request.seq), id=request.id)
        return answers.Accepted(request.id, desk.table.seq)

    async def _do(self, desk: Desk, sitting: int, request: requests.AnyRequest) -> answers.Accepted:
        for _ in range(TRIES):
            seat = desk.table.seat_of(sitting)
            done = desk.done.get((desk.table.person_at(seat), request.id))
            if done is not None:
                seq, entry = done
                check_same(request, entry)
                return answers.Accepted(request.id, seq, again=True)
            try:
                made = self._decide(desk, seat, request)
            except Refused:
                if not self.store.shared or not await self.book.catch_up(desk):
                    raise
                continue
            if not made:
                return answers.Accepted(request.id, desk.table.seq)
            try:
                await self.book.write(desk, made, seat, request.id)
            except (Repeated, Stale):
                await self.book.read_on(desk)
                continue
            return answers.Accepted(request.id, desk.table.seq)
        raise Refused("try-again")

    def _decide(self, desk: Desk, seat: int, request: requests.AnyRequest) -> list[log.AnyEntry]:
        made = decide(desk.table, seat, request)
        if isinstance(request, requests.StandIn) and not self.offered(desk, request.seat):
            raise Refused("not-now")
        return made

    def would(self, table: Table, seat: int, act: str) -> Count:
        """What an act would come to. Raises `Refused`."""
        played = table.round
        if played is None or seat == 0:
            raise Refused("not-now")
        return count_act(played, seat, read_act(act))

    def _would(self, table: Table, seat: int, request: requests.Would) -> answers.Counted:
        found = self.would(table, seat, request.act)
        code = found.refused.code if found.refused else None
        return answers.Counted(
            request.id, found.refused is None, code, None, found.counts, found.needed, found.left
        )

    # Showing

    def offered(self, desk: Desk, seat: int) -> bool:
        """Whether a stand-in is offered for a seat."""
        return desk.offers(seat, self.clock())

    def since(self, desk: Desk, seat: int, seq: int) -> answers.Events | answers.WholeView:
        """What a reader who is at `seq` has to be sent."""
        events = desk.table.since(seq, seat) if seq else None
        if events is None:
            return self.view(desk, seat)
        return answers.Events(seq, desk.table.seq, events)

    def view(self, desk: Desk, seat: int) -> answers.WholeView:
        """The whole table as a seat may see it."""
        return whole_view(desk, seat, self.clock(), self.keep_ms)

    def clock_view(self, desk: Desk) -> views.ClockView | None:
        """Whom the table waits for, and how long."""
        return clock_view(desk, self.clock())

    # Letting go

    async def close(self) -> None:
        """Stop all tables; what was accepted is in the log."""
        tasks = [desk.driving for desk in self._desks.values() if desk.driving is not None]
        for desk in self._desks.values():
            self._driver.stop(desk)
            self.company.leave(desk)
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.company.close()
        self._desks.clear()
        self._unwatched.clear()

    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._desks)

    def idle(self, before_ms: int) -> list[str]:
        """The tables that nobody watches or has asked for since then, and that don't go on here alone."""
        return self._unwatched.idle(before_ms, self.clock())

    async def expire(self) -> list[str]:
        """Give up the abandoned tables whose time has come; their names."""
        gone = await self.store.expire(self.clock())
        for table in gone:
            self.drop(table)
            self.company.gone(table)
        return gone

    def drop(self, table: str) -> None:
        """Let a table that is no more out of memory, and end its readers."""
        desk = self._desks.pop(table, None)
        self._unwatched.drop(table)
        if desk is not None:
            desk.gone = True
            self.company.leave(desk)
            self._driver.stop(desk)
            for reader in desk.readers:
                reader.end()

    def forget(self, table: str) -> None:
        """Let a table that nobody watches out of memory."""
        desk = self._desks.get(table)
        if desk is not None and not desk.readers and not desk.lock.locked():
            self._driver.stop(desk)
            self.company.leave(desk)
            del self._desks[table]
            self._unwatched.drop(table)
