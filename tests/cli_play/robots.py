"""Terminals nobody sits at: commands come from a script, or from a player that reads the view."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from random import Random

from rich.console import Console

from escalera.bots import GreedyBot, RandomBot
from escalera.bots.bot import Budget
from escalera.cli.terminal.game import Game, new_game
from escalera.cli.terminal.loop import Loop
from escalera.cli.terminal.options import Options, setup_for
from escalera.cli.terminal.terminal import Ended, Terminal
from escalera.engine.act import Act
from escalera.i18n import Catalogue
from escalera.notation import act_text

WORDS = Catalogue("en", strict=True)


class Scripted(Terminal):
    """Answers every question from an iterator; `Ended` when it has no more. Keeps what was shown."""

    def __init__(
        self, lines: Iterator[str], width: int = 80, height: int = 24, interactive: bool = False
    ) -> None:
        self.shown = io.StringIO()
        super().__init__(
            Console(file=self.shown, width=width, height=height, color_system=None), io.StringIO()
        )
        self.lines = lines
        self.interactive = interactive  # type: ignore[misc]

    def read(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise Ended
        return line

    def text(self) -> str:
        """All that was shown so far."""
        return self.shown.getvalue()

    def fresh(self) -> str:
        """What was shown since the last call."""
        text = self.text()
        self.shown.seek(0)
        self.shown.truncate()
        return text


def game_of(options: Options) -> Game:
    """A new game."""
    return new_game(setup_for(options, WORDS))


def loop_with(game: Game, *lines: str, width: int = 80, height: int = 24, interactive: bool = False) -> Loop:
    """A loop that will be told these lines."""
    return Loop(game, Scripted(iter(lines), width, height, interactive), WORDS)


def shown_by(loop: Loop) -> Scripted:
    """The loop's terminal."""
    assert isinstance(loop.terminal, Scripted)
    return loop.terminal


def playing(game: Game, write: Callable[[Act, Random], list[str]], wild: float = 0.1) -> Iterator[str]:
    """Lines of a player who acts greedily, sometimes at random, and writes his acts as `write` does."""
    rng = Random(7)
    while True:
        view = game.round.view(game.setup.seat)
        if view.to_act != game.setup.seat:
            yield ""
            continue
        bot = RandomBot() if rng.random() < wild else GreedyBot()
        yield from write(bot.decide(view, Budget(rng=rng)), rng)


def in_full(act: Act, rng: Random) -> list[str]:
    """The act as a record writes it."""
    return [act_text(act)]


LETTERS = {"draw": "d", "pass": "e", "ask": "k", "yes": "y", "no": "n"}


def by_letters(act: Act, rng: Random) -> list[str]:
    """The act laid out list by list and then played, as one would at the table."""
    if act.verb in LETTERS:
        return [LETTERS[act.verb]]
    lists = act_text(act).split(" ", 1)[1].split(" / ")
    if act.verb in ("discard", "top", "merge"):
        letter = {"discard": "x", "top": "c", "merge": "j"}[act.verb]
        return [f"{letter} {lists[0]}"]
    first = f"t {lists[0]}" if act.verb == "take" else _lay(lists[0], rng)
    lines = [first, *[_lay(found, rng) for found in lists[1:]]]
    if rng.random() < 0.3:
        lines += ["b", lines[-1]]
    return [*lines, "p"]


def _lay(cards: str, rng: Random) -> str:
    words = cards.lower().split()
    rng.shuffle(words)
    return ("a " if "#" in cards else "m ") + " ".join(words)
