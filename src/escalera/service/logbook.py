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
Observe = Callable[[str, float], None]
"""Told how many seconds an `append` or a `decision` took."""


class Logbook:
    """The logs of all tables."""

    def __init__(self, store: Store, clock: Clock, observe: Observe) -> None:
        self.store = store
        self.clock = clock
        self.observe = observe

    # Reading

    async def read(self, name: str) -> Desk:
        """A table from its log. Raises `Refused`."""
        rows = await self.store.read(name)
        if not rows:
            raise Refused("no-such-table")
        found: dict[int, Secret] = {}
        desk = Desk(Table(name, ordering(found)), deal_secrets=found)
        played = [(row, log.decode(row.data)) for row in rows]
        secrets_shown: list[tuple[int, Secret]] = []
        for _row, entry in played:
            if isinstance(entry, log.Revealed):
                secrets_shown.append((entry.round, dealing.kept(entry.secret.encode())))
        for row, entry in played:
            if isinstance(entry, log.Committed):
                await self._find_secret(desk, name, entry.round, secrets_shown)
            desk.note_done(row, entry)
            desk.table.apply(entry, row.seq, row.at_ms)
        desk.secret = desk.deal_secrets.get(running(desk.table))
        return desk

    async def _find_secret(self, desk: Desk, name: str, number: int, shown: list[tuple[int, Secret]]) -> None:
        """The secret of a deal: revealed later in the log, or still kept apart."""
        if shown and shown[0][0] == number:
            desk.deal_secrets[number] = shown.pop(0)[1]
            return
        data = await self.store.secret(name, number)
        if data is not None:
            desk.deal_secrets[number] = dealing.kept(data)

    async def reload(self, desk: Desk) -> None:
        """Read a table anew that somebody else has written to."""
        fresh = await self.read(desk.table.id)
        desk.table, desk.secret, desk.deal_secrets = fresh.table, fresh.secret, fresh.deal_secrets
        desk.done = fresh.done
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

    async def write_once(self, desk: Desk, entry: log.AnyEntry, seat: int, token: Token) -> None:
        """Append an entry with its token, or refuse to when somebody else has written first."""
        try:
            await self.write(desk, [entry], seat, tokens=[token])
        except Stale as stale:
            await self.reload(desk)
            raise Refused("try-again") from stale


def ordering(found: dict[int, Secret]) -> Order:
    """The card order of each deal, by the secrets of the rounds."""
    return lambda table, number: dealing.order_of(table, number, found[number])


def running(table: Table) -> int:
    """The number of the round that is played or dealt next."""
    played = table.round
    return played.number if played is not None else table.next_round


KINDS: Final[dict[type, str]] = {kind: str(kind.__struct_config__.tag) for kind in get_args(log.AnyEntry)}
"""Each kind of entry as the store lists it."""


def is_finished(table: Table, made: list[log.AnyEntry]) -> bool | None:
    """Whether these entries finish the table's match, or begin another; None: neither."""
    if table.stage != OVER:
        return None
    if any(isinstance(entry, log.Rematched) for entry in made):
        return False
    return True if any(isinstance(entry, log.Revealed) for entry in made) else None
