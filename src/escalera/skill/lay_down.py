"""The best lay-down found so far."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from escalera.engine.law import RANKS
from escalera.engine.vecs import vec
from escalera.skill.wild_lays import NEVER


@mypyc_attr(acyclic=True)
class LayDown:
    """Which cards go where; `worth` is `NEVER` where there is none."""

    def __init__(self) -> None:
        self.worth: float = NEVER
        self.way: vec[i64] = vec[i64]([0] * 192)
        """Sequences: the meld's index or -1, suit, low, length, cards below, cards above."""
        self.way_size: i64 = 0
        self.choice: vec[i64] = vec[i64]([0] * 14)
        """Of each rank, packed as in `RankLays`."""
        self.bytes: vec[i64] = vec[i64]([0] * 14)
        """What sequences leave of each rank."""
        self.wilds: i64 = 0
        """So many wilds laid together."""
        self.left: i64 = 0
        """Cards that stay."""

    def keep(self, worth: float, wilds: i64, left: i64) -> None:
        """Its numbers; `copy` brings the cards."""
        self.worth = worth
        self.wilds = wilds
        self.left = left

    def copy(self, way: vec[i64], way_size: i64, choice: vec[i64], bytes_left: vec[i64]) -> None:
        """Its cards."""
        self.way_size = way_size
        for i in range(way_size):
            self.way[i] = way[i]
        for rank in range(RANKS):
            self.choice[rank] = choice[rank]
            self.bytes[rank] = bytes_left[rank]
