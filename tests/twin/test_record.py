"""Whole rounds through the twin, written by hand."""

from __future__ import annotations

import pytest

from escalera.cards import cards_text, parse_cards
from escalera.rules import edition
from tests.twin.record import Refused, read_act, replay
from tests.twin.score import round_score

FIRST = "4C 8D 5C 8C 6C 8D 7C 7D 7C 6D 8C 4D 5D 4C 5C 6D 7D"
"""The first player gets 4C 5C 6C 7C 7C, the other 8D 8C 8D 7D 6D, 8C is turned up."""


def stock(first: str) -> str:
    """The first cards, then the rest of the pack, ascending."""
    rest = edition("mini-sequences").pack()
    for face in parse_cards(first):
        rest.remove(face)
    return f"{first} {cards_text(rest)}"


HEAD = """\
Edition: mini-sequences   # two packs, two suits, four cards to a canasta
Rules: round_cap=2
Players: 2
Totals: -5 100
"""
FIRST_ROUND = f"""\
Round: 1
Dealer: 2
Stock: {stock(FIRST)}
1 draw   # 4D 5D
1 meld 4C 5C 6C 7C
1 discard 7C
2 draw
2 discard 8D
1 draw
1 meld 4D 5D 6D 7D
Score: 360 -40
"""
SECOND_ROUND = f"""\
Round: 2
Stock: {stock(FIRST)}
2 draw
2 meld 4C 5C 6C 7C
2 discard 7C
1 draw
1 discard 8D
2 draw
2 meld 4D 5D 6D 7D
"""


def test_rounds_follow_each_other() -> None:
    """Ruling 3: the deal moves on. Ruling 24: the totals go with it."""
    rounds = replay(HEAD + FIRST_ROUND + SECOND_ROUND)
    assert [(game.ended, game.out_seat) for game in rounds] == [("out", 1), ("out", 2)]
    assert [side.total for side in rounds[1].sides] == [355, 60]
    assert round_score(rounds[0]) == [
        {"cards": 40, "bonuses": 300, "red_threes": 0, "going_out": 20, "hands": 0, "score": 360},
        {"cards": 0, "bonuses": 0, "red_threes": 0, "going_out": 0, "hands": -40, "score": -40},
    ]


def test_ruling_24_after_the_cap_there_is_no_further_round() -> None:
    text = HEAD + FIRST_ROUND + SECOND_ROUND
    with pytest.raises(Refused, match=f"{len(text.splitlines()) + 1}: round-over"):
        replay(text + "Round: 3\n")


def test_the_first_fault_ends_the_replay() -> None:
    text = HEAD + FIRST_ROUND
    with pytest.raises(Refused, match="15: wrong-score"):
        replay(text.replace("Score: 360", "Score: 365"))
    with pytest.raises(Refused, match="9: card-not-in-hand"):
        replay(text.replace("1 meld 4C 5C 6C 7C", "1 meld 4C 5C 6C 8C"))


def test_a_round_that_still_runs_stands_as_if_it_stopped() -> None:
    game = replay(HEAD + FIRST_ROUND.partition("1 discard")[0])[0]
    assert [sheet["score"] for sheet in round_score(game)] == [20 + 150 - 15, -40]


def test_the_grammar_of_acts() -> None:
    act = read_act("meld 4C 5C 6C / #2 X")
    assert [(part.meld, cards_text(part.cards)) for part in act.parts] == [(0, "4C 5C 6C"), (2, "X")]
    assert [part.meld for part in read_act("merge #1 #4").parts] == [1, 4]
    assert read_act("take #2").parts[0].cards == ()
    assert read_act("draw").parts == ()
