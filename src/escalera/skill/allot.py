"""The best lay-down of a hand, found exactly: sequences first, then rank melds, then wild melds.

What a lay-down is worth adds up over suits and ranks (see `Outlook`), so every way to lay sequences is
tried, and for each the best use of the other cards is found rank by rank, with a bound. Of a rank's cards
those go first that sequences need least; of the wilds jokers go first, since they count more on the table.
A rank's cards may be added to its first two melds and make one new one; wilds make or join one wild meld.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.law import BLACK, RANKS
from escalera.engine.native import ONE
from escalera.engine.state import FINISHED, FINISHED_SEQUENCES, MINIMUM, State
from escalera.engine.step import Steps
from escalera.engine.vecs import vec
from escalera.skill.lay_down import LayDown
from escalera.skill.outlook import Outlook
from escalera.skill.rank_lays import OPTIONS, RankLays
from escalera.skill.taking import Taking, only_take
from escalera.skill.wild_lays import NEVER, WILDS, WildLays
from escalera.skill.writing import Writer

MOST_LOOKS: Final[i64] = 4000
"""Ways to lay sequences and ranks that are looked at before the best so far is taken."""
MOST_NODES: Final[i64] = 100_000
"""The same for choices among ranks."""


@mypyc_attr(acyclic=True)
class Allotment:
    """Finds lay-downs for the seat to act. `find` fills the plan, `steps_of` writes it as steps."""

    def __init__(self, outlook: Outlook) -> None:
        self.o: Outlook = outlook
        self.bytes: vec[i64] = vec[i64]([0] * 14)
        """What is left of each rank."""
        self.taking: Taking = Taking()
        self.together: WildLays = WildLays()
        self.ranks: RankLays = RankLays(outlook, self.taking)
        self.lay: LayDown = LayDown()
        """The best so far."""
        # The most that each rank and those above it can add.
        self.rest: vec[float] = vec[float]([0.0] * 480)
        self.points_left: vec[i64] = vec[i64]([0] * 15)
        self.cards_left: vec[i64] = vec[i64]([0] * 15)
        self.ends_left: vec[i64] = vec[i64]([0] * 15)
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
        self.looks: i64 = 0
        self.nodes: i64 = 0

    @property
    def best(self) -> float:
        """What the best lay-down is worth."""
        return self.lay.worth

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
        return self.lay.worth > NEVER

    def find_sparing(self, s: State, least: i64) -> bool:
        """The same, but a side that can open without wilds in rank melds opens so."""
        if not s.has_opened() and s.wilds() > 0:
            self.ranks.plain = True
            found = self.find(s, least) and self.lays(s)
            self.ranks.plain = False
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
        return self.lay.worth > NEVER

    # Preparing

    def _prepare(self, s: State, ending: bool) -> None:
        at = s.turn * RANKS
        self.ending = ending
        self.o.ending = ending
        self.hand = s.nums[s.turn]
        self.buried = s.left_after_act() - self.hand
        self.lack = s.law.right_melds - s.of_side(s.side, FINISHED)
        self.lack_sequence = s.law.right_sequence and s.of_side(s.side, FINISHED_SEQUENCES) == 0
        self.lay.worth = NEVER
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
        self.taking.look(s)
        self.together.price(s, self.o, self.taking.wild_target)
        self.ranks.begin(self.together.held, ending)

    # Sequences

    def _tabled(self, s: State, k: i64) -> None:
        """Lengthen each open sequence in every way, then begin new ones."""
        if k == self.taking.run_count:
            self._fresh(s, 0)
            return
        at = 4 * k
        index = self.taking.runs[at]
        suit = self.taking.runs[at + 1]
        low = self.taking.runs[at + 2]
        length = self.taking.runs[at + 3]
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
                self._push(s, index, suit, low, length, below, above, worth, longer)
                self._tabled(s, k + 1)
                self._pop(s, worth, longer, below + above)
                self._use(s, suit, low + length, above, -1)
                self._use(s, suit, low - below, below, -1)
                if self.looks > MOST_LOOKS:
                    return

    def _fresh(self, s: State, start: i64) -> None:
        """Settle the rest as it is, and with each further new sequence."""
        self._settle(s)
        if not s.law.sequences or self.looks > MOST_LOOKS or only_take(s):
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
        self.ranks.update(s, self.bytes)
        self._bounds(s)
        if self.gain + self.rest[BLACK * WILDS] > self.lay.worth:
            self._choose(s, BLACK, self.gain, 0, self.laid, self.points, self.finished)

    def _bounds(self, s: State) -> None:
        """The most that each rank and those above it can add, by the wilds used below."""
        above = (s.law.high + 1) * WILDS
        wilds = self.together.held
        for used in range(wilds + 1):
            self.rest[above + used] = self.together.tail[used]
        self.points_left[s.law.high + 1] = self.together.points[wilds]
        self.cards_left[s.law.high + 1] = wilds
        self.ends_left[s.law.high + 1] = 1
        for rank in range(s.law.high, BLACK - 1, -1):
            self._counts(s, rank)
            for used in range(wilds + 1):
                self.rest[rank * WILDS + used] = self._most(rank, used, wilds)

    def _counts(self, s: State, rank: i64) -> None:
        """The most cards, points and finished melds from a rank on."""
        lays = self.ranks
        base: i64 = rank * OPTIONS
        most: i64 = 0
        ends: i64 = 0
        for i in range(base, base + lays.count[rank]):
            if lays.cards[i] > most:
                most = lays.cards[i]
            if lays.ends[i] > ends:
                ends = lays.ends[i]
        self.cards_left[rank] = self.cards_left[rank + 1] + most
        self.ends_left[rank] = self.ends_left[rank + 1] + ends
        self.points_left[rank] = self.points_left[rank + 1] + most * s.law.rank_points[rank]

    def _most(self, rank: i64, used: i64, wilds: i64) -> float:
        """The most that a rank and those above it add once so many wilds are used."""
        lays = self.ranks
        base: i64 = rank * OPTIONS
        next_row: i64 = (rank + 1) * WILDS
        best = NEVER
        for i in range(base, base + lays.count[rank]):
            more = used + lays.used[i]
            if more <= wilds:
                worth = lays.worth[i] + self.rest[next_row + more]
                if worth > best:
                    best = worth
        return best

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
        lays = self.ranks
        base = rank * OPTIONS
        row = (rank + 1) * WILDS
        for i in range(base, base + lays.count[rank]):
            more = used + lays.used[i]
            if more > self.together.held or worth + lays.worth[i] + self.rest[row + more] <= self.lay.worth:
                continue
            self.choice[rank] = lays.code[i]
            self._choose(
                s,
                rank + 1,
                worth + lays.worth[i],
                more,
                laid + lays.cards[i],
                points + lays.cards[i] * s.law.rank_points[rank],
                finished + lays.ends[i],
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
        together = self.together
        for more in range(together.held - used + 1):
            if together.gain[more] <= NEVER or (more > 0 and only_take(s)):
                continue
            wilds = used + more
            left = self.hand + self.buried - laid - wilds
            total = worth + together.gain[more] + together.kept[wilds] + self.o.thin(left)
            if total > self.lay.worth and self._holds(
                s, left, laid + wilds, points + together.points[wilds], finished + together.ends[more]
            ):
                self.lay.keep(total, more, left)
                self.lay.copy(self.way, self.way_size, self.choice, self.bytes)

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

    # Writing the plan

    def lays(self, s: State) -> bool:
        """Whether the plan lays anything."""
        return self.lay.left < self.hand + self.buried

    def steps_of(self, s: State, out: Steps) -> None:
        """The plan as steps that end with the closing one; nothing where nothing is laid."""
        out.size = 0
        if self.lays(s) or s.pending != 0:
            Writer(s, self.o, self.taking, self.lay, out).write(s)
