"""`escalera play` in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from escalera.cli.terminal.game import Game
from escalera.cli.terminal.loop import Loop
from escalera.cli.terminal.options import Options
from tests.cli_play.robots import WORDS, Scripted, game_of, in_full, playing

PROGRAM = "from escalera.cli import main; raise SystemExit(main())"


def environment(state: Path, **more: str) -> dict[str, str]:
    """An environment whose state folder is `state`."""
    plain = {
        k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS", "LINES", "PYTHONIOENCODING")
    }
    return {**plain, "XDG_STATE_HOME": str(state), "PYTHONUTF8": "1", **more}


def command(*arguments: str) -> list[str]:
    """The command line of the child."""
    return [sys.executable, "-c", PROGRAM, "play", *arguments]


def run(state: Path, typed: str | bytes, *arguments: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    """Play with this input to its end."""
    data = typed.encode() if isinstance(typed, str) else typed
    return subprocess.run(
        command(*arguments),
        input=data,
        capture_output=True,
        env=environment(state, **env),
        timeout=120,
        check=False,
    )


def arguments_of(options: Options) -> list[str]:
    """The options as they are typed."""
    found = ["--edition", options.code, "--players", str(options.players), "--seed", str(options.seed)]
    found += ["--target", str(options.target)] if options.target else []
    found += ["--seat", str(options.seat)] if options.seat else []
    return found


def played(options: Options) -> tuple[Game, list[str]]:
    """A match played in this process by a robot, and the lines it typed, one an act."""
    game = game_of(options)
    typed: list[str] = []

    class Noting(Scripted):
        def ask(self, prompt: str) -> str:
            typed.append(super().ask(prompt))
            return typed[-1]

    Loop(game, Noting(playing(game, in_full)), WORDS).run()
    return game, typed
