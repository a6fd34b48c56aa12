"""Sides as the screen shows them: totals, red threes, the opening, the right to go out."""

from __future__ import annotations

from dataclasses import dataclass

from escalera.cli.terminal.melds import MeldShown, melds_shown
from escalera.engine.scoring import side_reds
from escalera.engine.state import FINISHED, FINISHED_SEQUENCES, MINIMUM, OPENED, REDS, TOTAL, State
from escalera.engine.view import View


@dataclass(frozen=True, slots=True)
class Right:
    """How far a side is from going out."""

    finished: int
    needed: int
    sequence_needed: bool
    sequences: int
    held: bool
    """Whether the side has the right to go out."""
    canastas_only: bool
    """Whether no meld but a canasta can be finished."""


@dataclass(frozen=True, slots=True)
class SideShown:
    """A side; `minimum` is what its opening must count, `reds_value` what its red threes count now."""

    seats: tuple[int, ...]
    own: bool
    total: int
    opened: bool
    minimum: int
    reds: int
    reds_value: int
    right: Right
    melds: tuple[MeldShown, ...]


def sides_shown(view: View) -> tuple[SideShown, ...]:
    """All sides, the viewer's own first."""
    law = view.state.law
    sides = law.rules.sides(int(law.players))
    shown = [_shown(view, index, seats) for index, seats in enumerate(sides)]
    return tuple(sorted(shown, key=lambda side: not side.own))


def _shown(view: View, side: int, seats: tuple[int, ...]) -> SideShown:
    state = view.state
    return SideShown(
        seats,
        view.seat in seats,
        int(state.of_side(side, TOTAL)),
        bool(state.of_side(side, OPENED)),
        int(state.of_side(side, MINIMUM)),
        int(state.of_side(side, REDS)),
        int(side_reds(state, side)),
        right_of(state, side),
        melds_shown(view, side),
    )


def right_of(state: State, side: int) -> Right:
    """How far a side is from going out."""
    return Right(
        int(state.of_side(side, FINISHED)),
        int(state.law.right_melds),
        bool(state.law.right_sequence),
        int(state.of_side(side, FINISHED_SEQUENCES)),
        bool(state.has_right(side)),
        not (state.law.rules.sequences or state.law.rules.wild_melds),
    )
