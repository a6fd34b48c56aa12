"""Tables that act as soon as every seat has its view."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from benchmarks.load.ends import SEATS, Ends, OpenTable

ALL = (1 << SEATS) - 1
PATIENCE = 120.0


@dataclass
class Count:
    """The acts of all tables, and what is to be done after so many."""

    acts: int = 0
    marks: dict[int, Callable[[], None]] | None = None
    stopped: bool = False

    def add(self) -> None:
        """One more."""
        self.acts += 1
        mark = (self.marks or {}).get(self.acts)
        if mark is not None:
            mark()


class Driven:
    """A table whose seats act in turn."""

    def __init__(self, count: Count) -> None:
        self.count = count
        self.ends: Ends | None = None
        self.number = 0
        self.have = 0

    def seen(self, seat: int, number: int) -> None:
        """A seat has its view; when all have it, the next act is sent."""
        if number != self.number:
            return
        self.have |= 1 << seat
        if self.have == ALL:
            self.have = 0
            self.number += 1
            self.count.add()
            self.act()

    def act(self) -> None:
        """Send the next act, unless it is over."""
        if not self.count.stopped and self.ends is not None:
            self.ends.act(self.number)

    def start(self) -> None:
        """Send the first act."""
        assert self.ends is not None
        self.number = self.ends.first
        self.act()

    def received(self) -> int:
        """Bytes that its seats were sent."""
        return sum(socket.bytes for socket in self.ends.sockets) if self.ends else 0


AnyDriven = TypeVar("AnyDriven", bound=Driven)


async def open_tables(
    open_table: OpenTable, port: int, number: int, count: Count, kind: Callable[[Count], AnyDriven]
) -> list[AnyDriven]:
    """So many tables, all seats taken."""
    tables = []
    for _ in range(number):
        table = kind(count)
        table.ends = await open_table(port, table.seen)
        tables.append(table)
    for table in tables:
        if table.ends is not None and table.ends.ready is not None:
            await table.ends.ready()
    return tables


def stuck(count: Count, tables: Sequence[Driven]) -> str:
    """Where they stand."""
    lines = [f"no more after {count.acts} acts"]
    for table in tables:
        if table.ends is not None:
            closed = [seat for seat, socket in enumerate(table.ends.sockets) if socket.closed]
            lines.append(f"number {table.number} seen by {table.have:04b}, closed {closed}")
    return "\n".join(lines)


async def close_tables(tables: Sequence[Driven]) -> None:
    """Close all sockets."""
    for table in tables:
        for socket in table.ends.sockets if table.ends else []:
            socket.close()
    await asyncio.sleep(0.1)


@dataclass(frozen=True)
class Driving:
    """What was measured."""

    moves: int
    seconds: float
    bytes: int


async def drive(
    open_table: OpenTable, port: int, tables: int, warm: int, moves: int, seconds: Callable[[], float]
) -> Driving:
    """Let tables act as fast as the server can; `seconds` is what it has used so far."""
    done = asyncio.Event()
    count = Count()
    opened = await open_tables(open_table, port, tables, count, Driven)
    found: list[tuple[float, int]] = []

    def note() -> None:
        found.append((seconds(), sum(table.received() for table in opened)))

    def end() -> None:
        note()
        count.stopped = True
        done.set()

    count.marks = {warm: note, warm + moves: end}
    for table in opened:
        table.start()
    try:
        await asyncio.wait_for(done.wait(), PATIENCE)
    except TimeoutError as error:
        raise RuntimeError(stuck(count, opened)) from error
    await close_tables(opened)
    (before, bytes_before), (after, bytes_after) = found
    return Driving(moves, after - before, bytes_after - bytes_before)
