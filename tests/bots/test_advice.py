"""Advice: the rest of a turn that may be played, and reasons that are true of what the seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from escalera import Act, Budget, Match, View, edition
from escalera.bots import Beginner, Expert, where
from escalera.bots.advice import Advice, advise
from escalera.bots.reasons import MOST
from escalera.bots.why import reason
from escalera.i18n import Catalogue
from escalera.rules import EDITIONS
from tests.bots.judging import TRUE, Told, played
from tests.i18n.source import keys_of
from tests.web.dealt_otherwise import Dealt, otherwise
from tests.web.dealt_otherwise import played as played_round

TABLES: Final = [(code, players) for code in EDITIONS for players in EDITIONS[code].players]
WORDS: Final = Catalogue("en", strict=True)


def positions(number: int, seed: int = 11) -> Iterator[View]:
    """Views at random moments of rounds, every edition and number of players in turn."""
    luck = Random(seed)
    at = 0
    while number > 0:
        code, players = TABLES[at % len(TABLES)]
        at += 1
        bots = [luck.choice([Expert(), Expert(), Beginner()]) for _ in range(players)]
        match = Match(edition(code), players, totals=None)
        order = match.rules.pack()
        luck.shuffle(order)
        dealt = match.deal(order)
        while not dealt.over:
            view = dealt.view(dealt.to_act)
            if luck.random() < 0.05 and number > 0:
                number -= 1
                yield view
            dealt.play(bots[dealt.to_act - 1].decide(view, Budget(rng=luck)))


def check(view: View, advice: Advice) -> list[str]:
    """Every reason is true, and has its sentence; their keys."""
    told = Told(view, advice)
    for one in advice.reasons:
        assert TRUE[one.key](told, one.facts), (one, advice.actions, advice.compared)
        assert WORDS.text(f"hint-{one.key}", **one.facts)
    keys = [one.key for one in advice.reasons]
    assert len(set(keys)) == len(keys) <= MOST
    assert WORDS.text(f"hint-where-{advice.where.key}", **advice.where.facts)
    return keys


def test_every_reason_of_two_hundred_positions_is_true() -> None:
    said: Counter[str] = Counter()
    tables: set[tuple[str, int]] = set()
    for view in positions(200):
        said.update(check(view, advise(view, Expert())))
        tables.add((view.state.law.rules.code, int(view.state.law.players)))
    assert tables == set(TABLES)
    assert len(said) >= 20, said


def test_what_is_meant_is_what_the_reasons_compare_with() -> None:
    against: Counter[str] = Counter()
    for view in positions(60, seed=12):
        plain = advise(view, Expert())
        assert plain.against == ("other" if plain.compared else "none") and not plain.agrees
        for meant in (plain.first, *plain.compared[:1], Act("pass")):
            found = advise(view, Expert(), meant)
            assert (found.actions, found.where) == (plain.actions, plain.where)
            check(view, found)
            against[found.against] += 1
            if view.check(meant) is not None:
                assert found.against != "meant" and not found.agrees
            elif meant == plain.first:
                assert found.agrees and found.against == plain.against
            else:
                assert found.agrees or (found.against == "meant" and found.compared[0] == meant)
    assert min(against.values()) >= 10, against


def test_the_turn_that_is_compared_is_legal_and_another_one() -> None:
    for view in positions(60, seed=13):
        advice = advise(view, Expert())
        if advice.compared:
            assert played(view, advice.compared)
            assert advice.compared != advice.actions


def twins(code: str, luck: Random) -> Iterator[tuple[View, View]]:
    """The views of who is to act, in two rounds alike but for the cards that this seat hasn't seen."""
    game = played_round(code, luck.choice(EDITIONS[code].players), luck)
    for until in luck.sample(range(len(game.acts)), min(12, len(game.acts))):
        seat = game.acts[until][0]
        other = otherwise(game, seat, until, luck)
        if other is not None:
            yield view_at(game, until, seat), view_at(other, until, seat)


def view_at(game: Dealt, until: int, seat: int) -> View:
    """What a seat sees after so many acts."""
    going = game.begun()
    for _, act in game.acts[:until]:
        going.play(act)
    return going.view(seat)


@pytest.mark.parametrize("code", EDITIONS)
def test_cards_dealt_otherwise_change_no_hint(code: str) -> None:
    luck, compared = Random(f"hints {code}"), 0
    while compared < 60:
        for one, other in twins(code, luck):
            compared += 1
            assert advise(one, Expert()) == advise(other, Expert())


def test_all_kinds_of_reasons_are_judged() -> None:
    rows = [line.split("|")[1] for line in str(reason.__doc__).splitlines() if line.startswith("| `")]
    assert [key.strip(" `") for row in rows for key in row.split(",")] == list(TRUE)


def test_who_is_not_to_act_gets_no_advice() -> None:
    match = Match(edition("bolivia"), 4)
    dealt = match.deal(match.rules.pack())
    with pytest.raises(ValueError, match="isn't to act"):
        advise(dealt.view(dealt.to_act % 4 + 1), Expert())


def test_every_sentence_of_a_hint_is_one_that_can_be_given() -> None:
    keys = {key.removeprefix("hint-") for key in keys_of("en", "hints.ftl") if key.startswith("hint-")}
    wheres = [line.split("`")[1] for line in str(where.__doc__).splitlines() if line.startswith("| `")]
    others = {"against-meant", "against-other", "against-none", "agrees", "no-why"}
    moves = {key for key in keys if key.startswith("move-")}
    assert keys - others - moves == {*TRUE, *[f"where-{key}" for key in wheres]}
