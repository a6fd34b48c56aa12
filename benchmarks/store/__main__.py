"""Durable appends a second: one by one, and as many tables as act at once.

usage: python -m benchmarks.store [--postgres] [--folder FOLDER] [--seconds SECONDS] [--runs RUNS]

Into SQLite, or into a PostgreSQL of this computer that is started for it and keeps its promises.

The folder should be on the disk that is meant. Each append is one entry of 120 bytes with an act id;
it counts when it is acknowledged, which is after the commit reached the disk. `raw_fsync` is the disk
alone: 4 kB and an fsync. `statement_1000` is PostgreSQL and its driver alone: the statement that moves a
thousand tables, one after the other. Processor time is of all threads and processes, for each append.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.cluster.running import SAFE
from benchmarks.store.appends import appends
from benchmarks.store.raw import fsyncs, statements
from benchmarks.store.spent import Spent
from tests.nodes.ground import Postgres

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
    found: dict[str, list[Spent]] = {}
    for _ in range(given.runs):
        for name, measure in measures(given.seconds, server).items():
            with tempfile.TemporaryDirectory(dir=given.folder) as folder:
                found.setdefault(name, []).append(measure(Path(folder)))
    medians = {name: round(statistics.median([one.rate for one in runs])) for name, runs in found.items()}
    for name, runs in found.items():
        ours, theirs = (statistics.median(times) for times in zip(*[one.each for one in runs], strict=True))
        print(f"{name:>20} {medians[name]:>9,} a second; µs: {ours:5.0f} ours, {theirs:5.0f} the database's")
    print(json.dumps(medians))


def measures(seconds: float, server: Postgres | None) -> dict[str, Callable[[Path], Spent]]:
    """What is measured, by name."""
    found: dict[str, Callable[[Path], Spent]] = {"raw_fsync": partial(fsyncs, seconds)}
    if server:
        found["statement_1000"] = partial(statements, seconds, server)
    for callers in CALLERS:
        found[f"callers_{callers}"] = partial(run_appends, seconds, callers, server)
    return found


def run_appends(seconds: float, callers: int, server: Postgres | None, folder: Path) -> Spent:
    """`appends` in a loop of its own."""
    place = server.new_database() if server else str(folder / "escalera.db")
    return asyncio.run(appends(place, seconds, callers, server))


if __name__ == "__main__":
    main()
