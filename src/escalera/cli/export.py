"""`escalera export`: one table's log."""

from __future__ import annotations

from pathlib import Path
from typing import IO

import click

from escalera.cli.database import database_option, faults_told, place_of


@click.command("export", short_help="Write one table's log as text.")
@click.argument("table")
@database_option
@click.option(
    "--output",
    metavar="FILE",
    type=click.File("w", encoding="utf-8", lazy=True, atomic=True),
    default="-",
    help="Where to write it, if not to standard output.",
)
@click.pass_context
def export(ctx: click.Context, table: str, database: Path | None, output: IO[str]) -> None:
    """Write the log of TABLE, a JSON object on each line, without secrets or tokens."""
    with faults_told(ctx):
        from escalera.service.store.export import export_lines

        for line in export_lines(place_of(database), table):
            output.write(f"{line}\n")
