"""The match from its first deal, or from where it was left, to its end."""

from __future__ import annotations

from escalera.cli.terminal.drawing.flow import all_wrapped
from escalera.cli.terminal.drawing.news import news, since_own_discard
from escalera.cli.terminal.drawing.sheet import totals_lines
from escalera.cli.terminal.game import Finished, Game
from escalera.cli.terminal.pages import Pages
from escalera.cli.terminal.person import PROMPT, Person, Quit
from escalera.cli.terminal.terminal import Terminal
from escalera.cli.terminal.turn import Turn
from escalera.cli.terminal.welcome import welcome
from escalera.cli.terminal.words import words_of
from escalera.i18n import Catalogue


class Loop:
    """Plays a game between the person at the terminal and computer players.

    `run` ends with the match; `Quit`, `Ended` and an interrupt pass through it, with everything
    written down up to the last act.
    """

    def __init__(self, game: Game, terminal: Terminal, words: Catalogue) -> None:
        self.game = game
        self.terminal = terminal
        self.person = Person(game, terminal, words)
        self.turn = Turn(self.person)
        self.pages = Pages(self.person)

    def run(self) -> None:
        """To the end of the match."""
        if not self.game.has_begun:
            welcome(self.person)
        while not self.game.match.finished:
            if self.game.match.round is None:
                self.game.deal()
            while not self.game.round.over:
                self._one_act()
            self._end_round()
        self._end_match()

    def _one_act(self) -> None:
        if self.game.round.to_act == self.person.seat:
            self.turn.act()
        else:
            self._computer()

    def _computer(self) -> None:
        """A computer player acts; who watches sees it happen."""
        seen = len(self.person.view.events)
        with self.terminal.unechoed():
            self.game.play_bot()
            if self.terminal.interactive:
                pen = self.person.pen
                self.terminal.show(all_wrapped(news(pen, self.person.view.events[seen:]), pen.width, 2))
                self.terminal.wait()

    def _end_round(self) -> None:
        """What happened last, and the score."""
        pen = self.person.pen
        last = news(pen, since_own_discard(self.person.view.events, self.person.seat))
        if not self.terminal.interactive:
            self.terminal.show(all_wrapped(last, pen.width, 2))
        finished = self.game.score()
        self.person.say(self.person.words.text("round-over", round=finished.result.number))
        self.pages.sheet(finished)
        if self.terminal.interactive:
            self._open_lines(finished)

    def _open_lines(self, finished: Finished) -> None:
        """Open lines of the sheet until the player goes on."""
        key = "terminal-sheet-last" if self.game.match.finished else "terminal-sheet-next"
        while True:
            self.person.say(self.person.words.text(key))
            words = words_of(self.terminal.ask(PROMPT))
            if not words:
                return
            if words[0].lower() in ("q", "quit"):
                raise Quit
            if words[-1].lower() in ("s", "score"):
                self.pages.sheet(finished)
            else:
                self.pages.open(finished, words[-1])

    def _end_match(self) -> None:
        pen = self.person.pen
        self.terminal.show(totals_lines(pen, self.game.finished))
        self.person.say(self._outcome())

    def _outcome(self) -> str:
        """Who won."""
        match, pen = self.game.match, self.person.pen
        if match.winner is None:
            return pen.words.text("match-draw")
        seats = match.sides[match.winner - 1]
        key = "own-win" if self.person.seat in seats else "win"
        return pen.say(key, many=len(seats), total=match.totals[match.winner - 1], player=pen.side(seats))
