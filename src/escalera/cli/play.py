"""`escalera play`: one game in the terminal against computer players."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from escalera.cli.spoken import command, lang_option, option
from escalera.cli.words import catalogue
from escalera.i18n import Catalogue

A_GAMES_OWN: Final = ("code", "players", "bots", "rules", "target", "names", "seed")
"""What is decided when a game begins."""


@command("play")
@option("--edition", "code", default="bolivia", show_default=True)
@option("--players", type=click.IntRange(2, 6), default=4, show_default=True)
@option("--bots", default="")
@option(
    "--rule",
    "rules",
    multiple=True,
    metavar="NAME=VALUE",
)
@option("--target", type=int)
@option("--seat", type=int)
@option("--names", default="")
@option("--seed", type=int)
@option("--record", type=click.Path(dir_okay=False, path_type=Path))
@option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[FILE]",
)
@option("--list", "listing", is_flag=True)
@option("--new", "fresh", is_flag=True)
@option("--fast", is_flag=True)
@lang_option
@click.pass_context
def play(ctx: click.Context, /, lang: str, **given: Any) -> int:
    """Play a whole match in the terminal. Type ? in the game for help.

    The game is saved after every act; when it was left, the next call offers to go on with it.
    Unfinished games are kept, whether you go on with them or not.
    """
    from escalera.cli.terminal.options import Options
    from escalera.cli.terminal.start import start

    typed = click.core.ParameterSource.COMMANDLINE
    chosen = {name for name in given if ctx.get_parameter_source(name) == typed}
    words = catalogue(lang)
    check_resumed(ctx, chosen, words)
    options = Options(**given)
    return start(options, words, asks=not {*A_GAMES_OWN, "seat"} & chosen)


def check_resumed(ctx: click.Context, chosen: set[str], words: Catalogue) -> None:
    """Refuse what a game that is gone on with has decided already."""
    names = [*A_GAMES_OWN, "fresh", "listing"] if "resume" in chosen else []
    wrong = [param.opts[-1] for param in ctx.command.params if param.name in names and param.name in chosen]
    if wrong:
        from escalera.cli.terminal.options import not_with_resume

        raise click.UsageError(not_with_resume(wrong, words))
