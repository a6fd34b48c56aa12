"""`escalera restore`: a backup put back."""

from __future__ import annotations

from pathlib import Path

import click

from escalera.cli.database import database_option, faults_told, file_meant
from escalera.cli.spoken import command, lang_option, option
from escalera.cli.words import catalogue


@command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@lang_option
@option("--force", is_flag=True)
@click.pass_context
def restore(ctx: click.Context, file: Path, database: str | None, force: bool, lang: str) -> None:
    """Put the backup FILE in the place of the server's database.

    The backup is checked first. No server may be running on that database.
    """
    with faults_told(ctx):
        from escalera.service.store.copies import restore as put_back

        place = file_meant(database)
        found = put_back(file, place, force)
        click.echo(catalogue(lang).text("restore-done", count=found, path=str(place)))
