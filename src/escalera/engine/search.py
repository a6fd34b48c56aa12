"""The exact search behind “can this hand open” and “can this hand go out”.

Sequences are chosen first, and only for cards that can't be laid otherwise: a rank with no meld on
the table and one or two cards left is a *problem*; it is settled as a pair with a wild, or left in
hand, or one of its cards goes into a sequence. That misses nothing: a sequence none of whose cards
is a problem can be broken up again, its cards join their ranks. Lengths three to five are enough
for such sequences, a longer one is two of them. What remains is arithmetic: how many wilds each
rank and the wild melds take, and how many melds that finishes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.law import BLACK, JOKERS, RANKS
from escalera.engine.native import ONE, SUITS, THREE, ZERO
from escalera.engine.runs import LANE, cover_of, ranks_of, stretch_of
from escalera.engine.spread import better_by_merging, filled, spread, wild_meld_table
from escalera.engine.state import (
    GONE,
    KIND,
    LENGTH,
    LOW,
    RANK,
    RANK_MELD,
    SEQUENCE,
    WIDTH,
    WILD_MELD,
    State,
)
from escalera.engine.tables import SIZE, SPREAD
from escalera.engine.vecs import append, vec

LONGEST_PROBLEM_SEQUENCE: Final[i64] = 5
QUICK_STATES: Final[i64] = 200


@mypyc_attr(acyclic=True, free_list_len=1)
class Search:
    """A hand taken apart, and its side's melds: what the searches work on and put back."""

    def __init__(self, s: State) -> None:
        law = s.law
        self.law = law
        self.counts: vec[i64] = vec[i64]([0] * 56)
        """How many of each face: rank * 4 + suit, natural ranks only."""
        self.ranks: vec[i64] = vec[i64]([0] * 14)
        self.twos: i64 = SIZE[s.held(0)]
        self.jokers: i64 = s.held(JOKERS)
        self.blacks: i64 = 0
        """Black threes that will be laid."""
        self.cards: i64 = s.nums[s.turn]
        self.tabled: i64 = 0
        """Bit r: the side has a meld of rank r, so any card of it can be laid."""
        self.settled: i64 = 0
        """Bit r: the problem of rank r is settled, no sequence takes from it any more."""
        self.lanes: i64 = 0
        self.cover: i64 = 0
        """The cards that could lie in a sequence: lanes as in `runs`."""
        self.coverable: i64 = 0
        self.opening: bool = False
        self.need: i64 = 0
        self.keep: i64 = 0
        self.tight: bool = False
        self.states: i64 = 0
        self.failed: set[tuple[int, int, int, int, int]] | None = None
        """What has been tried in vain; only kept once a search takes long."""
        self.points: i64 = 0
        self.sequenced: i64 = 0
        self.deficit: i64 = 0
        self.merges: bool = False
        self.sequences: vec[i64] = vec[i64](capacity=0)
        """The side's open sequences: suit, low, length each."""
        self.wild_lengths: vec[i64] = vec[i64](capacity=0)
        self.rank_melds: vec[i64] = vec[i64](capacity=0)
        """The side's rank melds, a number each: rank, naturals, wilds, locked, eight bits apart."""
        for rank in range(law.low, law.high + 1):
            self._load_rank(rank, s.hands[s.turn * RANKS + rank])
        melds = s.melds
        for index in range(s.meld_count()):
            if melds[index * WIDTH] == s.side and melds[index * WIDTH + KIND] != GONE:
                self._load_meld(s, index)
        if law.sequences:
            self._see_cover()

    def _load_rank(self, rank: i64, byte: i64) -> None:
        if byte != 0:
            self.ranks[rank] = SIZE[byte]
            self.lanes |= SPREAD[byte] << rank
            for suit in range(SUITS):
                self.counts[rank * 4 + suit] = (byte >> (2 * suit)) & 3

    def _see_cover(self) -> None:
        """Which cards could lie in a sequence at all, new or old."""
        self.cover = cover_of(self.lanes)
        at: i64 = 0
        while at < len(self.sequences):
            run = self.sequences
            self.cover |= stretch_of(self.lanes, run[at], run[at + 1], run[at + 2])
            at += 3
        self.coverable = ranks_of(self.lanes & self.cover)

    def _load_meld(self, s: State, index: i64) -> None:
        at = index * WIDTH
        kind = s.melds[at + KIND]
        rank = s.melds[at + RANK]
        length = s.melds[at + LENGTH]
        if kind == RANK_MELD and rank != BLACK:
            self.tabled |= ONE << rank
            meld = rank | (s.natural_count(index) << 8) | (s.wild_count(index) << 16)
            if s.is_locked(index):
                meld |= ONE << 24
            self.rank_melds = append(self.rank_melds, meld)
        elif kind == SEQUENCE and length < s.law.size:
            run = append(self.sequences, rank)
            run = append(run, s.meld(index, LOW))
            self.sequences = append(run, length)
        elif kind == WILD_MELD and length < s.law.size:
            self.wild_lengths = append(self.wild_lengths, length)

    def wilds(self) -> i64:
        """Wilds in the hand."""
        return self.twos + self.jokers

    # Moving cards of the hand in and out of sequences

    def use(self, suit: i64, low: i64, length: i64) -> None:
        """Take a run of cards out of the hand for a sequence."""
        for rank in range(low, low + length):
            self.counts[rank * 4 + suit] -= 1
            self.ranks[rank] -= 1
            self.points += self.law.rank_points[rank]
        self.sequenced += length

    def free(self, suit: i64, low: i64, length: i64) -> None:
        """Put a run of cards back."""
        for rank in range(low, low + length):
            self.counts[rank * 4 + suit] += 1
            self.ranks[rank] += 1
            self.points -= self.law.rank_points[rank]
        self.sequenced -= length

    def has_run(self, suit: i64, low: i64, length: i64) -> bool:
        """Whether the hand holds that run, within the edition's ranks and from none that is settled."""
        if low < self.law.low or low + length - 1 > self.law.high:
            return False
        for rank in range(low, low + length):
            if self.counts[rank * 4 + suit] == 0 or (self.settled >> rank) & 1 == 1:
                return False
        return True

    # The problem ranks

    def problem(self, first: i64) -> i64:
        """The lowest rank from `first` on that can't be laid as it stands and isn't settled, or -1.

        When opening, a rank that no sequence can help is no problem: what can't be laid stays.
        """
        fine = self.tabled | self.settled
        if self.opening:
            fine |= ~self.coverable
        for rank in range(first, self.law.high + 1):
            n = self.ranks[rank]
            if (n == 1 or n == 2) and (fine >> rank) & 1 == 0:
                return rank
        return -1

    def settle(self, allow: i64) -> bool:
        """Settle the problem ranks one after the other; `allow` cards may stay in the hand."""
        return self._settle_from(self.law.low, allow)

    def _settle_from(self, first: i64, allow: i64) -> bool:
        """The same when there is no problem below `first`."""
        rank = self.problem(first)
        self.states += 1
        if self.states <= QUICK_STATES:
            return self._settle_rank(rank, allow)
        if self.failed is None:
            self.failed = set()
        key = self._key(allow)
        if key in self.failed:
            return False
        if self._settle_rank(rank, allow):
            return True
        self.failed.add(key)
        return False

    def _key(self, allow: i64) -> tuple[int, int, int, int, int]:
        """All that a search from here depends on; most searches are over before it is ever asked for."""
        low: int = 0
        high: int = 0
        for place in range(28):
            low = low * 4 + int(self.counts[place])
            high = high * 4 + int(self.counts[28 + place])
        runs: int = 0
        for value in self.sequences:
            runs = runs * 16 + int(value)
        state: int = ((self.settled * 2 + allow) * 64 + self.deficit + 32) * 4 + self.keep
        wilds: int = self.twos * 32 + self.jokers
        return low, high, runs, state, self.points * 1024 + wilds

    def _settle_rank(self, rank: i64, allow: i64) -> bool:
        """Settle this problem rank in every way, and then the others; with -1 there is none left."""
        if rank < 0:
            return self.opens() if self.opening else self.empties(allow)
        if self.opening or self.ranks[rank] == 2:
            self.settled |= ONE << rank
            if self._settle_from(rank + 1, allow):
                return True
            self.settled &= ~(ONE << rank)
        for suit in range(SUITS):
            if self.counts[rank * 4 + suit] > 0 and self._settle_card(rank, suit, allow):
                return True
        return False

    def _settle_card(self, rank: i64, suit: i64, allow: i64) -> bool:
        """Settle a problem by leaving this card in the hand or putting it into a sequence."""
        if allow > 0 and not self.opening:
            self.counts[rank * 4 + suit] -= 1
            self.ranks[rank] -= 1
            found = self.settle(allow - 1)
            self.ranks[rank] += 1
            self.counts[rank * 4 + suit] += 1
            if found:
                return True
        if (self.cover >> (LANE * suit + rank)) & 1 == 0:
            return False
        return self._new_sequence(rank, suit, allow) or self._longer_sequence(rank, suit, allow)

    def _new_sequence(self, rank: i64, suit: i64, allow: i64) -> bool:
        longest = LONGEST_PROBLEM_SEQUENCE if self.law.size > LONGEST_PROBLEM_SEQUENCE else self.law.size
        for length in range(THREE, longest + 1):
            for low in range(rank - length + 1, rank + 1):
                if self.has_run(suit, low, length):
                    self.use(suit, low, length)
                    found = self.settle(allow)
                    self.free(suit, low, length)
                    if found:
                        return True
        return False

    def _longer_sequence(self, rank: i64, suit: i64, allow: i64) -> bool:
        at: i64 = 0
        while at < len(self.sequences):
            if self.sequences[at] == suit and self._extend(at, rank, allow):
                return True
            at += 3
        return False

    def _extend(self, at: i64, rank: i64, allow: i64) -> bool:
        """Lengthen an open sequence just as far as `rank`."""
        suit = self.sequences[at]
        low = self.sequences[at + 1]
        length = self.sequences[at + 2]
        start = rank if rank < low else low + length
        more = low - rank if rank < low else rank - low - length + 1
        if more <= 0 or length + more > self.law.size or not self.has_run(suit, start, more):
            return False
        self.use(suit, start, more)
        self.sequences[at + 2] = length + more
        if rank < low:
            self.sequences[at + 1] = rank
        found = self.settle(allow)
        self.sequences[at + 1] = low
        self.sequences[at + 2] = length
        self.free(suit, start, more)
        return found

    # Opening

    def opens(self) -> bool:
        """Whether the sequences chosen and all that can be laid beside them reach the minimum."""
        law = self.law
        points = self.points
        laid = self.sequenced
        room: i64 = 0
        pairs = vec[i64](capacity=12)
        for rank in range(law.low, law.high + 1):
            n = self.ranks[rank]
            if n > 2 or (n > 0 and (self.tabled >> rank) & 1 == 1):
                points += n * law.rank_points[rank]
                laid += n
            if (self.tabled >> rank) & 1 == 1:
                room += self.rank_room(rank, n)
            elif n > 2:
                room += law.new_cap[n]
            elif n == 2 and law.new_cap[n] > 0:
                pairs = append(pairs, law.rank_points[rank])
        return self._with_wilds(points, laid, room, pairs)

    def _with_wilds(self, points: i64, laid: i64, room: i64, pairs: vec[i64]) -> bool:
        """The same with wilds: one to each of the best pairs, the rest where there is room."""
        sort_down(pairs)
        wilds = self.wilds()
        in_melds: i64 = 0
        while in_melds <= wilds:
            if self.wilds_fit(in_melds):
                rest = wilds - in_melds
                count: i64 = len(pairs)
                paired = rest if rest < count else count
                gain: i64 = 0
                for i in range(paired):
                    gain += 2 * pairs[i]
                space = room + paired * self.law.new_cap[2]
                placed = in_melds + (rest if rest < space else space)
                if points + gain + self.wild_points(placed) >= self.need:
                    if self.cards - laid - 2 * paired - placed >= self.keep:
                        return True
                    self.tight = True
            in_melds += 1
        return False

    def wilds_fit(self, wilds: i64) -> bool:
        """Whether exactly so many wilds can go onto wild melds, old and new."""
        if wilds == 0:
            return True
        if not self.law.wild_melds:
            return False
        room: i64 = 0
        for i in range(len(self.wild_lengths)):
            room += self.law.size - self.wild_lengths[i]
        if wilds <= room:
            return True
        # Three to `size` in each new meld: only melds of at most four can't take five.
        return wilds >= 3 and (self.law.size > 4 or room > 0 or wilds != 5)

    def wild_points(self, placed: i64) -> i64:
        """Points of that many wilds of the hand, the dearest first."""
        two = self.law.rank_points[0]
        joker = self.law.rank_points[JOKERS]
        if joker >= two:
            dear = placed if placed < self.jokers else self.jokers
            return dear * joker + (placed - dear) * two
        dear = placed if placed < self.twos else self.twos
        return dear * two + (placed - dear) * joker

    def rank_room(self, rank: i64, naturals: i64) -> i64:
        """How many wilds a rank with melds on the table takes, `naturals` joining it."""
        wilds = self.wilds()
        if wilds == 0:
            return 0
        table = self.rank_table(rank, naturals)
        while wilds > 0 and table[wilds] < 0:
            wilds -= 1
        return wilds

    # Going out

    def empties(self, allow: i64) -> bool:
        """Whether all that is left of the hand, but `allow` cards, can be laid and gives the right."""
        wilds = self.wilds()
        pairs = self.settled_pairs()
        if pairs > wilds or (pairs > 0 and self.law.wild_cap[2] == 0):
            return False
        if self.deficit < 1 and self._places_plainly(wilds - pairs, allow):
            return True
        melds = wild_meld_table(self.law, self.wild_lengths, wilds)
        reach = self.reach_ranks(wilds)
        in_ranks: i64 = 0
        while in_ranks <= wilds:
            if reach[in_ranks] >= 0:
                left: i64 = 0
                while left <= allow and in_ranks + left <= wilds:
                    m = wilds - in_ranks - left
                    if (
                        melds[m] >= 0
                        and reach[in_ranks] + melds[m] >= self.deficit
                        and self._counts_enough(left)
                    ):
                        return True
                    left += 1
            in_ranks += 1
        return False

    def settled_pairs(self) -> i64:
        """How many ranks need a wild to be laid at all."""
        pairs: i64 = 0
        for rank in range(self.law.low, self.law.high + 1):
            if self.ranks[rank] == 2 and (self.tabled >> rank) & 1 == 0:
                pairs += 1
        return pairs

    def _places_plainly(self, wilds: i64, allow: i64) -> bool:
        """A quick yes: the wilds beside those for pairs have room as the melds lie, or in wild melds."""
        if wilds <= allow:
            return self._counts_enough(wilds)
        if not self.wilds_fit(wilds) and not self._has_room(wilds):
            return False
        return self._counts_enough(0)

    def _has_room(self, wilds: i64) -> bool:
        """Whether rank melds have room for so many wilds, as they lie and as new ones."""
        for meld in self.rank_melds:
            if meld >> 24 == 0:
                wilds -= self.law.wild_cap[(meld >> 8) & 255] - ((meld >> 16) & 255)
        for rank in range(self.law.low, self.law.high + 1):
            n = self.ranks[rank]
            if n > 1 and (self.tabled >> rank) & 1 == 0:
                wilds -= self.law.new_cap[n] - (ONE if n == 2 else ZERO)
        return wilds <= 0

    def _counts_enough(self, wilds_left: i64) -> bool:
        """Whether all laid cards reach what the opening still needs, when that many wilds are left."""
        if self.need <= 0:
            return True
        total = self.points + self.blacks * self.law.rank_points[BLACK]
        for rank in range(self.law.low, self.law.high + 1):
            total += self.ranks[rank] * self.law.rank_points[rank]
        return total + self.wild_points(self.wilds() - wilds_left) >= self.need

    def reach_ranks(self, wilds: i64) -> vec[i64]:
        """By number of wilds: how many rank melds end finished when ranks take just so many; -1: not so."""
        reach = filled(wilds + 1, -1)
        reach[0] = 0
        for rank in range(self.law.low, self.law.high + 1):
            if self.ranks[rank] > 0 or (self.tabled >> rank) & 1 == 1:
                table = self.rank_table(rank, self.ranks[rank])
                more = filled(wilds + 1, -1)
                for a in range(wilds + 1):
                    if reach[a] >= 0:
                        for b in range(wilds + 1 - a):
                            if table[b] >= 0 and reach[a] + table[b] > more[a + b]:
                                more[a + b] = reach[a] + table[b]
                reach = more
        return reach

    def rank_table(self, rank: i64, naturals: i64) -> vec[i64]:
        """By number of wilds: how many melds of the rank these cards newly finish; -1: they can't be laid."""
        melds = vec[i64](capacity=12)
        for meld in self.rank_melds:
            if meld & 255 == rank:
                melds = append(melds, (meld >> 8) & 255)
                melds = append(melds, (meld >> 16) & 255)
                melds = append(melds, meld >> 24)
        best = spread(self.law, melds, naturals, self.wilds())
        if self.merges and len(melds) > 3:
            better_by_merging(self.law, melds, naturals, self.wilds(), self.cards < 3, best)
        return best


def sort_down(items: vec[i64]) -> None:
    """Sort a short vector, the largest first."""
    for i in range(ONE, len(items)):
        value = items[i]
        j = i
        while j > 0 and items[j - 1] < value:
            items[j] = items[j - 1]
            j -= 1
        items[j] = value
