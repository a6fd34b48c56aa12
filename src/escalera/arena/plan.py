"""What is to be played, and what follows from the seed alone: cards, dealers and luck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from escalera.arena.dealing import Deal, deal_of
from escalera.arena.lineup import Lineup
from escalera.rules import Rules

LARGEST_CHUNK: Final = 10
"""Deals that are handed out together."""
LUCK_BITS: Final = 61


@dataclass(frozen=True, slots=True)
class Plan:
    """So many deals, or matches, each played once from each side, or only once."""

    rules: Rules
    players: int
    lineup: Lineup
    bots: tuple[str, ...]
    """The names as they were given."""
    count: int
    seed: int = 1
    matches: bool = False
    """Whether each is a match to the target rather than one round from nothing."""
    duplicate: bool = True
    seconds: float = 1.0
    """The time for a decision of a player that isn't ours."""
    keeps_records: bool = False
    counts_blunders: bool = False

    def turns(self, index: int) -> list[int]:
        """By how many seats everybody moves for each playing of a deal."""
        return list(range(self.lineup.sides)) if self.duplicate else [index % self.lineup.sides]

    def deal(self, index: int, number: int = 1, dealer: int = 0) -> Deal:
        """A round's cards and the first one's dealer, the same however the seats are taken."""
        return deal_of(self.rules, self.players, self.seed, index, number, dealer)

    def luck(self, index: int, turn: int, number: int, seat: int) -> int:
        """What a player's luck comes from in a round."""
        words = (self.seed, index, turn, number, seat)
        return Random("/".join([str(word) for word in words])).getrandbits(LUCK_BITS)

    def chunks(self, workers: int) -> Iterator[range]:
        """The deals in portions for so many workers; the portions change no result."""
        size = 1 if self.matches else max(1, min(LARGEST_CHUNK, self.count // (workers * 4)))
        for first in range(0, self.count, size):
            yield range(first, min(first + size, self.count))
