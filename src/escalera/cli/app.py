"""The group all commands hang on, and how the process ends."""

from __future__ import annotations

import errno
import sys

import click

from escalera.cli.exits import (
    INTERRUPTED,
    after_broken_pipe,
    after_failed_output,
    open_missing_streams,
)
from escalera.cli.interrupts import nothing_begun
from escalera.cli.lazy import LazyGroup
from escalera.cli.plain import never_fail
from escalera.cli.spoken import LANG, option
from escalera.cli.unreadable import after_unreadable_call

OUTPUT_FAULTS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What the system says of output that it can't take."""


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Prints the version and ends."""
    if wanted:
        from escalera.cli.version import version_text

        click.echo(version_text())
        ctx.exit()


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=show_version,
)
@option(
    "--browser/--no-browser",
    default=None,
    envvar="ESCALERA_BROWSER",
)
@option(LANG, metavar="CODE", expose_value=False)
@click.pass_context
def app(ctx: click.Context, browser: bool | None) -> None:
    """Bolivia, Samba and Canasta: the tables of this computer, in the browser."""
    if ctx.invoked_subcommand is None:
        with nothing_begun():
            from escalera.cli.open import open_tables

        open_tables(ctx, browser)


def run() -> int:
    """Run the command line; the exit status of the process."""
    open_missing_streams()
    never_fail([sys.stdout, sys.stderr])
    try:
        status = app.main(standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except click.ClickException as error:
        return after_unreadable_call(error)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        return after_broken_pipe()
    except OSError as error:
        if error.errno not in OUTPUT_FAULTS:
            raise
        return after_failed_output(error)
