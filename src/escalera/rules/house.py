"""House rules: fields of an edition changed for one table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from escalera.errors import RulesError
from escalera.rules.contradictions import check
from escalera.rules.editions import EDITIONS, edition
from escalera.rules.fields import FIELDS
from escalera.rules.rules import Rules
from escalera.rules.values import Value, either, shown, value_text

ONLY_WHERE_YES: Final = ("top_card_onto_meld", "take_joins")
"""House rules that only editions have which say yes themselves: they can only be switched off."""


def with_house_rules(rules: Rules, changes: Mapping[str, object]) -> Rules:
    """See `Rules.with_house_rules`."""
    own = edition(rules.edition_text)
    values: dict[str, Any] = {name: _value(own, name, given) for name, given in changes.items()}
    changed = replace(rules, **values)
    if "six_as" in changes and 6 not in changed.players:
        sentence = f"{own.code} doesn't have the house rule six_as: six don't play it."
        raise RulesError(sentence, "six_as", why="no-six")
    check(changed)
    return changed


def differences(rules: Rules) -> dict[str, str]:
    """See `Rules.differences`."""
    own = edition(rules.edition_text)
    texts = {name: (field_text(own, name), field_text(rules, name)) for name in FIELDS}
    return {name: ours for name, (theirs, ours) in texts.items() if theirs != ours}


def field_text(rules: Rules, name: str) -> str:
    """A field's value as records and the command line write it."""
    return value_text(getattr(rules, name))


def check_players(rules: Rules, players: int) -> None:
    """See `Rules.check_players`."""
    if players in rules.players:
        return
    others = [code for code, other in EDITIONS.items() if players in other.players]
    allowed = either([str(n) for n in rules.players])
    sentence = f"{rules.code} is for {allowed} players here, not for {players}"
    hint = f"; {players} can play {either(others)}." if others else "."
    elsewhere = bool(others)
    numbers = ", ".join([str(n) for n in rules.players])
    raise RulesError(sentence + hint, "players", elsewhere, "players", {"players": numbers, "count": players})


def _value(own: Rules, name: str, given: object) -> Value:
    """The value of a house rule; an edition's own value is always allowed."""
    field = FIELDS.get(name)
    if field is None:
        facts = {"word": name[:40]}
        raise RulesError(f"There is no house rule {shown(name)}.", name, why="unknown", facts=facts)
    if name in ONLY_WHERE_YES and not getattr(own, name):
        sentence = f"{own.code} doesn't have the house rule {name}."
        raise RulesError(sentence, name, why="not-here", facts={"word": name})
    text = _text(name, given)
    if text == field_text(own, name):
        value: Value = getattr(own, name)
        return value
    try:
        return field.values.parse(text)
    except ValueError:
        raise wrong_value(name, text) from None


def _text(name: str, given: object) -> str:
    try:
        return value_text(given)
    except TypeError:
        raise wrong_value(name, str(given)) from None


def wrong_value(name: str, text: str) -> RulesError:
    """A house rule's value that isn't one of those it may have."""
    values = FIELDS[name].values
    sentence = f"{name} is {values.describe()}, not {shown(text)}."
    facts = {"word": name, "number": text[:40], **values.facts()}
    return RulesError(sentence, name, why="value", facts=facts)
