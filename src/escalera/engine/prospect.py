"""What is known before each candidate step is looked at, so that most need no further look."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.doing import legal_after
from escalera.engine.law import JOKERS, RANKS, Law
from escalera.engine.native import ABSENT
from escalera.engine.reach import can_go_out
from escalera.engine.state import MINIMUM, SAID_YES, TAKING, State
from escalera.engine.step import (
    A_TWO,
    NO_WILD,
    STEP_ADD,
    STEP_RANK,
    STEP_SEQUENCE,
    STEP_TAKE,
    first,
    op_of,
    second,
    third,
)
from escalera.engine.tables import SIZE

UNKNOWN: Final[i64] = 0
HOPE: Final[i64] = 1
HOPELESS: Final[i64] = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Prospect:
    """How much may be laid freely, what the opening still lacks, and whether going out can be hoped for.

    `free` cards can be laid as they please; `spare` cards leave two in hand; `short` points are
    missing to the minimum; `wilds` tells whether the hand holds any.
    """

    def __init__(self) -> None:
        self.free: i64 = -1
        self.spare: i64 = -1
        self.short: i64 = 0
        self.hope: i64 = HOPE
        self.wilds: bool = False
        self.plain_points: i64 = -1
        self.plain_cards: i64 = 0

    def look(self, s: State) -> None:
        """See how things stand in the rest of a turn, an act under way included."""
        self.free = -1
        self.spare = -1
        self.short = 0
        self.hope = HOPE
        self.plain_points = -1
        self.wilds = s.wilds() > 0
        if s.pending_black or s.question == SAID_YES:
            return
        self.spare = s.left_after_act() - 2
        opened = s.has_opened()
        if not opened:
            self.short = s.of_side(s.side, MINIMUM) - s.pending_points
        if self.short <= 0:
            self.free = self.spare
        if s.pending != TAKING or not opened:
            self.hope = UNKNOWN

    def look_at_take(self, s: State) -> None:
        """See how things stand before a take, whose cards below the top will join the hand."""
        self.look(s)
        self.spare += s.buried()
        self.free = self.spare if self.short <= 0 and s.nums[s.turn] > 1 else ABSENT
        self.hope = HOPE

    def allows(self, s: State, step: i64, cards: i64) -> bool:
        """Whether the act under way can still be closed after a laying step of so many cards."""
        if cards <= self.free:
            return True
        if cards <= self.spare:
            if self.short > 0 and self.opens_plainly(s, step, cards):
                return True
        elif self.is_hopeless(s):
            return False
        return legal_after(s, step)

    def opens_plainly(self, s: State, step: i64, cards: i64) -> bool:
        """A quick yes: the step's cards, and other ranks of three naturals and more, reach the minimum."""
        points = step_points(s, step)
        if points >= self.short:
            return True
        op = op_of(step)
        if op != STEP_RANK and op != STEP_TAKE:
            return False
        if self.plain_points < 0:
            self.count_plain(s)
        rank = first(step) if op == STEP_RANK else s.top() >> 2
        held = s.holds_rank(rank)
        laid = self.plain_cards + cards
        points += self.plain_points
        if held > 2:
            points -= held * s.law.rank_points[rank]
            laid -= held
        return points >= self.short and laid <= self.spare

    def count_plain(self, s: State) -> None:
        """Count the ranks of which the hand holds three naturals and more."""
        self.plain_points = 0
        self.plain_cards = 0
        at = s.turn * RANKS
        for rank in range(s.law.low, s.law.high + 1):
            n = SIZE[s.hands[at + rank]]
            if n > 2:
                self.plain_points += n * s.law.rank_points[rank]
                self.plain_cards += n

    def is_hopeless(self, s: State) -> bool:
        """Whether no way of going on from here goes out, so that two cards must stay."""
        if self.hope == UNKNOWN:
            buried = s.left_after_act() - s.nums[s.turn]
            out = buried < 2 and s.may_go_out() and can_go_out(s, 1 - buried, False)
            self.hope = HOPE if out else HOPELESS
        return self.hope == HOPELESS


def step_points(s: State, step: i64) -> i64:
    """What the cards that a laying step lays count."""
    law = s.law
    op = op_of(step)
    if op == STEP_ADD:
        return law.points(first(step))
    if op == STEP_RANK:
        return SIZE[second(step)] * law.rank_points[first(step)] + wild_points(law, third(step))
    if op == STEP_TAKE:
        return (SIZE[second(step)] + 1) * law.rank_points[s.top() >> 2] + wild_points(law, third(step))
    if op == STEP_SEQUENCE:
        low = second(step)
        return law.rank_points[low] + law.rank_points[low + 1] + law.rank_points[low + 2]
    return first(step) * law.rank_points[0] + second(step) * law.rank_points[JOKERS]


def wild_points(law: Law, wild: i64) -> i64:
    """What a two, a joker or nothing counts."""
    if wild == NO_WILD:
        return 0
    return law.rank_points[0] if wild == A_TWO else law.rank_points[JOKERS]
