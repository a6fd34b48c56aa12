"""Commands and options whose help is sentences of the catalogue, in the language of the call."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final

import click

from escalera.cli.words import speak, spoken

LANG: Final = "--lang"
COMMON: Final = ("lang", "json", "database", "bus", "version", "browser")
"""Options that say the same in every command."""


class SpokenOption(click.Option):
    """An option whose help is `help-COMMAND-OPTION`, or `help-OPTION` where all commands have it."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        return (record[0], self._told(ctx)) if record else None

    def _told(self, ctx: click.Context) -> str:
        """What it is for, and what holds without it."""
        from escalera.bots import BOTS

        said = spoken().text(help_key(ctx.command, self), list=", ".join(BOTS))
        if not self.show_default:
            return said
        return f"{said}  {spoken().text('help-default', word=str(self.default))}"


def help_key(command: click.Command, option: click.Option) -> str:
    """The key of an option's help."""
    name = max(option.opts, key=len).lstrip("-")
    return f"help-{name}" if name in COMMON else f"help-{command.name}-{name}"


class SpokenCommand(click.Command):
    """A command that speaks the language of its call, already while it reads its options."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        speak_as_told(ctx, args)
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{spoken().text('help-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(spoken().text(f"help-{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """All options with their help; click's own `--help` in our words."""
        helping = self.get_help_option(ctx)
        records = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record:
                records.append((record[0], spoken().text("help-help")) if param is helping else record)
        with formatter.section(spoken().text("help-options")):
            formatter.write_dl(records)


def speak_as_told(ctx: click.Context, args: Sequence[str]) -> None:
    """Speak what `--lang` asks for; a command of a group goes on in the group's language."""
    wanted = told(args)
    if wanted is not None or ctx.parent is None:
        speak(wanted, os.environ)


def told(args: Sequence[str]) -> str | None:
    """The value of the last `--lang` before a `--`."""
    found = None
    for arg, following in pairwise([*args, ""]):
        if arg == "--":
            break
        if arg == LANG:
            found = following
        elif arg.startswith(f"{LANG}="):
            found = arg.partition("=")[2]
    return found


def lang_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option `--lang`, as `lang` the language that is spoken: the command has read it before."""
    return option(LANG, metavar="CODE", callback=lambda ctx, param, value: spoken().lang)(command)


command = partial(click.command, cls=SpokenCommand)
option = partial(click.option, cls=SpokenOption)
