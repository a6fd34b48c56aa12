"""How long decisions took, on a fine scale, so that millions of them take no room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import log
from typing import Final

FINE: Final = 1.02
"""Each mark of the scale is so much above the one before; the first is a microsecond."""

Times = Counter[int]
"""How often it took so long, by marks."""


def mark(seconds: float) -> int:
    """The place of a time on the scale."""
    return int(log(max(seconds * 1e6, 1.0)) / log(FINE)) + 1


def quantile(times: Mapping[int, int], share: float) -> float:
    """The seconds below which a share of the times lies; 0 without any."""
    left, last = sum(times.values()) * share, 0.0
    for place, count in sorted(times.items()):
        last = FINE**place / 1e6
        left -= count
        if left <= 0:
            break
    return last
