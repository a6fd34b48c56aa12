"""What no good player does is counted where it is done, and the good ones don't do it."""

from __future__ import annotations

import pytest

from escalera.arena.blunders import (
    BLACK_CAUGHT,
    COMPLETION_MISSED,
    LONG_ROUND,
    SEVENTH_GIVEN,
    WILD_THROWN,
    blunders_of_act,
)
from escalera.engine.playing import do_act
from escalera.notation import parse_act, parse_table
from escalera.notation.position import position
from tests.arena.playing import plan_of, result_of

TABLE = """edition = "bolivia"
players = 4
turn = 1
phase = "play"
pile = "6C 5D QS"
stock = 68
[[side]]
melds = ["5H 6H 7H 8H 9H TH", "2C 2D X X 2S 2H"]
hands = ["4C 8S QD KD KS 8D 9C JH X AS TC", "16?"]
[[side]]
melds = ["9S TS JS QS KS AS"]
hands = ["18?", "18?"]
"""


@pytest.mark.parametrize(
    ("act", "found"),
    [
        ("discard X", {WILD_THROWN, COMPLETION_MISSED}),
        ("discard 8S", {SEVENTH_GIVEN, COMPLETION_MISSED}),
        ("discard 4C", {COMPLETION_MISSED}),
        ("add #1 JH", set()),
    ],
)
def test_a_blunder_is_seen_in_the_act_that_makes_it(act: str, found: set[str]) -> None:
    before = position(parse_table(TABLE.encode()))
    after = before.clone()
    do_act(after, parse_act(act))
    assert set(blunders_of_act(before, after)) == found


def test_who_finishes_what_he_can_has_missed_nothing() -> None:
    state = position(parse_table(TABLE.encode()))
    for act in ("add #1 JH / #2 X", "discard 4C"):
        before = state.clone()
        do_act(state, parse_act(act))
        assert blunders_of_act(before, state) == []


@pytest.mark.parametrize("name", ["club", "expert"])
def test_the_good_ones_make_none(name: str) -> None:
    blunders = result_of(plan_of(name, 60, counts_blunders=True)).tally.blunders[name]
    for blunder in (WILD_THROWN, SEVENTH_GIVEN, COMPLETION_MISSED, LONG_ROUND):
        assert blunders[blunder] == 0


def test_a_poor_one_makes_some() -> None:
    blunders = result_of(plan_of("random", 20, counts_blunders=True)).tally.blunders["random"]
    assert blunders[WILD_THROWN] and blunders[COMPLETION_MISSED]


def test_black_threes_are_counted_in_every_hand_when_somebody_goes_out() -> None:
    plan = plan_of("greedy", 20, counts_blunders=True)
    assert result_of(plan).tally.blunders["greedy"][BLACK_CAUGHT] > 0
