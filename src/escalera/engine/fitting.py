"""Whether one more card fits a meld."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.law import BLACK
from escalera.engine.state import (
    KIND,
    LENGTH,
    LOW,
    NONE,
    RANK,
    RANK_MELD,
    SEQUENCE,
    WILD_MELD,
    State,
    is_wild,
)


def fits_sequence(s: State, index: i64, face: i64) -> bool:
    """Whether a card continues an open sequence at either end."""
    if s.meld(index, KIND) != SEQUENCE or s.meld(index, LENGTH) >= s.law.size:
        return False
    rank = face >> 2
    if face & 3 != s.meld(index, RANK) or rank < s.law.low or rank > s.law.high:
        return False
    low = s.meld(index, LOW)
    return rank == low - 1 or rank == low + s.meld(index, LENGTH)


def fits(s: State, index: i64, face: i64) -> bool:
    """Whether a card fits a meld of the side, this act's black threes included."""
    kind = s.meld(index, KIND)
    if kind == SEQUENCE:
        return fits_sequence(s, index, face)
    if kind == WILD_MELD:
        return is_wild(face) and s.meld(index, LENGTH) < s.law.size
    if kind != RANK_MELD:
        return False
    if s.is_black(index):
        return face >> 2 == BLACK and s.pending != NONE and index >= s.pending_base
    if is_wild(face):
        return s.wild_count(index) < s.law.wild_cap[s.natural_count(index)] and not s.is_locked(index)
    return face >> 2 == s.meld(index, RANK)
