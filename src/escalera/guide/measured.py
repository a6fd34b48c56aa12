"""What was measured about play, and what it is about; `docs/strength.md` has the figures with their command.

All of it is Bolivia with four players. Points are points a round, each deal played twice with the sides
changed; what was counted is what the expert does. Measure again when the computer players get stronger.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PLAYERS: Final = 4
"""How many played."""


@dataclass(frozen=True)
class Measured:
    """What a habit gains or costs in points a round."""

    points: int


@dataclass(frozen=True)
class Counted:
    """How often the expert did something where it could, and a number of cards it is about."""

    times: int
    of: int
    number: int = 0

    @property
    def percent(self) -> int:
        return round(100 * self.times / self.of)


COLLECT_NO_SUITS: Final = Measured(-1614)
"""Seeing nothing in cards of a suit in the hand."""
IGNORE_WILD_MELDS: Final = Measured(-758)
"""Seeing nothing in a wild meld that isn't finished."""
KEEP_NO_WILDS: Final = Measured(-561)
"""Seeing nothing in wild cards kept in the hand."""
IGNORE_PILE: Final = Measured(-342)
"""Discarding without a thought for what the pile is worth."""
KEEP_NO_PAIRS: Final = Measured(-216)
"""Seeing nothing in pairs kept in the hand."""
IGNORE_SEQUENCES: Final = Measured(-96)
"""Discarding without a look at the other sides' sequences."""
SEQUENCES_FROM_THREE: Final = Counted(1208, 1554)
"""Sequences begun with three cards."""
WILD_MELDS_FROM_THREE: Final = Counted(271, 360, number=4)
"""Wild melds begun with three cards; seeing nothing in those of three makes no difference that shows."""
SMALL_PILES: Final = Counted(11, 282, number=3)
"""Piles of up to three cards that it took."""
LARGE_PILES: Final = Counted(122, 148, number=16)
"""Piles of sixteen cards and more that it took."""
