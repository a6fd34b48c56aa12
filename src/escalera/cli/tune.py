"""`escalera tune`: weights for the computer players, found by playing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from escalera.cli.interrupts import nothing_begun
from escalera.cli.spoken import command, lang_option, option


@command("tune")
@option("--edition", metavar="EDITION", default="bolivia", show_default=True)
@option("--players", type=click.IntRange(2, 6), default=4, show_default=True)
@option("--generations", metavar="N", type=click.IntRange(1), default=60, show_default=True)
@option("--deals", metavar="N", type=click.IntRange(1), default=60, show_default=True)
@option("--candidates", metavar="N", type=click.IntRange(4), default=18, show_default=True)
@option("--seed", type=click.IntRange(0), default=1, show_default=True)
@option("--processes", metavar="N", type=click.IntRange(1))
@option("--begin", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@option("--confirm", metavar="N", type=click.IntRange(0), default=400, show_default=True)
@option(
    "--folder",
    metavar="DIR",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("tuned"),
    show_default=True,
)
@lang_option
@click.pass_context
def tune(ctx: click.Context, /, **given: Any) -> None:
    """Find weights for an edition; the same again in the same folder goes on where it stopped."""
    with nothing_begun():
        from escalera.cli.tuning import Asked, run

    ctx.exit(run(Asked(**given)))
