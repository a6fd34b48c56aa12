"""`escalera play`: one game in the terminal against computer players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from escalera.cli.words import catalogue, lang_option
from escalera.i18n import Catalogue

A_GAMES_OWN: Final = ("code", "players", "bots", "rules", "target", "names", "seed")
"""What is decided when a game begins."""


@click.command("play", short_help="Play in the terminal against computer players.")
@click.option(
    "--edition", "code", default="bolivia", show_default=True, help="bolivia, bolivia-dk, samba or classic."
)
@click.option("--players", type=click.IntRange(2, 6), default=4, show_default=True, help="How many play.")
@click.option("--bots", default="", help="Computer players, with commas: greedy, random.")
@click.option(
    "--rule",
    "rules",
    multiple=True,
    metavar="NAME=VALUE",
    help="A house rule, as in hand=13; may be repeated. “escalera rules EDITION” shows the names.",
)
@click.option("--target", type=int, help="The total that wins the match.")
@click.option("--seat", type=int, help="Your seat, from 1.")
@click.option("--names", default="", help="The players' names from seat 1, with commas.")
@click.option("--seed", type=int, help="A number that fixes the shuffles, to play the same cards again.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help="Write the record there too.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[FILE]",
    help="Go on with the game in FILE, with that number of --list, or with the newest unfinished one.",
)
@click.option("--list", "listing", is_flag=True, help="List the unfinished games and end.")
@click.option("--new", "fresh", is_flag=True, help="Begin a new game without offering an unfinished one.")
@click.option("--fast", is_flag=True, help="No pauses while computer players play.")
@lang_option
@click.pass_context
def play(ctx: click.Context, /, lang: str, **given: object) -> int:
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
    options = Options(**given)  # type: ignore[arg-type]
    return start(options, words, asks=not {*A_GAMES_OWN, "seat"} & chosen)


def check_resumed(ctx: click.Context, chosen: set[str], words: Catalogue) -> None:
    """Refuse what a game that is gone on with has decided already."""
    names = [*A_GAMES_OWN, "fresh", "listing"] if "resume" in chosen else []
    wrong = [param.opts[-1] for param in ctx.command.params if param.name in names and param.name in chosen]
    if wrong:
        from escalera.cli.terminal.options import not_with_resume

        raise click.UsageError(not_with_resume(wrong, words))
