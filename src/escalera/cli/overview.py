"""What `escalera` says when it isn't told what to do."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from escalera.cli.lazy import COMMANDS
from escalera.cli.printer import Printer
from escalera.i18n import Catalogue

EXAMPLE: Final = "escalera rules bolivia --against samba"


def show_overview(words: Catalogue) -> None:
    """What this is, what it can be asked, and one example."""
    printer = Printer()
    printer.print(words.text("overview-what"))
    printer.print()
    table = Table.grid(padding=(0, 2))
    for command in COMMANDS:
        usage = words.text(f"command-{command}.usage")
        table.add_row(f"  escalera {usage}", words.text(f"command-{command}"))
    printer.print(table)
    printer.print()
    printer.print(words.text("overview-try"))
    printer.print(f"  {EXAMPLE}")
    printer.print(words.text("overview-help"))
