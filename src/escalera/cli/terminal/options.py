"""What was given on the command line, and the table it describes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from escalera.bots import BOTS
from escalera.cli.terminal.cards import quoted
from escalera.cli.terminal.luck import luck_of
from escalera.cli.terminal.setup import Setup, bots_for
from escalera.i18n import Catalogue
from escalera.notation.record import name_fault
from escalera.rules import EDITIONS, Rules, edition

LONGEST_NAME: Final = 16


class BadOptions(Exception):
    """Options that describe no table; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of `escalera play`."""

    code: str = "bolivia"
    players: int = 4
    bots: str = ""
    rules: tuple[str, ...] = ()
    target: int | None = None
    seat: int | None = None
    names: str = ""
    seed: int | None = None
    record: Path | None = None
    resume: str | None = None
    fresh: bool = False
    fast: bool = False
    listing: bool = False


def setup_for(options: Options, words: Catalogue) -> Setup:
    """The table; raises `BadOptions`, or `RulesError` for what the rules don't allow."""
    rules = _rules(options, words)
    _check_players(rules, options.players, words)
    seat = options.seat or 1
    if not 1 <= seat <= options.players:
        raise BadOptions(words.text("terminal-bad-seat", seat=seat, most=options.players))
    bots = bots_for(options.players, seat, _bots(options, words))
    names = _names(options, words) or default_names(words, options.players, seat)
    return Setup(rules, options.players, names, seat, bots, luck_of(options.seed))


def default_names(words: Catalogue, players: int, seat: int) -> tuple[str, ...]:
    """Names for a table at which the person sits at `seat`."""
    own, *others = words.text("terminal-names").split(" | ")
    return (*others[: seat - 1], own, *others[seat - 1 : players - 1])


def _rules(options: Options, words: Catalogue) -> Rules:
    changes: dict[str, object] = {}
    for text in options.rules:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise BadOptions(words.text("terminal-bad-rule", word=quoted(text)))
        changes[name] = value
    if options.target is not None:
        if "target" in changes:
            raise BadOptions(words.text("terminal-target-twice"))
        changes["target"] = options.target
    return edition(options.code).with_house_rules(changes)


def _check_players(rules: Rules, players: int, words: Catalogue) -> None:
    """Whether so many play this edition; who says no names those that are for so many."""
    if players in rules.players:
        return
    name = words.text(f"edition-{rules.code}")
    others = [code for code, other in EDITIONS.items() if players in other.players]
    found = ", ".join([f"{words.text(f'edition-{code}')} (--edition {code})" for code in others])
    allowed = ", ".join([str(number) for number in rules.players])
    key = "terminal-bad-players" if others else "terminal-no-players"
    raise BadOptions(words.text(key, edition=name, count=players, players=allowed, list=found))


def _bots(options: Options, words: Catalogue) -> list[str]:
    found = [word.strip().lower() for word in options.bots.split(",") if word.strip()]
    for word in found:
        if word not in BOTS:
            raise BadOptions(words.text("terminal-bad-bots", word=quoted(word), list=", ".join(BOTS)))
    return found


def _names(options: Options, words: Catalogue) -> tuple[str, ...]:
    if not options.names:
        return ()
    names = tuple([name.strip() for name in options.names.split(",")])
    if len(names) != options.players:
        raise BadOptions(words.text("terminal-bad-names", count=options.players))
    for name in names:
        fault = name_fault(name)
        if fault:
            raise BadOptions(words.text("terminal-bad-name", sentence=fault))
        if len(name) > LONGEST_NAME:
            raise BadOptions(words.text("terminal-long-name", word=quoted(name), most=LONGEST_NAME))
    return names
