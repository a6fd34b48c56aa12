"""A state's cards, read place by place: who holds what and what lies where."""

from __future__ import annotations

from typing import Final

from escalera.engine.law import BLACK, JOKERS
from escalera.engine.state import (
    GONE,
    KIND,
    LENGTH,
    LOW,
    NATURALS,
    RANK,
    RANK_MELD,
    SEQUENCE,
    SIDE,
    TAKING,
    TWOS,
    State,
)

SUITED: Final = [[suit for suit in range(4) for _ in range(byte >> 2 * suit & 3)] for byte in range(256)]
"""The suits of a byte's cards."""


def hand(state: State, seat: int) -> list[int]:
    """The faces a seat holds, ascending."""
    places = state.hands[seat * 14 : seat * 14 + 14]
    faces = [rank * 4 + suit for rank in range(13) for suit in SUITED[places[rank]]]
    return faces + [52] * places[JOKERS]


def meld(state: State, index: int) -> list[int]:
    """The faces of a meld, ascending."""
    kind, rank = state.meld(index, KIND), state.meld(index, RANK)
    if kind == GONE:
        return []
    if kind == SEQUENCE:
        low = state.meld(index, LOW)
        return [number * 4 + rank for number in range(low, low + state.meld(index, LENGTH))]
    naturals = [rank * 4 + suit for suit in SUITED[state.meld(index, NATURALS)]] if kind == RANK_MELD else []
    return [*SUITED[state.meld(index, TWOS)], *naturals] + [52] * state.joker_count(index)


def pile(state: State) -> list[int]:
    """The discard pile; a top card laid by a take under way is no longer in it."""
    faces = [int(face) for face in state.pile]
    return faces[:-1] if state.pending == TAKING and state.pending_target >= 0 else faces


def stock(state: State) -> list[int]:
    """The cards left in the stock."""
    faces = [int(face) for face in state.stock]
    return faces[len(faces) - state.stock_left :]


def every_card(state: State) -> list[int]:
    """All cards wherever they are, ascending: the pack."""
    cards = [face for seat in range(state.law.players) for face in hand(state, seat)]
    for index in range(state.meld_count()):
        cards += meld(state, index)
    cards += [int(face) for face in state.reds][1::2]
    return sorted(cards + pile(state) + stock(state))


def melds_of(state: State, side: int) -> list[int]:
    """The indices of a side's melds, those merged away left out."""
    every = range(state.meld_count())
    return [index for index in every if state.meld(index, SIDE) == side and state.meld(index, KIND) != GONE]


def is_black_three(face: int) -> bool:
    """The three of clubs or spades."""
    return face // 4 == BLACK and face % 4 in (0, 3)


def kind(face: int) -> int:
    """The face that stands for all equal ones: the suits of twos and of black threes don't matter."""
    return 0 if face < 4 else 4 if is_black_three(face) else face
