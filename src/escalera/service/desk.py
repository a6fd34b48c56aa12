"""A table in memory: who watches it, who is away, and the lock that makes its mailbox."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from escalera.service import advance
from escalera.service.fair import Secret
from escalera.service.store import Entry
from escalera.service.table import Table


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

    def take_up(self, now_ms: int) -> None:
        """Clocks go on from where they were when the table was last in memory."""
        self.used_ms = now_ms
        self.table.moved_ms += max(0, now_ms - self.table.at_ms)
        self.note_away(now_ms)

    def note_done(self, row: Entry) -> None:
        """Remember that a request counted."""
        if row.act_id is not None:
            self.done[(row.seat or 0, row.act_id)] = row.seq

    def offers(self, seat: int, now_ms: int) -> bool:
        """Whether a stand-in is offered for a seat."""
        return advance.offers_stand_in(self.table, seat, now_ms, self.away())

    def away(self) -> dict[int, int]:
        """Since when the people are away who aren't connected."""
        present = self.present()
        return {seat: since for seat, since in self.away_since.items() if seat not in present}

    def watch(self, reader: Reader) -> None:
        """Somebody begins to watch; a person whom a stand-in plays for is back."""
        seat = reader.seat
        self.readers.add(reader)
        self.away_since.pop(seat, None)
        if seat and self.table.seat(seat).stand_in:
            self.arrived.add(seat)
        self.wake()

    def leave(self, reader: Reader, now_ms: int) -> None:
        """Somebody no longer watches."""
        self.readers.discard(reader)
        if reader.seat and reader.seat not in self.present():
            self.away_since[reader.seat] = now_ms
        self.wake()

    def wake(self) -> None:
        """Tell the readers that there is something new, and the driver to look again."""
        for reader in self.readers:
            reader.wake.set()
        self.kicked.set()
