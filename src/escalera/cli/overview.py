"""What `escalera --help` says above the options."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from escalera.cli.lazy import COMMANDS
from escalera.cli.printer import Printer
from escalera.cli.words import spoken
from escalera.i18n import Catalogue

EXAMPLE: Final = "escalera rules bolivia --against samba"


def overview_text() -> str:
    """What this is, what it can be asked, and one example."""
    words, printer = spoken(), Printer()
    with printer.capture() as captured:
        printer.print(words.text("overview-what"))
        printer.print()
        printer.print(commands_table(words))
        printer.print()
        printer.print(words.text("overview-try"))
        printer.print(f"  {EXAMPLE}")
        printer.print(words.text("overview-help"))
    return "\n".join([line.rstrip() for line in captured.get().split("\n")])


def commands_table(words: Catalogue) -> Table:
    """Every way to call it, and what that does."""
    table = Table.grid(padding=(0, 2))
    table.add_row("  escalera", words.text("command-open"))
    for command in COMMANDS:
        usage = words.text(f"command-{command}.usage")
        table.add_row(f"  escalera {usage}", words.text(f"command-{command}"))
    return table
