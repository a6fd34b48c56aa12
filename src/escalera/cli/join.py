"""`escalera join`: a bot at a table of a server."""

from __future__ import annotations

import asyncio
from typing import Any

import click

from escalera.cli.exits import ILLEGAL, INTERRUPTED, MALFORMED
from escalera.cli.interrupts import nothing_begun
from escalera.cli.seconds import Seconds
from escalera.cli.spoken import command, lang_option, option
from escalera.cli.words import catalogue

UNREADABLE = ("bad-link", "bad-bot")
"""Faults of what was typed."""


@command("join")
@click.argument("link")
@option(
    "--bot",
    metavar="MODULE:CLASS",
    default="greedy",
    show_default=True,
)
@option("--name")
@option(
    "--seconds",
    metavar="N",
    type=Seconds(0, 3600, min_open=True),
    default=10.0,
    show_default=True,
)
@option(
    "--patience",
    metavar="N",
    type=Seconds(0),
    default=600.0,
    show_default=True,
)
@option("--http", is_flag=True)
@lang_option
@click.pass_context
def join(ctx: click.Context, /, link: str, bot: str, name: str | None, lang: str, **how: Any) -> None:
    """Sit down at the table that LINK leads to, and play the match.

    LINK is a table's link, as people share it, or a seat's. In the shell, put it in quotes. Ctrl-C leaves;
    the seat is kept.
    """
    with nothing_begun():
        from escalera.cli.joining import Joining, sentence_of, tell, tell_left
        from escalera.remote import RemoteError

    words = catalogue(lang)
    try:
        asyncio.run(Joining(words, name or name_of(bot), **how).run(link, bot))
    except RemoteError as error:
        tell(f"join: {error.code}: {sentence_of(error, words)}")
        ctx.exit(MALFORMED if error.code in UNREADABLE else ILLEGAL)
    except KeyboardInterrupt:
        tell_left(words)
        ctx.exit(INTERRUPTED)


def name_of(bot: str) -> str:
    """A bot's name at the table: its module's, without its package."""
    return bot.partition(":")[0].rpartition(".")[2]
