"""What `escalera` and `escalera serve` share: a server with its note, and faults as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from escalera.cli import address
from escalera.cli.exits import MALFORMED, forget_output
from escalera.cli.interrupts import nothing_begun

if TYPE_CHECKING:
    from escalera.web.settings import Settings


def serve_until_stopped(
    settings: Settings, tell: Callable[[Settings, str], None], spare: Iterable[int] = ()
) -> None:
    """Serve, and let who starts another server on its file find this one; `tell` is called once ready."""
    with nothing_begun():
        from escalera.service.store.place import file_of, is_address
        from escalera.web.server import run

        if not is_address(settings.database):
            import escalera.service.store.sqlite  # noqa: F401  # what it takes to open the file

    file = None if is_address(settings.database) else file_of(settings.database)

    def told(settings: Settings, kept: str) -> None:
        if file:
            address.note(file, settings)
        tell(settings, kept)

    try:
        run(settings, told, spare)
    finally:
        if file:
            address.forget(file)


def say(text: str) -> None:
    """Print it; a server goes on where nobody reads, and where a full disk can't take it."""
    try:
        click.echo(text)
    except OSError:
        forget_output()


@contextmanager
def serving_faults_told(ctx: click.Context) -> Iterator[None]:
    """What keeps a server from starting is one sentence on standard error, and exit status 2."""
    from escalera.service.bus import BusFault
    from escalera.service.store import StoreFault
    from escalera.web.listening import CannotListen
    from escalera.web.sources import SettingsError

    try:
        yield
    except (SettingsError, CannotListen, StoreFault, BusFault) as error:
        click.echo(str(error), err=True)
        ctx.exit(MALFORMED)
