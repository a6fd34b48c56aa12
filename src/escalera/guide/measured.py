"""What was measured about play, and what it is about; `docs/players.md` says how measuring is done.

All of it is Bolivia with four players, points a round, each deal played twice with the sides changed.
Measure again when the computer players get stronger, and write the new figures here and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PLAYERS: Final = 4
"""How many played."""


@dataclass(frozen=True)
class Measured:
    """What a habit gains or costs in points a round, and a number of cards it is about."""

    points: int
    number: int = 0


NEVER_START_WILD: Final = Measured(-415)
"""Never starting a wild meld."""
START_WITH_THREE: Final = Measured(175, number=4)
"""Starting one with three wild cards, against waiting for four."""
SEQUENCES_FROM_FOUR: Final = Measured(-240, number=4)
"""Starting sequences only from four cards."""
IGNORE_SEQUENCES: Final = Measured(-188)
"""Discarding without a look at the other sides' sequences."""
DISCARD_WILDS: Final = Measured(-214)
"""Discarding wild cards like other cards."""
LEAVE_SMALL_PILES: Final = Measured(136, number=4)
"""Leaving piles of fewer than four cards."""
