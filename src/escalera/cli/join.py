"""`escalera join`: a bot at a table of a server."""

from __future__ import annotations

import asyncio
from typing import Any

import click

from escalera.cli.exits import ILLEGAL, INTERRUPTED, MALFORMED
from escalera.cli.interrupts import nothing_begun
from escalera.cli.words import catalogue, lang_option

UNREADABLE = ("bad-link", "bad-bot")
"""Faults of what was typed."""


@click.command("join", short_help="Seat a bot at a table on a server.")
@click.argument("link")
@click.option(
    "--bot",
    metavar="MODULE:CLASS",
    default="greedy",
    show_default=True,
    help="Who plays: a class of yours, or greedy or random.",
)
@click.option("--name", help="Its name at the table, if not its module's.")
@click.option(
    "--seconds",
    metavar="N",
    type=click.FloatRange(0, 3600, min_open=True),
    default=10.0,
    show_default=True,
    help="The time it has for a decision.",
)
@click.option(
    "--patience",
    metavar="N",
    type=click.FloatRange(0),
    default=600.0,
    show_default=True,
    help="The seconds a server that can't be reached is tried again; at most 20 before the seat is taken.",
)
@click.option("--http", is_flag=True, help="Use plain HTTP only, where no WebSocket gets through.")
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
