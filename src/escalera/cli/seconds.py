"""A number of seconds on the command line."""

from __future__ import annotations

import math
from typing import Any

import click


class Seconds(click.FloatRange):
    """As `FloatRange`, which lets `nan` through: it lies outside no range."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number; a click error for what is none, or outside the range."""
        number = float(super().convert(value, param, ctx))
        if math.isnan(number):
            self.fail("not a number", param, ctx)
        return number
