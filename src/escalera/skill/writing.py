"""A lay-down written as steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.law import BLACK
from escalera.engine.native import ONE
from escalera.engine.state import State
from escalera.engine.step import STEP_ADD, STEP_CLOSE, STEP_RANK, STEP_SEQUENCE, STEP_WILD, Steps, step_of
from escalera.engine.tables import SIZE
from escalera.engine.vecs import vec
from escalera.skill.lay_down import LayDown
from escalera.skill.outlook import Outlook
from escalera.skill.rank_lays import NATURAL_BITS, next_suit
from escalera.skill.taking import Taking

JOKER: Final[i64] = 52


@mypyc_attr(acyclic=True)
class Writer:
    """Where the next new meld will stand, and which wilds are left: jokers first, then the lowest two."""

    def __init__(self, s: State, outlook: Outlook, taking: Taking, lay: LayDown, out: Steps) -> None:
        self.o: Outlook = outlook
        self.lay: LayDown = lay
        self.firsts: vec[i64] = taking.firsts
        self.target: i64 = taking.wild_target
        self.out: Steps = out
        self.new: i64 = s.meld_count()
        self.twos: i64 = s.held(0)
        self.jokers: i64 = s.held(JOKER // 4)

    def write(self, s: State) -> None:
        """All of it, and the closing step."""
        lay = self.lay
        for i in range(0, lay.way_size, 6):
            self.run(i)
        for rank in range(s.law.low, s.law.high + 1):
            self.rank(rank)
        self.wild_meld()
        if (lay.choice[BLACK] >> NATURAL_BITS) > 0:
            self.blacks(s.held(BLACK))
        self.out.push(STEP_CLOSE)

    def run(self, i: i64) -> None:
        """A sequence's cards."""
        way = self.lay.way
        index = way[i]
        suit = way[i + 1]
        low = way[i + 2]
        fresh = index < 0
        above = low + way[i + 3]
        end = above + way[i + 5]
        if fresh:
            index = self.new
            self.new += 1
            self.out.push(step_of(STEP_SEQUENCE, suit, low, 0))
            above = low + 3
        for n in range(way[i + 4]):
            self.out.push(step_of(STEP_ADD, (low - 1 - n) * 4 + suit, index, 0))
        for rank in range(above, end):
            self.out.push(step_of(STEP_ADD, rank * 4 + suit, index, 0))

    def rank(self, rank: i64) -> None:
        """A rank's cards."""
        code = self.lay.choice[rank]
        byte = self.lay.bytes[rank]
        byte = self.added(rank, byte, self.firsts[2 * rank] - 1, code & 15, (code >> 4) & 7)
        byte = self.added(rank, byte, self.firsts[2 * rank + 1] - 1, (code >> 7) & 15, (code >> 11) & 7)
        naturals = (code >> NATURAL_BITS) & 15
        wilds = (code >> (NATURAL_BITS + 4)) & 7
        if naturals == 0:
            return
        first: i64 = naturals if naturals < 3 else 3
        part: i64 = 0
        for _ in range(first):
            suit = next_suit(self.o, byte, rank)
            part += ONE << (2 * suit)
            byte -= ONE << (2 * suit)
        wild: i64 = 0
        if first < 3:
            wild = self.next_kind()
            wilds -= 1
        self.out.push(step_of(STEP_RANK, rank, part, wild))
        self.added(rank, byte, self.new, naturals - first, wilds)
        self.new += 1

    def added(self, rank: i64, byte: i64, index: i64, naturals: i64, wilds: i64) -> i64:
        """Cards added to a meld; what is left of the rank."""
        for _ in range(naturals):
            suit = next_suit(self.o, byte, rank)
            byte -= ONE << (2 * suit)
            self.out.push(step_of(STEP_ADD, rank * 4 + suit, index, 0))
        for _ in range(wilds):
            self.out.push(step_of(STEP_ADD, self.next_wild(), index, 0))
        return byte

    def wild_meld(self) -> None:
        """Wilds laid together."""
        count = self.lay.wilds
        if count == 0:
            return
        index = self.target - 1
        if index < 0:
            jokers = self.jokers if self.jokers < 3 else 3
            self.out.push(step_of(STEP_WILD, 3 - jokers, jokers, 0))
            for _ in range(3):
                self.next_wild()
            index = self.new
            self.new += 1
            count -= 3
        for _ in range(count):
            self.out.push(step_of(STEP_ADD, self.next_wild(), index, 0))

    def blacks(self, byte: i64) -> None:
        """A meld of black threes."""
        part: i64 = 0
        left = byte
        for n in range(SIZE[byte]):
            suit = next_suit(self.o, left, BLACK)
            left -= ONE << (2 * suit)
            if n < 3:
                part += ONE << (2 * suit)
                if n == 2:
                    self.out.push(step_of(STEP_RANK, BLACK, part, 0))
            else:
                self.out.push(step_of(STEP_ADD, BLACK * 4 + suit, self.new, 0))
        self.new += 1

    def next_wild(self) -> i64:
        """Take the next wild; its face."""
        if self.jokers > 0:
            self.jokers -= 1
            return JOKER
        suit: i64 = 0
        while (self.twos >> (2 * suit)) & 3 == 0:
            suit += 1
        self.twos -= ONE << (2 * suit)
        return suit

    def next_kind(self) -> i64:
        """Take the next wild; 1 for a two, 2 for a joker."""
        return 2 if self.next_wild() == JOKER else 1
