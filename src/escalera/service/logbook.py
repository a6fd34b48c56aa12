"""Tables and their logs: a desk is read from its log, and entries count once they are durable."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, get_args

from msgspec.structs import replace

from escalera.errors import Refused
from escalera.service import dealing
from escalera.service import entries as log
from escalera.service.desk import Desk
from escalera.service.fair import Secret
from escalera.service.store import Entry, Stale, Store, Token
from escalera.service.table import OVER, Order, Table

Clock = Callable[[], int]
"""Milliseconds since 1970; tests bring their own."""
Played = list[tuple[Entry, log.AnyEntry]]
"""Entries as they are kept, each with what it says."""
Observe = Callable[[str, float], None]
"""Told how many seconds an `append` or a `decision` took."""


class Logbook:
    """The logs of all tables."""

    def __init__(self, store: Store, clock: Clock, observe: Observe) -> None:
        self.store = store
        self.clock = clock
        self.observe = observe
        self.moved: Callable[[Desk], None] = lambda desk: None
        """Told of every table that has new entries by us."""

    # Reading

    async def read(self, name: str) -> Desk:
        """A table from its log. Raises `Refused`."""
        rows = await self.store.read(name)
        if not rows:
            raise Refused("no-such-table")
        found: dict[int, Secret] = {}
        desk = Desk(Table(name, ordering(found)), deal_secrets=found)
        await self._apply(desk, rows)
        return desk

    async def _apply(self, desk: Desk, rows: list[Entry]) -> None:
        """Let entries count that are in the log."""
        played, shown = await self._with_secrets(desk.table.id, rows)
        for row, entry in played:
            if isinstance(entry, log.Committed) and row.seq in shown:
                desk.deal_secrets[entry.round] = shown[row.seq]
            desk.note_done(row, entry)
            desk.table.apply(entry, row.seq, row.at_ms)
        desk.secret = desk.deal_secrets.get(running(desk.table))

    async def _with_secrets(self, name: str, rows: list[Entry]) -> tuple[Played, dict[int, Secret]]:
        """Entries, and the secrets of the deals that are committed to among them, by the entries' numbers.

        A secret is revealed later in the log, or still kept apart; or it is revealed right now by another
        node, and the log is longer than it was.
        """
        played = decoded(rows)
        shown = revealed(played)
        for row, entry in played:
            if isinstance(entry, log.Committed) and row.seq not in shown:
                data = await self.store.secret(name, entry.round)
                if data is not None:
                    shown[row.seq] = dealing.kept(data)
                elif more := await self.store.read(name, played[-1][0].seq):
                    return await self._with_secrets(name, [*rows, *more])
        return played, shown

    async def catch_up(self, desk: Desk) -> bool:
        """Read on where others have written, with the desk's lock held; whether they have."""
        rows = await self.store.read(desk.table.id, desk.table.seq)
        if rows:
            await self._apply(desk, rows)
            desk.unsettled = desk.unsettled or {row.kind for row in rows} != {ACT}
            desk.wake(self.clock())
        return bool(rows)

    async def read_on(self, desk: Desk) -> None:
        """The same where the store says that others have."""
        if not await self.catch_up(desk):
            await self.reload(desk)

    async def reload(self, desk: Desk) -> None:
        """Read a table anew."""
        fresh = await self.read(desk.table.id)
        fresh.table.moved_ms = max(fresh.table.moved_ms, desk.table.moved_ms)
        desk.table, desk.secret, desk.deal_secrets = fresh.table, fresh.secret, fresh.deal_secrets
        desk.done, desk.signs = fresh.done, fresh.signs
        desk.unsettled = True
        desk.wake(self.clock())

    # Writing

    def rows(self, table: str, seq: int, made: list[log.AnyEntry], seat: int | None) -> list[Entry]:
        """Entries as the store keeps them, numbered after `seq`."""
        at = self.clock()
        return [
            Entry(table, seq + n + 1, at, KINDS[type(one)], log.encode(one), seat)
            for n, one in enumerate(made)
        ]

    async def write(
        self,
        desk: Desk,
        made: list[log.AnyEntry],
        seat: int | None = None,
        act_id: str | None = None,
        *,
        tokens: list[Token] | None = None,
        kept: dict[int, bytes | None] | None = None,
    ) -> None:
        """Append entries and, once they are durable, apply and show them; with the desk's lock held.

        The last of them is what the request with this id came to.
        """
        table = desk.table
        rows = self.rows(table.id, table.seq, made, seat)
        if act_id is not None:
            rows[-1] = replace(rows[-1], act_id=act_id, person=table.person_at(seat))
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
            desk.note_done(row, entry)
            table.apply(entry, row.seq, row.at_ms)
            if type(entry) is not log.Acted:
                desk.unsettled = True
        desk.wake(rows[-1].at_ms)
        self.moved(desk)

    async def write_once(self, desk: Desk, entry: log.AnyEntry, seat: int, token: Token) -> None:
        """Append an entry with its token, or refuse to when somebody else has written first.

        The token tells whether that was us, with a connection that broke before it said so.
        """
        try:
            await self.write(desk, [entry], seat, tokens=[token])
        except Stale as stale:
            await self.read_on(desk)
            if await self.store.find_token(token.hash) is None:
                raise Refused("try-again") from stale


def decoded(rows: list[Entry]) -> Played:
    """Entries as they are kept, each with what it says."""
    return [(row, log.decode(row.data)) for row in rows]


def revealed(played: Played) -> dict[int, Secret]:
    """The secrets that these entries show, by the numbers of the entries that committed to them."""
    found: dict[int, Secret] = {}
    open_rounds: dict[int, int] = {}
    for row, entry in played:
        if isinstance(entry, log.Committed):
            open_rounds[entry.round] = row.seq
        elif isinstance(entry, log.Revealed) and entry.round in open_rounds:
            found[open_rounds.pop(entry.round)] = dealing.kept(entry.secret.encode())
    return found


def ordering(found: dict[int, Secret]) -> Order:
    """The card order of each deal, by the secrets of the rounds."""
    return lambda table, number: dealing.order_of(table, number, found[number])


def running(table: Table) -> int:
    """The number of the round that is played or dealt next."""
    played = table.round
    return played.number if played is not None else table.next_round


KINDS: Final[dict[type, str]] = {kind: str(kind.__struct_config__.tag) for kind in get_args(log.AnyEntry)}
"""Each kind of entry as the store lists it."""
ACT: Final = KINDS[log.Acted]
"""The one that changes nothing of who is where."""


def is_finished(table: Table, made: list[log.AnyEntry]) -> bool | None:
    """Whether these entries finish the table's match, or begin another; None: neither."""
    if table.stage != OVER:
        return None
    if any(isinstance(entry, log.Rematched) for entry in made):
        return False
    return True if any(isinstance(entry, log.Revealed) for entry in made) else None
