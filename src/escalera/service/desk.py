"""A table in memory: who watches it, who is away, and the lock that makes its mailbox."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from escalera.service import advance
from escalera.service import entries as log
from escalera.service.fair import Secret
from escalera.service.store import Entry
from escalera.service.table import BETWEEN, Table
from escalera.service.turns import Turns

NEVER: Final = 1 << 62
"""Later than any time of day in milliseconds."""
NOBODY: Final[frozenset[int]] = frozenset()
GOING_ON_MS: Final = 600_000
"""What is due later than that, or after a table stood still for so long, waits until somebody comes."""
STUCK_MS: Final = 60_000
"""What is due for so long won't be done here."""


class Drives(Protocol):
    """Whoever lets a table go on by itself; see `driver`."""

    def look(self, desk: Desk) -> None:
        """Do what is due, now or later."""
        ...

    def stop(self, desk: Desk) -> None:
        """Do no more."""
        ...


@dataclass(eq=False, slots=True)
class Reader:
    """Somebody who watches a table as a seat, or 0, and is told by `show` that there is something new.

    `show` comes at once, with the table as it is now: it must not wait, raise, or change who watches.
    `end` comes when there will be nothing more. A reader with a `sitting` keeps the seat that its person has.
    """

    seat: int
    show: Callable[[], None]
    sitting: int = 0
    end: Callable[[], None] = lambda: None


@dataclass(frozen=True, slots=True)
class Presence:
    """The seats whose people are connected, and those for which a stand-in is offered."""

    seats: list[int]
    offered: list[int]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What is known of another node that has the table in memory, too."""

    sittings: frozenset[int]
    """Whose people are connected there, by the entries they sat down with."""
    beat: int
    """At which of our beats it said so last."""


@dataclass(eq=False, slots=True)
class Desk:
    """A table in memory, its mailbox and who watches."""

    table: Table
    secret: Secret | None = None
    lock: Turns = field(default_factory=Turns)
    readers: set[Reader] = field(default_factory=set)
    away_since: dict[int, int] = field(default_factory=dict)
    driver: Drives | None = None
    driving: asyncio.Task[None] | None = None
    """The driver at work."""
    alarm: asyncio.TimerHandle | None = None
    """When the driver looks again."""
    deal_secrets: dict[int, Secret] = field(default_factory=dict)
    done: dict[tuple[int, str], tuple[int, log.AnyEntry]] = field(default_factory=dict)
    """The requests that counted, by the person and their id: their numbers, and what they came to."""
    frames: dict[tuple[int, int], bytes] = field(default_factory=dict)
    """What was made for looking back, by match and round."""
    gone: bool = False
    """The table is given up."""
    signs: dict[int, int] = field(default_factory=dict)
    """When each person last did something, as the log has it."""
    used_ms: int = 0
    """When somebody last asked for the table."""
    arrived: set[int] = field(default_factory=set)
    """Seats whose people have come back to a stand-in."""
    presence: Presence = field(default_factory=lambda: Presence([], []))
    unsettled: bool = True
    """Whether something happened that changes who sits where, who is here or what is offered."""
    offer_ms: int = NEVER
    """When the next stand-in will be offered, if nothing happens before."""
    others: dict[str, Elsewhere] = field(default_factory=dict)
    """The other nodes that have the table in memory."""
    elsewhere: frozenset[int] = NOBODY
    """Whose people are connected to them."""
    follows: bool = False
    """Whether another node goes first with what the table does by itself."""
    joined_ms: int = 0
    """When the table came into memory."""
    unsure: bool = False
    """Whether its clocks are as the log has them, since other nodes haven't said yet what they know."""
    catching_up: bool = False
    """Whether its log is about to be read on."""

    def next_step(self) -> advance.Next | None:
        """What the table does by itself next."""
        present = self.present() if self.table.stage == BETWEEN else NOBODY
        return advance.next_step(self.table, present, self.arrived)

    def is_needed(self, now_ms: int) -> bool:
        """Whether the table goes on by itself, and as far as is known at this node alone."""
        step = None if self.others else self.next_step()
        if step is None:
            return False
        at = max(step.at_ms, self.table.at_ms, self.joined_ms)
        return now_ms - STUCK_MS < at <= now_ms + GOING_ON_MS

    def present(self) -> frozenset[int]:
        """The seats whose people are connected, to whichever node."""
        here = frozenset([reader.seat for reader in self.readers if reader.seat])
        if not self.elsewhere:
            return here
        return here | {seat for sitting in self.elsewhere if (seat := self.table.seat_of(sitting))}

    def sittings_here(self) -> set[int]:
        """The people who are connected to this node, by the entries they sat down with."""
        return {self.table.seat(reader.seat).sitting for reader in self.readers if reader.seat}

    def count_elsewhere(self, now_ms: int) -> None:
        """People have come to other nodes, or left them."""
        before = self.present()
        self.elsewhere = NOBODY.union(*[other.sittings for other in self.others.values()])
        after = self.present()
        for seat in after:
            self.away_since.pop(seat, None)
        for seat in before - after:
            self.away_since[seat] = now_ms
        self.unsettled = True
        self.wake(now_ms)

    def note_away(self, now_ms: int) -> None:
        """People who aren't connected are away from now on, unless they were before."""
        for seat in set(self.table.persons()) - self.present():
            self.away_since.setdefault(seat, now_ms)

    def note_done(self, row: Entry, entry: log.AnyEntry) -> None:
        """Remember that a request counted; before it does, since it may change who sits where."""
        if row.act_id is not None:
            person = row.person or self.table.person_at(row.seat)
            self.done[(person, row.act_id)] = row.seq, entry
            self.signs[person] = row.at_ms

    def offers(self, seat: int, now_ms: int) -> bool:
        """Whether a stand-in is offered for a seat."""
        return advance.offers_stand_in(self.table, seat, now_ms, self.away())

    def away(self) -> dict[int, int]:
        """Since when the people are away who aren't connected."""
        present = self.present()
        return {seat: since for seat, since in self.away_since.items() if seat not in present}

    def watch(self, reader: Reader, now_ms: int) -> None:
        """Somebody begins to watch; a person whom a stand-in plays for is back."""
        seat = reader.seat
        self.readers.add(reader)
        self.away_since.pop(seat, None)
        if seat and self.table.seat(seat).stand_in:
            self.arrived.add(seat)
        self.unsettled = True
        self.wake(now_ms)

    def leave(self, reader: Reader, now_ms: int) -> None:
        """Somebody no longer watches."""
        self.readers.discard(reader)
        if reader.seat and reader.seat not in self.present():
            self.away_since[reader.seat] = now_ms
        self.unsettled = True
        self.wake(now_ms)

    def wake(self, now_ms: int) -> None:
        """Show the readers what is new, and let the driver look again."""
        if self.unsettled or self.presence.offered or now_ms >= self.offer_ms:
            self.settle(now_ms)
        for reader in self.readers:
            reader.show()
        if self.driver is not None:
            self.driver.look(self)

    def settle(self, now_ms: int) -> None:
        """See anew who sits where, who is here and for whom a stand-in is offered."""
        self.unsettled = False
        for reader in self.readers:
            if reader.sitting:
                reader.seat = self.table.seat_of(reader.sitting)
        self.note_away(now_ms)
        offered = [seat for seat in self.table.persons() if self.offers(seat, now_ms)]
        found = Presence(sorted(self.present()), offered)
        if found != self.presence:
            self.presence = found
        self.offer_ms = advance.next_offer(self.table, now_ms, self.away()) or NEVER
