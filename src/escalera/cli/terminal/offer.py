"""Which unfinished game to go on with, if any."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from escalera.cli.terminal import save
from escalera.cli.terminal.cards import quoted
from escalera.cli.terminal.drawing.flow import wrapped
from escalera.cli.terminal.keyboards import in_latin
from escalera.cli.terminal.left import left_games
from escalera.cli.terminal.options import BadOptions, Options
from escalera.cli.terminal.person import PROMPT, Quit
from escalera.cli.terminal.started import started_by, with_options
from escalera.cli.terminal.terminal import Terminal
from escalera.i18n import Catalogue

MOST: Final = 9
"""Games that are offered; all are in the list."""


def unfinished(options: Options, terminal: Terminal, words: Catalogue, asks: bool) -> Path | None:
    """The file to go on with: the one that was named, or the one the player chooses; or `Quit`."""
    if options.resume:
        return _named(options.resume, words)
    if options.fresh:
        return None
    if options.resume is not None:
        path = save.newest()
        if path is None:
            _say(terminal, words.text("terminal-none-unfinished"))
        return path
    return Offer(terminal, words).chosen() if asks and terminal.interactive else None


def _named(text: str, words: Catalogue) -> Path:
    """A file, or the game of that number in the list."""
    path = Path(text)
    if not (text.isascii() and text.isdigit()) or path.exists():
        return path
    found, number = left_games(words), int(text[:4])
    if not 1 <= number <= len(found):
        raise BadOptions(words.text("terminal-no-number", number=str(number), count=len(found)))
    return found[number - 1].path


class Offer:
    """Asks which of the unfinished games to go on with; one that can't be read isn't offered."""

    def __init__(self, terminal: Terminal, words: Catalogue) -> None:
        self.terminal = terminal
        self.words = words
        self.games = left_games(words)

    def chosen(self) -> Path | None:
        """The file of a game, None for a new one; `Quit` when the player leaves."""
        if not self.games:
            return None
        self.show(MOST)
        if len(self.games) > MOST:
            text = with_options(started_by(), "--list")
            _say(self.terminal, self.words.text("terminal-offer-more", word=text))
        while True:
            _say(self.terminal, self.words.text("terminal-offer-keys", count=len(self.games)))
            typed = self.terminal.ask(PROMPT).strip()
            answer = in_latin(typed.lower())
            found = self._game(answer)
            if found is not None or answer in ("n", "no", "new"):
                return found
            _say(self.terminal, self.words.text("terminal-offer-again", word=quoted(typed)))

    def show(self, most: int) -> None:
        """The games by number, the newest first."""
        _say(self.terminal, self.words.text("terminal-offer-title", count=len(self.games)))
        for number, game in enumerate(self.games[:most], 1):
            _say(self.terminal, f"{number:>2} {game.text(self.words)}", 3)

    def _game(self, answer: str) -> Path | None:
        """The game an answer means."""
        if answer in ("q", "quit"):
            raise Quit
        if answer in ("", "y", "yes"):
            return self.games[0].path
        with suppress(ValueError, IndexError):
            number = int(answer[:4])
            return self.games[number - 1].path if number > 0 else None
        return None


def show_unfinished(terminal: Terminal, words: Catalogue) -> None:
    """What `escalera play --list` prints."""
    offer = Offer(terminal, words)
    if not offer.games:
        _say(terminal, words.text("terminal-none-left"))
        return
    offer.show(len(offer.games))
    _say(terminal, words.text("terminal-list-keys", word=with_options(started_by(), "--resume 1")))


def _say(terminal: Terminal, sentence: str, hang: int = 0) -> None:
    terminal.show(wrapped(sentence, terminal.width, hang))
