"""A number that depends on how many play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class PerPlayers:
    """One number each for two, three, four, five and six players.

    Its text is `15` when all five are equal and `15,13,11,11,11` otherwise. Numbers of players that
    an edition doesn't allow have a value too, so that every value has the same form.
    """

    two: int
    three: int
    four: int
    five: int
    six: int

    @classmethod
    def same(cls, number: int) -> Self:
        """The same number however many play."""
        return cls(number, number, number, number, number)

    def of(self, players: int) -> int:
        """The number for 2 … 6 players; any other number of players is an `IndexError`."""
        if not 2 <= players <= 6:
            raise IndexError(f"no value for {players} players")
        return self.all()[players - 2]

    def all(self) -> tuple[int, int, int, int, int]:
        """The five numbers, for two players first."""
        return (self.two, self.three, self.four, self.five, self.six)

    def __str__(self) -> str:
        numbers = self.all()
        if len(set(numbers)) == 1:
            return str(self.two)
        return ",".join([str(n) for n in numbers])
