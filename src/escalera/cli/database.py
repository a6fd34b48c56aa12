"""What the commands that read or write the server's database share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from escalera.cli.exits import MALFORMED
from escalera.cli.spoken import option


def database_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option `--database`."""
    return option(
        "--database",
        metavar="PATH",
        type=click.Path(path_type=Path),
        envvar="ESCALERA_DATABASE",
    )(command)


def place_of(database: Path | None) -> Path:
    """The database that is meant."""
    from escalera.service.store.place import default_path

    return database.expanduser() if database else default_path()


@contextmanager
def faults_told(ctx: click.Context) -> Iterator[None]:
    """A fault of the store is one sentence on standard error, and exit status 2."""
    from escalera.service.store.errors import StoreFault

    try:
        yield
    except StoreFault as fault:
        click.echo(fault.sentence, err=True)
        ctx.exit(MALFORMED)
