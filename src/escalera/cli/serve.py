"""`escalera serve`: tables for browsers and bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from escalera.cli.address import network_address, shown
from escalera.cli.interrupts import nothing_begun
from escalera.cli.serving import say, serve_until_stopped, serving_faults_told
from escalera.cli.spoken import command, lang_option, option
from escalera.cli.words import catalogue
from escalera.i18n import Catalogue

if TYPE_CHECKING:
    from escalera.web.settings import Settings


@command("serve")
@option("--host")
@option("--port", type=int)
@option("--database", metavar="PATH")
@option("--bus", metavar="URL")
@option("--processes", type=int)
@option("--workers", type=int)
@option("--prefix", metavar="PATH")
@option("--public-url", metavar="URL")
@option("--log", type=click.Choice(["text", "json"]))
@option(
    "--config",
    type=click.Path(path_type=Path),
    envvar="ESCALERA_CONFIG",
)
@lang_option
@click.pass_context
def serve(ctx: click.Context, /, config: Path | None, lang: str, **flags: Any) -> None:
    """Serve tables until Ctrl-C.

    Settings come from options, the environment (ESCALERA_PORT and so on) and --config, in that order.
    """
    with nothing_begun():
        from escalera.web.logs import set_up_logs
        from escalera.web.sources import read_settings

    words = catalogue(lang)
    with serving_faults_told(ctx):
        settings = read_settings(flags, os.environ, config)
        set_up_logs(settings.log)
        serve_until_stopped(settings, lambda found, kept: tell(found, kept, words))


def tell(settings: Settings, kept: str, words: Catalogue) -> None:
    """Say where it is, and where its tables are."""
    lines = [words.text("open-ready", address=shown(settings))]
    if settings.public_url:
        lines.append(words.text("serve-listens", address=settings.own_address))
    elif network_address(settings):
        lines.append(words.text("serve-network", address=network_address(settings)))
    lines.append(words.text("serve-kept", path=kept))
    say("\n".join(lines))
