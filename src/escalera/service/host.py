"""The tables of one process: each with a mailbox, so that what happens there happens in order.

A request is decided on the table as it is, appended to the log, and only then applied, answered and
shown. When somebody else has appended first, the table is read anew and the request decided again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from escalera.engine.act import YES, Act
from escalera.engine.view import View
from escalera.errors import Refused
from escalera.notation import act_text
from escalera.protocol import answers, requests, views
from escalera.service import advance, dealing, keys
from escalera.service import entries as log
from escalera.service.counting import Count, count_act
from escalera.service.deciding import decide, entry_by_computer, read_act
from escalera.service.fair import Secret
from escalera.service.names import clean_name, told_apart
from escalera.service.options import check_options
from escalera.service.render import render
from escalera.service.store import Entry, Repeated, Stale, Store, Token, hash_token
from escalera.service.table import GATHERING, OPEN, OVER, Table

logger = logging.getLogger(__name__)

Clock = Callable[[], int]
"""Milliseconds since 1970; tests bring their own."""
Observe = Callable[[str, float], None]
"""Told how many seconds an `append` or a `decision` took."""
TRIES = 5
EXPIRY_MS = 30 * 24 * 3600 * 1000


def now_ms() -> int:
    """The time of day."""
    return time.time_ns() // 1_000_000


class Players(Protocol):
    """Who decides for computer players; see `players.pool`."""

    async def decide(self, player: str, view: View, *, seconds: float, salt: bytes) -> Decided:
        """An act of that player for what it sees."""
        ...


class Decided(Protocol):
    """A decision: the act, and what went wrong, if anything."""

    @property
    def act(self) -> Act:
        """What to do."""
        ...

    @property
    def fault(self) -> str | None:
        """Why this is a safe act in the place of the player's own."""
        ...


@dataclass(eq=False)
class Reader:
    """Somebody who watches a table: a seat, or 0; `wake` is set when there is something new."""

    seat: int
    wake: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(eq=False)
