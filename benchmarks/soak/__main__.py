"""`python -m benchmarks.soak`: an hour of coming and going, and whether anything is left of it.

Three nodes on PostgreSQL and NATS and a worker (`--one`: one node on SQLite). A first wave of people who
never think says what this machine bears, with the programme that plays them on the same processors; the
evening is half of it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.cluster.running import SAFE
from benchmarks.soak.ground import Ground, SharedGround
from benchmarks.soak.parties import Habits
from benchmarks.soak.running import Plan, Run, faults, left_over, run, save
from benchmarks.soak.verdict import Growth, Held, growths, held
from tests.nodes.ground import Nats, Postgres


def main() -> int:
    """Run it, and say what came of it; the exit status is 1 when something grew or is left."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--tables", type=int, default=120, help="at once")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--one", action="store_true", help="one node on SQLite alone")
    parser.add_argument("--rate", type=float, default=0.0, help="acts of people a second, instead of half")
    parser.add_argument("--visits", type=float, default=4.0, help="other visits a second")
    parser.add_argument("--forget-minutes", type=int, default=1, help="after which nodes let idle tables go")
    parser.add_argument("--samples", type=Path, help="a file for all that was seen")
    given = parser.parse_args()
    plan = Plan(
        seconds=given.seconds,
        habits=Habits(tables=given.tables, visits=given.visits),
        rate=given.rate,
        patience=60.0 * (given.forget_minutes + 3),
    )
    done = asyncio.run(evening(given, plan))
    if given.samples:
        save(given.samples, done)
    print(report(done))
    return 1 if wrong(done) else 0


async def evening(given: argparse.Namespace, plan: Plan) -> Run:
    """The whole of it."""
    with tempfile.TemporaryDirectory(prefix="escalera-") as name:
        environment = {"ESCALERA_FORGET_MINUTES": str(given.forget_minutes)}
        if given.one:
            return await on(Ground(Path(name), 1, **environment), plan)
        with Postgres(SAFE) as postgres, Nats() as nats:
            return await on(SharedGround(Path(name), given.nodes, postgres, nats, **environment), plan)


async def on(ground: Ground, plan: Plan) -> Run:
    """It on a ground, told as it goes."""
    async with ground:
        return await run(ground, plan, lambda text: print(text, flush=True))


def wrong(done: Run) -> list[str]:
    """What grew, what is left, and where a node failed."""
    grown = [f"{one.who} grew" for one in growths(done.series) if not one.flat]
    left = [
        f"{one.who}, {one.what}: not given back" for one in left_over(done.before, done.series, done.after)
    ]
    return [*grown, *left, *faults(done)]


def report(done: Run) -> str:
    """All of it in tables."""
    return "\n".join([*what_happened(done), "", *memory_table(done), "", *held_table(done), "", *end(done)])


def what_happened(done: Run) -> Iterator[str]:
    """The evening in a few lines."""
    peak = max([sum([one.get("watching", 0) for one in sample.values()]) for _, sample in done.series])
    yield f"{done.seconds:.0f} seconds, {done.plan.habits.tables} tables at once, {done.made} in all, "
    yield f"{done.acts} acts of people, {done.acts / done.seconds:.0f} a second (full: {done.full:.0f}), "
    yield f"up to {peak:.0f} sockets and streams at once"
    if done.times:
        half, nearly = [1000 * done.times[len(done.times) * part // 100] for part in (50, 99)]
        yield f"answers: half within {half:.0f} ms, 99 % within {nearly:.0f}"
    yield ", ".join([f"{what} {number}" for what, number in sorted(done.answers.items())])


def memory_table(done: Run) -> Iterator[str]:
    """How memory went."""
    yield "| megabytes | first third | middle | last | may grow by | an hour | flat |"
    yield "|---|---:|---:|---:|---:|---:|---|"
    yield from [memory_row(one) for one in growths(done.series)]


def memory_row(one: Growth) -> str:
    """A row of it."""
    numbers = f"{one.first:.1f} | {one.middle:.1f} | {one.last:.1f} | {one.bound:.1f} | {one.hourly:+.1f}"
    return f"| {one.who} | {numbers} | {'yes' if one.flat else '**no**'} |"


def held_table(done: Run) -> Iterator[str]:
    """What was taken and given back."""
    yield "| | before | at most | after | may be | given back |"
    yield "|---|---:|---:|---:|---:|---|"
    yield from [held_row(one) for one in held(done.before, done.series, done.after)]


def held_row(one: Held) -> str:
    """A row of it."""
    numbers = f"{one.before:.0f} | {one.most:.0f} | {one.after:.0f} | {one.allowed:.0f}"
    return f"| {one.who}, {one.what} | {numbers} | {'yes' if one.given_back else '**no**'} |"


def end(done: Run) -> Iterator[str]:
    """The verdict."""
    yield f"everything was given back {done.emptied:.0f} seconds after everybody had left"
    yield f"warnings and faults in the logs: {done.complaints.total()}"
    yield from [f"  {number} × {text}" for text, number in done.complaints.most_common(20)]
    yield f"wrong: {'; '.join(wrong(done)) or 'nothing'}"


if __name__ == "__main__":
    sys.exit(main())
