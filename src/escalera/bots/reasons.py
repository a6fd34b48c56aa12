"""Why a turn is advised: the features of the view that differ most from another turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from escalera.bots.turns import Turn
from escalera.bots.why.beginning import of_beginning
from escalera.bots.why.case import Case, case_of
from escalera.bots.why.ending import of_ending
from escalera.bots.why.laying import of_laying
from escalera.bots.why.reason import Reason
from escalera.bots.why.throwing import of_throwing
from escalera.engine.view import View

__all__ = ["MOST", "Reason", "reasons_for"]

MOST: Final = 2
"""Reasons that are given."""

PARTS: Final[tuple[Callable[[Case], Iterator[Reason]], ...]] = (
    of_ending,
    of_beginning,
    of_laying,
    of_throwing,
)


def reasons_for(view: View, mine: Turn, other: Turn | None) -> list[Reason]:
    """The features in which a turn differs most from another one, the weightiest first, each kind once."""
    case = case_of(view, mine, other)
    found = [reason for part in PARTS for reason in part(case) if reason.points > 0.0]
    first: dict[str, Reason] = {}
    for reason in sorted(found, key=lambda one: -one.points):
        first.setdefault(reason.key, reason)
    return list(first.values())[:MOST]
