"""What no good player does, counted in real play.

| name | what |
|---|---|
| `wild-thrown` | a wild thrown on a pile of fewer than six cards while a natural may be thrown |
| `seventh-given` | a card thrown that finishes the next player's sequence, while another natural doesn't |
| `completion-missed` | one's own sequence or wild meld not finished, although the card may be laid |
| `black-three-caught` | a black three in a hand when somebody goes out |
| `long-round` | a round of over 400 turns, counted for every seat |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from escalera.engine.law import BLACK
from escalera.engine.listing import list_steps
from escalera.engine.rounds import Round
from escalera.engine.state import KIND, LENGTH, LOW, RANK, RANK_MELD, SEQUENCE, SIDE, WENT_OUT, State, is_wild
from escalera.engine.step import STEP_ADD, STEP_DISCARD, Steps, first, op_of, second

WILD_THROWN: Final = "wild-thrown"
SEVENTH_GIVEN: Final = "seventh-given"
COMPLETION_MISSED: Final = "completion-missed"
BLACK_CAUGHT: Final = "black-three-caught"
LONG_ROUND: Final = "long-round"
BLUNDERS: Final = (WILD_THROWN, SEVENTH_GIVEN, COMPLETION_MISSED, BLACK_CAUGHT, LONG_ROUND)

SMALL_PILE: Final = 6
MOST_TURNS: Final = 400


def blunders_of_act(before: State, after: State) -> list[str]:
    """The blunders of an act, if it is a discard; of any other act none."""
    if len(after.pile) != len(before.pile) + 1:
        return []
    thrown = int(after.pile[len(after.pile) - 1])
    steps = Steps()
    list_steps(before, steps)
    options = [steps[at] for at in range(len(steps))]
    others = [int(first(step)) for step in options if op_of(step) == STEP_DISCARD]
    found = []
    if is_wild(thrown) and len(before.pile) < SMALL_PILE and not all(is_wild(face) for face in others):
        found.append(WILD_THROWN)
    if finishes_next(before, thrown) and any(
        not is_wild(face) and not finishes_next(before, face) for face in others
    ):
        found.append(SEVENTH_GIVEN)
    if any(completes(before, step) for step in options):
        found.append(COMPLETION_MISSED)
    return found


def completes(s: State, step: i64) -> bool:
    """Whether a step finishes a sequence or a wild meld of one's own."""
    if op_of(step) != STEP_ADD:
        return False
    index = second(step)
    return s.meld(index, KIND) != RANK_MELD and s.meld(index, LENGTH) == s.law.size - 1


def finishes_next(s: State, face: i64) -> bool:
    """Whether a card finishes a sequence of the next player's side, who may take it alone."""
    heir = s.law.side_of[(s.turn + 1) % s.law.players]
    if heir == s.side or not s.law.top_to_sequence or is_wild(face):
        return False
    for index in range(s.meld_count()):
        if (
            s.meld(index, SIDE) == heir
            and s.meld(index, KIND) == SEQUENCE
            and s.meld(index, RANK) == face & 3
            and s.meld(index, LENGTH) == s.law.size - 1
        ):
            low = s.meld(index, LOW)
            if face >> 2 in (low - 1, low + s.meld(index, LENGTH)):
                return True
    return False


def blunders_at_end(played: Round, names: Sequence[str]) -> dict[str, Counter[str]]:
    """What there is to count when a round is over, by the names of the seats."""
    found: dict[str, Counter[str]] = {name: Counter() for name in names}
    state = played.state
    for seat, name in enumerate(names):
        if state.ended == WENT_OUT:
            held = sum(int(state.holds_face(seat, BLACK * 4 + suit)) for suit in range(4))
            found[name][BLACK_CAUGHT] += held
        if state.turns > MOST_TURNS:
            found[name][LONG_ROUND] += 1
    return found
