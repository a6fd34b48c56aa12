"""Putting cards on melds and taking them back: the only code that changes a meld.

Every change is written to `pending_steps`, so that an act under way can be taken back card by card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escalera.engine.law import BLACK, JOKERS
from escalera.engine.native import ONE
from escalera.engine.state import (
    CANASTAS,
    FINISHED,
    FINISHED_SEQUENCES,
    KIND,
    LENGTH,
    LOCKED,
    LOW,
    MELD_JOKERS,
    NATURALS,
    NONE,
    POINTS,
    RANK_MELD,
    SEQUENCE,
    SIDE_WIDTH,
    SIDES,
    TWOS,
    WIDTH,
    State,
)
from escalera.engine.vecs import append, pop

FROM_HAND: Final[i64] = 1
NEW_MELD: Final[i64] = 2
FROM_PILE: Final[i64] = 3


def begin(s: State, pending: i64) -> None:
    """Begin an act under way, `LAYING` or `TAKING`, unless one has begun."""
    if s.pending == NONE:
        s.pending = pending
        s.pending_base = s.meld_count()
        s.pending_points = 0


def new_meld(s: State, kind: i64, rank: i64) -> i64:
    """An empty meld of the side to act; its index. Cards are put on it one by one."""
    m = s.melds
    m = append(m, s.side)
    m = append(m, kind)
    m = append(m, rank)
    for _i in range(LOW, WIDTH):
        m = append(m, 0)
    s.melds = m
    if kind == RANK_MELD and rank == BLACK:
        s.pending_black = True
    s.pending_steps = append(s.pending_steps, NEW_MELD)
    return s.meld_count() - 1


def put(s: State, index: i64, face: i64) -> None:
    """Put a card of the hand on a meld, which it must fit."""
    s.remove(s.turn, face)
    place_card(s, index, face)
    s.pending_steps = append(s.pending_steps, FROM_HAND | (face << 4) | (index << 12))


def put_top(s: State, index: i64) -> None:
    """Put the pile's top card on a meld; it leaves the pile when the act is closed."""
    face = s.top()
    place_card(s, index, face)
    s.pending_target = index
    s.pending_steps = append(s.pending_steps, FROM_PILE | (face << 4) | (index << 12))


def place_card(s: State, index: i64, face: i64) -> None:
    """Add a card to a meld's places and its points and length to the side's numbers."""
    at = index * WIDTH
    rank = face >> 2
    m = s.melds
    length = m[at + LENGTH]
    if m[at + KIND] == SEQUENCE:
        if length == 0 or rank < m[at + LOW]:
            m[at + LOW] = rank
    elif rank == JOKERS:
        m[at + MELD_JOKERS] = m[at + MELD_JOKERS] + 1
    else:
        where = TWOS if rank == 0 else NATURALS
        m[at + where] = m[at + where] + (ONE << (2 * (face & 3)))
    m[at + LENGTH] = length + 1
    count_points(s, s.law.points(face))
    if length + 1 == s.law.size:
        count_finished(s, index, 1)


def lift_card(s: State, index: i64, face: i64) -> None:
    """Undo `place_card` for the card that was placed last on that meld."""
    at = index * WIDTH
    rank = face >> 2
    m = s.melds
    length = m[at + LENGTH]
    if length == s.law.size:
        count_finished(s, index, -1)
    if m[at + KIND] == SEQUENCE:
        if rank == m[at + LOW]:
            m[at + LOW] = rank + 1
    elif rank == JOKERS:
        m[at + MELD_JOKERS] = m[at + MELD_JOKERS] - 1
    else:
        where = TWOS if rank == 0 else NATURALS
        m[at + where] = m[at + where] - (ONE << (2 * (face & 3)))
    m[at + LENGTH] = length - 1
    count_points(s, -s.law.points(face))


def count_points(s: State, points: i64) -> None:
    """Count card points to the side to act and to the act under way."""
    s.nums[SIDES + s.side * SIDE_WIDTH + POINTS] += points
    s.pending_points += points


def count_finished(s: State, index: i64, change: i64) -> None:
    """Count a meld as finished, or no longer; black threes never are."""
    if s.is_black(index):
        return
    kind = s.meld(index, KIND)
    at = SIDES + s.side * SIDE_WIDTH
    s.nums[at + FINISHED] += change
    if kind == SEQUENCE:
        s.nums[at + FINISHED_SEQUENCES] += change
    elif kind == RANK_MELD:
        s.nums[at + CANASTAS] += change


def take_back(s: State, steps: i64) -> None:
    """Take the act under way back until only its first `steps` changes remain."""
    while len(s.pending_steps) > steps:
        s.pending_steps, last = pop(s.pending_steps)
        change = last
        op = change & 15
        if op == NEW_MELD:
            drop_meld(s)
        else:
            face = (change >> 4) & 255
            lift_card(s, change >> 12, face)
            if op == FROM_HAND:
                s.give(s.turn, face)
            else:
                s.pending_target = -1
    if steps == 0:
        s.pending = NONE
        s.pending_points = 0
        s.pending_base = s.meld_count()


def drop_meld(s: State) -> None:
    """Drop the last meld, which is empty again."""
    index = s.meld_count() - 1
    if s.is_black(index):
        s.pending_black = False
    for _i in range(WIDTH):
        s.melds, _last = pop(s.melds)


def lock_naturals(s: State) -> None:
    """Mark the side's finished natural canastas, where such a meld takes no wild later."""
    for index in range(s.meld_count()):
        if (
            s.meld(index, KIND) == RANK_MELD
            and s.meld(index, LENGTH) >= s.law.size
            and s.wild_count(index) == 0
        ):
            s.melds[index * WIDTH + MELD_JOKERS] = LOCKED
