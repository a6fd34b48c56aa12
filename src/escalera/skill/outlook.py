"""What one seat makes of a position: chances of missing cards, and what melds and kept cards are worth.

All worths are points. They add up: a position is worth its melds (`table_worth`) and what is kept in
hand (`kept_worth`), so that the best lay-down can be found exactly. Chances and the worth of a kept card
for sequences are those at the moment of looking.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.law import BLACK, JOKERS, RANKS
from escalera.engine.scoring import black_cost
from escalera.engine.state import (
    FINISHED,
    FINISHED_SEQUENCES,
    KIND,
    LENGTH,
    LOW,
    NATURALS,
    RANK,
    RANK_MELD,
    SEQUENCE,
    SIDE,
    TWOS,
    WILD_MELD,
    State,
)
from escalera.engine.tables import SIZE
from escalera.engine.vecs import vec
from escalera.skill import weights as name
from escalera.skill.known import Known
from escalera.skill.weights import Weights

FULL_STOCK: Final = 0.55
"""Share of all cards from which on the stock counts as full."""
UNFINISHED: Final = 0.9
"""Share of a bonus that a meld which isn't finished is worth at most."""
PREMIUM: Final = 4000.0
"""What finishing an own sequence or wild meld counts on top, so that no weights ever leave it undone."""
THIN_BELOW: Final[i64] = 5
FOR_EVER: Final[i64] = 9999


