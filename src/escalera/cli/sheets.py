"""Score sheets on the terminal: sides as columns, or one below the other where it is narrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from escalera.cli.cards import cards_text
from escalera.cli.printer import Printer
from escalera.engine.sheet import LINES, SheetLine, SheetPart, SideSheet
from escalera.i18n import Catalogue
from escalera.notation.table import Counted
from escalera.rules import Rules

Written = Callable[[int, str, SheetPart], Sequence[Counted]]
"""The cards of a part: of which side (from 1), on which line."""

LABELS: Final = 18
NARROWEST: Final = 26
WIDEST: Final = 46
"""Widths of the column of lines, and of the narrowest and the widest side."""


Part = tuple[Text, int]
"""An item of a line in writing, and its points."""


def faces(side: int, line: str, part: SheetPart) -> Sequence[Counted]:
    """The cards of a part as they really are."""
    return [Counted.of(face) for face in part.cards]


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above and below a sheet: whether the round still runs, how many cards nobody knows."""

    title: str
    running: bool = False
    unknown: int = 0


class SheetPrinter:
    """Prints sheets in the words of a language."""

    def __init__(
        self, printer: Printer, words: Catalogue, rules: Rules, names: Sequence[str] | None = None
    ) -> None:
        self.printer = printer
        self.width = printer.width
        self.words = words
        self.rules = rules
        self.names = names

    def show(self, heading: Heading, sides: Sequence[SideSheet], cards: Written) -> None:
        """Print the sheet of a round."""
        self.printer.heading(heading.title)
        if heading.running:
            self.printer.print(self.words.text("score-if-stopped"))
        wide = self.width >= LABELS + len(sides) * NARROWEST
        for table in [self.columns(sides, cards)] if wide else self.blocks(sides, cards):
            self.printer.print(table)
        if heading.unknown:
            self.printer.print(self.words.text("score-unknown", count=heading.unknown))
        self.printer.print()

    # Sides as columns

    def columns(self, sides: Sequence[SideSheet], cards: Written) -> Table:
        """One table, a column for each side."""
        width = min(self.width, LABELS + len(sides) * WIDEST)
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, width=width)
        table.add_column(width=LABELS)
        for side in sides:
            table.add_column(self.side_name(side), ratio=1)
        for name in LINES:
            if any(side.line(name).parts for side in sides):
                table.add_row(self.label(name), *[self.cell(side, name, cards) for side in sides])
        table.add_section()
        for label, points in self.sums(sides):
            table.add_row(label, *[self.opened("", n) for n in points])
        return table

    def cell(self, side: SideSheet, name: str, cards: Written) -> Table | str:
        """A line's points and, below, the cards behind them; nothing where the side has none."""
        line = side.line(name)
        return self.opened("", line.points, self.parts(side, line, cards)) if line.parts else ""

    # Sides one below the other

    def blocks(self, sides: Sequence[SideSheet], cards: Written) -> list[Table]:
        """A table for each side, the lines' names beside their points."""
        return [self.block(side, cards) for side in sides]

    def block(self, side: SideSheet, cards: Written) -> Table:
        """One side's lines."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, width=min(self.width, LABELS + WIDEST))
        table.add_column(self.side_name(side))
        for line in [line for line in side.lines if line.parts]:
            table.add_row(self.opened(self.label(line.name), line.points, self.parts(side, line, cards)))
        table.add_section()
        for label, points in self.sums([side]):
            table.add_row(self.opened(label, points[0]))
        return table

    # Words

    def side_name(self, side: SideSheet) -> str:
        """`side 1: Ada, Cleo`, or its seats."""
        players = [self.player(seat) for seat in side.seats]
        return self.words.text("sheet-side", side=side.side, player=", ".join(players))

    def player(self, seat: int) -> str:
        """A player's name, or the seat."""
        return self.names[seat - 1] if self.names else self.words.text("seat-number", seat=seat)

    def label(self, name: str) -> str:
        """The name of a line."""
        return self.words.text(f"sheet-{name}", edition=self.rules.code)

    def parts(self, side: SideSheet, line: SheetLine, cards: Written) -> list[Part]:
        """`#1 K♣ K♦ K♥`, or with the seat whose cards they are, and what each counts."""
        return [(self.part(part, cards(side.side, line.name, part)), part.points) for part in line.parts]

    def part(self, part: SheetPart, cards: Sequence[Counted]) -> Text:
        """A part in writing, without its points."""
        found = [cards_text(cards, self.words)] if cards else []
        if part.meld:
            found.insert(0, Text(self.words.text("meld-number", meld=part.meld), "dim"))
        if part.seat:
            found.insert(0, Text(self.player(part.seat), "dim"))
        return Text(" ").join(found)

    def sums(self, sides: Sequence[SideSheet]) -> list[tuple[str, list[int]]]:
        """The last rows: what the round, and the match so far, comes to."""
        scores = [side.score for side in sides]
        return [
            (self.words.text("score-round"), [score.score for score in scores]),
            (self.words.text("score-before"), [score.total - score.score for score in scores]),
            (self.words.text("score-total"), [score.total for score in scores]),
        ]

    def opened(self, label: str, points: int, parts: Sequence[Part] = ()) -> Table:
        """Points at the right, below them those of the parts they are made of."""
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", no_wrap=True)
        grid.add_row(label, Text(self.words.number(points), "bold"))
        for text, worth in parts:
            grid.add_row(Padding(text, (0, 0, 0, 2)) if label else text, self.words.number(worth))
        return grid
