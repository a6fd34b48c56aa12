"""`escalera restore`: a backup put back."""

from __future__ import annotations

from pathlib import Path

import click

from escalera.cli.database import database_option, faults_told, place_of, tables_text


@click.command("restore", short_help="Put a backup back in the place of the server's database.")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@click.option("--force", is_flag=True, help="Replace a database that holds tables.")
@click.pass_context
def restore(ctx: click.Context, file: Path, database: Path | None, force: bool) -> None:
    """Put the backup FILE in the place of the server's database.

    The backup is checked first. No server may be running on that database.
    """
    with faults_told(ctx):
        from escalera.service.store.copies import restore as put_back

        place = place_of(database)
        found = put_back(file, place, force)
        click.echo(f"{tables_text(found)} restored to {place}.")
