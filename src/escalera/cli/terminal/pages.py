"""Pages to look something up: history, scores, the rules, help."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from escalera.cli.terminal.command import LETTERS
from escalera.cli.terminal.drawing.flow import all_wrapped, wrapped
from escalera.cli.terminal.drawing.help import help_lines
from escalera.cli.terminal.drawing.news import news
from escalera.cli.terminal.drawing.rules import rules_lines
from escalera.cli.terminal.drawing.sheet import (
    opened_line,
    running_lines,
    sheet_lines,
    shown_lines,
    totals_lines,
)
from escalera.cli.terminal.game import Finished
from escalera.cli.terminal.person import Person


class Pages:
    """Shows a person what he wants to look up."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def history(self, words: Sequence[str]) -> None:
        """What happened in this round; the last screenful, or all."""
        pen = self.person.pen
        lines = all_wrapped(news(pen, self.person.view.events), pen.width, 2)
        room = self.person.terminal.height - 4
        if len(lines) > room and not words:
            lines = [*wrapped(pen.say("history-end"), pen.width), *lines[-room:]]
        self._show(lines)

    def score(self, words: Sequence[str]) -> None:
        """The sheet of the last round, or one of its lines opened."""
        person, pen = self.person, self.person.pen
        finished = person.game.finished
        if words:
            self._open(words[0])
            return
        if finished:
            self.sheet(finished[-1])
            person.say(pen.say("sheet-open", most=len(shown_lines(finished[-1].sheet))), "")
            person.terminal.show(totals_lines(pen, finished))
        self._show(running_lines(pen, person.view))

    def sheet(self, finished: Finished) -> None:
        """The sheet of a round."""
        pen = self.person.pen
        self.person.terminal.show(sheet_lines(pen, finished))

    def _open(self, word: str) -> None:
        finished = self.person.game.finished
        if finished and self.open(finished[-1], word):
            return
        self.person.say(self.person.pen.say("no-such-line"))

    def open(self, finished: Finished, word: str) -> bool:
        """One line of a sheet with its cards, or every line; whether there is such a line."""
        names = shown_lines(finished.sheet)
        if word.lower() in ("all", "a"):
            chosen = names
        elif word.isascii() and word.isdigit() and 1 <= int(word[:4]) <= len(names):
            chosen = [names[int(word[:4]) - 1]]
        else:
            return False
        pen = self.person.pen
        self.person.show_pages([line for name in chosen for line in opened_line(pen, finished, name)])
        return True

    def rules(self) -> None:
        """The rules of this table."""
        setup = self.person.game.setup
        self._show(rules_lines(self.person.pen, setup.rules, setup.players))

    def help(self) -> None:
        """How to play here."""
        self._show(help_lines(self.person.pen, LETTERS))

    def _show(self, lines: Sequence[Text]) -> None:
        self.person.show_pages(lines)
        self.person.say(self.person.pen.say("enter-table"), "")
