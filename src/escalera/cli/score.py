"""`escalera score`: table files scored line by line."""

from __future__ import annotations

import click

from escalera.cli.faults import Fault, fault_of
from escalera.cli.files import Files, files_argument, json_option, load
from escalera.cli.scores import sides_json
from escalera.cli.spoken import command, lang_option
from escalera.cli.words import catalogue
from escalera.engine.scoring import score as count
from escalera.engine.state import State
from escalera.errors import FileError
from escalera.notation.position import position
from escalera.notation.replay import RefusedLine
from escalera.notation.table import LARGEST_TABLE, TableFile, parse_table, read_table

Judged = tuple[TableFile, State]
"""A table file, and the position it is for the engine."""


@command("score")
@files_argument
@json_option
@lang_option
@click.pass_context
def score(ctx: click.Context, files: tuple[str, ...], wants_json: bool, lang: str) -> None:
    """Score table files, every line with the cards behind it.

    FILE is a table file (.toml), or - for standard input. The exit status is 1 when the table isn't a
    legal one and 2 when the file can't be read.
    """
    run = Files(lambda file: judge(file, lang), lambda file, found: show(file, found, lang), as_json)
    ctx.exit(run.run(files, wants_json))


def judge(file: str, lang: str) -> Judged | Fault:
    """A table and its state, or what is wrong with it."""
    try:
        table = load(file, read_table, parse_table, LARGEST_TABLE)
        return table, position(table)
    except (FileError, RefusedLine) as error:
        return fault_of(error, catalogue(lang))


def as_json(found: Judged) -> dict[str, object]:
    """The object of `--json`: as of a round, without what only a game knows."""
    table, state = found
    return {
        "edition": table.rules.edition_text,
        "round": None,
        "ended": None,
        "out_seat": None,
        "concealed": state.concealed,
        "sides": sides_json(count(state), table.rules.sides(table.players)),
    }


def show(file: str, found: Judged, lang: str) -> None:
    """Print the sheet; what prints is imported only now."""
    from escalera.cli.score_page import show_score

    show_score(file, *found, catalogue(lang))
