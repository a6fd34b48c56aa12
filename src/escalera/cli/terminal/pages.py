"""Pages to look something up: history, scores, the rules, help."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from escalera.cli.terminal.command import ASK, LETTERS, MERGE, TOP
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
from escalera.engine.sheet import SideSheet, sheet
from escalera.rules import Rules


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
        """The sheets of the last round and of this one, or their lines opened."""
        person, pen = self.person, self.person.pen
        last, running = person.game.finished[-1:], sheet(person.view.state)
        sheets = [*[one.sheet for one in last], running]
        if words:
            self._open(sheets, words[-1])
            return
        count = sum([len(shown_lines(one)) for one in sheets])
        first = count - len(shown_lines(running)) + 1
        lines = [line for one in last for line in sheet_lines(pen, one)]
        lines += totals_lines(pen, person.game.finished) if last else []
        lines += running_lines(pen, person.view.number, running, first)
        self._show(lines + (wrapped(pen.say("sheet-open", most=count), pen.width) if count else []))

    def sheet(self, finished: Finished) -> None:
        """The sheet of a round."""
        pen = self.person.pen
        self.person.terminal.show(sheet_lines(pen, finished))

    def open(self, finished: Finished, word: str) -> None:
        """One line of a finished round's sheet with its cards, or every line."""
        self._open([finished.sheet], word)

    def _open(self, sheets: Sequence[Sequence[SideSheet]], word: str) -> None:
        """A line of sheets numbered through, or all of them; or how many there are."""
        named = [(one, name) for one in sheets for name in shown_lines(one)]
        if word.lower() not in ("all", "a"):
            most = len(named)
            named = named[_place(word) : _place(word) + 1]
            if not named:
                self.person.say(self.person.pen.say("no-such-line", most=most))
        pen = self.person.pen
        self.person.show_pages([line for one, name in named for line in opened_line(pen, one, name)])

    def rules(self) -> None:
        """The rules of this table."""
        setup = self.person.game.setup
        self._show(rules_lines(self.person.pen, setup.rules, setup.players))

    def help(self) -> None:
        """How to play here."""
        setup = self.person.game.setup
        self._show(help_lines(self.person.pen, LETTERS, not_played(setup.rules, setup.players)))

    def _show(self, lines: Sequence[Text]) -> None:
        self.person.show_pages(lines)
        self.person.say(self.person.pen.say("enter-table"), "")


def not_played(rules: Rules, players: int) -> list[str]:
    """The commands for what this table doesn't have."""
    asks = rules.ask_partner != "off" and len(rules.sides(players)) < players
    played = {TOP: rules.top_card_to_sequence, MERGE: rules.merge, ASK: asks}
    return [name for name, is_played in played.items() if not is_played]


def _place(word: str) -> int:
    """The place of a line's number; beyond every sheet where it is none."""
    return int(word) - 1 if word.isascii() and word.isdigit() and 1 <= int(word[:4]) < 1000 else 1000
