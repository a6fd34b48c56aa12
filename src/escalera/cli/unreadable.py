"""A command line that can't be read: what is said of it, in the language of the call."""

from __future__ import annotations

import click

from escalera.cli.exits import MALFORMED
from escalera.cli.words import spoken


def after_unreadable_call(error: click.ClickException) -> int:
    """Says on standard error what is wrong and how it is written; the exit status."""
    words = spoken()
    if isinstance(error, click.UsageError) and error.ctx is not None:
        click.echo(error.ctx.get_usage(), err=True)
        command = f"{error.ctx.command_path} --help"
        click.echo(words.text("usage-help", command=command) + "\n", err=True)
    click.echo(words.text("usage-error", sentence=sentence_of(error)), err=True)
    return MALFORMED


def sentence_of(error: click.ClickException) -> str:
    """What is wrong. Words of click's own that we have none for stay English."""
    words = spoken()
    if isinstance(error, click.NoSuchOption):
        return words.text("usage-no-option", word=error.option_name)
    if isinstance(error, click.BadParameter):
        return _of_value(error)
    command = getattr(error, "command_name", None)
    return words.text("usage-no-command", word=command) if command else error.format_message()


def _of_value(error: click.BadParameter) -> str:
    words, param = spoken(), error.param
    if param is None:
        return error.format_message()
    word = param.opts[-1] if isinstance(param, click.Option) else param.make_metavar(_context(error))
    if isinstance(error, click.MissingParameter):
        return words.text("usage-missing", word=word)
    if isinstance(param.type, click.Choice):
        return words.text("usage-bad-choice", word=word, list=", ".join(param.type.choices))
    low, high = getattr(param.type, "min", None), getattr(param.type, "max", None)
    if low is not None and high is not None:
        return words.text("usage-bad-range", word=word, first=f"{low}", last=f"{high}")
    if low is not None:
        return words.text("usage-bad-least", word=word, first=f"{low}")
    return words.text("usage-bad-value", word=word)


def _context(error: click.BadParameter) -> click.Context:
    return error.ctx or click.Context(click.Command(None))
