"""Every example is judged by the engine as it claims, the turn can be played, and the round adds up."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from escalera.engine.playing import do_act
from escalera.engine.refusing import refusal
from escalera.engine.sheet import LINES
from escalera.guide.example import Example, judge, position
from escalera.guide.examples import ALL
from escalera.guide.judged import examples, judged_by
from escalera.guide.sections.turn import turn_of
from escalera.guide.voice import Voice
from escalera.guide.worked import worked
from escalera.rules import EDITIONS, Rules
from tests.guide.text import STRICT

EVERY: Final = [example for found in ALL.values() for example in found]
TABLES: Final = [(code, players) for code, rules in EDITIONS.items() for players in rules.players]


def taught_by(example: Example, rules: Rules) -> bool:
    needed = not example.needs or bool(getattr(rules, example.needs))
    return needed and rules.code in example.verdicts


@pytest.mark.parametrize("example", EVERY, ids=lambda example: example.name)
def test_the_engine_says_what_an_example_claims(example: Example) -> None:
    found = {code: judge(example, rules, 4) for code, rules in EDITIONS.items() if taught_by(example, rules)}
    codes = {code: verdict and verdict.code for code, verdict in found.items()}
    assert codes == {code: verdict for code, verdict in example.verdicts.items() if code in found} != {}


@pytest.mark.parametrize("code", EDITIONS)
def test_only_tables_that_can_be_are_shown(code: str) -> None:
    for example in EVERY:
        if code not in example.verdicts:
            assert judge(example, EDITIONS[code], 4) is None, example.name
    strict = EDITIONS[code].with_house_rules({"max_wilds": 0, "take_natural_and_wild": "no"})
    for example in EVERY:
        if any("X" in meld.split() and "K" in meld for meld in example.melds):
            assert judge(example, strict, 4) is None


def test_names_are_given_once() -> None:
    assert [name for name, count in Counter([one.name for one in EVERY]).items() if count > 1] == []


@pytest.mark.parametrize("code", EDITIONS)
@pytest.mark.parametrize("topic", ALL)
def test_a_page_shows_each_example_with_the_engine_s_word(code: str, topic: str) -> None:
    voice = Voice(STRICT, EDITIONS[code], 4)
    block = examples(voice, topic, ALL[topic])
    words = {True: STRICT.text("guide-verdict-right"), False: STRICT.text("guide-verdict-wrong")}
    assert {one.name for one in block.found} == {
        one.name for one in ALL[topic] if taught_by(one, EDITIONS[code])
    }
    for judged in block.found:
        (example,) = [one for one in ALL[topic] if one.name == judged.name]
        assert judged.right == (example.verdicts[code] == "") and judged.word == words[judged.right]


@pytest.mark.parametrize("code", EDITIONS)
def test_each_kind_of_meld_has_right_and_wrong_examples_where_it_exists(code: str) -> None:
    rules = EDITIONS[code]
    kinds = {"rank": True, "sequence": rules.sequences, "wild": rules.wild_melds}
    for topic in [*[kind for kind, there in kinds.items() if there], "opening", "pile", "out", "threes"]:
        found = {one.right for one in examples(Voice(STRICT, rules, 4), "", ALL[topic]).found}
        assert found == {True, False}, topic


def test_an_example_follows_the_house_rules() -> None:
    rules = EDITIONS["samba"].with_house_rules({"naturals_per_wild": 2})
    (example,) = [one for one in EVERY if one.name == "two-eights-and-two-wilds"]
    before = judged_by(Voice(STRICT, EDITIONS["samba"], 4), example)
    after = judged_by(Voice(STRICT, rules, 4), example)
    assert before is not None and before.right
    assert after is not None and not after.right and "at least 4" in after.sentence


@pytest.mark.parametrize(("code", "players"), TABLES)
def test_the_turn_in_pictures_can_be_played(code: str, players: int) -> None:
    rules = EDITIONS[code]
    lay, discard = turn_of(Voice(STRICT, rules, players)).acts(rules.draw.of(players))
    state = position(lay, rules, players)
    for act in (lay.parsed, discard.parsed):
        assert refusal(state, 0, act) is None
        do_act(state, act)
    assert state.turn != 0


@pytest.mark.parametrize(("code", "players"), TABLES)
def test_the_worked_round_is_legal_and_adds_up(code: str, players: int) -> None:
    found = worked(EDITIONS[code], players)
    assert found is not None and any(side.out for side in found.sides)
    for side in found.sheets:
        lines = [side.line(name).points for name in LINES]
        assert sum(lines) == side.score.score
        for name in LINES:
            assert side.line(name).points == sum([part.points for part in side.line(name).parts])


def test_a_round_that_house_rules_forbid_gives_way_to_another() -> None:
    rules = EDITIONS["bolivia"].with_house_rules({"right_melds": 4})
    found = worked(rules, 4)
    assert found is not None and not any(side.out for side in found.sides)
