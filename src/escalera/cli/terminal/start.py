"""Starting: a new game or an unfinished one, and how a game is left."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import click

from escalera.cli.exits import ILLEGAL, INTERRUPTED, MALFORMED
from escalera.cli.faults import fault_of
from escalera.cli.printer import Printer
from escalera.cli.terminal import save
from escalera.cli.terminal.game import Game, new_game, resumed
from escalera.cli.terminal.keeping import Keeper
from escalera.cli.terminal.loop import Loop
from escalera.cli.terminal.offer import show_unfinished, unfinished
from escalera.cli.terminal.options import BadOptions, Options, check_seat, default_names, setup_for
from escalera.cli.terminal.person import Quit
from escalera.cli.terminal.setup import setup_of
from escalera.cli.terminal.terminal import Ended, Terminal
from escalera.errors import FileError, RulesError
from escalera.i18n import Catalogue
from escalera.notation.record import read_record
from escalera.notation.replay import RefusedLine

PAUSE = 0.9
"""Seconds that a computer player's act stands before the next one."""


def start(options: Options, words: Catalogue, asks: bool) -> int:
    """Begin or go on, play, and say where the game is; the exit status."""
    terminal = new_terminal(options.fast)
    if options.listing:
        show_unfinished(terminal, words)
        return 0
    path: Path | None = None
    try:
        path = unfinished(options, terminal, words, asks)
        game = _resumed(path, options, words) if path else new_game(setup_for(options, words))
    except BadOptions as error:
        return _refuse(str(error), MALFORMED)
    except RulesError as error:
        return _refuse(words.house(error.why, error.facts), MALFORMED)
    except (FileError, RefusedLine) as error:
        fault = fault_of(error, words)
        fault.report(str(path))
        return fault.status
    except (Quit, Ended):
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return _run(game, path, Keeper(terminal, words, options.record))


def new_terminal(fast: bool) -> Terminal:
    """The process's own terminal; bytes that are no text never end a game."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return Terminal(Printer(), sys.stdin, 0.0 if fast else PAUSE)


def _resumed(path: Path, options: Options, words: Catalogue) -> Game:
    """The game of a file, at the act where it was left."""
    record = read_record(path)
    check_seat(options, record.players, words)
    text = path.read_text(encoding="utf-8-sig")
    names = default_names(words, record.players, options.seat or 1)
    return resumed(setup_of(record, text, names, options.seat), record)


def _run(game: Game, path: Path | None, keeper: Keeper) -> int:
    """Play to the end, or until the player leaves."""
    own = path is not None and path.parent == save.state_folder()
    if not keeper.open(path if own else None):
        return _refuse(keeper.words.text("terminal-elsewhere"), ILLEGAL)
    game.write = keeper.write
    keeper.write(game.text())
    try:
        Loop(game, keeper.terminal, keeper.words).run()
    except (Quit, Ended):
        keeper.leave()
        return 0
    except KeyboardInterrupt:
        keeper.leave()
        return INTERRUPTED
    keeper.finish()
    return 0


def _refuse(sentence: str, status: int) -> int:
    click.echo(sentence, err=True)
    return status
