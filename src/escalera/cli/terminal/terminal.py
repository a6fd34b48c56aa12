"""Writing lines, reading lines, waiting: all the terminal is to the rest."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterable
from contextlib import AbstractContextManager, suppress
from importlib import import_module
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from escalera.cli.terminal.echo import unechoed
from escalera.cli.terminal.words import LONGEST

NARROWEST: Final = 40
ENDLESS: Final = 100_000
"""Rows where nobody sits at a screen."""
_RED_CARD: Final = re.compile(r"(?<!\w)(?:(?:10|[2-9A-ZА-ЯΑ-Ω])[♦♥]|(?:10|[2-9AJKQ])[DH](?!\w))")
_MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")
_CHUNK: Final = 4096
_PLAINER: Final = str.maketrans("“”’–—−·▸─→", '""\'---*>->')
"""What stands for a character where the encoding lacks it; as many characters as before."""


class Ended(Exception):
    """The input has ended."""


class Terminal:
    """Where a game is shown and its commands come from; `pause` is the time to read a line in."""

    def __init__(self, console: Console, source: TextIO, pause: float = 0.0) -> None:
        self.console: Final = console
        self.source: Final = source
        self.interactive: Final = source.isatty() and console.is_terminal
        self.pause: Final = pause if self.interactive else 0.0
        self._next: list[str] = []
        self._prepare()

    def _prepare(self) -> None:
        if self.interactive and self.source is sys.stdin:
            with suppress(ImportError):
                import_module("readline")  # it gives `input` its line editing

    @property
    def width(self) -> int:
        """Columns that a line may fill."""
        return max(NARROWEST, self.console.width)

    @property
    def height(self) -> int:
        """Rows of the screen."""
        return max(10, self.console.height) if self.interactive else ENDLESS

    def show(self, lines: Iterable[Text]) -> None:
        """Write lines, red suits in red."""
        for line in lines:
            line.plain = _MINUS.sub("−", line.plain)
            if not self._writes(line.plain):
                line.plain = line.plain.translate(_PLAINER)
            line.highlight_regex(_RED_CARD, "red")
            self.console.print(line, soft_wrap=True)

    def clear(self) -> None:
        """An empty screen."""
        if self.interactive:
            self.console.clear()

    def wait(self) -> None:
        """Time to read what was shown last."""
        if self.pause:
            time.sleep(self.pause)

    def keep(self, line: str) -> None:
        """Have a line that was typed answer the next question."""
        self._next.append(line)

    def unechoed(self) -> AbstractContextManager[None]:
        """While others play: what is typed isn't shown, but read at the next question."""
        return unechoed(self.interactive and self.source is sys.stdin)

    def ask(self, prompt: str) -> str:
        """The next line that is typed, without its end; raises `Ended`."""
        return self._next.pop(0) if self._next else self.read(prompt)

    def read(self, prompt: str) -> str:
        """A line that is typed now."""
        if self.interactive and self.source is sys.stdin:
            return self._ask_person(prompt)
        line = self._read_line()
        shown = "".join([ch if ch.isprintable() else "?" for ch in line])
        room = self.width - len(prompt)
        self.show([Text(f"{prompt}{shown if len(shown) <= room else shown[: room - 3] + '...'}")])
        return line

    def _ask_person(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            self.show([Text()])
            raise Ended from None

    def _read_line(self) -> str:
        """A line of which no more is kept than can be a command."""
        line = self.source.readline(LONGEST + 2)
        if not line:
            raise Ended
        rest = line
        while rest and not rest.endswith("\n"):
            rest = self.source.readline(_CHUNK)
        return line.rstrip("\r\n")

    def _writes(self, text: str) -> bool:
        try:
            text.encode(self.console.encoding or "ascii")
        except (LookupError, UnicodeEncodeError):
            return False
        return True
