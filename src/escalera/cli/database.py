"""What the commands that read or write the server's database share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click

from escalera.cli.exits import MALFORMED
from escalera.cli.spoken import option

NO_FILE: Final = (
    "This command is for a database in a file; for PostgreSQL's there are pg_dump and pg_restore."
)


def database_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option `--database`."""
    return option(
        "--database",
        metavar="PATH",
        type=click.Path(path_type=str),
        envvar="ESCALERA_DATABASE",
    )(command)


def file_meant(database: str | None) -> Path:
    """The file that is meant; a fault where a PostgreSQL is, which has its own programs for that."""
    from escalera.service.store.errors import StoreFault
    from escalera.service.store.place import file_of, is_address

    if database and is_address(database):
        raise StoreFault("no-file", NO_FILE)
    return file_of(database or "")


@contextmanager
def faults_told(ctx: click.Context) -> Iterator[None]:
    """A fault of the store is one sentence on standard error, and exit status 2."""
    from escalera.service.store.errors import StoreFault

    try:
        yield
    except StoreFault as fault:
        click.echo(fault.sentence, err=True)
        ctx.exit(MALFORMED)
