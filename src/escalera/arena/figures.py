"""Means and shares with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

WIDE: Final = 1.959964
"""Standard errors on each side of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and its 95 % interval; a single pair says nothing of how much chance does."""

    mean: float
    low: float | None
    high: float | None


def per_round(pairs: Iterable[tuple[int, int]]) -> Figure | None:
    """Points a round from the points and the rounds of each pair; None without a round.

    Pairs are what differs by chance, so the interval is over them: of a ratio, since some have more rounds.
    """
    found = list(pairs)
    rounds = sum(count for _, count in found)
    if not rounds:
        return None
    mean = sum(points for points, _ in found) / rounds
    if len(found) == 1:
        return Figure(mean, None, None)
    squares = sum((points - mean * count) ** 2 for points, count in found)
    wide = WIDE * sqrt(squares * len(found) / (len(found) - 1)) / rounds
    return Figure(mean, mean - wide, mean + wide)


def share(won: float, count: int) -> Figure | None:
    """A share by Wilson's interval, which holds near 0 and 1 too; None of nothing."""
    if not count:
        return None
    part, extra = won / count, WIDE**2 / count
    middle = (part + extra / 2) / (1 + extra)
    wide = WIDE * sqrt(part * (1 - part) / count + extra / (4 * count)) / (1 + extra)
    return Figure(part, max(0.0, middle - wide), min(1.0, middle + wide))
