"""The person at the terminal: what he sees, what he says and what he is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from escalera.cli.terminal.cards import Typed, Unreadable, typed_lists
from escalera.cli.terminal.drawing.flow import wrapped
from escalera.cli.terminal.drawing.pen import Pen
from escalera.cli.terminal.drawing.screen import screen_lines
from escalera.cli.terminal.game import Game
from escalera.cli.terminal.hand import BY_RANK, BY_SUIT, Hand
from escalera.cli.terminal.keyboards import in_latin
from escalera.cli.terminal.names import names_in
from escalera.cli.terminal.plan import Plan
from escalera.cli.terminal.screen import hand_of_view, screen_of
from escalera.cli.terminal.terminal import Terminal
from escalera.cli.terminal.told import told
from escalera.cli.terminal.words import words_of
from escalera.engine.view import View
from escalera.errors import Refused
from escalera.i18n import Catalogue

PROMPT = "> "


class Quit(Exception):
    """The person leaves the game."""


class Person:
    """One seat, held by whoever sits at the terminal."""

    def __init__(self, game: Game, terminal: Terminal, words: Catalogue) -> None:
        self.game = game
        self.terminal = terminal
        self.words = words
        self.seat = game.setup.seat
        self.plan = Plan()
        self.names = addressed(game.setup.names, self.seat, words.text("terminal-you"))
        """The players' names as he reads them: his own is “You”."""

    @property
    def order(self) -> str:
        """How his hand is ordered."""
        return self.game.setup.order

    @property
    def view(self) -> View:
        """What his seat may see now."""
        return self.game.round.view(self.seat)

    @property
    def hand(self) -> Hand:
        """His hand as it is numbered on the screen."""
        return hand_of_view(self.view, self.plan, self.order)

    @property
    def pen(self) -> Pen:
        """Draws for him, as wide as the terminal is now."""
        return Pen(self.words, self.names, self.seat, self.terminal.width, self.game.setup.rules.code)

    def show_screen(self) -> None:
        """The whole screen anew."""
        screen = screen_of(self.view, self.names, self.plan, self.order)
        self.terminal.clear()
        self.terminal.show(screen_lines(self.pen, screen, self.terminal.height))

    def turn_hand(self) -> None:
        """The other order of the hand."""
        self.game.reorder(BY_SUIT if self.order == BY_RANK else BY_RANK)

    def lists(self, typed: Sequence[str]) -> list[Typed]:
        """The lists of cards he has typed."""
        return typed_lists(typed, self.hand, names_in(self.words))

    # Saying and asking

    def say(self, sentence: str, style: str = "bold") -> None:
        """A sentence on lines of its own."""
        self.terminal.show(wrapped(Text(sentence, style=style), self.terminal.width))

    def tell(self, fault: Refused | Unreadable) -> None:
        """Why something can't be done."""
        if isinstance(fault, Refused):
            self.say(told(self.words, fault, self.names))
        else:
            self.say(self.words.text(fault.key, **fault.facts))

    def ask_words(self, key: str, **facts: object) -> list[str]:
        """The words of an answer; an empty one, or `b`, takes the question back."""
        self.say(self.words.text(f"terminal-{key}", **facts))
        words = words_of(self.terminal.ask(PROMPT))
        first = in_latin(words[0].lower()) if words else ""
        if first in ("q", "quit"):
            raise Quit
        if first in ("", "b", "back"):
            raise Unreadable("terminal-nothing-done")
        return words

    def show_pages(self, lines: Iterable[Text]) -> None:
        """Lines, a screenful at a time."""
        rest: Sequence[Text] = list(lines)
        size = self.terminal.height - 3 if self.terminal.interactive else len(rest)
        while len(rest) > size + 1:
            self.terminal.show(rest[:size])
            rest = rest[size:]
            self.say(self.words.text("terminal-more"))
            typed = self.terminal.ask(PROMPT)
            if typed.strip():
                self.terminal.keep(typed)
                return
        self.terminal.show(rest)


def addressed(names: Sequence[str], seat: int, you: str) -> tuple[str, ...]:
    """The players' names as the one at the terminal reads them."""
    return (*names[: seat - 1], you, *names[seat:])
