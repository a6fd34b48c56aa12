"""A table where it fits, and one row below the other where it doesn't."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from escalera.cli.printer import Printer

NARROWEST: Final = 12
"""The width of a column that can still be read."""
WIDEST: Final = 100
"""The width beyond which the eye loses the line."""


class Grid:
    """Rows of texts under a heading for each column."""

    def __init__(self, headings: Sequence[str], widths: Sequence[int] = ()) -> None:
        self.headings = headings
        self.widths = widths
        """Of the first columns; the others share what is left."""
        self.rows: list[tuple[str, ...]] = []

    def add(self, *cells: str) -> None:
        """One more row."""
        self.rows.append(cells)

    def show(self, printer: Printer) -> None:
        """Print it, as wide as the terminal allows."""
        flexible = len(self.headings) - len(self.widths)
        if printer.width >= sum(self.widths) + 3 * len(self.widths) + (NARROWEST + 3) * flexible:
            printer.print(self._table(printer.width))
        else:
            self._print_stacked(printer)

    def _table(self, width: int) -> Table:
        """Columns of fixed widths, so that tables below each other line up."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, width=min(width, WIDEST))
        widths = self.widths or [min(28, width // len(self.headings))]
        for number, heading in enumerate(self.headings):
            fixed = widths[number] if number < len(widths) else None
            table.add_column(heading, width=fixed, ratio=None if fixed else 1)
        for row in self.rows:
            table.add_row(*row)
        return table

    def _print_stacked(self, printer: Printer) -> None:
        printer.heading(self.headings[0])
        for first, *rest in self.rows:
            printer.print(first)
            for heading, cell in zip(self.headings[1:], rest, strict=True):
                printer.print(Padding(Text(f"{heading}: ", "dim") + Text(cell), (0, 0, 0, 2)))
        printer.print()
