"""Where chosen cards could go: which lists are melds, which acts not legal yet, and what they finish."""

from __future__ import annotations

import random

import pytest

from escalera.engine.state import State
from escalera.engine.view import hand_of
from escalera.errors import Refused
from escalera.notation import parse_act
from escalera.protocol.planning import Finish
from escalera.service.fitting import Fitting, Planner, read_cards
from tests.service.positions import games, placed


def fit(state: State, cards: str, target: str, act: str = "", seat: int = 1) -> Fitting:
    """Cards on a target."""
    staged = parse_act(act) if act else None
    found = Planner(state, seat).fittings(staged, read_cards(cards.split()))
    return next(one for one in found.targets if one.target == target)


def offered(state: State, cards: str) -> set[str]:
    """The targets that are told for these cards."""
    return {one.target for one in Planner(state, 1).fittings(None, read_cards(cards.split())).targets}


def code(refused: Refused | None) -> str:
    """A refusal's code, or nothing."""
    return refused.code if refused else ""


OPENED = ("KC KD KH", "4H 5H 6H 7H 8H 9H", "2C 2D X")


def test_what_the_engine_says_of_an_act_is_what_is_told() -> None:
    chance = random.Random(1)
    for played in games():
        for seat in range(1, int(played.law.players) + 1):
            hand = hand_of(played.state, seat)
            cards = chance.sample(hand, min(len(hand), chance.randint(1, 3)))
            for one in Planner(played.state, seat).fittings(None, cards).targets:
                if one.act:
                    legal = played.check(parse_act(one.act), seat) is None
                    assert legal == (one.why is None and one.lacks is None), one


def test_three_of_a_rank_make_a_meld_and_two_do_not() -> None:
    state = placed(["QC QD QH 4C 5C"], OPENED)
    made = fit(state, "QC QD QH", "new")
    assert (made.act, made.why, made.lacks, made.count.counts) == ("meld QC QD QH", None, None, 30)
    assert code(fit(state, "QC QD", "new").why) == "too-short"


def test_a_card_that_fits_two_melds_is_shown_both() -> None:
    state = placed(["KS 2S 3S 4C"], OPENED)
    found = Planner(state, 1).fittings(None, read_cards(["2S"]))
    assert [one.target for one in found.targets if one.why is None] == ["#1", "#3", "discard"]
    assert code(fit(state, "2S", "#2").why) == "does-not-fit"


def test_cards_join_what_is_staged_already() -> None:
    state = placed(["QC QD QH QS KS 4C 5C"], OPENED)
    assert fit(state, "QS", "new1", "meld QC QD QH").act == "meld QC QD QH QS"
    assert fit(state, "KS", "#1", "meld QC QD QH").act == "meld QC QD QH / #1 KS"
    assert fit(state, "4C", "#1", "add #1 KS").why is not None
    assert fit(state, "QC QD QH", "new", "add #1 KS").act == "meld QC QD QH / #1 KS"


def test_below_the_minimum_is_said_apart_from_the_form() -> None:
    found = fit(placed(["4C 4D 4H 9C 9D 9H KC"]), "4C 4D 4H", "new")
    assert found.why is None and code(found.lacks) == "below-minimum"
    assert (found.count.counts, found.count.needed, found.count.left) == (15, 50, 4)
    both = fit(placed(["AC AD AH 9C 9D 9H KC JC"]), "9C 9D 9H", "new", "meld AC AD AH")
    assert both.why is None and both.lacks is None and both.count.counts == 90


def test_two_kept_cards_are_said_apart_from_the_form() -> None:
    found = fit(placed(["QC QD QH 4C"], OPENED), "QC QD QH", "new")
    assert found.why is None and code(found.lacks) == "keep-two" and found.count.left == 1


def test_what_is_planned_before_the_draw_and_out_of_turn_is_a_meld_but_not_legal_yet() -> None:
    hands = ["QC QD QH 4C 5C", "JC JD JH 4D"]
    early = fit(placed(hands, OPENED, phase="draw"), "QC QD QH", "new")
    assert early.why is None and code(early.lacks) == "draw-first" and early.count.counts == 30
    other = fit(placed(hands, OPENED, turn=2), "QC QD QH", "new")
    assert other.why is None and code(other.lacks) == "not-your-turn" and other.count.counts == 30
    assert code(fit(placed(hands, OPENED, turn=2), "QC QD", "new").why) == "too-short"


def test_the_pile_is_taken_with_a_pair_and_further_melds() -> None:
    state = placed(["9D 9H AC AD AH 4C 5C"], phase="draw")
    alone = fit(state, "9D 9H", "take")
    assert (alone.act, alone.why, code(alone.lacks)) == ("take 9D 9H", None, "below-minimum")
    both = fit(state, "AC AD AH", "new", "take 9D 9H")
    assert (both.act, both.lacks, both.count.counts) == ("take 9D 9H / AC AD AH", None, 90)
    assert code(fit(state, "9D 4C", "take").why) == "needs-natural-pair"


