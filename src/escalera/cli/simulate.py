"""`escalera simulate`: many games between computer players, measured."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from escalera.cli.files import json_option
from escalera.cli.interrupts import nothing_begun
from escalera.cli.seconds import Seconds
from escalera.cli.spoken import command, lang_option, option

LARGEST_SEED: Final = 2**63 - 1


@command("simulate")
@option("--edition", metavar="EDITION", default="bolivia", show_default=True)
@option("--players", type=click.IntRange(2, 6), default=4, show_default=True)
@option(
    "--bots",
    metavar="NAME,…",
    default="expert,greedy",
    show_default=True,
)
@option(
    "--pairs",
    metavar="N",
    type=click.IntRange(1),
)
@option("--matches", metavar="N", type=click.IntRange(1))
@option(
    "--duplicate/--once",
    default=True,
)
@option("--seed", type=click.IntRange(0, LARGEST_SEED), default=1, show_default=True)
@option("--processes", metavar="N", type=click.IntRange(1))
@option(
    "--seconds",
    metavar="N",
    type=Seconds(0, 3600, min_open=True),
    default=1.0,
    show_default=True,
)
@option(
    "--records",
    metavar="DIR",
    type=click.Path(file_okay=False, path_type=Path),
)
@option("--blunders", is_flag=True)
@option("--ray", metavar="ADDRESS")
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
