"""The best lay-down of a hand, found exactly: sequences first, then rank melds, then wild melds.

What a lay-down is worth adds up over suits and ranks (see `Outlook`), so every way to lay sequences is
tried, and for each the best use of the other cards is found rank by rank, with a bound. Of a rank's cards
those go first that sequences need least; of the wilds jokers go first, since they count more on the table.
A rank's cards may be added to its first two melds and make one new one; wilds make or join one wild meld.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.law import BLACK, JOKERS, RANKS
from escalera.engine.native import ONE
from escalera.engine.state import (
    FINISHED,
    FINISHED_SEQUENCES,
    KIND,
    LENGTH,
    LOW,
    MINIMUM,
    RANK,
    RANK_MELD,
    SEQUENCE,
    SIDE,
    WILD_MELD,
    State,
)
from escalera.engine.step import STEP_ADD, STEP_CLOSE, STEP_RANK, STEP_SEQUENCE, STEP_WILD, Steps, step_of
from escalera.engine.tables import SIZE
from escalera.engine.vecs import vec
from escalera.skill.outlook import Outlook

NEVER: Final = -1e9
MOST_LOOKS: Final[i64] = 4000
"""Ways to lay sequences and ranks that are looked at before the best so far is taken."""
MOST_NODES: Final[i64] = 100_000
"""The same for choices among ranks."""
MOST_RUNS: Final[i64] = 24
WILDS: Final[i64] = 32
OPTIONS: Final[i64] = 96
"""Places for the options of a rank."""

# An option of a rank, packed: naturals and wilds for its first meld, its second, and a new one.
NATURAL_BITS: Final[i64] = 15
WILD_BITS: Final[i64] = 7


@mypyc_attr(acyclic=True)
class Allotment:
    """Finds lay-downs for the seat to act. `find` fills the plan, `steps_of` writes it as steps."""

    def __init__(self, outlook: Outlook) -> None:
        self.o: Outlook = outlook
        self.bytes: vec[i64] = vec[i64]([0] * 14)
        """What is left of each rank."""
        self.wilds: i64 = 0
        self.jokers: i64 = 0
        # Melds of the side that take cards.
        self.runs: vec[i64] = vec[i64]([0] * 96)
        """Open sequences: index, suit, low, length."""
        self.run_count: i64 = 0
        self.firsts: vec[i64] = vec[i64]([0] * 28)
        """Two melds of each rank by index + 1, 0 for none."""
        self.wild_target: i64 = 0
        self.locked: i64 = 0
        # The options of each rank, and for which byte they were made.
        self.made_for: vec[i64] = vec[i64]([0] * 14)
        self.count: vec[i64] = vec[i64]([0] * 14)
        self.code: vec[i64] = vec[i64]([0] * 1344)
        self.cards: vec[i64] = vec[i64]([0] * 1344)
        self.used: vec[i64] = vec[i64]([0] * 1344)
        self.ends: vec[i64] = vec[i64]([0] * 1344)
        self.worth: vec[float] = vec[float]([0.0] * 1344)
        self.rest: vec[float] = vec[float]([0.0] * 480)
        self.points_left: vec[i64] = vec[i64]([0] * 15)
        self.cards_left: vec[i64] = vec[i64]([0] * 15)
        self.ends_left: vec[i64] = vec[i64]([0] * 15)
        self.nodes: i64 = 0
        self.plain: bool = False
        """Whether rank melds are laid without wilds."""
        # Wilds laid together.
        self.wild_gain: vec[float] = vec[float]([0.0] * 32)
        self.wild_ends: vec[i64] = vec[i64]([0] * 32)
        self.wild_kept: vec[float] = vec[float]([0.0] * 32)
        self.wild_points: vec[i64] = vec[i64]([0] * 32)
        self.tail: vec[float] = vec[float]([0.0] * 32)
        # The way being looked at: sequences as index or -1, suit, low, length, cards below, cards above.
        self.way: vec[i64] = vec[i64]([0] * 192)
        self.way_size: i64 = 0
        self.choice: vec[i64] = vec[i64]([0] * 14)
        self.gain: float = 0.0
        self.laid: i64 = 0
        self.points: i64 = 0
        self.finished: i64 = 0
        self.sequences: i64 = 0
        # What must hold.
        self.need: i64 = 0
        self.least: i64 = 2
        self.ending: bool = False
        self.lack: i64 = 0
        self.lack_sequence: bool = False
        self.hand: i64 = 0
        self.buried: i64 = 0
        # The best so far.
        self.best: float = NEVER
        self.best_way: vec[i64] = vec[i64]([0] * 192)
        self.best_way_size: i64 = 0
        self.best_choice: vec[i64] = vec[i64]([0] * 14)
        self.best_bytes: vec[i64] = vec[i64]([0] * 14)
        self.best_wild: i64 = 0
        self.best_left: i64 = 0
        self.looks: i64 = 0

    # Asking

    def find(self, s: State, least: i64) -> bool:
        """Find the best lay-down that leaves `least` cards, with the opening minimum where one is due.

        The act under way, if any, is part of it. `best` is then what the position is worth with it;
        laying nothing counts as a way unless an act is under way.
        """
        self._prepare(s, False)
        self.least = least
        if not s.has_opened():
            self.need = s.of_side(s.side, MINIMUM) - s.pending_points
        self._tabled(s, 0)
        return self.best > NEVER

    def find_sparing(self, s: State, least: i64) -> bool:
        """The same, but a side that can open without wilds in rank melds opens so."""
        if not s.has_opened() and s.wilds() > 0:
            self.plain = True
            found = self.find(s, least) and self.lays(s)
            self.plain = False
            if found:
                return True
        return self.find(s, least)

    def find_out(self, s: State) -> bool:
        """Find the best way to lay all cards but one at most, with the right to go out after it.

        `best` is then what the side's table counts, less the card that is left.
        """
        self._prepare(s, True)
        if not s.has_opened() and not s.law.waives_minimum:
            self.need = s.of_side(s.side, MINIMUM) - s.pending_points
        self._tabled(s, 0)
        return self.best > NEVER

    # Preparing

    def _prepare(self, s: State, ending: bool) -> None:
        at = s.turn * RANKS
        self.ending = ending
        self.o.ending = ending
        self.hand = s.nums[s.turn]
        self.buried = s.left_after_act() - self.hand
        self.jokers = s.hands[at + JOKERS]
        self.wilds = SIZE[s.hands[at]] + self.jokers
        self.lack = s.law.right_melds - s.of_side(s.side, FINISHED)
        self.lack_sequence = s.law.right_sequence and s.of_side(s.side, FINISHED_SEQUENCES) == 0
        self.best = NEVER
        self.looks = 0
        self.nodes = 0
        self.need = 0
        self.least = 0
        self.way_size = 0
        self.gain = 0.0
        self.laid = 0
        self.points = 0
        self.finished = 0
        self.sequences = 0
        for rank in range(RANKS):
            self.bytes[rank] = s.hands[at + rank]
            self.made_for[rank] = -1
            self.firsts[2 * rank] = 0
            self.firsts[2 * rank + 1] = 0
        self._melds(s)
        self._wild_table(s)

    def _melds(self, s: State) -> None:
        """The melds that take cards."""
        self.run_count = 0
        self.wild_target = 0
        longest: i64 = 0
        first: i64 = s.pending_base if s.pending != 0 and not s.has_opened() else 0
        for index in range(first, s.meld_count()):
            if s.meld(index, SIDE) != s.side:
                continue
            kind = s.meld(index, KIND)
            if kind == SEQUENCE and s.meld(index, LENGTH) < s.law.size and self.run_count < MOST_RUNS:
                at = 4 * self.run_count
                self.runs[at] = index
                self.runs[at + 1] = s.meld(index, RANK)
                self.runs[at + 2] = s.meld(index, LOW)
                self.runs[at + 3] = s.meld(index, LENGTH)
                self.run_count += 1
            elif kind == RANK_MELD and s.meld(index, RANK) != BLACK:
                self._rank_meld(s, index)
            elif kind == WILD_MELD and longest < s.meld(index, LENGTH) < s.law.size:
                longest = s.meld(index, LENGTH)
                self.wild_target = index + 1

    def _rank_meld(self, s: State, index: i64) -> None:
        """Remember two melds of a rank; one that isn't finished before one that is."""
        at = 2 * s.meld(index, RANK)
        if self.firsts[at] == 0:
            self.firsts[at] = index + 1
        elif self.firsts[at + 1] == 0:
            self.firsts[at + 1] = index + 1
        elif s.meld(index, LENGTH) < s.law.size:
            if s.meld(self.firsts[at] - 1, LENGTH) >= s.law.size:
                self.firsts[at] = index + 1
            elif s.meld(self.firsts[at + 1] - 1, LENGTH) >= s.law.size:
                self.firsts[at + 1] = index + 1

    def _wild_table(self, s: State) -> None:
        """What it gains to lay so many wilds together, what so many kept are worth, and what they count."""
        twos = self.wilds - self.jokers
        length: i64 = s.meld(self.wild_target - 1, LENGTH) if self.wild_target > 0 else 0
        before = self.o.wild_meld(s, length)
        for n in range(self.wilds + 1):
            laid: i64 = n
            self.wild_gain[laid] = NEVER
            self.wild_ends[laid] = 0
            if laid == 0:
                self.wild_gain[laid] = 0.0
            elif s.law.wild_melds and length + laid <= s.law.size and length + laid > 2:
                self.wild_gain[laid] = self.o.wild_meld(s, length + laid) - before
                self.wild_ends[laid] = 1 if length + laid == s.law.size else 0
            jokers = laid if laid < self.jokers else self.jokers
            self.wild_points[laid] = (
                jokers * s.law.rank_points[JOKERS] + (laid - jokers) * s.law.rank_points[0]
            )
            self.wild_kept[laid] = float(self.wild_points[laid]) + self.o.kept_wilds(
                s, twos - (laid - jokers), self.jokers - jokers
            )
        for n in range(self.wilds + 1):
            self.tail[n] = NEVER
            for k in range(self.wilds - n + 1):
                if self.wild_gain[k] > NEVER and self.wild_gain[k] + self.wild_kept[n + k] > self.tail[n]:
                    self.tail[n] = self.wild_gain[k] + self.wild_kept[n + k]

    # Sequences

    def _tabled(self, s: State, k: i64) -> None:
        """Lengthen each open sequence in every way, then begin new ones."""
        if k == self.run_count:
            self._fresh(s, 0)
            return
        at = 4 * k
        suit = self.runs[at + 1]
        low = self.runs[at + 2]
        length = self.runs[at + 3]
        most_below = self._reach(s, suit, low - 1, -1, s.law.size - length)
        most_above = self._reach(s, suit, low + length, 1, s.law.size - length)
        if most_below == 0 and most_above == 0:
            self._tabled(s, k + 1)
            return
        before = self.o.sequence(s, suit, low, length)
        for below in range(most_below, -1, -1):
            for above in range(min(most_above, s.law.size - length - below), -1, -1):
                self._use(s, suit, low - below, below, 1)
                self._use(s, suit, low + length, above, 1)
                longer = length + below + above
                worth = self.o.sequence(s, suit, low - below, longer) - before
                self._push(s, self.runs[at], suit, low, length, below, above, worth, longer)
                self._tabled(s, k + 1)
                self._pop(s, worth, longer, below + above)
                self._use(s, suit, low + length, above, -1)
                self._use(s, suit, low - below, below, -1)
                if self.looks > MOST_LOOKS:
                    return

    def _fresh(self, s: State, start: i64) -> None:
        """Settle the rest as it is, and with each further new sequence."""
        self._settle(s)
        if not s.law.sequences or self.looks > MOST_LOOKS or self._only_take(s):
            return
        starts = s.law.high - s.law.low - 1
        for option in range(start, s.law.suits * starts):
            suit = option // starts
            low = s.law.low + option % starts
            most = self._reach(s, suit, low, 1, s.law.size)
            for length in range(most, 2, -1):
                self._use(s, suit, low, length, 1)
                worth = self.o.sequence(s, suit, low, length)
                self._push(s, -1, suit, low, 0, 0, length, worth, length)
                self._fresh(s, option)
                self._pop(s, worth, length, length)
                self._use(s, suit, low, length, -1)

    def _only_take(self, s: State) -> bool:
        """A take of a side that has opened carries only its first meld."""
        return s.pending == 2 and s.has_opened()

    def _reach(self, s: State, suit: i64, rank: i64, way: i64, most: i64) -> i64:
        """How many cards of a suit follow each other from a rank on."""
        found: i64 = 0
        while found < most and s.law.low <= rank <= s.law.high and (self.bytes[rank] >> (2 * suit)) & 3 != 0:
            found += 1
            rank += way
        return found

    def _use(self, s: State, suit: i64, low: i64, length: i64, change: i64) -> None:
        """Take a run's cards from the hand, or put them back."""
        one = ONE << (2 * suit)
        for rank in range(low, low + length):
            self.bytes[rank] -= change * one
            points = change * s.law.rank_points[rank]
            self.points += points
            self.gain += float(points)

    def _push(
        self,
        s: State,
        index: i64,
        suit: i64,
        low: i64,
        length: i64,
        below: i64,
        above: i64,
        worth: float,
        longer: i64,
    ) -> None:
        at = self.way_size
        self.way[at] = index
        self.way[at + 1] = suit
        self.way[at + 2] = low
        self.way[at + 3] = length
        self.way[at + 4] = below
        self.way[at + 5] = above
        self.way_size = at + 6
        self.gain += worth
        self.laid += below + above
        if longer == s.law.size:
            self.finished += 1
            self.sequences += 1

    def _pop(self, s: State, worth: float, longer: i64, cards: i64) -> None:
        self.way_size -= 6
        self.gain -= worth
        self.laid -= cards
        if longer == s.law.size:
            self.finished -= 1
            self.sequences -= 1

    # Ranks

    def _settle(self, s: State) -> None:
        """The best use of what the sequences leave."""
        self.looks += 1
        if self.ending and self.lack_sequence and self.sequences == 0:
            return
        for rank in range(BLACK, s.law.high + 1):
            byte = self.bytes[rank]
            if self.made_for[rank] != byte:
                self._options(s, rank, byte)
        self._bounds(s)
        if self.gain + self.rest[BLACK * WILDS] > self.best:
            self._choose(s, BLACK, self.gain, 0, self.laid, self.points, self.finished)

    def _bounds(self, s: State) -> None:
        """The most that each rank and those above it can add, by the wilds used below."""
        above = (s.law.high + 1) * WILDS
        for used in range(self.wilds + 1):
            self.rest[above + used] = self.tail[used]
        self.points_left[s.law.high + 1] = self.wild_points[self.wilds]
        self.cards_left[s.law.high + 1] = self.wilds
        self.ends_left[s.law.high + 1] = 1
        for rank in range(s.law.high, BLACK - 1, -1):
            base: i64 = rank * OPTIONS
            end = base + self.count[rank]
            row: i64 = rank * WILDS
            most: i64 = 0
            ends: i64 = 0
            for i in range(base, end):
                if self.cards[i] > most:
                    most = self.cards[i]
                if self.ends[i] > ends:
                    ends = self.ends[i]
            self.cards_left[rank] = self.cards_left[rank + 1] + most
            self.ends_left[rank] = self.ends_left[rank + 1] + ends
            self.points_left[rank] = self.points_left[rank + 1] + most * s.law.rank_points[rank]
            for used in range(self.wilds + 1):
                best = NEVER
                for i in range(base, end):
                    if used + self.used[i] <= self.wilds:
                        worth = self.worth[i] + self.rest[row + WILDS + used + self.used[i]]
                        if worth > best:
                            best = worth
                self.rest[row + used] = best

    def _choose(
        self, s: State, rank: i64, worth: float, used: i64, laid: i64, points: i64, finished: i64
    ) -> None:
        """Try each option of a rank that could still lead to more than the best."""
        if rank > s.law.high:
            self._finish(s, worth, used, laid, points, finished)
            return
        self.nodes += 1
        if self.nodes > MOST_NODES or not self._may_hold(rank, laid, points, finished):
            return
        base = rank * OPTIONS
        row = (rank + 1) * WILDS
        for i in range(base, base + self.count[rank]):
            more = used + self.used[i]
            if more > self.wilds or worth + self.worth[i] + self.rest[row + more] <= self.best:
                continue
            self.choice[rank] = self.code[i]
            self._choose(
                s,
                rank + 1,
                worth + self.worth[i],
                more,
                laid + self.cards[i],
                points + self.cards[i] * s.law.rank_points[rank],
                finished + self.ends[i],
            )

    def _may_hold(self, rank: i64, laid: i64, points: i64, finished: i64) -> bool:
        """A bound: whether what is left may still make the whole hold."""
        if laid > 0 and points + self.points_left[rank] < self.need:
            return False
        left = self.hand + self.buried - laid
        if not self.ending:
            return left >= self.least
        return left - self.cards_left[rank] < 2 and finished + self.ends_left[rank] >= self.lack

    def _finish(self, s: State, worth: float, used: i64, laid: i64, points: i64, finished: i64) -> None:
        """Lay the wilds that are left as is best, and see whether the whole holds."""
        for more in range(self.wilds - used + 1):
            if self.wild_gain[more] <= NEVER or (more > 0 and self._only_take(s)):
                continue
            wilds = used + more
            left = self.hand + self.buried - laid - wilds
            total = worth + self.wild_gain[more] + self.wild_kept[wilds] + self.o.thin(left)
            if total > self.best and self._holds(
                s, left, laid + wilds, points + self.wild_points[wilds], finished + self.wild_ends[more]
            ):
                self._keep(total, more, left)

    def _holds(self, s: State, left: i64, laid: i64, points: i64, finished: i64) -> bool:
        """Whether a whole lay-down may be done."""
        if self.ending:
            if left > 1 or finished < self.lack:
                return False
        elif left < self.least:
            return False
        if laid == 0 and s.pending == 0:
            return not self.ending or left <= 1
        return points >= self.need

    def _keep(self, total: float, more: i64, left: i64) -> None:
        """Remember the best so far."""
        self.best = total
        self.best_wild = more
        self.best_left = left
        self.best_way_size = self.way_size
        for i in range(self.way_size):
            self.best_way[i] = self.way[i]
        for rank in range(RANKS):
            self.best_choice[rank] = self.choice[rank]
            self.best_bytes[rank] = self.bytes[rank]

    # The options of one rank

    def _options(self, s: State, rank: i64, byte: i64) -> None:
        """All ways to lay a rank's cards and wilds with them; of equal ones the best."""
        self.made_for[rank] = byte
        self.count[rank] = 0
        held = SIZE[byte]
        if rank == BLACK:
            self._offer(s, rank, byte, 0, 0, 0.0, 0)
            if self.ending and held > 2 and not s.pending_black:
                self._offer(s, rank, byte, held << NATURAL_BITS, held, 0.0, 0)
            return
        first = self.firsts[2 * rank] - 1
        second = self.firsts[2 * rank + 1] - 1
        one = first >= 0 and self._takes_cards(s, first)
        two = second >= 0 and self._takes_cards(s, second)
        new = not self._only_take(s) and (first < 0 or not s.law.one_per_rank)
        most_one: i64 = held if one else 0
        for a in range(most_one + 1):
            for v in range(self._most_wilds(s, first, a) + 1 if one else 1):
                most_two: i64 = held - a if two else 0
                for b in range(most_two + 1):
                    for w in range(self._most_wilds(s, second, b) + 1 if two else 1):
                        self._with_new(s, rank, byte, a, v, b, w, new)

    def _takes_cards(self, s: State, index: i64) -> bool:
        """Whether the act may add to a meld."""
        return not self._only_take(s) or index == s.pending_target

    def _most_wilds(self, s: State, index: i64, naturals: i64) -> i64:
        """How many wilds a meld takes with so many more naturals."""
        if self.wilds == 0 or self.plain or s.is_locked(index):
            return 0
        total = s.natural_count(index) + naturals
        room = s.law.wild_cap[total if total < 15 else 15] - s.wild_count(index)
        if room < 0:
            return 0
        return room if room < self.wilds else self.wilds

    def _with_new(self, s: State, rank: i64, byte: i64, a: i64, v: i64, b: i64, w: i64, new: bool) -> None:
        """What is left after two melds were added to: kept, or some of it a new meld."""
        gain = self._added(s, rank, self.firsts[2 * rank] - 1, a, v)
        gain += self._added(s, rank, self.firsts[2 * rank + 1] - 1, b, w)
        ends = self._ended(s, self.firsts[2 * rank] - 1, a + v) + self._ended(
            s, self.firsts[2 * rank + 1] - 1, b + w
        )
        code = a | (v << 4) | (b << 7) | (w << 11)
        self._offer(s, rank, byte, code, v + w, gain, ends)
        if not new:
            return
        left = SIZE[byte] - a - b
        for c in range(2, left + 1):
            naturals: i64 = c
            most = min(s.law.wild_cap[naturals if naturals < 15 else 15], self.wilds - v - w)
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
        worth += self.o.kept_rank(s, rank, self.without(byte, rank, cards))
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

    def without(self, byte: i64, rank: i64, cards: i64) -> i64:
        """A rank's cards less so many, those first that sequences need least."""
        for _ in range(cards):
            byte -= ONE << (2 * self.next_suit(byte, rank))
        return byte

    def next_suit(self, byte: i64, rank: i64) -> i64:
        """The suit of a rank's card that is missed least."""
        found: i64 = -1
        least = 0.0
        for suit in range(4):
            copies = (byte >> (2 * suit)) & 3
            if copies != 0:
                missed = 0.0 if copies > 1 or rank == BLACK else self.o.keep[rank * 4 + suit]
                if found < 0 or missed < least:
                    found = suit
                    least = missed
        return found

    # Writing the plan

    def lays(self, s: State) -> bool:
        """Whether the plan lays anything."""
        return self.best_left < self.hand + self.buried

    def steps_of(self, s: State, out: Steps) -> None:
        """The plan as steps that end with the closing one; nothing where nothing is laid."""
        out.size = 0
        if not self.lays(s) and s.pending == 0:
            return
        new: i64 = s.meld_count()
        twos = s.held(0)
        jokers = self.jokers
        for i in range(0, self.best_way_size, 6):
            if self._write_run(i, new, out):
                new += 1
        writer = Writer(new, twos, jokers)
        for rank in range(s.law.low, s.law.high + 1):
            self._write_rank(rank, writer, out)
        self._write_wilds(writer, out)
        if (self.best_choice[BLACK] >> NATURAL_BITS) > 0:
            self._write_blacks(s, writer, out)
        out.push(STEP_CLOSE)

    def _write_run(self, i: i64, new: i64, out: Steps) -> bool:
        """A sequence's cards; whether it is a new one."""
        way = self.best_way
        index = way[i]
        suit = way[i + 1]
        low = way[i + 2]
        fresh = index < 0
        above = low + way[i + 3]
        end = above + way[i + 5]
        if fresh:
            index = new
            out.push(step_of(STEP_SEQUENCE, suit, low, 0))
            above = low + 3
        for n in range(way[i + 4]):
            out.push(step_of(STEP_ADD, (low - 1 - n) * 4 + suit, index, 0))
        for rank in range(above, end):
            out.push(step_of(STEP_ADD, rank * 4 + suit, index, 0))
        return fresh

    def _write_rank(self, rank: i64, writer: Writer, out: Steps) -> None:
        """A rank's cards."""
        code = self.best_choice[rank]
        byte = self.best_bytes[rank]
        byte = self._write_added(
            rank, byte, self.firsts[2 * rank] - 1, code & 15, (code >> 4) & 7, writer, out
        )
        byte = self._write_added(
            rank, byte, self.firsts[2 * rank + 1] - 1, (code >> 7) & 15, (code >> 11) & 7, writer, out
        )
        naturals = (code >> NATURAL_BITS) & 15
        wilds = (code >> (NATURAL_BITS + 4)) & 7
        if naturals == 0:
            return
        first: i64 = naturals if naturals < 3 else 3
        part: i64 = 0
        for _ in range(first):
            suit = self.next_suit(byte, rank)
            part += ONE << (2 * suit)
            byte -= ONE << (2 * suit)
        wild: i64 = 0
        if first < 3:
            wild = writer.next_kind()
            wilds -= 1
        out.push(step_of(STEP_RANK, rank, part, wild))
        self._write_added(rank, byte, writer.new, naturals - first, wilds, writer, out)
        writer.new += 1

    def _write_added(
        self, rank: i64, byte: i64, index: i64, naturals: i64, wilds: i64, writer: Writer, out: Steps
    ) -> i64:
        """Cards added to a meld; what is left of the rank."""
        for _ in range(naturals):
            suit = self.next_suit(byte, rank)
            byte -= ONE << (2 * suit)
            out.push(step_of(STEP_ADD, rank * 4 + suit, index, 0))
        for _ in range(wilds):
            out.push(step_of(STEP_ADD, writer.next_wild(), index, 0))
        return byte

    def _write_wilds(self, writer: Writer, out: Steps) -> None:
        """Wilds laid together."""
        count = self.best_wild
        if count == 0:
            return
        index = self.wild_target - 1
        if index < 0:
            jokers = writer.jokers if writer.jokers < 3 else 3
            out.push(step_of(STEP_WILD, 3 - jokers, jokers, 0))
            for _ in range(3):
                writer.next_wild()
            index = writer.new
            writer.new += 1
            count -= 3
        for _ in range(count):
            out.push(step_of(STEP_ADD, writer.next_wild(), index, 0))

    def _write_blacks(self, s: State, writer: Writer, out: Steps) -> None:
        """A meld of black threes."""
        byte = s.held(BLACK)
        part: i64 = 0
        left = byte
        for n in range(SIZE[byte]):
            suit = self.next_suit(left, BLACK)
            left -= ONE << (2 * suit)
            if n < 3:
                part += ONE << (2 * suit)
                if n == 2:
                    out.push(step_of(STEP_RANK, BLACK, part, 0))
            else:
                out.push(step_of(STEP_ADD, BLACK * 4 + suit, writer.new, 0))
        writer.new += 1


@mypyc_attr(acyclic=True)
class Writer:
    """Where the next new meld will stand, and which wilds are left: jokers first, then the lowest two."""

    def __init__(self, new: i64, twos: i64, jokers: i64) -> None:
        self.new: i64 = new
        self.twos: i64 = twos
        self.jokers: i64 = jokers

    def next_wild(self) -> i64:
        """Take the next wild; its face."""
        if self.jokers > 0:
            self.jokers -= 1
            return 52
        suit: i64 = 0
        while (self.twos >> (2 * suit)) & 3 == 0:
            suit += 1
        self.twos -= ONE << (2 * suit)
        return suit

    def next_kind(self) -> i64:
        """Take the next wild; 1 for a two, 2 for a joker."""
        return 2 if self.next_wild() == 52 else 1
