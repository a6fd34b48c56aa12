"""A scored table file on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from escalera.cards import THREE
from escalera.cli.printer import Printer
from escalera.cli.sheets import Heading, SheetPrinter, Written
from escalera.engine.sheet import BLACK_THREES, RED_THREES, SheetPart, sheet
from escalera.engine.state import State
from escalera.i18n import Catalogue
from escalera.notation.table import Counted, TableFile


def show_score(file: str, table: TableFile, state: State, words: Catalogue) -> None:
    """The score sheet."""
    printer = Printer()
    if file:
        printer.heading(file)
    edition = words.text(f"edition-{table.rules.code}")
    unknown = sum([hand.unknown for side in table.sides for hand in side.hands])
    heading = Heading(words.text("score-of-table", edition=edition), unknown=unknown)
    SheetPrinter(printer, words, table.rules).show(heading, sheet(state), as_written(table))


def as_written(table: TableFile) -> Written:
    """The cards of a part as the file names them, without the suits it leaves open."""

    def cards(side: int, line: str, part: SheetPart) -> Sequence[Counted]:
        if part.meld:
            return table.sides[side - 1].melds[part.meld - 1].cards
        if line == RED_THREES:
            return [Counted(THREE)] * len(part.cards)
        seats = table.rules.sides(table.players)[side - 1]
        hand = table.sides[side - 1].hands[seats.index(part.seat)].cards
        return [card for card in hand if (card.rank == THREE) == (line == BLACK_THREES)]

    return cards