@mypyc_attr(acyclic=True)
class Outlook:
    """Made once for a set of weights, filled by `look` for a position and a seat."""

    def __init__(self, weights: Weights, memory: i64 = FOR_EVER) -> None:
        self.memory: i64 = memory
        """Turns for which it is remembered what was thrown and taken."""
        self.w: vec[float] = weights.at
        self.unseen: vec[i64] = vec[i64]([0] * 53)
        """Copies of each face that lie in the stock or in hands, as far as this seat can tell."""
        self.lying: vec[i64] = vec[i64]([0] * 53)
        """Copies in the pile."""
        self.held: vec[i64] = vec[i64]([0] * 53)
        self.chance: vec[float] = vec[float]([0.0] * 56)
        """How likely a face that isn't held comes to this side."""
        self.theirs: vec[float] = vec[float]([0.0] * 56)
        """The same for another side."""
        self.keep: vec[float] = vec[float]([0.0] * 56)
        """What one copy of a face in hand is worth for sequences to come."""
        self.rank_left: vec[float] = vec[float]([0.0] * 14)
        """Naturals of each rank still counted on."""
        self.wild_left: float = 0.0
        self.hazard: float = 0.0
        self.black: float = 0.0
        """What a black three in hand costs when the round ends."""
        self.known_blacks: float = 0.0
        """What black threes that others are known to hold would bring this side then."""
        self.turns: float = 0.0
        """Own turns left while the stock lasts."""
        self.time: float = 0.0
        self.seat: i64 = 0
        self.side: i64 = 0
        self.lacks_sequence: bool = False
        self.short: i64 = 0
        self.premium: float = PREMIUM
        self.ending: bool = False
        """Whether the round is to end now: then only what counts at its end is worth anything."""

    def look(self, s: State, known: Known, seat: i64) -> None:
        """See a position as `seat` (from 0) sees it."""
        self.seat = seat
        self.ending = False
        self.side = s.law.side_of[seat]
        self.lacks_sequence = s.law.right_sequence and s.of_side(self.side, FINISHED_SEQUENCES) == 0
        short = s.law.right_melds - s.of_side(self.side, FINISHED)
        self.short = short if short > 0 else 0
        self.black = float(black_cost(s))
        self.known_blacks = self.black * self._known_blacks(s, known)
        self._count(s, known)
        self._chances(s, known)
        self._left(s)
        self._hazard(s)
        self._keep(s)

    # Counting

    def _count(self, s: State, known: Known) -> None:
        """Which cards nobody has shown."""
        for face in range(53):
            self.unseen[face] = s.law.pack[face]
            self.lying[face] = 0
            self.held[face] = s.holds_face(self.seat, face)
            self.unseen[face] -= self.held[face]
        size: i64 = len(s.pile)
        for i in range(size - self.memory if size > self.memory else 0, size):
            face = s.pile[i]
            self.lying[face] += 1
            self.unseen[face] -= 1
        for index in range(s.meld_count()):
            self._count_meld(s, index)
        for other in range(s.law.players):
            if other != self.seat and known.recalls(other, self.memory):
                for face in range(53):
                    self.unseen[face] -= known.holds(other, face)
        for face in range(53):
            if self.unseen[face] < 0:
                self.unseen[face] = 0

    def _count_meld(self, s: State, index: i64) -> None:
        """Cards of a meld on the table."""
        kind = s.meld(index, KIND)
        if kind == SEQUENCE:
            low = s.meld(index, LOW)
            for rank in range(low, low + s.meld(index, LENGTH)):
                self.unseen[rank * 4 + s.meld(index, RANK)] -= 1
            return
        naturals = s.meld(index, NATURALS)
        twos = s.meld(index, TWOS)
        for suit in range(4):
            two_bits: i64 = 2 * suit
            if naturals != 0:
                self.unseen[s.meld(index, RANK) * 4 + suit] -= (naturals >> two_bits) & 3
            if twos != 0:
                self.unseen[suit] -= (twos >> two_bits) & 3
        self.unseen[52] -= s.joker_count(index)

    # Chances

    def _chances(self, s: State, known: Known) -> None:
        """How likely each face comes, to this side and to another."""
        self.time = min(1.0, float(s.stock_left) / (FULL_STOCK * float(s.law.cards)))
        share = 2.0 * float(s.law.partners) / float(s.law.players)
        miss = 1.0 - min(0.95, self.w[name.DRAWN] * self.time * share)
        unshown = 1.0 - self.w[name.PARTNER]
        unlifted = 1.0 - self.w[name.LYING]
        for face in range(4 * s.law.low, 4 * s.law.high + 4):
            none = 1.0
            for _ in range(self.unseen[face]):
                none *= miss
            self.theirs[face] = 1.0 - none
            for _ in range(self.lying[face]):
                none *= unlifted
            if s.law.partners > 1:
                for _ in range(self.partners_hold(s, known, face)):
                    none *= unshown
            self.chance[face] = 1.0 - none

    def partners_hold(self, s: State, known: Known, face: i64) -> i64:
        """How many of a face the partners are known to hold."""
        found: i64 = 0
        for other in range(s.law.players):
            mate = other != self.seat and s.law.side_of[other] == self.side
            if mate and known.recalls(other, self.memory):
                found += known.holds(other, face)
        return found

    def _known_blacks(self, s: State, known: Known) -> float:
        """How many more black threes the other sides are known to hold than the partners, each side alike."""
        found = 0.0
        for other in range(s.law.players):
            if other != self.seat and known.recalls(other, self.memory):
                held = float(known.holds_rank(other, BLACK))
                found += -held if s.law.side_of[other] == self.side else held / float(s.law.sides - 1)
        return found

    def _left(self, s: State) -> None:
        """How many naturals of each rank, and wilds, are still counted on."""
        for rank in range(s.law.low, s.law.high + 1):
            at: i64 = rank * 4
            copies = self.unseen[at] + self.unseen[at + 1] + self.unseen[at + 2] + self.unseen[at + 3]
            self.rank_left[rank] = float(copies) * self.w[name.COMING] * self.time
        wilds = self.unseen[0] + self.unseen[1] + self.unseen[2] + self.unseen[3] + self.unseen[52]
        self.wild_left = float(wilds) * self.w[name.WILD_COMING] * self.time

    def _hazard(self, s: State) -> None:
        """How likely the round ends before this seat's next turn."""
        hazard = self.w[name.HAZARD]
        for other in range(s.law.players):
            if other != self.seat and s.has_right(s.law.side_of[other]):
                hazard += self.w[name.HAZARD_RIGHT] / (1.0 + float(s.nums[other]))
        self.turns = float(s.stock_left) / float(s.law.draw * s.law.players)
        felt = self.w[name.STOCK_TURNS]
        if self.turns < felt:
            hazard += (felt - self.turns) / felt
        self.hazard = min(1.0, hazard)

    # Sequences

    def _keep(self, s: State) -> None:
        """What each face in hand adds to sequences that could be made."""
        for face in range(56):
            self.keep[face] = 0.0
        if not s.law.sequences:
            return
        bonus = self.sequence_bonus(s)
        for suit in range(s.law.suits):
            for low in range(s.law.low, s.law.high - s.law.size + 2):
                self._keep_window(s, suit, low, bonus * self.w[name.IN_HAND])
        for index in range(s.meld_count()):
            if (
                s.meld(index, SIDE) == self.side
                and s.meld(index, KIND) == SEQUENCE
                and s.meld(index, LENGTH) < s.law.size
            ):
                self._keep_tabled(s, index, bonus * self.w[name.IN_HAND])

    def _keep_window(self, s: State, suit: i64, low: i64, bonus: float) -> None:
        """A window of seven: what it would lose without each of its cards in hand."""
        worth = bonus
        for rank in range(low, low + s.law.size):
            if self.held[rank * 4 + suit] == 0:
                worth *= self.chance[rank * 4 + suit]
        self._raise(suit, low, low + s.law.size, worth)

    def _keep_tabled(self, s: State, index: i64, bonus: float) -> None:
        """The windows round a sequence on the table."""
        suit = s.meld(index, RANK)
        bottom = s.meld(index, LOW)
        top = bottom + s.meld(index, LENGTH)
        for low in range(max(s.law.low, top - s.law.size), min(bottom, s.law.high - s.law.size + 1) + 1):
            worth = bonus
            for rank in range(low, low + s.law.size):
                if (rank < bottom or rank >= top) and self.held[rank * 4 + suit] == 0:
                    worth *= self.chance[rank * 4 + suit]
            self._raise(suit, low, bottom, worth)
            self._raise(suit, top, low + s.law.size, worth)

    def _raise(self, suit: i64, start: i64, end: i64, worth: float) -> None:
        """Note what a chance would lose without each card held in these ranks."""
        for rank in range(start, end):
            face: i64 = rank * 4 + suit
            if self.held[face] > 0:
                lost = worth * (1.0 - self.chance[face])
                if lost > self.keep[face]:
                    self.keep[face] = lost

    def sequence_bonus(self, s: State) -> float:
        """What one more finished sequence is worth."""
        bonus = float(int(s.law.rules.sequence_bonus))
        if self.ending:
            return bonus - self.premium
        if self.lacks_sequence:
            bonus += self.w[name.FIRST]
        elif self.short > 0:
            bonus += self.w[name.SECOND]
        return bonus

    def sequence(self, s: State, suit: i64, low: i64, length: i64) -> float:
        """The worth of an own sequence; cards in hand count for it when they are laid (see `keep`)."""
        bonus = self.sequence_bonus(s)
        if length >= s.law.size:
            return bonus + self.premium
        if self.ending:
            return 0.0
        best = best_reach(s, self.chance, suit, low, length)
        share = min(UNFINISHED, self.w[name.TABLED] * best)
        return (1.0 - self.hazard) * (self.w[name.BEGUN] + share * bonus)

    def their_sequence(self, s: State, suit: i64, low: i64, length: i64) -> float:
        """The worth of another side's sequence, as far as this seat can tell."""
        bonus = float(int(s.law.rules.sequence_bonus))
        if length >= s.law.size:
            return bonus + self.w[name.FIRST]
        best = best_reach(s, self.theirs, suit, low, length)
        return min(UNFINISHED, self.w[name.TABLED] * best) * bonus

    # Rank melds and wild melds

    def rank_meld(self, s: State, rank: i64, naturals: i64, wilds: i64) -> float:
        """The worth of an own rank meld of so many naturals and wilds."""
        if rank == BLACK:
            return 0.0
        natural = float(int(s.law.rules.natural_canasta))
        mixed = float(int(s.law.rules.mixed_canasta))
        need = self.w[name.SECOND] if self.short > 0 and not self.ending else 0.0
        lack = s.law.size - naturals - wilds
        if lack <= 0:
            return (natural if wilds == 0 else mixed) + need
        if self.ending:
            return 0.0
        share = self.w[name.LACK_1 + (lack if lack < 4 else 4) - 1]
        if wilds == 0:
            mixed += self.w[name.PURE] * (natural - mixed)
        coming = self.rank_left[rank] + 0.4 * float(s.law.max_wilds - wilds)
        share = min(UNFINISHED, share * min(1.0, coming / float(lack)))
        return (1.0 - self.hazard) * share * (mixed + need)

    def wild_meld(self, s: State, length: i64) -> float:
        """The worth of an own wild meld."""
        bonus = float(int(s.law.rules.wild_meld_bonus))
        need = self.w[name.SECOND] if self.short > 0 and not self.ending else 0.0
        lack = s.law.size - length
        if lack <= 0:
            return bonus + need if self.ending else bonus + need + self.premium
        if length < 3 or self.ending:
            return 0.0
        share = self.w[name.WILD_6 - lack + 1] if lack <= 4 else self.w[name.WILD_3]
        share = min(UNFINISHED, share * min(1.0, self.wild_left / float(lack)))
        return (1.0 - self.hazard) * share * bonus

    # What is kept

    def kept_rank(self, s: State, rank: i64, byte: i64) -> float:
        """The worth of the naturals of a rank in hand (of black threes, too)."""
        count = SIZE[byte]
        if count == 0:
            return 0.0
        cost = self.black if rank == BLACK else float(s.law.rank_points[rank])
        if self.ending:
            return -float(count) * cost
        total = float(count) * self.w[name.CARD]
        if rank == BLACK:
            return (1.0 - self.hazard) * total - self.blacks_caught(count) * cost
        total += float(count) * cost * self.w[name.HOPE]
        for suit in range(4):
            if (byte >> (2 * suit)) & 3 != 0:
                total += self.keep[rank * 4 + suit]
        if count > 1:
            total += self.w[name.PAIR] + self.w[name.MORE] * float(count - 2)
        return (1.0 - self.hazard) * total - self.hazard * float(count) * cost

    def blacks_caught(self, count: i64) -> float:
        """How many of so many black threes are still held when the round ends: one can be thrown a turn."""
        caught = 0.0
        stays = 1.0
        for i in range(count):
            stays = stays * (1.0 - self.hazard) if float(i) < self.turns else 0.0
            caught += 1.0 - stays
        return caught

    def kept_wilds(self, s: State, twos: i64, jokers: i64) -> float:
        """The worth of wilds in hand."""
        count = twos + jokers
        if count == 0:
            return 0.0
        cost = float(twos * s.law.rank_points[0] + jokers * s.law.rank_points[JOKERS])
        if self.ending:
            return -cost
        total = float(count) * (self.w[name.KEEP_WILD] + self.w[name.CARD])
        total += self.w[name.WILD_TOWARD] * float(count - 1)
        return (1.0 - self.hazard) * total - self.hazard * cost

    def thin(self, cards: i64) -> float:
        """What is lost by holding few cards."""
        return (
            -self.w[name.THIN] * float(THIN_BELOW - cards) if cards < THIN_BELOW and not self.ending else 0.0
        )

    # Whole positions

    def table_worth(self, s: State) -> float:
        """The worth of the side's melds, the points of their cards included."""
        total = 0.0
        for index in range(s.meld_count()):
            if s.meld(index, SIDE) == self.side:
                total += self.meld_worth(s, index)
        return total

    def standing(self, s: State) -> float:
        """What finished melds are worth toward the right to go out, counted once for each that it needs.

        Add `standing` less `awaited` to `table_worth` before worths of two looks are compared.
        """
        worth = self.w[name.SECOND] * float(s.law.right_melds - self.short)
        if s.law.right_sequence and not self.lacks_sequence:
            worth += self.w[name.FIRST]
        return worth

    def awaited(self, s: State) -> float:
        """What `table_worth` counts for melds that were finished already as if they were still to come."""
        if self.short == 0:
            return 0.0
        sequences = s.of_side(self.side, FINISHED_SEQUENCES)
        others = s.of_side(self.side, FINISHED) - sequences
        each = self.sequence_bonus(s) - float(int(s.law.rules.sequence_bonus))
        return self.w[name.SECOND] * float(others) + each * float(sequences)

    def meld_worth(self, s: State, index: i64) -> float:
        """The worth of one own meld, its cards' points included."""
        kind = s.meld(index, KIND)
        if kind == SEQUENCE:
            low = s.meld(index, LOW)
            length = s.meld(index, LENGTH)
            points: i64 = 0
            for rank in range(low, low + length):
                points += s.law.rank_points[rank]
            return float(points) + self.sequence(s, s.meld(index, RANK), low, length)
        wilds = float(
            SIZE[s.meld(index, TWOS)] * s.law.rank_points[0]
            + s.joker_count(index) * s.law.rank_points[JOKERS]
        )
        if kind == RANK_MELD:
            rank = s.meld(index, RANK)
            naturals = s.natural_count(index)
            worth = self.rank_meld(s, rank, naturals, s.wild_count(index))
            return float(naturals * s.law.rank_points[rank]) + wilds + worth
        return wilds + self.wild_meld(s, s.meld(index, LENGTH)) if kind == WILD_MELD else 0.0

    def kept_worth(self, s: State) -> float:
        """The worth of the hand."""
        at = self.seat * RANKS
        total = self.kept_wilds(s, SIZE[s.hands[at]], s.hands[at + JOKERS])
        for rank in range(BLACK, s.law.high + 1):
            total += self.kept_rank(s, rank, s.hands[at + rank])
        return total + self.thin(s.nums[self.seat])

    def worth(self, s: State) -> float:
        """The worth of a position for the seat's side: its melds and this hand."""
        total = self.table_worth(s) + self.kept_worth(s)
        if s.of_side(self.side, 0) != 0:
            total += self.w[name.OPENED_WORTH]
        return total


def best_reach(s: State, chances: vec[float], suit: i64, low: i64, length: i64) -> float:
    """How likely a sequence is finished, by the window for which the cards it lacks are likeliest to come."""
    best = 0.0
    for start in range(max(s.law.low, low + length - s.law.size), min(low, s.law.high - s.law.size + 1) + 1):
        reach = 1.0
        for rank in range(start, start + s.law.size):
            if rank < low or rank >= low + length:
                reach *= chances[rank * 4 + suit]
        if reach > best:
            best = reach
    return best
