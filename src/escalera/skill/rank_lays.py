"""All ways to lay one rank's cards, with wilds among them: on two melds of the rank, and as a new one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.law import BLACK, RANKS
from escalera.engine.native import ONE
from escalera.engine.state import LENGTH, State
from escalera.engine.tables import SIZE
from escalera.engine.vecs import vec
from escalera.skill.outlook import Outlook
from escalera.skill.taking import Taking, only_take

OPTIONS: Final[i64] = 96
"""Places for the options of a rank."""

# An option of a rank, packed: naturals and wilds for its first meld, its second, and a new one.
NATURAL_BITS: Final[i64] = 15


@mypyc_attr(acyclic=True)
class RankLays:
    """The options of each rank, made anew only where other cards of it are left."""

    def __init__(self, outlook: Outlook, taking: Taking) -> None:
        self.o: Outlook = outlook
        self.taking: Taking = taking
        self.most_wilds: i64 = 0
        self.plain: bool = False
        """Whether rank melds are laid without wilds."""
        self.ending: bool = False
        self.made_for: vec[i64] = vec[i64]([0] * 14)
        """For which cards a rank's options were made."""
        self.count: vec[i64] = vec[i64]([0] * 14)
        self.code: vec[i64] = vec[i64]([0] * 1344)
        self.cards: vec[i64] = vec[i64]([0] * 1344)
        self.used: vec[i64] = vec[i64]([0] * 1344)
        """Wilds."""
        self.ends: vec[i64] = vec[i64]([0] * 1344)
        """Melds that it finishes."""
        self.worth: vec[float] = vec[float]([0.0] * 1344)

    def begin(self, wilds: i64, ending: bool) -> None:
        """Forget what was made for another hand."""
        self.most_wilds = wilds
        self.ending = ending
        for rank in range(RANKS):
            self.made_for[rank] = -1

    def update(self, s: State, bytes_left: vec[i64]) -> None:
        """Make the options of ranks of which other cards are left than before."""
        for rank in range(BLACK, s.law.high + 1):
            byte = bytes_left[rank]
            if self.made_for[rank] != byte:
                self.make(s, rank, byte)

    def make(self, s: State, rank: i64, byte: i64) -> None:
        """All ways to lay a rank's cards and wilds with them; of equal ones the best."""
        self.made_for[rank] = byte
        self.count[rank] = 0
        held = SIZE[byte]
        if rank == BLACK:
            self._offer(s, rank, byte, 0, 0, 0.0, 0)
            if self.ending and held > 2 and not s.pending_black:
                self._offer(s, rank, byte, held << NATURAL_BITS, held, 0.0, 0)
            return
        first = self.taking.firsts[2 * rank] - 1
        second = self.taking.firsts[2 * rank + 1] - 1
        one = first >= 0 and self.taking.takes(s, first)
        two = second >= 0 and self.taking.takes(s, second)
        new = not only_take(s) and (first < 0 or not s.law.one_per_rank)
        most_one: i64 = held if one else 0
        for a in range(most_one + 1):
            for v in range(self._most_wilds(s, first, a) + 1 if one else 1):
                most_two: i64 = held - a if two else 0
                for b in range(most_two + 1):
                    for w in range(self._most_wilds(s, second, b) + 1 if two else 1):
                        self._with_new(s, rank, byte, a, v, b, w, new)

    def _most_wilds(self, s: State, index: i64, naturals: i64) -> i64:
        """How many wilds a meld takes with so many more naturals."""
        if self.most_wilds == 0 or self.plain or s.is_locked(index):
            return 0
        total = s.natural_count(index) + naturals
        room = s.law.wild_cap[total if total < 15 else 15] - s.wild_count(index)
        if room < 0:
            return 0
        return room if room < self.most_wilds else self.most_wilds

    def _with_new(self, s: State, rank: i64, byte: i64, a: i64, v: i64, b: i64, w: i64, new: bool) -> None:
        """What is left after two melds were added to: kept, or some of it a new meld."""
        gain = self._added(s, rank, self.taking.firsts[2 * rank] - 1, a, v)
        gain += self._added(s, rank, self.taking.firsts[2 * rank + 1] - 1, b, w)
        ends = self._ended(s, self.taking.firsts[2 * rank] - 1, a + v) + self._ended(
            s, self.taking.firsts[2 * rank + 1] - 1, b + w
        )
        code = a | (v << 4) | (b << 7) | (w << 11)
        self._offer(s, rank, byte, code, v + w, gain, ends)
        if not new:
            return
        left = SIZE[byte] - a - b
        for c in range(2, left + 1):
            naturals: i64 = c
            most = min(s.law.wild_cap[naturals if naturals < 15 else 15], self.most_wilds - v - w)
            for x in range(1 if self.plain else most + 1):
                if naturals + x > 2:
                    worth = self.o.rank_meld(s, rank, naturals, x)
                    more: i64 = 1 if naturals + x >= s.law.size else 0
                    self._offer(
                        s,
                        rank,
                        byte,
                        code | (naturals << NATURAL_BITS) | (x << (NATURAL_BITS + 4)),
                        v + w + x,
                        gain + worth,
                        ends + more,
                    )

    def _added(self, s: State, rank: i64, index: i64, naturals: i64, wilds: i64) -> float:
        """What cards add to a meld's worth."""
        if index < 0 or naturals + wilds == 0:
            return 0.0
        n = s.natural_count(index)
        w = s.wild_count(index)
        return self.o.rank_meld(s, rank, n + naturals, w + wilds) - self.o.rank_meld(s, rank, n, w)

    def _ended(self, s: State, index: i64, cards: i64) -> i64:
        """1 where so many cards finish a meld."""
        if index < 0 or cards == 0 or s.meld(index, LENGTH) >= s.law.size:
            return 0
        return 1 if s.meld(index, LENGTH) + cards >= s.law.size else 0

    def _offer(self, s: State, rank: i64, byte: i64, code: i64, used: i64, gain: float, ends: i64) -> None:
        """Add an option, unless one with as many cards, wilds and ends is worth as much."""
        cards = (code & 15) + ((code >> 7) & 15) + ((code >> NATURAL_BITS) & 15)
        if rank == BLACK:
            cards = code >> NATURAL_BITS
            used = 0
        worth = gain + float(cards * s.law.rank_points[rank])
        worth += self.o.kept_rank(s, rank, without(self.o, byte, rank, cards))
        base = rank * OPTIONS
        place = base + self.count[rank]
        for i in range(base, base + self.count[rank]):
            if self.cards[i] == cards and self.used[i] == used and self.ends[i] == ends:
                if worth <= self.worth[i]:
                    return
                place = i
                break
        if place == base + self.count[rank]:
            if self.count[rank] == OPTIONS:
                return
            self.count[rank] += 1
        self.code[place] = code
        self.cards[place] = cards
        self.used[place] = used
        self.ends[place] = ends
        self.worth[place] = worth


def without(o: Outlook, byte: i64, rank: i64, cards: i64) -> i64:
    """A rank's cards less so many, those first that sequences need least."""
    for _ in range(cards):
        byte -= ONE << (2 * next_suit(o, byte, rank))
    return byte


def next_suit(o: Outlook, byte: i64, rank: i64) -> i64:
    """The suit of a rank's card that is missed least."""
    found: i64 = -1
    least = 0.0
    for suit in range(4):
        copies = (byte >> (2 * suit)) & 3
        if copies != 0:
            missed = 0.0 if copies > 1 or rank == BLACK else o.keep[rank * 4 + suit]
            if found < 0 or missed < least:
                found = suit
                least = missed
    return found
