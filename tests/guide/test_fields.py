"""A page says what its rules are: changing any field changes what is taught."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escalera.errors import RulesError
from escalera.guide import pages
from escalera.guide.pages import edition_page
from escalera.guide.voice import Voice
from escalera.i18n import Catalogue, languages
from escalera.rules import EDITIONS, FIELDS, PerPlayers, Rules, Value
from escalera.rules.values import Choice, Number, NumberList, NumberPerPlayers, PlayerNumbers, Switch
from tests.guide.text import STRICT, taught, text_of
from tests.rules.samples import good

SETTLED: Final = {
    "rank_meld_past_canasta",
    "wild_blocks",
    "threes_block",
    "equal_totals",
}
"""Fields with one value: there is nothing to change."""

SILENT: Final[dict[str, str]] = {
    "frozen_until_opened": "a pair is always needed",
    "take_joins": "a side has one meld of a rank",
    "sequence_bonus": "there are no sequences",
    "wild_meld_bonus": "there are no wild melds",
    "concealed_own_cards": "concealed hands earn nothing special",
}
"""When a field says nothing, and why."""


class Recording(Catalogue):
    """English that remembers what it has said: each sentence by its key and text, with its facts."""

    def __init__(self) -> None:
        super().__init__("en", strict=True)
        self.said: dict[tuple[str, str], dict[str, object]] = {}

    def text(self, key: str, /, **facts: object) -> str:
        text = super().text(key, **facts)
        self.said[key, text] = facts
        return text


@dataclass(frozen=True)
class Taught:
    """What a page teaches, and the sentences that it is made of."""

    text: str
    said: dict[tuple[str, str], dict[str, object]]


@cache
def taught_by(rules: Rules) -> Taught:
    words = Recording()
    return Taught(text_of(*pages.taught(Voice(words, rules, 4))), words.said)


def said_in(lang: str, taught: Taught, known: Taught) -> list[str]:
    """The sentences of a page that another page doesn't have, in a language."""
    words = Catalogue(lang)
    new = [(key, facts) for (key, text), facts in taught.said.items() if (key, text) not in known.said]
    return sorted([words.text(key, **facts) for key, facts in new])


def others(rules: Rules, name: str) -> Iterator[Value]:
    """Other values of a field, near its own."""
    own: Any = getattr(rules, name)
    match FIELDS[name].values:
        case Switch():
            yield not own
        case Choice(choices=choices):
            yield from [choice for choice in choices if choice != own]
        case NumberList(choices=numbers):
            yield from [number for number in numbers if number != own]
        case NumberPerPlayers(step=step):
            yield from [PerPlayers.same(own.of(4) + by) for by in (step, -step)]
        case Number(step=step):
            yield from [150] if own is None else [own + step, own - step]
        case PlayerNumbers():
            yield (2, 4)


def changed(rules: Rules, name: str) -> list[Rules]:
    """The rules with a field changed, as far as that is allowed."""
    found = []
    for value in others(rules, name):
        try:
            found.append(rules.with_house_rules({name: value}))
        except RulesError:
            continue
    return found


def silent(rules: Rules, lang: str) -> list[str]:
    """The fields of which a page says the same in a language, whatever they are."""
    own = taught_by(rules)
    return [
        name
        for name in FIELDS
        for other in changed(rules, name)
        if said_in(lang, taught_by(other), own) == said_in(lang, own, taught_by(other))
    ]


def mute(rules: Rules) -> set[str]:
    """The fields that say nothing under these rules."""
    off = {
        "frozen_until_opened": rules.pair_always,
        "take_joins": rules.one_meld_per_rank,
        "sequence_bonus": not rules.sequences,
        "wild_meld_bonus": not rules.wild_melds,
        "concealed_own_cards": rules.concealed_bonus is None,
    }
    assert set(off) == set(SILENT)
    return {name for name, is_off in off.items() if is_off}


@pytest.mark.parametrize("code", EDITIONS)
def test_changing_a_field_changes_what_a_page_teaches_in_every_language(code: str) -> None:
    rules = EDITIONS[code]
    for name in FIELDS:
        same = [one for one in changed(rules, name) if taught_by(one).text == taught_by(rules).text]
        assert not same or name in mute(rules), name
    for lang in languages():
        assert set(silent(rules, lang)) <= mute(rules), lang


def test_every_other_field_was_changed_in_some_edition() -> None:
    tried = {name for name in FIELDS if any(changed(rules, name) for rules in EDITIONS.values())}
    assert tried == set(FIELDS) - SETTLED


@pytest.mark.parametrize("name", sorted(SETTLED))
def test_a_settled_field_can_not_be_changed(name: str) -> None:
    for rules in EDITIONS.values():
        assert changed(rules, name) == []


@pytest.mark.parametrize("code", EDITIONS)
def test_every_field_stands_in_the_list_of_values(code: str) -> None:
    rules = EDITIONS[code]
    (section,) = [one for one in edition_page(STRICT, rules, 4).sections if one.name == "values"]
    titles = [row[0] for block in section.blocks if hasattr(block, "rows") for row in block.rows]
    assert titles == [STRICT.text(f"field-{name}") for name in FIELDS]


def test_a_page_is_for_its_number_of_players() -> None:
    for rules in EDITIONS.values():
        texts = {taught(rules, players) for players in rules.players}
        assert len(texts) == len(rules.players)


def test_house_rules_are_counted_and_named() -> None:
    rules = EDITIONS["samba"].with_house_rules({"target": 5000, "hand": 13})
    page = edition_page(STRICT, rules, 4)
    assert "2 house rules" in page.note and page.path == "rules/samba?hand=13&target=5000"
    assert "house rule" not in edition_page(STRICT, EDITIONS["samba"], 4).note


@st.composite
def tables(draw: st.DrawFn) -> tuple[Rules, int]:
    """An edition with a few house rules, each as far out as it may be."""
    rules = draw(st.sampled_from(list(EDITIONS.values())))
    for name in draw(st.lists(st.sampled_from(list(FIELDS)), max_size=6, unique=True)):
        # What contradicts the others is left as it was.
        with suppress(RulesError):
            rules = rules.with_house_rules({name: draw(st.sampled_from(good(FIELDS[name])))})
    return rules, draw(st.sampled_from(rules.players))


@settings(max_examples=25, deadline=None, derandomize=True)
@given(tables())
def test_whatever_a_table_plays_has_its_pages(table: tuple[Rules, int]) -> None:
    rules, players = table
    for make in (pages.edition_page, pages.sheet_page):
        page = make(STRICT, rules, players)
        assert page.of_table == bool(rules.differences()) and len(page.blocks()) > 3
