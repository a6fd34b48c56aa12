"""A group of commands that are imported when they are needed."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Final

import click

from escalera.cli.exits import after_broken_pipe
from escalera.cli.interrupts import nothing_begun
from escalera.cli.spoken import SpokenCommand
from escalera.cli.words import spoken

COMMANDS: Final = (
    "play",
    "serve",
    "worker",
    "join",
    "replay",
    "score",
    "suggest",
    "simulate",
    "tune",
    "rules",
    "verify",
    "backup",
    "restore",
    "export",
)
"""Each is the click command of that name in the module of that name."""


class LazyGroup(SpokenCommand, click.Group):
    """Knows its commands by name; only the one that is run is imported."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return load(cmd_name) if cmd_name in COMMANDS else None

    def get_help(self, ctx: click.Context) -> str:
        from escalera.cli.overview import overview_text

        options = ctx.make_formatter()
        SpokenCommand.format_options(self, ctx, options)
        return f"{overview_text()}\n{options.getvalue()}".rstrip("\n")

    def invoke(self, ctx: click.Context) -> object:
        try:
            done: object = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError as error:
            raise click.exceptions.Exit(after_broken_pipe()) from error
        return done


def load(name: str) -> click.Command:
    """The command of that name; one that says so where this installation lacks it."""
    module_name = f"escalera.cli.{name}"
    try:
        with nothing_begun():
            module = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name != module_name:
            raise
        return missing(name)
    found = getattr(module, name)
    if not isinstance(found, click.Command):
        raise TypeError(f"{module_name}.{name} is no command")
    return found


def missing(name: str) -> click.Command:
    """A command that isn't part of this installation."""

    def say() -> None:
        raise click.UsageError(spoken().text("usage-not-installed", command=f"escalera {name}"))

    return click.Command(
        name,
        callback=click.pass_context(lambda ctx, **_: say()),
        context_settings={"ignore_unknown_options": True},
        params=[click.Argument(["rest"], nargs=-1, type=click.UNPROCESSED, expose_value=False)],
    )
