"""What a round counts for each side (rulings 23 and 25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.law import BLACK, NEED_MELDED, NEED_TWO_CANASTAS, NEED_TWO_FINISHED, RANKS
from escalera.engine.state import (
    CANASTAS,
    FINISHED,
    GONE,
    KIND,
    LENGTH,
    OPENED,
    POINTS,
    RANK_MELD,
    REDS,
    SEQUENCE,
    SIDE,
    TOTAL,
    WENT_OUT,
    State,
)
from escalera.engine.tables import SIZE


@mypyc_attr(acyclic=True)
class SideScore:
    """The lines of one side's score for a round; `hands` is negative or zero."""

    def __init__(
        self, cards: int, bonuses: int, red_threes: int, going_out: int, hands: int, before: int
    ) -> None:
        self.cards: Final = cards
        self.bonuses: Final = bonuses
        self.red_threes: Final = red_threes
        self.going_out: Final = going_out
        self.hands: Final = hands
        self.score: Final = cards + bonuses + red_threes + going_out + hands
        self.total: Final = before + self.score
        """The side's total after the round."""

    def __repr__(self) -> str:
        return (
            f"SideScore({self.cards}, {self.bonuses}, {self.red_threes}, {self.going_out}, "
            f"{self.hands}, {self.total - self.score})"
        )


def score(s: State) -> list[SideScore]:
    """Each side's score, as if the round stopped here when it still runs."""
    return [score_side(s, side) for side in range(s.law.sides)]


def score_side(s: State, side: i64) -> SideScore:
    """One side's score."""
    return SideScore(
        s.of_side(side, POINTS),
        side_bonuses(s, side),
        side_reds(s, side),
        side_going_out(s, side),
        -side_hands(s, side),
        s.of_side(side, TOTAL),
    )


def side_score(s: State, side: i64) -> i64:
    """A side's round score as one number, for search."""
    bonuses = side_bonuses(s, side) + side_reds(s, side) + side_going_out(s, side)
    return s.of_side(side, POINTS) + bonuses - side_hands(s, side)


def side_bonuses(s: State, side: i64) -> i64:
    """Bonuses of the side's finished melds."""
    total: i64 = 0
    for index in range(s.meld_count()):
        if s.meld(index, SIDE) == side:
            total += meld_bonus(s, index)
    return total


def meld_bonus(s: State, index: i64) -> i64:
    """The bonus a meld earns as it lies (ruling 17)."""
    kind = s.meld(index, KIND)
    rules = s.law.rules
    if kind == GONE or s.meld(index, LENGTH) < s.law.size or s.is_black(index):
        return 0
    if kind == SEQUENCE:
        return rules.sequence_bonus
    if kind == RANK_MELD:
        return rules.natural_canasta if s.wild_count(index) == 0 else rules.mixed_canasta
    return rules.wild_meld_bonus


def side_reds(s: State, side: i64) -> i64:
    """Red threes, for or against the side."""
    count = s.of_side(side, REDS)
    if count == 0:
        return 0
    rules = s.law.rules
    value: i64 = rules.all_red_threes if count == rules.red_threes else count * rules.red_three
    if reds_count(s, side):
        return value
    return -value if rules.red_threes_against else 0


def reds_count(s: State, side: i64) -> bool:
    """Whether red threes count for the side."""
    need = s.law.red_need
    if need == NEED_MELDED:
        return s.of_side(side, OPENED) != 0
    if need == NEED_TWO_CANASTAS:
        return s.of_side(side, CANASTAS) >= 2
    if need == NEED_TWO_FINISHED:
        return s.of_side(side, FINISHED) >= 2
    return s.has_right(side)


def side_going_out(s: State, side: i64) -> i64:
    """The going-out bonus, or the concealed one in its place."""
    if s.ended != WENT_OUT or s.law.side_of[s.out_seat] != side:
        return 0
    rules = s.law.rules
    if s.concealed and rules.concealed_bonus is not None:
        return rules.concealed_bonus
    return rules.going_out_bonus


def side_hands(s: State, side: i64) -> i64:
    """What the cards left in the side's hands cost."""
    total: i64 = 0
    for seat in range(s.law.players):
        if s.law.side_of[seat] == side:
            total += hand_cost(s, seat)
    return total


def hand_cost(s: State, seat: i64) -> i64:
    """What a hand costs when the round ends as it has (or would now)."""
    total = s.hands[seat * RANKS + 13] * s.law.rank_points[13]
    for rank in range(13):
        n = SIZE[s.hands[seat * RANKS + rank]]
        total += n * (black_cost(s) if rank == BLACK else s.law.rank_points[rank])
    return total


def black_cost(s: State) -> i64:
    """What a black three left in a hand costs."""
    rules = s.law.rules
    if rules.black_threes_cost == "always" or s.ended == WENT_OUT:
        return rules.black_three_in_hand
    return s.law.rank_points[BLACK]
