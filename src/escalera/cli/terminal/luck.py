"""Chance: the shuffle, the first dealer, and what computer players leave to it.

With a seed the whole match is fixed. Without one the system's randomness shuffles; a computer
player's luck still follows from a number kept in the save file, so that a resumed game goes on alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random, SystemRandom


@dataclass(frozen=True, slots=True)
class Luck:
    """`seed` fixes the shuffles, or is None; `bots` fixes the computer players' luck."""

    seed: int | None
    bots: int

    def first_dealer(self, players: int) -> int:
        """The seat that deals first."""
        return self._source("dealer").randint(1, players)

    def shuffled(self, pack: Sequence[int], number: int) -> list[int]:
        """The card order of a round."""
        cards = list(pack)
        self._source(f"round {number}").shuffle(cards)
        return cards

    def of_bot(self, number: int, moves: int) -> Random:
        """A computer player's luck for one decision: after so many acts of a round."""
        return Random(f"{self.bots} round {number} act {moves}")

    def _source(self, what: str) -> Random:
        return SystemRandom() if self.seed is None else Random(f"{self.seed} {what}")


def luck_of(seed: int | None) -> Luck:
    """The luck of a new match."""
    return Luck(seed, SystemRandom().getrandbits(48) if seed is None else seed)
