"""`escalera suggest`: what a computer player would do in a position, and why."""

from __future__ import annotations

import click

from escalera.bots import BOTS, LEVELS
from escalera.bots.advice import Advice, advise
from escalera.bots.choices import steps_of
from escalera.bots.reasons import Reason
from escalera.cli.faults import Fault, fault_of
from escalera.cli.files import Files, files_argument, json_option, load
from escalera.cli.spoken import command, lang_option, option
from escalera.cli.words import catalogue
from escalera.engine.act import ASK, DISCARD, DRAW, Act, Part
from escalera.engine.refusing import refusal
from escalera.engine.view import View, awaited, hidden
from escalera.errors import FileError
from escalera.i18n import Catalogue
from escalera.notation import act_text
from escalera.notation.position import position
from escalera.notation.replay import RefusedLine
from escalera.notation.table import LARGEST_TABLE, parse_table, read_table


@command("suggest")
@files_argument
@option("--level", type=click.Choice(LEVELS), default="expert", show_default=True)
@json_option
@lang_option
@click.pass_context
def suggest(ctx: click.Context, files: tuple[str, ...], level: str, wants_json: bool, lang: str) -> None:
    """Say how a computer player would play the rest of the turn, as far as it can be known.

    FILE is a table file (.toml), or - for standard input. Only what the seat to act may see is looked at.
    The exit status is 1 when the table isn't a legal one or nobody is to act, and 2 when the file can't be
    read.
    """
    words = catalogue(lang)
    run = Files(
        lambda file: judge(file, level, lang),
        lambda file, found: show(file, found, words),
        lambda found: as_json(found, words),
    )
    ctx.exit(run.run(files, wants_json))


def judge(file: str, level: str, lang: str) -> Advice | Fault:
    """The advice for a file's table, or what is wrong with it."""
    try:
        state = position(load(file, read_table, parse_table, LARGEST_TABLE))
    except (FileError, RefusedLine) as error:
        return fault_of(error, catalogue(lang))
    seat = awaited(state)
    if not seat:
        return Fault(1, "round-over", catalogue(lang).refusal("round-over", {}), 1)
    view = View(hidden(state, seat), seat, 0, [])
    return advise(view, BOTS[level]()) if steps_of(view.state) else nothing_to_do(view, catalogue(lang))


def nothing_to_do(view: View, words: Catalogue) -> Fault:
    """What is wrong with a table that no play leads to: what keeps the seat from ending its turn."""
    if not view.hand:
        return Fault(1, "malformed", words.text("suggest-no-hand", seat=view.seat), 2)
    why = refusal(view.state, view.seat - 1, Act(DISCARD, (Part(0, tuple(view.hand[:1])),)))
    assert why is not None
    return Fault(1, why.code, words.refusal(why.code, why.facts), 1)


def as_json(found: Advice, words: Catalogue) -> dict[str, object]:
    """The object of `--json`."""
    return {
        "actions": [act_text(act) for act in found.actions],
        "reasons": [sentence(reason, words) for reason in found.reasons],
        "level": found.level,
    }


def sentence(reason: Reason, words: Catalogue) -> str:
    """A reason in words."""
    return words.text(f"hint-{reason.key}", **reason.facts)


def show(file: str, found: Advice, words: Catalogue) -> None:
    """The acts, a line each, then the reasons."""
    if file:
        click.echo(file)
    for act in found.actions:
        click.echo(f"  {act_text(act)}")
    for reason in found.reasons:
        click.echo(sentence(reason, words))
    if any(act.verb == ASK for act in found.actions):
        click.echo(words.text("suggest-ask-yes"))
    if found.actions[-1].verb == DRAW:
        click.echo(words.text("suggest-until-draw"))
