"""Which card to throw: the one whose loss and danger are least."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escalera.engine.law import JOKERS, RANKS
from escalera.engine.native import ONE
from escalera.engine.state import KIND, LENGTH, LOW, RANK, SEQUENCE, SIDE, State, is_wild
from escalera.engine.tables import SIZE
from escalera.skill.danger import danger
from escalera.skill.known import Known
from escalera.skill.thought import Thought
from escalera.skill.wild_lays import NEVER

FEW: Final[i64] = 6
"""Cards of a pile on which no wild is thrown while a natural may be."""
MISTAKE: Final = 1e6
"""What the guard adds against a blunder."""


def choose_discard(t: Thought, s: State, known: Known) -> i64:
    """The face to throw."""
    best = NEVER
    found: i64 = -1
    for face in range(53):
        if s.holds_face(s.turn, face) > 0:
            worth = t.erring() - loss(t, s, face) - danger(s, t.o, known, face)
            if t.traits.guarded and is_blunder(s, face):
                worth -= MISTAKE
            if worth > best:
                best = worth
                found = face
    return found


def is_blunder(s: State, face: i64) -> bool:
    """A wild on a small pile, another side's seventh card: only the lowest level throws them."""
    if is_wild(face):
        return len(s.pile) < FEW
    return s.law.top_to_sequence and finishes_theirs(s, face)


def finishes_theirs(s: State, face: i64) -> bool:
    """Whether a card finishes a sequence of another side."""
    for index in range(s.meld_count()):
        if (
            s.meld(index, SIDE) != s.side
            and s.meld(index, KIND) == SEQUENCE
            and s.meld(index, RANK) == face & 3
            and s.meld(index, LENGTH) == s.law.size - 1
        ):
            low = s.meld(index, LOW)
            if face >> 2 == low - 1 or face >> 2 == low + s.law.size - 1:
                return True
    return False


def loss(t: Thought, s: State, face: i64) -> float:
    """What the hand is worth less without a card."""
    at = s.turn * RANKS
    rank = face >> 2
    if is_wild(face):
        twos = SIZE[s.hands[at]]
        jokers = s.hands[at + JOKERS]
        before = t.o.kept_wilds(s, twos, jokers)
        if face == s.law.joker:
            return before - t.o.kept_wilds(s, twos, jokers - 1)
        return before - t.o.kept_wilds(s, twos - 1, jokers)
    byte = s.hands[at + rank]
    less = byte - (ONE << (2 * (face & 3)))
    return t.o.kept_rank(s, rank, byte) - t.o.kept_rank(s, rank, less)
