"""What an act of the learner has to do: judged by what the table is like after it."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from escalera.cards import THREE
from escalera.engine.act import DISCARD, Act
from escalera.engine.state import FINISHED, FINISHED_SEQUENCES, KIND, OPENED, RANK, SIDE, State

Goal = Callable[[Act, State, State], bool]
"""Whether an act, with the round before and after it, does what is asked."""
OWN = 0
"""The learner's side, as the engine counts."""


def is_done(verb: str) -> Goal:
    """An act of this verb."""
    return lambda act, before, after: act.verb == verb


def lays(kind: i64, rank: int = -1) -> Goal:
    """A new meld of a kind lies there, and of a rank where one is named."""
    return lambda act, before, after: any(
        after.meld(at, KIND) == kind and rank in (-1, int(after.meld(at, RANK)))
        for at in range(int(before.meld_count()), int(after.meld_count()))
        if after.meld(at, SIDE) == OWN
    )


def opens(act: Act, before: State, after: State) -> bool:
    """The side has opened by it."""
    return not before.of_side(OWN, OPENED) and bool(after.of_side(OWN, OPENED))


def adds(card: int) -> Goal:
    """This card was laid onto an own meld."""
    return lambda act, before, after: any(card in part.cards for part in act.parts if part.meld)


def throws_black_three(act: Act, before: State, after: State) -> bool:
    """A black three was thrown."""
    return act.verb == DISCARD and act.parts[0].cards[0] // 4 == THREE


def finishes_sequence(act: Act, before: State, after: State) -> bool:
    """The side has its escalera now."""
    return after.of_side(OWN, FINISHED_SEQUENCES) > before.of_side(OWN, FINISHED_SEQUENCES)


def finishes_rank(act: Act, before: State, after: State) -> bool:
    """The side has one more finished meld that isn't an escalera."""
    return others(after) > others(before)


def others(state: State) -> int:
    """The finished melds that are no sequences."""
    return int(state.of_side(OWN, FINISHED) - state.of_side(OWN, FINISHED_SEQUENCES))


def goes_out(act: Act, before: State, after: State) -> bool:
    """The round is over by it."""
    return bool(after.ended)
