"""Chi-square sums, as the number of standard deviations they are off."""

from __future__ import annotations

from collections.abc import Iterable

Cell = tuple[float, float]
"""What was counted, and what was to be expected."""


def deviation(cells: Iterable[Cell], freedom: float, scale: float = 1.0) -> float:
    """How far the chi-square sum of these cells is off, in standard deviations (Wilson and Hilferty)."""
    total = scale * sum([(counted - due) ** 2 / due for counted, due in cells])
    spread = 2 / (9 * freedom)
    off: float = ((total / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
    return off
