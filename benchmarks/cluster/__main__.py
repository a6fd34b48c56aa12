"""`python -m benchmarks.cluster`: three nodes under load, to which everything happens that may happen."""

from __future__ import annotations

import argparse
import asyncio
import sys

from benchmarks.cluster.faults import FAULTS
from benchmarks.cluster.running import Plan, Run, run


def main() -> int:
    """Run it, and say what came of it; the exit status is 1 when anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster", description=__doc__)
    parser.add_argument("--acts", type=int, default=100_000, help="of people, acknowledged")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=300.0, help="acts of people a second, about")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--only", nargs="*", choices=list(FAULTS), default=list(FAULTS))
    given = parser.parse_args()
    plan = Plan(acts=given.acts, tables=given.tables, rate=given.rate, kinds=given.only, number=given.nodes)
    done = asyncio.run(run(plan))
    print(report(done))
    return 1 if done.found.faults else 0


def report(done: Run) -> str:
    """The figures, and what is wrong."""
    found, told = done.found, done.told
    lines = [
        f"{len(done.tables)} tables, {done.seconds:.0f} seconds, {found.acts} acts in the logs",
        f"{len(told.acknowledged)} messages acknowledged to people, "
        f"{len(told.acknowledged) / done.seconds:.0f} a second",
        "faults: " + ", ".join(f"{kind} {count}" for kind, count in done.faults.items()),
        *[back(kind, sorted(seconds)) for kind, seconds in told.away.items()],
        f"{found.rounds} finished rounds checked",
        f"wrong: {len(found.faults)}",
        *found.faults[:20],
    ]
    return "\n".join(lines)


def back(kind: str, seconds: list[float]) -> str:
    """How soon people were back at a table."""
    times = [seconds[len(seconds) // 2], seconds[len(seconds) * 99 // 100], seconds[-1]]
    half, nearly, every = [f"{time:.2f}" for time in times]
    return (
        f"{kind}: {len(seconds)} connections lost; back within {half} seconds (half), "
        f"{nearly} (99 %), {every} (all)"
    )


if __name__ == "__main__":
    sys.exit(main())
