"""Durable appends a second: one by one, and as many tables as act at once.

usage: python -m benchmarks.store [--postgres] [--folder FOLDER] [--seconds SECONDS] [--runs RUNS]

Into SQLite, or into a PostgreSQL of this computer that is started for it and keeps its promises.

The folder should be on the disk that is meant. Each append is one entry of 120 bytes with an act id;
it counts when it is acknowledged, which is after the commit reached the disk. `raw_fsync` is the disk
alone: 4 kB and an fsync.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.cluster.running import SAFE
from escalera.service.store import Entry, Store
from escalera.service.store.places import open_store
from escalera.service.store.sql import KEEP_MS
from tests.nodes.ground import Postgres

DATA: Final = bytes(120)
CALLERS: Final = (1, 10, 100, 1000)


def main() -> None:
    """Measure each number of callers `--runs` times, in turn, and print medians."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.store", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path.cwd())
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    with Postgres(SAFE) if given.postgres else nullcontext() as server:
        report(given, server)


def report(given: argparse.Namespace, server: Postgres | None) -> None:
    """Measure, and print the medians."""
    found: dict[str, list[float]] = {}
    for _ in range(given.runs):
        for name, measure in measures(given.seconds, server).items():
            with tempfile.TemporaryDirectory(dir=given.folder) as folder:
                found.setdefault(name, []).append(measure(Path(folder)))
    medians = {name: round(statistics.median(values)) for name, values in found.items()}
    for name, value in medians.items():
        print(f"{name:>20} {value:>9,} a second")
    print(json.dumps(medians))


def measures(seconds: float, server: Postgres | None) -> dict[str, Callable[[Path], float]]:
    """What is measured, by name."""
    found: dict[str, Callable[[Path], float]] = {"raw_fsync": lambda folder: raw_fsync(folder, seconds)}
    for callers in CALLERS:
        found[f"callers_{callers}"] = partial(run_appends, seconds, callers, server)
    return found


def raw_fsync(folder: Path, seconds: float) -> float:
    """Writes and fsyncs a second."""
    start = time.perf_counter()
    number = 0
    with (folder / "raw").open("wb", buffering=0) as file:
        while time.perf_counter() < start + seconds:
            file.write(bytes(4096))
            os.fsync(file.fileno())
            number += 1
    return number / (time.perf_counter() - start)


def run_appends(seconds: float, callers: int, server: Postgres | None, folder: Path) -> float:
    """`appends` in a loop of its own."""
    place = server.new_database() if server else str(folder / "escalera.db")
    return asyncio.run(appends(place, seconds, callers))


async def appends(place: str, seconds: float, callers: int) -> float:
    """Acknowledged appends a second of so many tables that act at once."""
    store = await open_store(place, KEEP_MS)
    start = time.perf_counter()
    done = await asyncio.gather(*[act(store, f"t{i}", start + seconds) for i in range(callers)])
    taken = time.perf_counter() - start
    await store.close()
    return sum(done) / taken


async def act(store: Store, table: str, end: float) -> int:
    """One table, an append after the other; how many."""
    number = 0
    while time.perf_counter() < end:
        entry = Entry(table, number + 1, number, "act", DATA, number % 4, f"act{number}", number % 4)
        await store.append(table, number, [entry])
        number += 1
    return number


if __name__ == "__main__":
    main()
