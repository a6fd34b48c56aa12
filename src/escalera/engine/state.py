"""One round's whole state, hidden cards included: few narrow vectors that clone fast.

Seats and sides count from 0 here. A hand is fourteen places: a byte for each rank (see `tables`)
and the number of jokers. A meld is eight places of `melds`, in the order the melds were laid;
its number for players is its place among its side's melds. An act under way (`pending`) is laid
in place and can be taken back step by step from `pending_steps`. `reds` holds the red threes on
the table, two places each: the seat that laid it, and its face. `stock` is the pack in its order,
shared by clones; it is empty in what a seat may see, where only `stock_left` is known.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.law import BLACK, JOKERS, RANKS, Law
from escalera.engine.native import ABSENT, ONE
from escalera.engine.tables import LOWEST, SIZE
from escalera.engine.vecs import append, vec

# Phases of a turn.
START: Final[i64] = 0
PLAY: Final[i64] = 1
OVER: Final[i64] = 2

# The question to the partner.
NOT_ASKED: Final[i64] = 0
OPEN: Final[i64] = 1
SAID_YES: Final[i64] = 2
SAID_NO: Final[i64] = 3

# The act under way.
NONE: Final[i64] = 0
LAYING: Final[i64] = 1
TAKING: Final[i64] = 2

# How a round ended.
RUNNING: Final[i64] = 0
WENT_OUT: Final[i64] = 1
STOCK_OUT: Final[i64] = 2

# Kinds of meld.
GONE: Final[i64] = 0
RANK_MELD: Final[i64] = 1
SEQUENCE: Final[i64] = 2
WILD_MELD: Final[i64] = 3

# Places of a meld.
WIDTH: Final[i64] = 8
SIDE: Final[i64] = 0
KIND: Final[i64] = 1
RANK: Final[i64] = 2
"""The rank of a rank meld, the suit of a sequence."""
LOW: Final[i64] = 3
LENGTH: Final[i64] = 4
NATURALS: Final[i64] = 5
TWOS: Final[i64] = 6
MELD_JOKERS: Final[i64] = 7
LOCKED: Final[i64] = 128
"""Flag on the place of the jokers: stood finished and natural when the last act ended."""

# Places of `nums`: cards in each hand, whether each seat has melded, then eight a side.
HAS_MELDED: Final[i64] = 6
SIDES: Final[i64] = 12
SIDE_WIDTH: Final[i64] = 8
OPENED: Final[i64] = 0
POINTS: Final[i64] = 1
FINISHED: Final[i64] = 2
FINISHED_SEQUENCES: Final[i64] = 3
CANASTAS: Final[i64] = 4
REDS: Final[i64] = 5
TOTAL: Final[i64] = 6
MINIMUM: Final[i64] = 7


@mypyc_attr(acyclic=True)
class State:
    """The state of a round. Built by `deal`; changed by `moves`; never by anybody else."""

    def __init__(self, law: Law, of: State | None = None) -> None:
        """A round before its deal, or a copy of another."""
        self.law: Law = law
        if of is None:
            self.hands: vec[i64] = vec[i64]([0] * 84)
            self.nums: vec[i64] = vec[i64]([0] * 60)
            self.melds: vec[i64] = vec[i64](capacity=0)
            self.pile: vec[i64] = vec[i64](capacity=0)
            self.reds: vec[i64] = vec[i64](capacity=0)
            self.stock: vec[i64] = vec[i64](capacity=0)
            self.pending_steps: vec[i64] = vec[i64](capacity=0)
            self.stock_left: i64 = 0
            self.dealer: i64 = 0
            self.turn: i64 = 0
            self.side: i64 = 0
            self.phase: i64 = START
            self.question: i64 = NOT_ASKED
            self.answering: i64 = 0
            self.any_no: bool = False
            self.acted: bool = False
            self.pile_frozen: bool = False
            self.pending: i64 = NONE
            self.pending_points: i64 = 0
            self.pending_base: i64 = 0
            self.pending_target: i64 = -1
            self.pending_black: bool = False
            self.turn_base: i64 = 0
            self.opened_before: bool = False
            self.melded_before: bool = False
            self.laid_on_old: bool = False
            self.ended: i64 = RUNNING
            self.out_seat: i64 = -1
            self.concealed: bool = False
            self.turns: i64 = 0
        else:
            self.hands = of.hands[:]
            self.nums = of.nums[:]
            self.melds = of.melds[:]
            self.pile = of.pile[:]
            self.reds = of.reds[:]
            self.stock = of.stock
            self.pending_steps = of.pending_steps[:]
            self.stock_left = of.stock_left
            self.dealer = of.dealer
            self.turn = of.turn
            self.side = of.side
            self.phase = of.phase
            self.question = of.question
            self.answering = of.answering
            self.any_no = of.any_no
            self.acted = of.acted
            self.pile_frozen = of.pile_frozen
            self.pending = of.pending
            self.pending_points = of.pending_points
            self.pending_base = of.pending_base
            self.pending_target = of.pending_target
            self.pending_black = of.pending_black
            self.turn_base = of.turn_base
            self.opened_before = of.opened_before
            self.melded_before = of.melded_before
            self.laid_on_old = of.laid_on_old
            self.ended = of.ended
            self.out_seat = of.out_seat
            self.concealed = of.concealed
            self.turns = of.turns

    def clone(self) -> State:
        """An independent copy; the stock's order is shared, it never changes."""
        return State(self.law, self)

    # Hands

    def held(self, place: i64) -> i64:
        """The byte of a rank in the hand of the seat to act (its count for jokers)."""
        return self.hands[self.turn * RANKS + place]

    def count(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return self.nums[seat]

    def holds_face(self, seat: i64, face: i64) -> i64:
        """How often a seat holds a face."""
        rank = face >> 2
        byte = self.hands[seat * RANKS + rank]
        return byte if rank == JOKERS else (byte >> (2 * (face & 3))) & 3

    def holds_rank(self, rank: i64) -> i64:
        """How many cards of a rank the seat to act holds."""
        byte = self.held(rank)
        return byte if rank == JOKERS else SIZE[byte]

    def give(self, seat: i64, face: i64) -> None:
        """Put a card into a hand."""
        rank = face >> 2
        at = seat * RANKS + rank
        self.hands[at] = self.hands[at] + one_card(face)
        self.nums[seat] += 1

    def remove(self, seat: i64, face: i64) -> None:
        """Take a card out of a hand that holds it."""
        rank = face >> 2
        at = seat * RANKS + rank
        self.hands[at] = self.hands[at] - one_card(face)
        self.nums[seat] -= 1

    def wilds(self) -> i64:
        """How many wilds the seat to act holds."""
        at = self.turn * RANKS
        return SIZE[self.hands[at]] + self.hands[at + JOKERS]

    def a_two(self) -> i64:
        """The face of the lowest two in the hand of the seat to act, or -1."""
        byte = self.held(0)
        return LOWEST[byte] if byte != 0 else ABSENT

    # Sides

    def of_side(self, side: i64, what: i64) -> i64:
        """A number of a side: `OPENED`, `POINTS`, …"""
        return self.nums[SIDES + side * SIDE_WIDTH + what]

    def has_opened(self) -> bool:
        """Whether the side to act had melded before the act under way."""
        return self.nums[SIDES + self.side * SIDE_WIDTH + OPENED] != 0

    def has_right(self, side: i64) -> bool:
        """Whether the side has the right to go out, the act under way included."""
        at = SIDES + side * SIDE_WIDTH
        if self.law.right_sequence and self.nums[at + FINISHED_SEQUENCES] == 0:
            return False
        return self.nums[at + FINISHED] >= self.law.right_melds

    def may_go_out(self) -> bool:
        """Whether asking lets the seat to act go out this turn: no “no”, and a yes where one is required."""
        if self.question == SAID_NO:
            return False
        return self.question == SAID_YES or self.law.ask != 2 or self.law.partners == 1

    # Melds

    def meld_count(self) -> i64:
        """How many melds lie on the table, all sides, merged ones included."""
        return len(self.melds) // WIDTH

    def meld(self, index: i64, what: i64) -> i64:
        """A place of a meld: `KIND`, `RANK`, …; see `wild_count` for its wilds."""
        return self.melds[index * WIDTH + what]

    def natural_count(self, index: i64) -> i64:
        """How many naturals lie in a meld."""
        at = index * WIDTH
        if self.melds[at + KIND] == SEQUENCE:
            return self.melds[at + LENGTH]
        return SIZE[self.melds[at + NATURALS]]

    def joker_count(self, index: i64) -> i64:
        """How many jokers lie in a meld."""
        return self.meld(index, MELD_JOKERS) & 127

    def wild_count(self, index: i64) -> i64:
        """How many wilds lie in a meld."""
        at = index * WIDTH
        return SIZE[self.melds[at + TWOS]] + (self.melds[at + MELD_JOKERS] & 127)

    def is_black(self, index: i64) -> bool:
        """Whether the meld is one of black threes."""
        return self.meld(index, KIND) == RANK_MELD and self.meld(index, RANK) == BLACK

    def is_locked(self, index: i64) -> bool:
        """Whether the meld takes no wild: it stood finished and natural, and the edition forbids that."""
        return not self.law.wild_on_finished and self.meld(index, MELD_JOKERS) >= LOCKED

    def number_of(self, index: i64) -> i64:
        """A meld's number for players, from 1, among its side's melds."""
        side = self.meld(index, SIDE)
        number: i64 = 0
        i: i64 = 0
        while i <= index:
            if self.meld(i, SIDE) == side:
                number += 1
            i += 1
        return number

    def index_of(self, side: i64, number: i64) -> i64:
        """The place of a side's meld by its number; -1 when there is none (or it was merged away)."""
        i: i64 = 0
        n: i64 = self.meld_count()
        while i < n:
            if self.meld(i, SIDE) == side:
                number -= 1
                if number == 0:
                    return i if self.meld(i, KIND) != GONE else ABSENT
            i += 1
        return -1

    # Pile

    def pile_size(self) -> i64:
        """How many cards lie in the discard pile."""
        return len(self.pile)

    def top(self) -> i64:
        """The face on top of the pile, or -1."""
        n = len(self.pile)
        return self.pile[n - 1] if n > 0 else ABSENT

    def buried(self) -> i64:
        """How many cards below the top would join the hand with a take: red threes don't."""
        total: i64 = 0
        i: i64 = 0
        n: i64 = len(self.pile) - 1
        while i < n:
            if not is_red_three(self.pile[i]):
                total += 1
            i += 1
        return total

    def left_after_act(self) -> i64:
        """Cards in hand once the act under way is done."""
        left = self.nums[self.turn]
        return left + self.buried() if self.pending == TAKING else left

    def lay_red(self, seat: i64, face: i64) -> None:
        """Lay a red three on the table, for the seat's side."""
        self.reds = append(self.reds, seat)
        self.reds = append(self.reds, face)
        side = self.law.side_of[seat]
        self.nums[SIDES + side * SIDE_WIDTH + REDS] += 1


def one_card(face: i64) -> i64:
    """What a card adds to its place of a hand."""
    if face == 52:
        return 1
    return ONE << (2 * (face & 3))


def is_red_three(face: i64) -> bool:
    """Whether the face is the three of diamonds or hearts."""
    return face == 5 or face == 6


def is_wild(face: i64) -> bool:
    """Whether the face is a two or the joker."""
    return face < 4 or face == 52
