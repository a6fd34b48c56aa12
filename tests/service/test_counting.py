"""What an act would come to: whom a discard helps, and whether it goes out."""

from __future__ import annotations

import pytest

from escalera.engine.refusing import refusal
from escalera.engine.state import State
from escalera.notation import parse_act
from escalera.protocol.planning import Help
from escalera.service.counting import Count, count_on
from tests.service.positions import placed


def count(state: State, act: str) -> Count:
    """What an act of seat 1 would come to."""
    found = parse_act(act)
    return count_on(state, 1, found, refusal(state, 0, found))


@pytest.mark.parametrize(
    ("card", "helps"),
    [
        ("KS", [Help(1, 1, True)]),
        ("8D", [Help(2, 1, False)]),
        ("9D", []),
        ("4D", [Help(2, 1, False), Help(2, 2, False)]),
        ("3S", []),
        ("2C", [Help(1, 1, True), Help(2, 2, False)]),
    ],
)
def test_a_discard_tells_which_melds_of_all_sides_it_would_fit(card: str, helps: list[Help]) -> None:
    state = placed([f"{card} QC 5C"], ["KC KD KH"], ["5D 6D 7D", "4C 4S 4H"])
    assert count(state, f"discard {card}").helps == helps


def test_a_finished_sequence_takes_no_card() -> None:
    assert count(placed(["JH QC"], [], ["4H 5H 6H 7H 8H 9H TH"]), "discard JH").helps == []


CANASTAS = ("KC KD KH KS KC KD KH", "4H 5H 6H 7H 8H 9H TH")


def test_the_last_card_goes_out_with_the_right() -> None:
    found = count(placed(["KS"], CANASTAS), "discard KS")
    assert (found.goes_out, found.left) == (True, 0)
    assert count(placed(["KS KC"], CANASTAS), "add #1 KS KC").goes_out
    assert not count(placed(["KS KC 5C 6C"], CANASTAS), "add #1 KS KC").goes_out
    assert not count(placed(["KS"], CANASTAS[:1]), "discard KS").goes_out


def test_a_discard_leaves_one_card_less_and_a_refused_one_leaves_all() -> None:
    state = placed(["KS KC 5C"], CANASTAS)
    assert count(state, "discard 5C").left == 2 and count(state, "discard 5D").left == 3
