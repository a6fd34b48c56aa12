"""The whole of a state as one value, to compare states and to keep them in sets."""

from __future__ import annotations

from typing import Any, Final

from escalera.engine.state import NONE, State

Snapshot = tuple[Any, ...]

VECTORS: Final = ("hands", "nums", "melds", "pile", "reds", "pending_steps")
NUMBERS: Final = (
    "stock_left",
    "dealer",
    "turn",
    "side",
    "phase",
    "question",
    "answering",
    "any_no",
    "acted",
    "pile_frozen",
    "pending",
    "pending_points",
    "pending_base",
    "pending_target",
    "pending_black",
    "turn_base",
    "opened_before",
    "melded_before",
    "laid_on_old",
    "ended",
    "out_seat",
    "concealed",
    "turns",
)
FIELDS: Final = (*VECTORS, *NUMBERS)
"""Every attribute of a state but the law and the order of the stock, which never change."""


def snapshot(state: State) -> Snapshot:
    """All fields, by value; where an act began means nothing when none is under way."""
    vectors = [tuple(getattr(state, name)) for name in VECTORS]
    numbers = [getattr(state, name) for name in NUMBERS]
    if state.pending == NONE:
        numbers[NUMBERS.index("pending_base")] = 0
    return (*vectors, *numbers)


def differing(one: State, other: State) -> dict[str, tuple[object, object]]:
    """The fields in which two states differ, for the message of a failed test."""
    pairs = zip(FIELDS, snapshot(one), snapshot(other), strict=True)
    return {name: (a, b) for name, a, b in pairs if a != b}
