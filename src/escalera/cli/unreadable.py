"""A command line that can't be read: what is said of it, in the language of the call."""

from __future__ import annotations

import itertools
import sys

import click

from escalera.cli.exits import MALFORMED
from escalera.cli.faults import Fault
from escalera.cli.files import print_json
from escalera.cli.words import spoken


def after_unreadable_call(error: click.ClickException) -> int:
    """Says on standard error what is wrong and how it is written; the exit status."""
    words = spoken()
    if isinstance(error, click.UsageError) and error.ctx is not None:
        click.echo(error.ctx.get_usage(), err=True)
        command = f"{error.ctx.command_path} --help"
        click.echo(words.text("usage-help", command=command) + "\n", err=True)
    sentence = sentence_of(error)
    click.echo(words.text("usage-error", sentence=sentence), err=True)
    if wants_json(error):
        print_json({"error": Fault(1, "malformed", sentence, MALFORMED).as_json()})
    return MALFORMED


def wants_json(error: click.ClickException) -> bool:
    """Whether `--json` was given to a command that has it, or to one that isn't known by now."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    known = context is None or any("--json" in param.opts for param in context.command.params)
    return known and "--json" in itertools.takewhile(lambda word: word != "--", sys.argv[1:])


def sentence_of(error: click.ClickException) -> str:
    """What is wrong. Words of click's own that we have none for stay English."""
    words = spoken()
    if isinstance(error, click.NoSuchOption):
        return words.text("usage-no-option", word=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        given = any(word.startswith(f"{error.option_name}=") for word in sys.argv[1:])
        return words.text("usage-unwanted-value" if given else "usage-no-value", word=error.option_name)
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
