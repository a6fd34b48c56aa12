"""`escalera export`: one table's record, or its log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO

import click

from escalera.cli.database import database_option, faults_told
from escalera.cli.spoken import command, lang_option, option


@command("export")
@click.argument("table")
@database_option
@option(
    "--form",
    type=click.Choice(["record", "log"]),
    default="record",
    show_default=True,
)
@option(
    "--match",
    metavar="N",
    type=click.IntRange(min=1),
)
@option(
    "--output",
    metavar="FILE",
    type=click.File("w", encoding="utf-8", lazy=True, atomic=True),
    default="-",
)
@lang_option
@click.pass_context
def export(
    ctx: click.Context,
    table: str,
    database: str | None,
    form: str,
    match: int | None,
    output: IO[str],
    lang: str,
) -> None:
    """Write the finished rounds of TABLE, or its log, without secrets or tokens."""
    with faults_told(ctx):
        place = database or ""
        for text in log_lines(place, table) if form == "log" else [record_in(place, table, match or 0)]:
            output.write(text)


def log_lines(database: str, table: str) -> Iterator[str]:
    """The log, a line for each entry."""
    from escalera.service.store.export import export_lines

    return (f"{line}\n" for line in export_lines(database, table))


def record_in(database: str, table: str, match: int) -> str:
    """The record, as the service offers it for download."""
    from escalera.notation import record_text
    from escalera.service.records import read_record

    return record_text(read_record(database, table, match))
