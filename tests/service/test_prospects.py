"""What a seat may do now, why it can't take the pile, and the checklist of going out."""

from __future__ import annotations

import pytest

from escalera.engine.state import State
from escalera.notation import parse_act
from escalera.service.prospects import Prospects, prospects, watching
from tests.service.positions import games, placed


def takes(state: State) -> list[tuple[str, bool]]:
    """The ways to take, and which are legal as they stand."""
    return [(way.act, way.legal) for way in prospects(state, 1).takes]


def why(state: State, seat: int = 1) -> str:
    """The code of why there is no way to take."""
    found = prospects(state, seat)
    assert found.why_no_take is not None and not found.takes
    return found.why_no_take.code


def test_what_may_be_done_is_what_the_engine_does_not_refuse() -> None:
    for played in games():
        for seat in range(1, int(played.law.players) + 1):
            found = prospects(played.state, seat)
            said = {"draw": found.draw, "pass": found.may_pass, "ask": found.ask != "no", "yes": found.answer}
            for verb, may in said.items():
                assert may == (played.check(parse_act(verb), seat) is None), verb
            for way in found.takes:
                assert way.legal == (played.check(parse_act(way.act), seat) is None)
            assert bool(found.takes) == (found.why_no_take is None)


def test_every_different_pair_is_a_way() -> None:
    found = takes(placed(["9D 9H 9H AC 4C"], ["KC KD KH"], phase="draw"))
    assert found == [("take 9D 9H", True), ("take 9H 9H", True)]


def test_a_pair_that_needs_more_melds_is_a_way_that_is_not_legal_alone() -> None:
    assert takes(placed(["9D 9H AC AD AH 4C 5C"], phase="draw")) == [("take 9D 9H", False)]


def test_the_top_card_goes_onto_an_own_sequence() -> None:
    assert takes(placed(["KD 5C 4C"], ["6C 7C 8C"], phase="draw")) == [("top #1", True)]


def test_one_natural_and_a_wild_take_a_pile_that_is_not_frozen() -> None:
    found = takes(placed(["9D 2H AC 4C"], ["KC KD KH"], code="classic", phase="draw"))
    assert found == [("take 2H 9D", True)]


def test_the_pile_goes_onto_an_own_meld_of_its_rank() -> None:
    found = takes(placed(["AC 4C 5C"], ["9S 9D 9H"], code="classic", phase="draw"))
    assert found == [("take #1", True)]


@pytest.mark.parametrize(
    ("state", "code"),
    [
        (placed(["9D AC 4C"], phase="draw"), "needs-natural-pair"),
        (placed(["AC 4C"], ["KC KD KH"], code="classic", phase="draw"), "needs-natural-pair"),
        (placed(["9D 9H 4C 5D"], phase="draw", total=7000), "below-minimum"),
        (placed(["9D 9H 4C"], phase="draw", pile="9C 3S"), "pile-blocked"),
        (placed(["9D 9H 4C"], phase="draw", pile="9C 2S"), "pile-blocked"),
        (placed(["9D 9H 4C"], phase="play"), "already-drawn"),
        (placed(["9D 9H 4C"], phase="draw", turn=2), "not-your-turn"),
        (placed(["9D 2H AC 4C"], code="classic", phase="draw"), "needs-natural-pair"),
        (placed(["9D 2H AC 4C"], ["KC KD KH"], code="classic", phase="draw", pile="2S 9C"), "frozen"),
    ],
)
def test_why_the_pile_cannot_be_taken(state: State, code: str) -> None:
    assert why(state) == code


def test_a_wild_would_do_is_said_where_it_would() -> None:
    found = prospects(placed(["AC 4C"], ["KC KD KH"], code="classic", phase="draw"), 1).why_no_take
    assert found is not None and found.facts == {"card": 28, "held": 0, "mixed": "yes"}


def test_an_empty_stock_lets_pass() -> None:
    found = prospects(placed(["AC 4C"], phase="draw", stock=0), 1)
    assert found.may_pass and not found.draw


def boxes(found: Prospects) -> list[tuple[str, bool, int, int]]:
    """The checklist."""
    return [(box.code, box.met, box.has, box.needs) for box in found.boxes]


ESCALERA, CANASTA = "4H 5H 6H 7H 8H 9H TH", "KC KD KH KS KC KD KH"


def test_the_checklist_has_a_box_for_each_condition() -> None:
    found = prospects(placed(["AC 4C"], [CANASTA]), 1)
    assert boxes(found) == [("finished", False, 1, 2), ("sequence", False, 0, 1)]
    found = prospects(placed(["AC 4C"], [CANASTA, ESCALERA]), 1)
    assert boxes(found) == [("finished", True, 2, 2), ("sequence", True, 1, 1)]
    assert boxes(prospects(placed(["AC 4C"], [CANASTA], code="classic"), 1)) == [("finished", False, 1, 2)]


def test_the_partners_word_is_a_box_where_it_is_needed() -> None:
    state = placed(["AC 4C"], [CANASTA, ESCALERA], rules='ask_partner = "must"')
    found = prospects(state, 1)
    assert ("partner", False, 0, 1) in boxes(found) and found.ask == "no"
    ready = placed(["KS KC"], [CANASTA, ESCALERA], rules='ask_partner = "must"')
    assert prospects(ready, 1).ask == "must"
    assert prospects(placed(["KS KC"], [CANASTA, ESCALERA]), 1).ask == "may"


def test_the_minimum_is_that_of_ones_own_side_also_while_others_act() -> None:
    state = placed(["AC 4C", "5C 5D"], ["KC KD KH"], turn=2)
    assert (prospects(state, 1).needed, prospects(state, 2).needed) == (0, 50)


def test_who_watches_may_do_nothing() -> None:
    found = watching()
    assert found.why_no_take is not None and found.why_no_take.code == "spectators-only-watch"
    assert not (found.draw or found.discard or found.boxes)
