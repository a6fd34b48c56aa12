"""Sequences to come: which cards of a suit could still become one with a card, and how many are there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from escalera.bots.why.case import Case
from escalera.engine.sheet import meld_cards
from escalera.engine.state import GONE, KIND, LENGTH, LOW, RANK, SEQUENCE, SIDE, State

Window = frozenset[int]
WILD_RANKS: Final = 2
"""Ranks, from the bottom, that no sequence has: twos and threes."""


def windows_with(case: Case, face: int) -> Iterator[Window]:
    """The faces of every sequence that has a card in it."""
    law, rank, suit = case.law, face >> 2, face & 3
    if not law.sequences or not law.low <= rank <= law.high or rank < WILD_RANKS:
        return
    for low in range(
        max(int(law.low), rank - int(law.size) + 1), min(rank, int(law.high - law.size + 1)) + 1
    ):
        yield frozenset(at * 4 + suit for at in range(low, low + int(law.size)))


def bases(case: Case, s: State, window: Window) -> Iterator[Window]:
    """What of a window lies on the table already: nothing, or an own sequence that isn't finished."""
    yield frozenset()
    for at in range(s.meld_count()):
        if s.meld(at, SIDE) == case.side and s.meld(at, KIND) == SEQUENCE and s.meld(at, LENGTH) < s.law.size:
            low, suit = int(s.meld(at, LOW)), int(s.meld(at, RANK))
            cards = frozenset(rank * 4 + suit for rank in range(low, low + int(s.meld(at, LENGTH))))
            if cards <= window:
                yield cards


def missing(case: Case, s: State, window: Window, base: Window) -> set[int]:
    """The cards of a window that neither lie there nor are in the hand."""
    return {face for face in window - base if not s.holds_face(case.seat, face)}


def is_dead(case: Case, s: State, face: int) -> bool:
    """Whether no sequence can be finished with a card: of something that it lacks all copies lie in melds."""
    windows = list(windows_with(case, face))
    gone = melded_away(s)
    return bool(windows) and all(
        missing(case, s, window, base) & gone
        for window in windows
        for base in bases(case, s, window)
        if face not in base
    )


def most_with(case: Case, s: State, face: int) -> int:
    """The most cards that are there of a sequence with this card whose others can come; 0: there is none."""
    gone = melded_away(s)
    found = [
        len(window) - len(lacks)
        for window in windows_with(case, face)
        for base in bases(case, s, window)
        if face not in base and not (lacks := missing(case, s, window, base)) & gone
    ]
    return max(found, default=0)


def melded_away(s: State) -> set[int]:
    """The faces of which every copy lies in a meld."""
    lying: dict[int, int] = {}
    for at in range(s.meld_count()):
        if s.meld(at, KIND) != GONE:
            for face in meld_cards(s, at):
                lying[face] = lying.get(face, 0) + 1
    return {face for face, count in lying.items() if count >= s.law.pack[face]}
