"""Where tables are printed."""

from __future__ import annotations

import sys

from rich.console import Console


class Printer(Console):
    """A console that leaves texts as they are, and a broken pipe to the command line."""

    def __init__(self) -> None:
        super().__init__(file=sys.stdout, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def heading(self, text: str) -> None:
        """A line that stands out."""
        self.print(text, style="bold")
