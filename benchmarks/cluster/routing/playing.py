"""Tables that rest, then play at the pace of people, then as fast as they are served."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from benchmarks.cluster.routing.cases import Ports, Serving
from benchmarks.cluster.routing.usage import Usage
from benchmarks.load.driving import PATIENCE, Count, Driven, close_tables, open_tables, stuck
from benchmarks.load.ends import Ends, Seen
from benchmarks.load.games import Games

ACCEPTED = b'{"type":"accepted"'


@dataclass(frozen=True)
class Amount:
    """How much is played."""

    tables: int
    rest: float
    """Seconds."""
    pace: float
    """Seconds."""
    rate: int
    """Acts in each of them, of all tables in turn."""
    warm: int
    """Acts of each table before what is measured of those that follow."""
    acts: int


@dataclass
class Waits:
    """Seconds from an act to its answer, and until all seats had it."""

    answers: list[float] = field(default_factory=list)
    views: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Played:
    """What a run came to."""

    rest: Usage
    pace: Usage
    paced: Waits
    press: Usage
    pressed: Waits
    acts: int
    """While they were pressing."""
    node_mb: float
    kept_bytes: float
    """Of an entry in the database."""


class Timed(Driven):
    """A table that notes how long its acts take, and may go on by itself."""

    def __init__(self, count: Count) -> None:
        super().__init__(count)
        self.waits = Waits()
        self.pressing = False
        self.waiting = False
        """Whether somebody hasn't seen the last act yet."""
        self._sent = 0.0
        self._unanswered: deque[float] = deque()

    def begin(self) -> None:
        """Be ready for the first act."""
        assert self.ends is not None
        self.number = self.ends.first
        for socket in self.ends.sockets:
            socket.take = self._noting(socket.take)

    def send(self) -> None:
        """Send the next act, if the script has it."""
        assert self.ends is not None
        self._sent = time.perf_counter()
        self._unanswered.append(self._sent)
        self.waiting = self.ends.act(self.number)
        if not self.waiting:
            self._unanswered.pop()

    def act(self) -> None:
        self.waiting = False
        self.waits.views.append(time.perf_counter() - self._sent)
        if self.pressing and not self.count.stopped:
            self.send()

    def _noting(self, take: Callable[[bytes], None]) -> Callable[[bytes], None]:
        def taken(data: bytes) -> None:
            if data.startswith(ACCEPTED):
                self.waits.answers.append(time.perf_counter() - self._unanswered.popleft())
            else:
                take(data)

        return taken


async def play(serving: Serving, amount: Amount) -> Played:
    """All of it, at fresh tables."""
    count = Count()
    tables = await open_all(serving, amount.tables, count)
    rest = await resting(serving, amount.rest)
    pace, paced = await pacing(serving, tables, amount)
    press, pressed = await pressing(serving, tables, count, amount)
    acts = amount.tables * amount.acts
    memory = sum([node.memory() for node in serving.nodes]) / len(serving.nodes)
    await close_tables(tables)
    return Played(rest, pace, paced, press, pressed, acts, memory, serving.kept_bytes())


async def open_all(serving: Serving, number: int, count: Count) -> list[Timed]:
    """So many tables, everybody where the case sends them, the cards dealt."""
    games, ports = Games(serving.database), serving.ports
    tables = await open_tables(opening(games, ports), 0, number, count, Timed)
    for table in tables:
        table.begin()
    return tables


def opening(games: Games, ports: Ports) -> Callable[[int, Seen], Awaitable[Ends]]:
    """Opens tables at the next ports, whichever was asked for."""
    return lambda port, seen: games.open_spread(next(ports), seen)


async def resting(serving: Serving, seconds: float) -> Usage:
    """What it costs when nobody does anything."""
    await asyncio.sleep(1.0)
    before = serving.usage()
    await asyncio.sleep(seconds)
    return serving.usage() - before


async def pacing(serving: Serving, tables: list[Timed], amount: Amount) -> tuple[Usage, Waits]:
    """The tables act in turn, at a steady rate; one that still waits then lets it pass."""
    before, start = serving.usage(), time.perf_counter()
    for number in range(round(amount.rate * amount.pace)):
        await asyncio.sleep(start + number / amount.rate - time.perf_counter())
        table = tables[number % len(tables)]
        if not table.waiting:
            table.send()
    await asyncio.sleep(0.5)
    return serving.usage() - before, gathered(tables)


async def pressing(
    serving: Serving, tables: list[Timed], count: Count, amount: Amount
) -> tuple[Usage, Waits]:
    """Each table acts as soon as all its seats have the last act."""
    done, marks = asyncio.Event(), list[Usage]()

    def note() -> None:
        received = sum([table.received() for table in tables])
        marks.append(replace(serving.usage(), seat_bytes=received))

    def begin() -> None:
        gathered(tables)
        note()

    def end() -> None:
        note()
        count.stopped = True
        done.set()

    first = count.acts + amount.tables * amount.warm
    count.marks = {first: begin, first + amount.tables * amount.acts: end}
    for table in tables:
        table.pressing = True
        table.send()
    try:
        await asyncio.wait_for(done.wait(), PATIENCE)
    except TimeoutError as error:
        raise RuntimeError(stuck(count, tables)) from error
    return marks[1] - marks[0], gathered(tables)


def gathered(tables: list[Timed]) -> Waits:
    """The waits of all tables since they were last gathered."""
    found = Waits()
    for table in tables:
        found.answers += table.waits.answers
        found.views += table.waits.views
        table.waits = Waits()
    return found
