"""Judging an act as a whole: the minimum, kept cards, black threes, the right to go out, the partner's word.

`judge` looks at the act under way as it is laid; `can_be_closed` asks whether more cards could make
it legal. Both see the state after the act, as the rulings want.
"""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.codes import (
    ASK_FIRST,
    BELOW_MINIMUM,
    BLACK_THREES,
    KEEP_TWO,
    NO_RIGHT,
    OK,
    PARTNER_SAID_NO,
    PARTNER_SAID_YES,
)
from escalera.engine.fitting import fits
from escalera.engine.laying import put, take_back
from escalera.engine.native import ZERO
from escalera.engine.reach import can_go_out, can_open
from escalera.engine.state import MINIMUM, SAID_NO, SAID_YES, TAKING, State


def judge(s: State) -> i64:
    """The first reason, in the table's order, why the act under way may not be closed; `OK` when it may."""
    left = s.left_after_act()
    if s.pending_black and left > 1:
        return BLACK_THREES
    right = s.has_right(s.side)
    if not counts_enough(s, left, right):
        return BELOW_MINIMUM
    return judge_left(s, left, right)


def counts_enough(s: State, left: i64, right: bool) -> bool:
    """Whether the act reaches the opening minimum, needs none, or waives it (ruling 18)."""
    if s.has_opened() or s.pending_points >= s.of_side(s.side, MINIMUM):
        return True
    return s.law.waives_minimum and left <= 1 and right


def judge_left(s: State, left: i64, right: bool) -> i64:
    """The going-out rows for an act of laying, a take or a merge that leaves so many cards."""
    if left < 2:
        if single_card_take(s) or (left == 1 and not right):
            return KEEP_TWO
        if not right:
            return NO_RIGHT
        if s.question == SAID_NO:
            return PARTNER_SAID_NO
        if not s.may_go_out():
            return ASK_FIRST
    elif single_card_take(s):
        return KEEP_TWO
    if s.question == SAID_YES and left > 0 and not can_go_out(s, 1, True):
        return PARTNER_SAID_YES
    return OK


def single_card_take(s: State) -> bool:
    """Ruling 13: a player who held one card takes a pile of one card."""
    if s.pending != TAKING or s.pile_size() != 1:
        return False
    return s.nums[s.turn] + len(s.pending_steps) - 1 - new_melds(s) == 1


def new_melds(s: State) -> i64:
    """How many melds the act under way has begun."""
    return s.meld_count() - s.pending_base


def judge_discard(s: State) -> i64:
    """The going-out rows for a discard of a held card."""
    if s.nums[s.turn] == 1:
        if not s.has_right(s.side):
            return NO_RIGHT
        if s.question == SAID_NO:
            return PARTNER_SAID_NO
        return OK if s.may_go_out() else ASK_FIRST
    return PARTNER_SAID_YES if s.question == SAID_YES else OK


def can_be_closed(s: State) -> bool:
    """Whether the act under way, with more cards or as it is, can still be closed legally. Exact."""
    opened = s.has_opened()
    left = s.left_after_act()
    if opened and left > 1 and not s.pending_black and s.question != SAID_YES and not single_card_take(s):
        return True
    if judge(s) == OK:
        return True
    if single_card_take(s):
        return False
    if s.question == SAID_YES:
        return can_go_out(s, 1, left > 1 and opened and not s.pending_black)
    if opened and s.pending == TAKING:
        return last_card_helps(s)
    buried = left - s.nums[s.turn]
    if not s.pending_black and not opened:
        keep = 2 - buried if buried < 2 else ZERO
        if left > 1 and can_open(s, s.of_side(s.side, MINIMUM) - s.pending_points, keep):
            return True
    return s.may_go_out() and buried < 2 and can_go_out(s, 1 - buried, False)


def last_card_helps(s: State) -> bool:
    """Whether the only card left, laid with the take on the same meld, makes the take legal."""
    if s.nums[s.turn] != 1:
        return False
    face = only_card(s)
    if not fits(s, s.pending_target, face):
        return False
    steps: i64 = len(s.pending_steps)
    put(s, s.pending_target, face)
    found = judge(s) == OK
    take_back(s, steps)
    return found


def only_card(s: State) -> i64:
    """The face of a hand of one card."""
    face: i64 = 0
    while s.holds_face(s.turn, face) == 0:
        face += 1
    return face


def may_start(s: State) -> bool:
    """Whether any act of laying is possible for a side that hasn't opened."""
    if can_open(s, s.of_side(s.side, MINIMUM), 2):
        return True
    return s.may_go_out() and can_go_out(s, 1, False)
