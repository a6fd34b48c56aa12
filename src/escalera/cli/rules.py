"""`escalera rules`: the editions, one of them from its data, or what sets two apart."""

from __future__ import annotations

import click

from escalera.cli.files import json_option
from escalera.cli.player_numbers import refused_number
from escalera.cli.printer import Printer
from escalera.cli.rule_pages import DifferencesPage, EditionPage, EditionsPage
from escalera.cli.rule_words import RuleWords
from escalera.cli.spoken import command, lang_option, option
from escalera.cli.words import catalogue
from escalera.errors import RulesError
from escalera.rules import Rules, edition

Page = EditionsPage | EditionPage | DifferencesPage


@command("rules")
@click.argument("name", metavar="[EDITION]", required=False)
@option("--against", metavar="OTHER")
@option("--players", type=click.IntRange(2, 6))
@json_option
@lang_option
def rules(name: str | None, against: str | None, players: int | None, wants_json: bool, lang: str) -> None:
    """Print the rules of an edition, each value with its source.

    Without EDITION: a short table of all editions.
    """
    found = page(RuleWords(catalogue(lang), players), name, against)
    if wants_json:
        found.print_json()
    else:
        found.show(Printer())


def page(words: RuleWords, name: str | None, against: str | None) -> Page:
    """The page that was asked for."""
    if name is None:
        if against is not None:
            raise click.UsageError(words.text("usage-against"))
        return EditionsPage(words)
    rules = known(words, name)
    if against is None:
        return EditionPage(words, rules)
    return DifferencesPage(words, rules, known(words, against))


def known(words: RuleWords, name: str) -> Rules:
    """The edition of that name, in which so many may play."""
    try:
        found = edition(name)
    except RulesError as error:
        raise click.UsageError(words.catalogue.house(error.why, error.facts)) from error
    refused = refused_number(found, words.players, words.catalogue, "rules {}") if words.players else ""
    if refused:
        raise click.UsageError(refused)
    return found
