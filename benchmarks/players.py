"""Decisions a second of the computer players: `python -m benchmarks.players`."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import TypeVar

from escalera import EDITIONS, Budget, GreedyBot, Match, View
from escalera.service.players.bytes import view_bytes, view_of
from escalera.service.players.foreign import ForeignBot
from escalera.service.players.pool import Pool

T = TypeVar("T")
TABLES = 50
"""How many tables ask at the same time."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.players", description=__doc__)
    parser.add_argument("--decisions", type=int, default=5000)
    parser.add_argument("--workers", type=int, nargs="*", default=[0, 1, os.cpu_count() or 2])
    given = parser.parse_args()
    views = (whole_rounds() * (given.decisions // 500 + 1))[: given.decisions]
    print_bytes(views)
    for workers in given.workers:
        asyncio.run(print_pool(workers, views))
    print_foreign(views[: len(views) // 5])


def whole_rounds() -> list[View]:
    """All views that were decided on in some rounds of greedy players, about six hundred, mixed."""
    views, luck = [], Random(1)
    for rules in EDITIONS.values():
        for _ in range(3):
            order = rules.pack()
            luck.shuffle(order)
            played = Match(rules, 4).deal(order)
            while not played.over:
                views.append(played.view(played.to_act))
                played.play(GreedyBot().decide(views[-1], Budget()))
    luck.shuffle(views)
    return views


def print_bytes(views: list[View]) -> None:
    """What a view costs as bytes, and the decision itself."""
    sent = [view_bytes(view) for view in views]
    print(f"a view is {sum(map(len, sent)) / len(sent):,.0f} bytes, {max(map(len, sent)):,} at most")
    print(f"written in {each(view_bytes, views):.0f} µs, read in {each(view_of, sent):.0f} µs")
    bot = GreedyBot()
    print(f"decided in {each(lambda view: bot.decide(view, Budget()), views):.0f} µs\n")


def each(work: Callable[[T], object], items: list[T]) -> float:
    """Microseconds for one of the items."""
    start = perf_counter()
    for item in items:
        work(item)
    return (perf_counter() - start) / len(items) * 1e6


async def print_pool(workers: int, views: list[View]) -> None:
    """Decisions a second, and how long a table waits while many ask, and when it asks alone."""
    pool = Pool(workers)
    start = perf_counter()
    await pool.start()
    ready = perf_counter() - start
    start = perf_counter()
    waited = await asyncio.gather(*[waits(pool, views[table::TABLES]) for table in range(TABLES)])
    rate = len(views) / (perf_counter() - start)
    alone = sorted(await waits(pool, views[:300]))
    await pool.stop()
    all_waits = sorted(second for table in waited for second in table)
    print(
        f"{workers} workers, ready in {ready * 1000:.0f} ms: {rate:,.0f} decisions a second;"
        f" {TABLES} tables wait {middle(all_waits):.1f} ms, 99 % {late(all_waits):.1f} ms;"
        f" one alone {middle(alone):.2f} ms, 99 % {late(alone):.2f} ms"
    )


async def waits(pool: Pool, views: list[View]) -> list[float]:
    """One table's decisions, one after the other: seconds each took."""
    found = []
    for view in views:
        start = perf_counter()
        decision = await pool.decide("greedy", view, seconds=5.0, salt=b"salt")
        assert decision.fault is None
        found.append(perf_counter() - start)
    return found


def print_foreign(views: list[View]) -> None:
    """Decisions a second of one player in a process of its own."""
    with ForeignBot("greedy") as bot:
        microseconds = each(lambda view: bot.decide(view, Budget(5.0)), views)
    print(f"one player in a process of its own: {1e6 / microseconds:,.0f} decisions a second")


def middle(seconds: list[float]) -> float:
    """The median in milliseconds."""
    return seconds[len(seconds) // 2] * 1000


def late(seconds: list[float]) -> float:
    """The 99th percentile in milliseconds."""
    return seconds[int(len(seconds) * 0.99)] * 1000


if __name__ == "__main__":
    main()
