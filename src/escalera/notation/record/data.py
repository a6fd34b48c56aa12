"""What a game record holds, as values."""

from __future__ import annotations

from dataclasses import dataclass, field

from escalera.engine.act import Act
from escalera.rules import Rules


@dataclass(frozen=True, slots=True)
class HeaderLines:
    """The line of each header, 0 for one that isn't there."""

    format: int = 0
    edition: int = 0
    rules: int = 0
    players: int = 0
    names: int = 0
    totals: int = 0


@dataclass(frozen=True, slots=True)
class RoundLines:
    """The line of each header of a round, 0 for one that isn't there."""

    round: int = 0
    dealer: int = 0
    stock: int = 0
    proof: int = 0
    score: int = 0


@dataclass(frozen=True, slots=True)
class Move:
    """An act of a seat, and the line it was read from."""

    seat: int
    act: Act
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One round: its deal, what was done, and the score that was noted, if any.

    `stock` is the whole pack, the first dealt first; `score` has a number per side.
    """

    number: int
    dealer: int
    stock: tuple[int, ...]
    moves: tuple[Move, ...] = ()
    proof: str | None = None
    score: tuple[int, ...] | None = None
    lines: RoundLines = field(default=RoundLines(), compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A game, or as much of it as was written; nothing in it has been played yet.

    `rules` has the house rules applied, `totals` a number per side before the first round. Records
    are equal when they say the same, whatever lines they stand on.
    """

    rules: Rules
    players: int
    totals: tuple[int, ...]
    names: tuple[str, ...] | None = None
    rounds: tuple[RoundRecord, ...] = ()
    lines: HeaderLines = field(default=HeaderLines(), compare=False)

    @property
    def edition(self) -> str:
        """The edition's code."""
        return self.rules.code

    @property
    def version(self) -> int:
        """The version of the edition's values."""
        return self.rules.version

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        return self.rules.sides(self.players)
