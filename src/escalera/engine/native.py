"""Native numbers by name: a bare literal in a conditional expression would be a boxed object."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ABSENT: Final[i64] = -1
ZERO: Final[i64] = 0
ONE: Final[i64] = 1
TWO: Final[i64] = 2
THREE: Final[i64] = 3
SUITS: Final[i64] = 4
