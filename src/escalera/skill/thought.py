"""What one decision works with: the outlook, the plan, and how well a player remembers and chooses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.playout import scramble
from escalera.engine.state import State
from escalera.engine.step import Steps
from escalera.skill.allot import Allotment
from escalera.skill.known import Known
from escalera.skill.outlook import Outlook
from escalera.skill.weights import Weights

LUCK_BITS: Final[i64] = 0xFFFFF


@mypyc_attr(acyclic=True)
class Traits:
    """What makes a level: turns it remembers, points by which it errs, whether it plays for the match
    rather than each round's points, and whether it is guarded from blunders."""

    def __init__(
        self, memory: int = 9999, error: float = 0.0, minds_match: bool = True, guarded: bool = True
    ) -> None:
        self.memory: i64 = memory
        self.error: float = error
        self.minds_match: bool = minds_match
        self.guarded: bool = guarded

    def erring(self, share: float) -> Traits:
        """The same traits with so much of the error."""
        return Traits(self.memory, self.error * share, self.minds_match, self.guarded)


@mypyc_attr(acyclic=True)
class Thought:
    """Made once for a player, and used for one decision after the other."""

    def __init__(self, weights: Weights, traits: Traits) -> None:
        self.traits: Traits = traits
        self.o: Outlook = Outlook(weights, traits.memory)
        self.w = self.o.w
        self.plan: Allotment = Allotment(self.o)
        self.steps: Steps = Steps()
        self.options: Steps = Steps()
        self.luck: i64 = 1

    def look(self, s: State, known: Known, seat: i64) -> None:
        """See a position as a seat sees it."""
        self.o.look(s, known, seat)

    def erring(self) -> float:
        """By how many points the next choice is misjudged: none for who doesn't err."""
        if self.traits.error == 0.0:
            return 0.0
        self.luck = scramble(self.luck)
        share = float((self.luck >> 20) & LUCK_BITS) / float(LUCK_BITS)
        return self.traits.error * (2.0 * share - 1.0)
