"""Melds as the screen shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from escalera.engine.sheet import meld_cards
from escalera.engine.state import KIND, LENGTH, RANK_MELD, SEQUENCE, SIDE, WILD_MELD, State
from escalera.engine.view import View

RANKS_KIND: Final = "rank"
RUN_KIND: Final = "sequence"
WILD_KIND: Final = "wild"
BLACK_KIND: Final = "black"


@dataclass(frozen=True, slots=True)
class MeldShown:
    """A meld: its number on its side, its cards, and how many it lacks to be finished (0: it is)."""

    number: int
    kind: str
    cards: tuple[int, ...]
    wilds: int
    missing: int

    @property
    def finished(self) -> bool:
        """Whether it is finished; black threes never are."""
        return self.missing == 0 and self.kind != BLACK_KIND


def melds_shown(view: View, side: int) -> tuple[MeldShown, ...]:
    """The melds of a side, counted from 0, in the order they were laid."""
    state = view.state
    found = [index for index in range(state.meld_count()) if state.meld(index, SIDE) == side]
    return tuple([_shown(state, index) for index in found if state.meld(index, KIND)])


def _shown(state: State, index: int) -> MeldShown:
    missing = max(0, int(state.law.size) - int(state.meld(index, LENGTH)))
    wilds = 0 if state.meld(index, KIND) == SEQUENCE else int(state.wild_count(index))
    return MeldShown(
        int(state.number_of(index)), _kind(state, index), tuple(meld_cards(state, index)), wilds, missing
    )


def _kind(state: State, index: int) -> str:
    kind = state.meld(index, KIND)
    if kind == RANK_MELD:
        return BLACK_KIND if state.is_black(index) else RANKS_KIND
    return WILD_KIND if kind == WILD_MELD else RUN_KIND
