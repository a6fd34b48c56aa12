"""`escalera backup`: a copy of the server's database, also while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from escalera.cli.database import database_option, faults_told, file_meant
from escalera.cli.spoken import command, lang_option
from escalera.cli.words import catalogue


@command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@lang_option
@click.pass_context
def backup(ctx: click.Context, file: Path, database: str | None, lang: str) -> None:
    """Copy the server's database into FILE, also while the server runs.

    FILE is written whole or not at all; an older backup of that name is replaced. It holds what running
    games keep secret: keep it as safe as the database.
    """
    with faults_told(ctx):
        from escalera.service.store.copies import backup as copy

        found = copy(file_meant(database), file)
        click.echo(catalogue(lang).text("backup-done", count=found, path=str(file)))
