"""`escalera simulate`: many games between computer players, measured."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from escalera.cli.files import json_option
from escalera.cli.interrupts import nothing_begun
from escalera.cli.words import lang_option


@click.command("simulate", short_help="Play many games between computer players, and measure them.")
@click.option("--edition", metavar="EDITION", default="bolivia", show_default=True, help="What is played.")
@click.option("--players", type=click.IntRange(2, 6), default=4, show_default=True, help="How many play.")
@click.option(
    "--bots",
    metavar="NAME,…",
    default="expert,greedy",
    show_default=True,
    help="Who plays: one name for all, two for one side against the others, one a side, or one a seat."
    " A name is beginner, casual, club, expert, greedy, random, untuned, MODULE:CLASS, or a file of weights.",
)
@click.option(
    "--pairs",
    metavar="N",
    type=click.IntRange(1),
    help="Deals to play, each from every side; 400 if not said.",
)
@click.option(
    "--matches", metavar="N", type=click.IntRange(1), help="In place of deals: matches to the target."
)
@click.option(
    "--duplicate/--once",
    default=True,
    help="Play each deal from every side in turn, or once only with the sides changing.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option(
    "--processes", metavar="N", type=click.IntRange(1), help="As many as there are cores, if not said."
)
@click.option(
    "--seconds",
    metavar="N",
    type=click.FloatRange(0, 3600, min_open=True),
    default=1.0,
    show_default=True,
    help="The time a MODULE:CLASS has for a decision.",
)
@click.option(
    "--records",
    metavar="DIR",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write a record of each game there.",
)
@json_option
@lang_option
@click.pass_context
def simulate(ctx: click.Context, /, **given: Any) -> None:
    """Play many games between computer players.

    Each deal is played from every side in turn, so that the luck of the cards cancels out; what is left
    is how the first name's side plays against the others. Ctrl-C prints what there is so far.
    """
    with nothing_begun():
        from escalera.cli.simulating import Asked, run

    ctx.exit(run(Asked(**given)))
