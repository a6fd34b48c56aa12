"""What every drawing needs: the sentences, the players' names, the width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from escalera.engine.sheet import SideSheet
from escalera.i18n import Catalogue


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws for the player of `seat` on lines of at most `width`."""

    words: Catalogue
    names: tuple[str, ...]
    seat: int
    width: int
    edition: str

    def say(self, key: str, /, **facts: object) -> str:
        """A sentence of the terminal's own."""
        return self.words.text(f"terminal-{key}", **facts)

    def points(self, points: int) -> str:
        """A number of points with its sign."""
        return self.words.number(points, signed=True)

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat - 1]

    def cards(self, faces: Iterable[int]) -> str:
        """Cards in writing."""
        return " ".join([self.words.card(face) for face in faces])

    def side(self, seats: Sequence[int]) -> str:
        """A side by its players' names, the viewer's own first."""
        ordered = sorted(seats, key=lambda seat: seat != self.seat)
        return self.words.side([self.name(seat) for seat in ordered])

    def meld(self, number: int) -> str:
        """A meld by its number, as it is shown and typed."""
        return self.words.text("meld-number", meld=number)

    def melds(self, numbers: Iterable[int]) -> str:
        """Melds by their numbers."""
        return ", ".join(map(self.meld, numbers))

    def own_first(self, sheet: Sequence[SideSheet]) -> list[SideSheet]:
        """The sides of a sheet, the viewer's own first."""
        return sorted(sheet, key=lambda side: self.seat not in side.seats)
