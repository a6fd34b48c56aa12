"""`python -m benchmarks.cluster`: three nodes under load, to which everything happens that may happen."""

from __future__ import annotations

import argparse
import asyncio
import sys

from benchmarks.cluster.faults import ALL, FAULTS, WIRED
from benchmarks.cluster.running import Plan, Run, run
from benchmarks.cluster.wires import enter


def main() -> int:
    """Run it, and say what came of it; the exit status is 1 when anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster", description=__doc__)
    parser.add_argument("--acts", type=int, default=100_000, help="of people, acknowledged")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=300.0, help="acts of people a second, about")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--only", nargs="*", choices=list(ALL), default=list(ALL))
    given = parser.parse_args()
    kinds = possible(given.only)
    plan = Plan(acts=given.acts, tables=given.tables, rate=given.rate, kinds=kinds, number=given.nodes)
    done = asyncio.run(run(plan))
    print(report(done))
    return 1 if done.found.faults else 0


def possible(kinds: list[str]) -> list[str]:
    """Those of these kinds that can happen here; what needs networks of its own happens in one of its own."""
    if WIRED.keys().isdisjoint(kinds) or enter("benchmarks.cluster"):
        return kinds
    print("no networks of their own can be made here: nodes are cut off by gates alone")
    return [kind for kind in kinds if kind in FAULTS]


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