class Desk:
    """A table in memory, its mailbox and who watches."""

    table: Table
    secret: Secret | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    readers: set[Reader] = field(default_factory=set)
    away_since: dict[int, int] = field(default_factory=dict)
    kicked: asyncio.Event = field(default_factory=asyncio.Event)
    driver: asyncio.Task[None] | None = None
    deal_secrets: dict[int, Secret] = field(default_factory=dict)
    done: dict[tuple[int, str], int] = field(default_factory=dict)
    """The requests that counted, by seat and the sender's id, and their numbers."""
    gone: bool = False
    """The table is given up."""
    used_ms: int = 0
    """When somebody last asked for the table."""
    arrived: set[int] = field(default_factory=set)
    """Seats whose people have come back to a stand-in."""

    def next_step(self) -> advance.Next | None:
        """What the table does by itself next."""
        return advance.next_step(self.table, self.present(), frozenset(self.arrived))

    def present(self) -> frozenset[int]:
        """The seats whose people are connected."""
        return frozenset(reader.seat for reader in self.readers if reader.seat)

    def note_away(self, now_ms: int) -> None:
        """People who aren't connected are away from now on, unless they were before."""
        for seat in set(self.table.persons()) - self.present():
            self.away_since.setdefault(seat, now_ms)

    def wake(self) -> None:
        """Tell the readers that there is something new, and the driver to look again."""
        for reader in self.readers:
            reader.wake.set()
        self.kicked.set()


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat that somebody holds, and the token that proves it."""

    table: str
    seat: int
    token: str


class Host:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        players: Players,
        clock: Clock = now_ms,
        thinking: float = 0.0,
        keep_ms: int = EXPIRY_MS,
        observe: Observe = lambda what, seconds: None,
    ) -> None:
        self.store = store
        self.players = players
        self.clock = clock
        self.thinking = thinking
        """How long a computer player shows that it thinks, in seconds, at least."""
        self.keep_ms = keep_ms
        self.observe = observe
        self._desks: dict[str, Desk] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    # Coming and going

    async def create(self, options: views.Options, name: str) -> tuple[Seated, str]:
        """Make a table and sit down at its first seat; the seat, and the token of the table's link.

        Raises `Refused`.
        """
        check_options(options)
        table = secrets.token_urlsafe(9)
        link, token = keys.new_token(), keys.new_token()
        made: list[log.AnyEntry] = [log.Created(options), log.Sat(1, clean_name(name))]
        tokens = [keys.table_token(link, table), keys.seat_token(token, table, len(made))]
        rows = self._rows(table, 0, made, 1, None)
        await self.store.append(table, 0, rows, tokens=tokens)
        return Seated(table, 1, token), link

    async def sit(self, table: str, name: str, seat: int | None = None) -> Seated:
        """Take an open seat, the first where none is named. Raises `Refused`."""
        token, name = keys.new_token(), clean_name(name)
        desk = await self.desk(table)
        async with desk.lock:
            number = self._free_seat(desk.table, seat)
            sat = log.Sat(number, told_apart(name, [place.name for place in desk.table.seats]))
            held = keys.seat_token(token, table, desk.table.seq + 1)
            await self._write_once(desk, sat, held)
            desk.note_away(self.clock())
        return Seated(table, number, token)

    async def _write_once(self, desk: Desk, entry: log.Sat, token: Token) -> None:
        try:
            await self._write(desk, [entry], entry.seat, None, tokens=[token])
        except Stale as stale:
            await self._reload(desk)
            raise Refused("try-again") from stale

    def _free_seat(self, table: Table, seat: int | None) -> int:
        if table.stage != GATHERING:
            raise Refused("table-full")
        free = [n for n, place in enumerate(table.seats, 1) if place.kind == OPEN]
        if seat is not None and seat not in free:
            raise Refused("seat-taken")
        if not free:
            raise Refused("table-full")
        return seat or free[0]

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
        """The table, read from the log if it isn't in memory. Raises `Refused`."""
        found = self._desks.get(table)
        if found is not None:
            found.used_ms = self.clock()
            return found
        lock = self._opening.setdefault(table, asyncio.Lock())
        async with lock:
            if table not in self._desks:
                self._desks[table] = await self._read(table)
                self._take_up(self._desks[table])
                self._drive(self._desks[table])
        self._opening.pop(table, None)
        return self._desks[table]

    def _take_up(self, desk: Desk) -> None:
        """Clocks go on from where they were when the table was last in memory."""
        now = self.clock()
        desk.used_ms = now
        desk.table.moved_ms += max(0, now - desk.table.at_ms)
        desk.note_away(now)

    async def _read(self, name: str) -> Desk:
        """A table from its log."""
        rows = await self.store.read(name)
        if not rows:
            raise Refused("no-such-table")
        desk = Desk(Table(name, lambda table, number: ()))
        desk.table.order = lambda table, number: dealing.order_of(table, number, desk.deal_secrets[number])
        played = [(row, log.decode(row.data)) for row in rows]
        secrets_shown: list[tuple[int, Secret]] = []
        for _row, entry in played:
            if isinstance(entry, log.Revealed):
                secrets_shown.append((entry.round, dealing.kept(entry.secret.encode())))
        for row, entry in played:
            if isinstance(entry, log.Committed):
                await self._find_secret(desk, name, entry.round, secrets_shown)
            desk.table.apply(entry, row.seq, row.at_ms)
            note_done(desk, row)
        desk.secret = desk.deal_secrets.get(self._running(desk.table))
        return desk

    async def _find_secret(self, desk: Desk, name: str, number: int, shown: list[tuple[int, Secret]]) -> None:
        """The secret of a deal: revealed later in the log, or still kept apart."""
        if shown and shown[0][0] == number:
            desk.deal_secrets[number] = shown.pop(0)[1]
            return
        data = await self.store.secret(name, number)
        if data is not None:
            desk.deal_secrets[number] = dealing.kept(data)

    @staticmethod
    def _running(table: Table) -> int:
        played = table.round
        return played.number if played is not None else table.next_round

    def watch(self, desk: Desk, seat: int) -> Reader:
        """Begin to watch a table as a seat, or as a spectator (0)."""
        reader = Reader(seat)
        desk.readers.add(reader)
        desk.away_since.pop(seat, None)
        if seat and desk.table.seat(seat).stand_in:
            desk.arrived.add(seat)
        desk.wake()
        return reader

    def leave(self, desk: Desk, reader: Reader) -> None:
        """No longer watch."""
        desk.readers.discard(reader)
        if reader.seat and reader.seat not in desk.present():
            desk.away_since[reader.seat] = self.clock()
        desk.wake()

    # Requests

    async def handle(self, table: str, seat: int, request: requests.AnyRequest) -> answers.AnyAnswer:
        """The one answer to a request. Raises `Refused`; what the wire shows of it is the web's."""
        desk = await self.desk(table)
        async with desk.lock:
            if isinstance(request, requests.Would):
                return self._would(desk.table, seat, request)
            if isinstance(request, requests.Since):
                return msgspec.structs.replace(self.since(desk, seat, request.seq), id=request.id)
            if isinstance(request, requests.Ping):
                return answers.Accepted(request.id, desk.table.seq)
            return await self._do(desk, seat, request)

    async def _do(self, desk: Desk, seat: int, request: requests.AnyRequest) -> answers.Accepted:
        for _ in range(TRIES):
            seq = desk.done.get((seat, request.id))
            if seq is not None:
                return answers.Accepted(request.id, seq, again=True)
            made = self._decide(desk, seat, request)
            if not made:
                return answers.Accepted(request.id, desk.table.seq)
            try:
                await self._write(desk, made, seat, request.id)
            except Repeated as repeated:
                await self._reload(desk)
                return answers.Accepted(request.id, repeated.seq, again=True)
            except Stale:
                await self._reload(desk)
                continue
            return answers.Accepted(request.id, desk.table.seq)
        raise Refused("try-again")

    def _decide(self, desk: Desk, seat: int, request: requests.AnyRequest) -> list[log.AnyEntry]:
        if isinstance(request, requests.StandIn) and not self.offered(desk, request.seat):
            raise Refused("not-now")
        return decide(desk.table, seat, request)

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

    def offered(self, desk: Desk, seat: int) -> bool:
        """Whether a stand-in is offered for a seat."""
        return advance.offers_stand_in(desk.table, seat, self.clock(), desk.away_since)

    # Showing

    def since(self, desk: Desk, seat: int, seq: int) -> answers.Events | answers.WholeView:
        """What a reader who is at `seq` has to be sent."""
        events = desk.table.since(seq, seat) if seq else None
        if events is None:
            return self.view(desk, seat)
        return answers.Events(seq, desk.table.seq, events)

    def view(self, desk: Desk, seat: int) -> answers.WholeView:
        """The whole table as a seat may see it."""
        table = desk.table
        expires = 0 if table.stage == OVER else table.at_ms + self.keep_ms
        shown = render(table, seat, desk.present(), self.clock_view(desk), expires)
        return answers.WholeView(table.seq, shown)

    def clock_view(self, desk: Desk) -> views.ClockView | None:
        """Whom the table waits for, and how long."""
        table = desk.table
        seat = table.awaited
        if not seat:
            return None
        limit = table.options.pace.turn
        left = table.moved_ms + 1000 * limit - self.clock() if limit else -1
        return views.ClockView(seat, max(left, 0) if limit else -1, self.offered(desk, seat))

    # Writing

    def _rows(
        self, table: str, seq: int, made: list[log.AnyEntry], seat: int | None, act_id: str | None
    ) -> list[Entry]:
        at = self.clock()
        last = len(made) - 1
        return [
            Entry(table, seq + n + 1, at, kind_of(one), log.encode(one), seat, act_id if n == last else None)
            for n, one in enumerate(made)
        ]

    async def _write(
        self,
        desk: Desk,
        made: list[log.AnyEntry],
        seat: int | None,
        act_id: str | None,
        *,
        tokens: list[Token] | None = None,
        kept: dict[int, bytes | None] | None = None,
    ) -> None:
        """Append entries and, once they are durable, apply and show them."""
        table = desk.table
        rows = self._rows(table.id, table.seq, made, seat, act_id)
        started = time.perf_counter()
        await self.store.append(
            table.id,
            table.seq,
            rows,
            secrets=kept or {},
            tokens=tokens or [],
            finished=is_finished(table, made),
        )
        self.observe("append", time.perf_counter() - started)
        for row, entry in zip(rows, made, strict=True):
            table.apply(entry, row.seq, row.at_ms)
            note_done(desk, row)
        desk.wake()

    async def _reload(self, desk: Desk) -> None:
        """Read a table anew that somebody else has written to."""
        fresh = await self._read(desk.table.id)
        desk.table, desk.secret, desk.deal_secrets = fresh.table, fresh.secret, fresh.deal_secrets
        desk.done = fresh.done
        desk.table.order = lambda table, number: dealing.order_of(table, number, desk.deal_secrets[number])
        desk.wake()

    # What happens by itself

    def _drive(self, desk: Desk) -> None:
        desk.driver = asyncio.get_running_loop().create_task(self._driver(desk))

    async def _driver(self, desk: Desk) -> None:
        """Let the table go on by itself for as long as it is in memory."""
        while True:
            desk.kicked.clear()
            step = desk.next_step()
            wait = None if step is None else max(0, step.at_ms - self.clock()) / 1000
            if step is None or wait:
                await self._rest(desk, wait)
                continue
            try:
                await self._advance(desk, step)
            except Stale:
                async with desk.lock:
                    await self._reload(desk)
            except Exception:
                logger.exception("table %s can't go on", desk.table.id)
                await wait_for(desk.kicked, 1.0)

    async def _rest(self, desk: Desk, seconds: float | None) -> None:
        """Wait for something to happen; when a stand-in is offered meanwhile, say so."""
        now = self.clock()
        offer = advance.next_offer(desk.table, now, desk.away_since)
        if offer is None or (seconds is not None and now + 1000 * seconds < offer):
            await wait_for(desk.kicked, seconds)
        elif not await wait_for(desk.kicked, (offer - now) / 1000):
            desk.wake()

    async def _advance(self, desk: Desk, step: advance.Next) -> None:
        if step.what == advance.COMPUTER:
            await self._let_play(desk, step.seat)
            return
        async with desk.lock:
            if desk.next_step() == step:
                await self._advance_now(desk, step)

    async def _advance_now(self, desk: Desk, step: advance.Next) -> None:
        table = desk.table
        number = table.next_round
        if step.what == advance.COMMIT:
            secret, committed = dealing.committed(table)
            desk.deal_secrets[number] = desk.secret = secret
            await self._write(desk, [committed], None, None, kept={number: dealing.keep(secret)})
        elif step.what == advance.CLOSE_SEALS:
            await self._write(desk, [log.SealsClosed(number)], None, None)
        elif step.what == advance.DEAL and desk.secret is not None:
            await self._write(desk, [dealing.dealt(table, desk.secret)], None, None)
        elif step.what == advance.REVEAL:
            await self._reveal(desk)
        elif step.what == advance.RETURN:
            desk.arrived.discard(step.seat)
            await self._write(desk, [log.Returned(step.seat)], None, None)
        elif step.what == advance.ANSWER:
            await self._write(desk, [log.Acted(step.seat, act_text(Act(YES)), "clock")], None, None)

    async def _reveal(self, desk: Desk) -> None:
        done = next(r for r in desk.table.rounds if r.score is not None and r.proof is None)
        shown = dealing.revealed(desk.table, done.number, desk.deal_secrets[done.number])
        await self._write(desk, [shown], None, None, kept={done.number: None})

    async def _let_play(self, desk: Desk, seat: int) -> None:
        """One act of a computer player, from its view alone; it counts only if nothing came between."""
        table = desk.table
        seq = table.seq
        place = table.seat(seat)
        played = table.round
        assert played is not None
        started = time.monotonic()
        decided = await self.players.decide(
            place.stand_in or place.player, played.view(seat), seconds=2.0, salt=self._salt(desk)
        )
        taken = time.monotonic() - started
        self.observe("decision", taken)
        await asyncio.sleep(max(0.0, self.thinking - taken))
        async with desk.lock:
            if desk.table.seq == seq or self._still_due(desk, seat, decided.act):
                await self._write(desk, [entry_by_computer(desk.table, decided.act)], None, None)

    def _still_due(self, desk: Desk, seat: int, act: Act) -> bool:
        """Whether the act still stands after talk and the like: the same seat is due, and it is legal."""
        table = desk.table
        if table.awaited != seat or not table.seat(seat).plays_itself or table.round is None:
            return False
        return table.round.check(act, seat) is None

    @staticmethod
    def _salt(desk: Desk) -> bytes:
        return desk.secret.value if desk.secret is not None else b""

    async def close(self) -> None:
        """Stop all tables; what was accepted is in the log."""
        tasks = [desk.driver for desk in self._desks.values() if desk.driver is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._desks.clear()

    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._desks)

    def idle(self, before_ms: int) -> list[str]:
        """The tables that nobody watches and nobody has asked for since then."""
        return [name for name, desk in self._desks.items() if not desk.readers and desk.used_ms < before_ms]

    async def expire(self) -> list[str]:
        """Give up the abandoned tables whose time has come; their names."""
        gone = await self.store.expire(self.clock())
        for table in gone:
            self.drop(table)
        return gone

    def drop(self, table: str) -> None:
        """Let a table that is no more out of memory, and wake its readers to see it."""
        desk = self._desks.pop(table, None)
        if desk is not None:
            desk.gone = True
            if desk.driver is not None:
                desk.driver.cancel()
            desk.wake()

    def forget(self, table: str) -> None:
        """Let a table that nobody watches out of memory."""
        desk = self._desks.get(table)
        if desk is not None and not desk.readers and not desk.lock.locked():
            if desk.driver is not None:
                desk.driver.cancel()
            del self._desks[table]


def kind_of(entry: log.AnyEntry) -> str:
    """An entry's kind, as the store lists it."""
    return str(entry.__struct_config__.tag)


def note_done(desk: Desk, row: Entry) -> None:
    """Remember that a request counted."""
    if row.act_id is not None:
        desk.done[(row.seat or 0, row.act_id)] = row.seq


def is_finished(table: Table, made: list[log.AnyEntry]) -> bool | None:
    """Whether these entries finish the table's match, or begin another; None: neither."""
    if any(isinstance(entry, log.Rematched) for entry in made):
        return False
    return True if table.stage == OVER and any(isinstance(entry, log.Revealed) for entry in made) else None


async def wait_for(event: asyncio.Event, seconds: float | None) -> bool:
    """Wait for an event, so long at most; whether it came.

    Not by `asyncio.wait_for`, which before Python 3.12 swallows a cancellation that meets the event.
    """
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
