"""Wilds laid together: what each number of them brings, and what the others are worth in the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.law import JOKERS
from escalera.engine.state import LENGTH, State
from escalera.engine.tables import SIZE
from escalera.engine.vecs import vec
from escalera.skill.outlook import Outlook

NEVER: Final = -1e9
WILDS: Final[i64] = 32
"""Places for numbers of wilds."""


@mypyc_attr(acyclic=True)
class WildLays:
    """What it gains to lay so many wilds together, what so many kept are worth, and what they count."""

    def __init__(self) -> None:
        self.held: i64 = 0
        self.jokers: i64 = 0
        self.gain: vec[float] = vec[float]([0.0] * 32)
        self.ends: vec[i64] = vec[i64]([0] * 32)
        """1 where so many finish the meld."""
        self.kept: vec[float] = vec[float]([0.0] * 32)
        self.points: vec[i64] = vec[i64]([0] * 32)
        self.tail: vec[float] = vec[float]([0.0] * 32)

    def price(self, s: State, o: Outlook, target: i64) -> None:
        """For the hand of the seat to act; `target` is the wild meld they may join, by index + 1."""
        self.jokers = s.held(JOKERS)
        self.held = SIZE[s.held(0)] + self.jokers
        length: i64 = s.meld(target - 1, LENGTH) if target > 0 else 0
        self._lay(s, o, length)
        self._tail()

    def _lay(self, s: State, o: Outlook, length: i64) -> None:
        """Each number of wilds on a meld that has so many."""
        twos = self.held - self.jokers
        before = o.wild_meld(s, length)
        for n in range(self.held + 1):
            laid: i64 = n
            self.gain[laid] = NEVER
            self.ends[laid] = 0
            if laid == 0:
                self.gain[laid] = 0.0
            elif s.law.wild_melds and length + laid <= s.law.size and length + laid > 2:
                self.gain[laid] = o.wild_meld(s, length + laid) - before
                self.ends[laid] = 1 if length + laid == s.law.size else 0
            jokers = laid if laid < self.jokers else self.jokers
            self.points[laid] = jokers * s.law.rank_points[JOKERS] + (laid - jokers) * s.law.rank_points[0]
            self.kept[laid] = float(self.points[laid]) + o.kept_wilds(
                s, twos - (laid - jokers), self.jokers - jokers
            )

    def _tail(self) -> None:
        """The most that what is left can bring, by the wilds used before."""
        for n in range(self.held + 1):
            self.tail[n] = NEVER
            for k in range(self.held - n + 1):
                if self.gain[k] > NEVER and self.gain[k] + self.kept[n + k] > self.tail[n]:
                    self.tail[n] = self.gain[k] + self.kept[n + k]
