"""The melds of the side to act that take cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.law import BLACK, RANKS
from escalera.engine.state import KIND, LENGTH, LOW, RANK, RANK_MELD, SEQUENCE, SIDE, WILD_MELD, State
from escalera.engine.vecs import vec

MOST_RUNS: Final[i64] = 24


@mypyc_attr(acyclic=True)
class Taking:
    """Open sequences, two melds of each rank, and the longest wild meld that isn't finished."""

    def __init__(self) -> None:
        self.runs: vec[i64] = vec[i64]([0] * 96)
        """Open sequences: index, suit, low, length."""
        self.run_count: i64 = 0
        self.firsts: vec[i64] = vec[i64]([0] * 28)
        """Two melds of each rank by index + 1, 0 for none."""
        self.wild_target: i64 = 0
        """The wild meld by index + 1, 0 for none."""

    def look(self, s: State) -> None:
        """The melds that take cards."""
        self.run_count = 0
        self.wild_target = 0
        for place in range(2 * RANKS):
            self.firsts[place] = 0
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

    def takes(self, s: State, index: i64) -> bool:
        """Whether the act may add to a meld."""
        return not only_take(s) or index == s.pending_target


def only_take(s: State) -> bool:
    """A take of a side that has opened carries only its first meld."""
    return s.pending == 2 and s.has_opened()
