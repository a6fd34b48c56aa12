"""Who sits where, and how the seats are changed from one playing of a deal to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from escalera.rules import Rules


class BadLineup(ValueError):
    """A number of players that fills no table."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """A computer player's name for each seat, as they sit the first time, and the number of sides."""

    names: tuple[str, ...]
    sides: int

    def seated(self, turn: int) -> tuple[str, ...]:
        """The names by seats when everybody has moved so many seats to the left."""
        return tuple([self.names[(seat - turn) % len(self.names)] for seat in range(len(self.names))])

    def team_of(self, side: int, turn: int) -> int:
        """Who plays a side (from 0) then: the side on which they sat first."""
        return (side - turn) % self.sides

    def team(self, number: int) -> tuple[str, ...]:
        """The names of a side as they sat first, from its lowest seat."""
        return self.names[number :: self.sides]


def lineup(rules: Rules, players: int, names: Sequence[str]) -> Lineup:
    """One name for all; two: the first side's against all others; else one a side, or one a seat.

    Raises `BadLineup` for another number of names.
    """
    sides = len(rules.sides(players))
    if len(names) == players:
        return Lineup(tuple(names), sides)
    if len(names) == sides:
        return Lineup(tuple(names) * (players // sides), sides)
    if 1 <= len(names) <= 2:
        return Lineup((names[0], *[names[-1]] * (sides - 1)) * (players // sides), sides)
    raise BadLineup(len(names))
