"""Whether memory was flat, and whether all was given back."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import median
from typing import Final

from benchmarks.soak.samples import Numbers, Sample

WARM_UP: Final = 0.15
"""The part of the time in which caches fill and isn't judged."""
MOST_MORE: Final = 4.0
MOST_MORE_PART: Final = 0.03
"""So many megabytes, or such a part of itself, memory may grow from the middle third to the last."""
MOST_PAIRS: Final = 300
"""Samples for a slope, which looks at all pairs of them."""
MEMORY: Final = ("memory", "memory below")
LAZY: Final = {"threads": min(32, (os.cpu_count() or 1) + 4)}
"""What may be more in the end than after the first wave: threads of asyncio's pool, made when needed."""

OF_TABLES: Final = {"tables", "tasks", "watching", "subscriptions"}
"""What is still there for a while when everybody has left."""

Series = Sequence[tuple[float, Sample]]
"""Samples with their seconds since the beginning."""


@dataclass(frozen=True)
class Growth:
    """How one memory went: medians of thirds, and what all pairs say of an hour."""

    who: str
    first: float
    middle: float
    last: float
    hourly: float

    @property
    def bound(self) -> float:
        """What it may grow from the middle third to the last."""
        return max(MOST_MORE, MOST_MORE_PART * self.middle)

    @property
    def flat(self) -> bool:
        """Whether it keeps to that."""
        return self.last - self.middle <= self.bound


@dataclass(frozen=True)
class Held:
    """How many of something there were: before, at most, in the end, and how many there may be."""

    who: str
    what: str
    before: float
    most: float
    after: float
    allowed: float

    @property
    def given_back(self) -> bool:
        """Whether no more are left than may be."""
        return self.after <= self.allowed


def growths(series: Series) -> list[Growth]:
    """How each memory went."""
    return [
        growth(f"{who}, {what}", values(series, who, what))
        for who, what in memories(series[0][1])
        if any(sample[who][what] for _, sample in series)
    ]


def memories(sample: Sample) -> Iterator[tuple[str, str]]:
    """Whose memory is looked at."""
    for who, numbers in sample.items():
        yield from [(who, what) for what in MEMORY if what in numbers]


def values(series: Series, who: str, what: str) -> list[tuple[float, float]]:
    """One number over time, without the warm-up."""
    end = series[-1][0]
    return [(at, sample[who][what]) for at, sample in series if at >= WARM_UP * end]


def growth(who: str, points: list[tuple[float, float]]) -> Growth:
    """How it went."""
    size = max(1, len(points) // 3)
    thirds = [[value for _, value in part] for part in (points[:size], points[size:-size], points[-size:])]
    first, middle, last = [median(third) if third else points[-1][1] for third in thirds]
    return Growth(who, first, middle, last, slope(points) * 3600)


def slope(points: list[tuple[float, float]]) -> float:
    """The median of the slopes between all pairs (Theil and Sen), a second."""
    some = points[:: max(1, len(points) // MOST_PAIRS)]
    found = [(v2 - v1) / (t2 - t1) for (t1, v1), (t2, v2) in combinations(some, 2) if t2 > t1]
    return median(found) if found else 0.0


def held(before: Sample, series: Series, after: Sample) -> list[Held]:
    """What there was of everything that is taken and given back."""
    return [
        Held(
            who, what, number, max([number, *[sample[who][what] for _, sample in series]]), after[who][what],
            number + LAZY.get(what, 0),
        )
        for who, numbers in before.items()
        for what, number in numbers.items()
        if what not in MEMORY
    ]  # fmt: skip


def calm(start: Sample, later: Sample, settled: Sample) -> Sample:
    """What there is with nobody there: with what is made when first needed, without tables and their tasks.

    Of those it is what there was at the start and what is known to come `later`.
    """
    return {
        who: numbers | {what: start[who][what] + later[who].get(what, 0) for what in OF_TABLES & set(numbers)}
        for who, numbers in settled.items()
    }


def same(one: Numbers, other: Numbers) -> bool:
    """Whether nothing but memory has changed."""
    return all(value == other[what] for what, value in one.items() if what not in MEMORY)
