"""House rules: what may be changed, and that everything said can be said back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.errors import RulesError
from escalera.rules import EDITIONS, FIELDS, MINI, PerPlayers, Rules, edition, field_text
from tests.rules.samples import bad, good

FIXED = {"rank_meld_past_canasta", "wild_blocks", "threes_block", "equal_totals"}
"""Fields whose other value the rules don't describe."""

CODES = [*EDITIONS, *MINI]


def attempt(rules: Rules, name: str, text: str) -> Rules | None:
    """The changed rules, or nothing when this edition refuses the change."""
    try:
        return rules.with_house_rules({name: text})
    except RulesError:
        return None


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_goes_from_text_to_value_and_back(name: str) -> None:
    for text in good(FIELDS[name]):
        for code in CODES:
            changed = attempt(edition(code), name, text)
            if changed is None:
                continue
            assert field_text(changed, name) == text
            expected = {} if text == field_text(edition(code), name) else {name: text}
            assert changed.differences() == expected
            assert edition(code).with_house_rules({name: getattr(changed, name)}) == changed


@pytest.mark.parametrize("name", [name for name in FIELDS if name not in FIXED])
def test_every_field_can_be_changed_somewhere(name: str) -> None:
    changed = [attempt(rules, name, text) for rules in EDITIONS.values() for text in good(FIELDS[name])]
    assert any(rules is not None and rules.differences() for rules in changed)


@pytest.mark.parametrize("name", FIELDS)
def test_values_outside_the_range_are_refused(name: str) -> None:
    owner = next(code for code in EDITIONS if code in owners(name))
    for value in bad(FIELDS[name]):
        with pytest.raises(RulesError) as error:
            edition(owner).with_house_rules({name: value})
        sentence = str(error.value)
        assert sentence.startswith(f"{name} is {FIELDS[name].values.describe()}, not “")
        assert sentence.endswith("”.") and sentence.isprintable() and len(sentence) < 250
        assert error.value.name == name


def owners(name: str) -> set[str]:
    """The full editions that have a house rule."""
    some = {"top_card_onto_meld": {"classic"}, "take_joins": {"samba", "bolivia-dk"}}
    some["six_as"] = some["take_joins"]
    return some.get(name, set(EDITIONS))


@pytest.mark.parametrize("name", ["top_card_onto_meld", "take_joins", "six_as"])
@pytest.mark.parametrize("code", EDITIONS)
def test_house_rules_only_some_editions_have(name: str, code: str) -> None:
    text = "trios" if name == "six_as" else "no"
    own = field_text(edition(code), name)
    if code in owners(name):
        assert edition(code).with_house_rules({name: text}).differences() == {name: text}
        return
    for value in (text, own):
        with pytest.raises(RulesError, match=f"^{code} doesn't have the house rule {name}") as error:
            edition(code).with_house_rules({name: value})
        assert error.value.name == name and not error.value.elsewhere


def test_six_as_where_a_house_rule_lets_six_play() -> None:
    rules = edition("bolivia").with_house_rules({"players": "2,3,4,6", "six_as": "trios"})
    assert rules.sides(6) == ((1, 3, 5), (2, 4, 6))
    assert edition("bolivia").with_house_rules(rules.differences()) == rules


@pytest.mark.parametrize("name", ["fourteenth_card", "code", "version", "cards", "", "hand\n"])
def test_unknown_names(name: str) -> None:
    with pytest.raises(RulesError, match=r"^There is no house rule “.*”\.$") as error:
        edition("bolivia").with_house_rules({name: "7"})
    assert error.value.name == name


NAMED = """
target               500 50000            495 50005 12001 0 -5000
going_out_bonus      0 137 1000           -1 1001 none
concealed_bonus      0 200 1000 none      -1 1001 off
ask_partner          off may must         on yes
hand                 7 20 15,13,11,11,11  6 21 15,13,11 15,13,11,11,21 15,13,11,11,11,11
minimum_7000         120 150 160          0 119 155
wild_on_finished     yes no               on true 1
cover_upcard         wild-and-red wild-red-black none   wild
red_threes_need      melded two-canastas two-finished right   two
black_three_in_hand  0 3 500              -1 501
black_threes_cost    always when-somebody-goes-out   never
round_cap            1 200                0 201
"""
"""The named house rules that every edition has: values inside, then, after two spaces, outside."""


@pytest.mark.parametrize("line", NAMED.strip().splitlines())
def test_named_house_rules(line: str) -> None:
    name, inside, outside = [part for part in line.split("  ") if part]
    for code in EDITIONS:
        for text in inside.split():
            changed = edition(code).with_house_rules({name: text})
            assert field_text(changed, name) == text
        for text in outside.split():
            with pytest.raises(RulesError):
                edition(code).with_house_rules({name: text})


def test_the_going_out_bonus_leaves_the_concealed_bonus_alone() -> None:
    rules = edition("bolivia").with_house_rules({"going_out_bonus": 200})
    assert rules.concealed_bonus == 200
    assert edition("samba").with_house_rules({"going_out_bonus": 300}).concealed_bonus is None


def test_values_as_table_files_hold_them() -> None:
    rules = edition("classic").with_house_rules(
        {
            "hand": 13,
            "wild_on_finished": False,
            "target": [5000, 7500, 5000, 5000, 5000],
            "concealed_bonus": None,
        }
    )
    assert rules.differences() == {"hand": "13", "wild_on_finished": "no", "concealed_bonus": "none"}
    assert rules.hand == PerPlayers.same(13)


def test_a_small_edition_takes_its_own_values_back() -> None:
    mini = edition("mini-wilds")
    assert mini.with_house_rules({name: field_text(mini, name) for name in ("hand", "minimum_7000")}) == mini


def test_differences_come_in_field_order_and_later_changes_replace_earlier_ones() -> None:
    rules = (
        edition("samba").with_house_rules({"round_cap": 5, "hand": 11}).with_house_rules({"round_cap": 60})
    )
    assert rules.differences() == {"hand": "11"}
    rules = rules.with_house_rules({"target": 2500, "packs": 2})
    assert list(rules.differences()) == ["packs", "hand", "target"]


CHANGES = st.sampled_from([(name, text) for name in FIELDS for text in good(FIELDS[name])])


@given(st.sampled_from(CODES), st.lists(CHANGES, max_size=8))
def test_any_rules_can_be_said_as_differences(code: str, changes: list[tuple[str, str]]) -> None:
    rules = edition(code)
    for name, text in changes:
        rules = attempt(rules, name, text) or rules
    assert edition(rules.edition_text).with_house_rules(rules.differences()) == rules
    types = [type(getattr(rules, name)) for name in FIELDS if name != "concealed_bonus"]
    assert types == [type(getattr(edition(code), name)) for name in FIELDS if name != "concealed_bonus"]
