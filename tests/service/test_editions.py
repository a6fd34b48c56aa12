"""The rules in plain words: nothing left out, and every value told can be asked for."""

from __future__ import annotations

from typing import Final

import pytest

from escalera.i18n import Catalogue, languages
from escalera.protocol.editions import FieldView, RulesView
from escalera.rules import EDITIONS, FIELDS, SECTIONS, edition
from escalera.service.editions import FIXED, OFFERED, editions, rules_view, table_rules

WORDS: Final = Catalogue("en", strict=True)
ALL: Final = editions(WORDS)


def field(view: RulesView, name: str) -> FieldView:
    """A field by its name."""
    return next(one for one in view.fields if one.name == name)


def test_every_edition_is_told_in_every_language() -> None:
    for lang in languages():
        assert [one.edition for one in editions(Catalogue(lang)).editions] == list(EDITIONS)
    assert [section.section for section in ALL.sections] == list(SECTIONS)


def test_every_value_that_is_told_can_be_asked_for() -> None:
    for view in ALL.editions:
        rules = EDITIONS[view.edition]
        for one in view.fields:
            parse = FIELDS[one.name].values.parse
            for choice in one.choices:
                parse(choice.value)
            if one.kind in ("number", "numbers"):
                for number in (one.low, one.high):
                    parse(str(number))
                with pytest.raises(ValueError):
                    parse(str(one.high + one.step))
            assert rules.with_house_rules({one.name: one.value}) == rules


def test_every_house_rule_with_a_name_is_offered_where_it_means_something() -> None:
    told = {one.name for view in ALL.editions for one in view.fields if one.offered}
    assert told == set(OFFERED) <= set(FIELDS)
    names = {view.edition: {one.name for one in view.fields} for view in ALL.editions}
    assert "top_card_onto_meld" in names["classic"] and "top_card_onto_meld" not in names["bolivia"]
    assert "take_joins" in names["samba"] and "take_joins" not in names["bolivia"]
    assert "six_as" in names["samba"] and "six_as" not in names["classic"]
    assert not names["bolivia"] & set(FIXED)


def test_every_value_is_told_and_every_card_but_the_red_threes() -> None:
    for view in ALL.editions:
        rules = EDITIONS[view.edition]
        assert list(view.values) == list(FIELDS)
        assert rules.with_house_rules({"target": view.values["target"]}) == rules
        assert sum([one.cards for one in view.ranks]) + view.red_threes == rules.cards


def test_words_have_no_holes() -> None:
    for view in ALL.editions:
        for one in view.fields:
            assert one.title and one.meaning.endswith(".") and one.text and one.source
            assert all(choice.text for choice in one.choices)


def test_cards_are_told_with_points_letters_and_what_is_wild() -> None:
    ranks = {one.rank: one for one in ALL.editions[0].ranks}
    assert list(ranks) == list("23456789TJQKAX")
    assert [rank for rank, one in ranks.items() if one.wild] == ["2", "X"]
    assert (ranks["X"].points, ranks["A"].points, ranks["T"].points, ranks["3"].points) == (50, 20, 10, 5)
    assert (ranks["T"].letter, ranks["K"].letter, ranks["K"].word) == ("10", "K", "king")


def test_the_ladder_is_that_of_the_rules() -> None:
    for view in ALL.editions:
        rules = EDITIONS[view.edition]
        for step in view.ladder:
            assert step.minimum == rules.minimum(-5 if step.total is None else step.total)


def test_a_table_is_told_its_own_rules_and_what_was_changed() -> None:
    rules = edition("classic").with_house_rules({"target": "2500", "ask_partner": "must"})
    found = table_rules(rules, 3, WORDS)
    view = found.rules
    assert (view.players, view.target, view.asking) == ([3], [2500], "must")
    assert [one.name for one in view.fields if one.changed] == ["target"]
    assert field(view, "hand").text == "13 cards"
    assert field(rules_view(edition("classic"), WORDS, None), "hand").text.count("cards") == 3
    assert len(found.lines) == 10


def test_where_sources_disagree_is_told() -> None:
    assert field(ALL.editions[0], "cover_upcard").disputed
    assert not field(ALL.editions[0], "draw").disputed and ALL.disputed
