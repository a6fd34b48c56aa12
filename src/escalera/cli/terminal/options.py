"""What was given on the command line, and the table it describes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from escalera.bots import BOTS
from escalera.cli.player_numbers import refused_number
from escalera.cli.terminal.cards import quoted
from escalera.cli.terminal.luck import luck_of
from escalera.cli.terminal.setup import Setup, bots_for
from escalera.i18n import Catalogue
from escalera.notation.record import name_fault
from escalera.rules import Rules, edition

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
    refused = refused_number(rules, options.players, words, "--edition {}")
    if refused:
        raise BadOptions(refused)
    check_seat(options, options.players, words)
    seat = options.seat or 1
    bots = bots_for(options.players, seat, _bots(options, words))
    names = _names(options, words) or default_names(words, options.players, seat)
    return Setup(rules, options.players, names, seat, bots, luck_of(options.seed))


def not_with_resume(flags: list[str], words: Catalogue) -> str:
    """What is said of options that a game which is gone on with has no use for."""
    return words.text("terminal-not-with-resume", list=words.listed(flags))


def check_seat(options: Options, players: int, words: Catalogue) -> None:
    """Raise `BadOptions` for a seat that so many don't have."""
    if options.seat is not None and not 1 <= options.seat <= players:
        raise BadOptions(words.text("terminal-bad-seat", seat=options.seat, most=players))


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


def _bots(options: Options, words: Catalogue) -> list[str]:
    found = [word.strip().lower() for word in options.bots.split(",")] if options.bots else []
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