def test_the_pile_joins_a_meld_where_the_edition_lets_it() -> None:
    melds = ["9S 9D 9H"]
    state = placed(["9D 9H AC 4C"], melds, code="samba", phase="draw")
    assert fit(state, "9D 9H", "take#1").lacks is None
    targets = [
        one.target
        for one in Planner(placed(["9D 9H AC"], melds, phase="draw"), 1)
        .fittings(None, read_cards(["9D"]))
        .targets
    ]
    assert "take#1" not in targets and "take" in targets


def test_nothing_is_taken_once_the_turn_has_begun() -> None:
    found = fit(placed(["9D 9H AC 4C"], OPENED), "9D 9H", "take")
    assert code(found.why) == "already-drawn"


@pytest.mark.parametrize(
    ("edition", "melds", "cards", "target", "kind"),
    [
        ("bolivia", ["KC KD KH KS KC KD"], "KH", "#1", "natural"),
        ("bolivia", ["KC KD KH KS KC KD"], "2H", "#1", "mixed"),
        ("bolivia", ["4H 5H 6H 7H 8H 9H"], "TH", "#1", "escalera"),
        ("samba", ["4H 5H 6H 7H 8H 9H"], "TH", "#1", "samba"),
        ("bolivia", ["2C 2D X X 2S X"], "2H", "#1", "bolivia"),
    ],
)
def test_it_is_told_what_would_be_finished(
    edition: str, melds: list[str], cards: str, target: str, kind: str
) -> None:
    found = fit(placed([f"{cards} 4C 5C 6D"], melds, code=edition), cards, target)
    assert found.count.finishes == [Finish(1, kind)]  # type: ignore[arg-type]


def test_a_new_meld_of_seven_is_finished_at_once_under_the_number_it_gets() -> None:
    found = fit(placed(["4S 5S 6S 7S 8S 9S TS 4C 5C"], OPENED), "4S 5S 6S 7S 8S 9S TS", "new")
    assert found.count.finishes == [Finish(4, "escalera")]


def test_black_threes_come_last_and_wait_for_the_going_out() -> None:
    state = placed(["3C 3C 3C QC QD QH 4C 5C"], OPENED)
    alone = fit(state, "3C 3C 3C", "black")
    assert alone.why is None and code(alone.lacks) == "black-threes-only-going-out"
    after = fit(state, "QC QD QH", "new", "meld 3C 3C 3C")
    assert after.act.startswith("meld QC QD QH / 3") and after.why is None
    told = {cards: offered(state, cards) for cards in ("3C 3C 3C", "QC QD QH", "3C QC QD")}
    assert {"black", "new"} & told["3C 3C 3C"] == {"black"}
    assert {"black", "new"} & told["QC QD QH"] == {"black", "new"} & told["3C QC QD"] == {"new"}


def test_without_cards_only_the_act_is_judged() -> None:
    found = Planner(placed(["QC QD QH 4C 5C"], OPENED), 1).fittings(parse_act("meld QC QD QH"), [])
    assert found.targets == [] and found.staged is not None
    assert found.staged.lacks is None and found.staged.count.left == 2


def test_a_card_that_is_not_held_fits_nowhere() -> None:
    state = placed(["QC QD 4C"], OPENED)
    assert {code(one.why) for one in Planner(state, 1).fittings(None, [52]).targets} <= {
        "card-not-in-hand",
        "already-drawn",
    }


def test_one_card_is_discarded_and_not_two() -> None:
    state = placed(["QC QD 4C 5C"], OPENED)
    assert fit(state, "QC", "discard").lacks is None
    assert code(fit(state, "QC QD", "discard").why) == "one-discard"


def test_only_acts_that_lay_cards_are_planned() -> None:
    with pytest.raises(Refused, match="not-now"):
        Planner(placed(["QC QD"]), 1).fittings(parse_act("draw"), [])


def test_cards_that_are_none_are_refused() -> None:
    with pytest.raises(Refused, match="malformed"):
        read_cards(["1C"])


def test_a_hand_of_a_hundred_cards_asks_the_engine_a_bounded_number_of_times() -> None:
    hand = " ".join([f"{rank}{suit}" for rank in "456789TJQKA" for suit in "CDHS" for _ in range(2)])
    state = placed([hand + " 2C 2D 2H 2S X X"], OPENED, pile="9C")
    cards = hand_of(state, 1)
    assert len(cards) == 94
    found = Planner(state, 1).fittings(None, cards[:3])
    assert len(found.targets) == len(["new", "take", "discard"]) + len(OPENED)
