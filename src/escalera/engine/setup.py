"""Setting up a position: a round's state from what lies on a table, without a deal.

Cards whose suit isn't known are written `ANY` + rank (any black three is `ANY` + 1) and
`ANY_RED_THREE`; they get suits that the pack still has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from escalera.engine.law import BLACK, Law
from escalera.engine.laying import begin, lock_naturals
from escalera.engine.moves import begin_turn
from escalera.engine.state import (
    FINISHED,
    FINISHED_SEQUENCES,
    HAS_MELDED,
    LAYING,
    MINIMUM,
    NONE,
    OPEN,
    OPENED,
    OVER,
    PLAY,
    SIDE_WIDTH,
    SIDES,
    TOTAL,
    WENT_OUT,
    State,
    is_red_three,
    is_wild,
)
from escalera.engine.vecs import append, vec
from escalera.engine.whole_acts import lay_new

ANY: Final = 64
ANY_RED_THREE: Final = 80

DRAW: Final = "draw"
PLAY_ON: Final = "play"
ANSWER: Final = "answer"


class SideSetup:
    """One side of a position: its melds in order, and for each of its seats the cards it is known to
    hold and how many more. `out` and `concealed` say that it has gone out."""

    def __init__(
        self,
        hands: Sequence[Sequence[int]],
        unknown: Sequence[int],
        melds: Sequence[Sequence[int]] = (),
        red_threes: int = 0,
        total: int = 0,
        out: bool = False,
        concealed: bool = False,
    ) -> None:
        self.hands: Final = [list(hand) for hand in hands]
        self.unknown: Final = list(unknown)
        self.melds: Final = [list(meld) for meld in melds]
        self.red_threes: Final = red_threes
        self.total: Final = total
        self.out: Final = out
        self.concealed: Final = concealed


class Setup:
    """A position. `turn` (from 1) is the seat to act; with the phase `answer`, the seat that is asked.
    The pile has its top last."""

    def __init__(
        self,
        sides: Sequence[SideSetup],
        turn: int = 1,
        phase: str = DRAW,
        pile: Sequence[int] = (),
        stock: int = 0,
    ) -> None:
        self.sides: Final = list(sides)
        self.turn: Final = turn
        self.phase: Final = phase
        self.pile: Final = list(pile)
        self.stock: Final = stock

    def cards(self) -> list[int]:
        """Every card that is named, with or without its suit, the red threes on the table too."""
        found = list(self.pile)
        for side in self.sides:
            for cards in side.melds + side.hands:
                found += cards
            found += [ANY_RED_THREE] * side.red_threes
        return found


class Pack:
    """The cards of the pack that no name has claimed yet."""

    def __init__(self, law: Law, named: Sequence[int]) -> None:
        self.left: Final = Counter(law.rules.pack())
        self.left.subtract([card for card in named if card < ANY])
        if self.left and min(self.left.values()) < 0:
            raise ValueError("the position names more cards than the pack has")

    def suited(self, cards: Sequence[int]) -> list[int]:
        """The cards with suits for those that had none."""
        return [card if card < ANY else self.claim(card) for card in cards]

    def claim(self, card: int) -> int:
        """A face for a card without suit."""
        for face in faces_of(card):
            if self.left[face] > 0:
                self.left[face] -= 1
                return face
        raise ValueError("the position holds more cards than the pack has")


def faces_of(card: int) -> tuple[int, ...]:
    """What a card without suit may be."""
    if card == ANY_RED_THREE:
        return (5, 6)
    rank = card - ANY
    if rank == BLACK:
        return (4, 7)
    return (rank * 4, rank * 4 + 1, rank * 4 + 2, rank * 4 + 3)


def set_up(law: Law, setup: Setup) -> State:
    """The state of a position, whose melds must be legal ones.

    Nothing can be drawn from it: only the size of the stock is known. Who of a side has melded isn't
    either, so every seat of a side with melds counts as having melded. Raises ValueError when the
    pack doesn't have the cards.
    """
    s = State(law)
    pack = Pack(law, setup.cards())
    for index, side in enumerate(setup.sides):
        lay_side(s, pack, index, side)
    for card in pack.suited(setup.pile):
        s.pile = append(s.pile, card)
        if is_wild(card) or is_red_three(card):
            s.pile_frozen = True
    s.stock_left = setup.stock
    place_turn(s, setup)
    end_if_out(s, setup)
    return s


def lay_side(s: State, pack: Pack, index: int, side: SideSetup) -> None:
    """A side's total, melds, red threes and hands."""
    seats = s.law.rules.sides(int(s.law.players))[index]
    at: i64 = SIDES + index * SIDE_WIDTH
    s.nums[at + TOTAL] = side.total
    s.nums[at + MINIMUM] = s.law.rules.minimum(side.total)
    s.side = index
    s.turn = seats[0] - 1
    for meld in side.melds:
        lay_meld(s, pack.suited(meld))
    for red in pack.suited([ANY_RED_THREE] * side.red_threes):
        s.lay_red(s.turn, red)
    for seat, cards, unknown in zip(seats, side.hands, side.unknown, strict=True):
        fill_hand(s, seat - 1, pack.suited(cards), unknown)
        s.nums[HAS_MELDED + seat - 1] = 1 if side.melds else 0


def lay_meld(s: State, cards: list[int]) -> None:
    """A meld of the side of `s.turn`, as if laid in an earlier turn."""
    for card in cards:
        s.give(s.turn, card)
    begin(s, LAYING)
    lay_new(s, cards)
    s.nums[SIDES + s.side * SIDE_WIDTH + OPENED] = 1
    s.pending = NONE
    s.pending_points = 0
    s.pending_black = False
    s.pending_steps = vec[i64](capacity=0)
    if not s.law.wild_on_finished:
        lock_naturals(s)


def fill_hand(s: State, seat: i64, cards: list[int], unknown: int) -> None:
    """A seat's known cards, and the number of the others."""
    for card in cards:
        s.give(seat, card)
    s.nums[seat] += unknown


def place_turn(s: State, setup: Setup) -> None:
    """Whose turn it is, and what is to be done in it."""
    seat: i64 = setup.turn - 1
    if setup.phase == ANSWER:
        begin_turn(s, asker_of(s, seat))
        s.question = OPEN
        s.answering = seat
    else:
        begin_turn(s, seat)
    s.phase = s.phase if setup.phase == DRAW else PLAY


def asker_of(s: State, seat: i64) -> i64:
    """The partner before a seat, clockwise: the one who asks it first."""
    asker = seat
    while True:
        asker = (asker + s.law.players - 1) % s.law.players
        if s.law.side_of[asker] == s.law.side_of[seat]:
            return asker


def end_if_out(s: State, setup: Setup) -> None:
    """The end of the round by a side's going out: its first seat without cards."""
    for index, side in enumerate(setup.sides):
        if side.out:
            empty = [seat for seat in s.law.rules.sides(int(s.law.players))[index] if s.nums[seat - 1] == 0]
            s.out_seat = empty[0] - 1
            s.concealed = side.concealed and s.law.rules.concealed_bonus is not None
            s.ended = WENT_OUT
            s.phase = OVER


def lacks_right(s: State, side: int) -> dict[str, object] | None:
    """What a side has and needs when it lacks the right to go out; None when it has it. From side 0."""
    if s.has_right(side):
        return None
    return {
        "finished": int(s.of_side(side, FINISHED)),
        "needed": int(s.law.right_melds),
        "sequences": int(s.of_side(side, FINISHED_SEQUENCES)),
        "sequence": "needed" if s.law.right_sequence else "free",
    }
