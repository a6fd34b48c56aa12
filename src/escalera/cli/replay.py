"""`escalera replay`: records checked act by act, and their score sheets."""

from __future__ import annotations

import click

from escalera.cli.faults import Fault, fault_of
from escalera.cli.files import Files, files_argument, json_option, load
from escalera.cli.scores import result_json
from escalera.cli.spoken import command, lang_option
from escalera.cli.words import catalogue
from escalera.errors import FileError
from escalera.notation.record import LARGEST_RECORD, parse_record, read_record
from escalera.notation.replay import RefusedLine, Replay
from escalera.notation.replay import replay as play_again


@command("replay")
@files_argument
@json_option
@lang_option
@click.pass_context
def replay(ctx: click.Context, files: tuple[str, ...], wants_json: bool, lang: str) -> None:
    """Check game records action by action and print their score sheets.

    FILE is a record (.canasta), or - for standard input. The exit status is 1 when something in it is
    illegal and 2 when it can't be read.
    """
    run = Files(lambda file: judge(file, lang), lambda file, done: show(file, done, lang), as_json)
    ctx.exit(run.run(files, wants_json))


def judge(file: str, lang: str) -> Replay | Fault:
    """A record played, or its first fault."""
    names: tuple[str, ...] = ()
    try:
        record = load(file, read_record, parse_record, LARGEST_RECORD)
        names = record.names or ()
        return play_again(record)
    except (FileError, RefusedLine) as error:
        return fault_of(error, catalogue(lang), names)


def as_json(done: Replay) -> dict[str, object]:
    """The object of `--json`."""
    seats = done.record.sides
    return {
        "edition": done.record.rules.edition_text,
        "rounds": [result_json(result, seats) for result in done.results],
        "finished": done.finished,
        "winner": done.winner,
        "draw": done.draw,
    }


def show(file: str, done: Replay, lang: str) -> None:
    """Print it; what prints is imported only now."""
    from escalera.cli.replay_page import show_replay

    show_replay(file, done, catalogue(lang))
