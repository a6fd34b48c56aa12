"""`escalera serve`: tables for browsers and bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from escalera.cli.exits import MALFORMED

if TYPE_CHECKING:
    from escalera.web.settings import Settings


@click.command("serve", short_help="Serve tables to browsers and bots.")
@click.option("--host", help="The address to listen at; 127.0.0.1 serves this computer only.")
@click.option("--port", type=int, help="The port; 0 takes a free one.")
@click.option("--database", metavar="PATH", help="The database, if not the one in your data folder.")
@click.option("--workers", type=int, help="Processes for computer players.")
@click.option("--prefix", metavar="PATH", help="The path it is found under, as in /games.")
@click.option(
    "--public-url", metavar="URL", help="What browsers type, without the prefix: https://example.org"
)
@click.option("--log", type=click.Choice(["text", "json"]), help="The form of the log.")
@click.option(
    "--config",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    envvar="ESCALERA_CONFIG",
    help="A TOML file with these and all other settings.",
)
@click.pass_context
def serve(ctx: click.Context, /, config: Path | None, **flags: Any) -> None:
    """Serve tables until Ctrl-C.

    Settings come from options, the environment (ESCALERA_PORT and so on) and --config, in that order.
    """
    from escalera.service.store import StoreFault
    from escalera.web.logs import set_up_logs
    from escalera.web.server import run
    from escalera.web.sources import SettingsError, read_settings

    try:
        settings = read_settings(flags, os.environ, config)
        set_up_logs(settings.log)
        run(settings, tell)
    except SettingsError as error:
        fail(ctx, str(error))
    except StoreFault as fault:
        fail(ctx, fault.sentence)
    except OSError as error:
        fail(ctx, f"The server can't listen there: {error.strerror}.")


def tell(settings: Settings, path: Path) -> None:
    """Say where it is."""
    behind = f" (it listens at {settings.own_address})" if settings.public_url else ""
    click.echo(f"Escalera is ready: {settings.address}{behind}")
    click.echo(f"Tables are kept in {path}. Ctrl-C stops the server, and nothing is lost.")


def fail(ctx: click.Context, sentence: str) -> None:
    """One sentence on standard error, and the exit status."""
    click.echo(sentence, err=True)
    ctx.exit(MALFORMED)
