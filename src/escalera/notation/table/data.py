"""What a table file holds, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self

from escalera.cards import JOKER, RANK_LETTERS, card_text
from escalera.rules import Rules

JOKER_RANK: Final = JOKER // 4
PHASES: Final = ("draw", "play", "answer")
OUT: Final = ("yes", "concealed")

Key = tuple[str | int, ...]
"""Where an entry stands: `("side", 0, "melds", 2)` is the third meld of the first side."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A card of a position, whose suit may be left out: `KH`, `K`, `X`, `3S`.

    A joker has the rank `JOKER_RANK` and no suit. The suit of a three stands for its colour only.
    """

    rank: int
    suit: int | None = None

    @classmethod
    def of(cls, face: int) -> Self:
        """The card that a face names."""
        return cls(JOKER_RANK) if face == JOKER else cls(*divmod(face, 4))

    @property
    def face(self) -> int | None:
        """The face, when the card names one."""
        if self.rank == JOKER_RANK:
            return JOKER
        return None if self.suit is None else self.rank * 4 + self.suit

    def __str__(self) -> str:
        face = self.face
        return RANK_LETTERS[self.rank] if face is None else card_text(face)


@dataclass(frozen=True, slots=True)
class MeldText:
    """A meld as it is written, in that order."""

    cards: tuple[Counted, ...]

    def __str__(self) -> str:
        return " ".join([str(card) for card in self.cards])


@dataclass(frozen=True, slots=True)
class HandText:
    """A hand as it is written: its known cards, and how many more it holds."""

    cards: tuple[Counted, ...] = ()
    unknown: int = 0

    @property
    def size(self) -> int:
        """How many cards the hand holds."""
        return len(self.cards) + self.unknown

    def __str__(self) -> str:
        cards = [str(card) for card in self.cards]
        return " ".join([*cards, f"{self.unknown}?"] if self.unknown else cards)


@dataclass(frozen=True, slots=True)
class TableSide:
    """A side: its total before the round, what it has laid, and a hand for each of its seats.

    `out` says how it has gone out, `"yes"` or `"concealed"`, and is None when it hasn't.
    """

    hands: tuple[HandText, ...]
    melds: tuple[MeldText, ...] = ()
    red_threes: int = 0
    total: int = 0
    out: str | None = None


class TableLines:
    """The lines of a table file's entries, as far as they are known."""

    def __init__(self, known: Mapping[Key, int] | None = None) -> None:
        self._known = dict(known or {})

    def of(self, *key: str | int) -> int:
        """The line of an entry, else of what it stands in, else 1: `of("side", 0, "out")`."""
        for length in range(len(key), 0, -1):
            if key[:length] in self._known:
                return self._known[key[:length]]
        return 1


@dataclass(frozen=True, slots=True)
class TableFile:
    """One position. The last four are only there when it is for advice; `pile` has its top last.

    Tables are equal when they say the same, whatever lines they stand on.
    """

    rules: Rules
    players: int
    sides: tuple[TableSide, ...]
    turn: int | None = None
    phase: str | None = None
    pile: tuple[int, ...] | None = None
    stock: int | None = None
    lines: TableLines = field(default_factory=TableLines, compare=False)
