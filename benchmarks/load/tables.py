"""Many real tables at the pace of people: how long an act takes until every seat has seen it."""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop

from benchmarks.load.driving import Count, Driven, close_tables, open_tables
from benchmarks.load.games import NO_LIMITS, Games, file_engine, serve_command
from benchmarks.load.servers import Server, come_first, serving, take_load_core


class Paced(Driven):
    """A table that acts at set times, whether the last act was quick or not."""

    def __init__(self, count: Count) -> None:
        super().__init__(count)
        self.waits: list[float] = []
        self.late = 0
        self._due = 0.0
        self._waiting = False

    def act(self) -> None:
        """All seats have seen the last act."""
        self.waits.append(time.perf_counter() - self._due)
        self._waiting = False

    def start(self) -> None:
        """The first act comes at its time."""
        assert self.ends is not None
        self.number = self.ends.first

    async def play(self, first: float, every: float, end: float) -> None:
        """Act at its times until the end. The wait counts from when the act was due."""
        due = first
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            if self._waiting:
                self.late += 1
            elif self.ends is not None:
                self._due, self._waiting = due, True
                self._waiting = self.ends.act(self.number)
            due += every


@dataclass(frozen=True)
class Found:
    """What a run came to; times in milliseconds, memory in megabytes."""

    acts: int
    late: int
    p50: float
    p99: float
    longest: float
    share: float
    before_mb: float
    after_mb: float


def run(runs: int, tables: int, every: float, seconds: float) -> None:
    """Measure `runs` times and print medians."""
    take_load_core()
    come_first()
    found = []
    for number in range(runs):
        found.append(measure(tables, every, seconds))
        print(f"run {number + 1} of {runs}: {found[-1]}", flush=True)
    names = asdict(found[0])
    print(json.dumps({name: round(statistics.median(asdict(f)[name] for f in found), 3) for name in names}))


def measure(tables: int, every: float, seconds: float) -> Found:
    """One run on a fresh server and database."""
    with tempfile.TemporaryDirectory() as folder, serving(serve_command(Path(folder)), **NO_LIMITS) as server:
        return uvloop.run(play(server, Games(file_engine(Path(folder))), tables, every, seconds))


async def play(server: Server, games: Games, number: int, every: float, seconds: float) -> Found:
    """Let the tables play, spread over the interval."""
    before_mb = server.memory()
    tables = await open_tables(games.open_table, server.port, number, Count(), Paced)
    for table in tables:
        table.start()
    started, used = time.perf_counter() + 0.5, server.seconds()
    times = [started + every * at / number for at in range(number)]
    end = started + seconds
    playing = [table.play(first, every, end) for table, first in zip(tables, times, strict=True)]
    await asyncio.gather(*playing)
    await asyncio.sleep(1.0)
    share = (server.seconds() - used) / (time.perf_counter() - started)
    after_mb = server.memory()
    await close_tables(tables)
    waits = sorted(1000 * wait for table in tables for wait in table.waits)
    late = sum(table.late for table in tables)
    return Found(
        len(waits), late, at(waits, 0.5), at(waits, 0.99), waits[-1], round(share, 3), before_mb, after_mb
    )


def at(waits: list[float], part: float) -> float:
    """A percentile."""
    return round(waits[int(len(waits) * part)], 2)
