"""Where tables are printed."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console


class Printer(Console):
    """A console that leaves texts as they are, and a broken pipe to the command line."""

    def __init__(self) -> None:
        super().__init__(file=sys.stdout, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def print(self, *objects: Any, **how: Any) -> None:
        """Print; without blanks at the ends of lines where nobody looks."""
        if self.is_terminal:
            super().print(*objects, **how)
            return
        with self.capture() as captured:
            super().print(*objects, **how)
        lines = captured.get().split("\n")
        self.file.write("\n".join([line.rstrip(" ") for line in lines]))
        self.file.flush()

    def heading(self, text: str) -> None:
        """A line that stands out."""
        self.print(text, style="bold")
