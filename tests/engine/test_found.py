"""Faults that walks and the twin have found, one test each."""

from __future__ import annotations

from escalera.cards import FOUR, parse_cards
from escalera.engine.act import ADD, DISCARD, DRAW, MELD, TAKE, Act, Part
from escalera.engine.acting import act_of
from escalera.engine.doing import do_step
from escalera.engine.law import BLACK
from escalera.engine.playing import do_act
from escalera.engine.reach import can_go_out, can_open
from escalera.engine.refusing import refusal
from escalera.engine.state import State
from escalera.engine.step import STEP_CLOSE, STEP_RANK, STEP_TAKE
from tests.engine.faces import hand
from tests.engine.positions import drawn
from tests.engine.reaching import is_reached, listed
from tests.engine.snapshot import differing

ESCALERA = "4H 5H 6H 7H 8H 9H TH"
KINGS = "KC KD KH KS KC KD KH"


def act(verb: str, *lists: str) -> Act:
    """An act of new melds; a list may begin with the number of a meld."""
    parts = []
    for text in lists:
        number, _, cards = text.rpartition("#")[-1].partition(" ") if text[0] == "#" else ("0", "", text)
        parts.append(Part(int(number), tuple(parse_cards(cards))))
    return Act(verb, tuple(parts))


def begin_with_black_threes(state: State) -> None:
    """Start the act with its black threes, although they are written last."""
    step = next(step for step in listed(state) if step & 15 == STEP_RANK and step >> 4 & 255 == BLACK)
    do_step(state, step)


def test_ruling_19_black_threes_laid_first_are_numbered_last() -> None:
    state = drawn("bolivia", 2, f"{ESCALERA} {KINGS} 3C 3C 3S KS", {"hand": "16"})
    base = state.clone()
    begin_with_black_threes(state)
    goal = act(MELD, ESCALERA, KINGS, "3C 3C 3S")
    while set(state.pending_steps) and STEP_CLOSE not in listed(state):
        do_step(state, next(step for step in listed(state) if step != STEP_CLOSE))
    laid = act_of(state, STEP_CLOSE)
    do_step(state, STEP_CLOSE)
    assert laid and laid.parts[-1].cards == tuple(parse_cards("3C 3C 3S"))
    assert refusal(base, 0, laid) is None
    whole = base.clone()
    do_act(whole, laid)
    assert not differing(whole, state)
    assert is_reached(base, goal)
    do_act(base, goal)
    assert refusal(base, 0, act(ADD, "#2 KS")) is None


def test_ruling_18_a_black_three_that_stays_is_one_of_the_two_kept() -> None:
    """130 points would leave one card; a seven kept beside the black three leaves 125."""
    state = drawn("classic", 3, "2H 3C 7C 7C 7D 7H 8D 8D 8H 8S TC TD TH TH TS", total=3000)
    opening = act(MELD, "2H 7C 7D 7H", "8D 8D 8H 8S", "TC TD TH TH TS")
    assert refusal(state, 0, opening) is None
    assert is_reached(state, opening)
    for step in [step for step in listed(state) if step & 15 == STEP_RANK]:
        then = state.clone()
        do_step(then, step)
        assert listed(then)


def test_a_pair_needs_a_wild_that_the_edition_lets_it_have() -> None:
    """With three naturals for each wild a pair can't be laid: asking was offered for nothing."""
    cards = f"{ESCALERA} {KINGS} 9C 9D X"
    assert can_go_out(drawn("bolivia", 2, cards), 1, True)
    assert not can_go_out(drawn("bolivia", 2, cards, {"naturals_per_wild": "3"}), 1, True)


def test_five_wilds_make_no_melds_of_four() -> None:
    """Canastas of four: five wilds are one meld and one card too many."""
    cards = "4C 5C 6C 7C 2C 2C 2D 2D X"
    state = drawn("mini-wilds", 2, cards, {"players": "2", "hand": "7"})
    assert can_go_out(state, 1, True)
    assert not can_go_out(state, 0, True)
    assert not can_open(state, 20 + 4 * 20 + 50, 0)


def test_a_joining_take_with_a_wild_is_the_take_with_a_natural_and_a_wild() -> None:
    """Where one natural and a wild don't take the pile, they don't take it onto a meld either."""
    cards = "4C 4D 4H AC AD AH 4S X 2C KC QD 8D 9D TD JD QS KS"
    state = drawn("samba", 2, cards, {"pair_always": "no"})
    do_act(state, act(MELD, "4C 4D 4H", "AC AD AH"))
    do_act(state, act(DISCARD, "QS"))
    do_act(state, Act(DRAW))
    four = next(face for face in hand(state, 1) if face // 4 == FOUR)
    do_act(state, Act(DISCARD, (Part(0, (four,)),)))
    assert not [step for step in listed(state) if step & 15 == STEP_TAKE]
    refused = refusal(state, 0, act(TAKE, "#1 4S X"))
    assert refused is not None
    assert refused.code == "needs-natural-pair"


def test_ruling_9_a_take_begins_no_sequence() -> None:
    """On an open pile the act was let through, and laid its cards as a rank meld."""
    house = {"pair_always": "no", "take_natural_and_wild": "yes"}
    cards = "AC AD AH 5C 6C X 2C KC QD 8D 9D TD JD QS KD KH 9S"
    state = drawn("samba", 2, cards, house)
    do_act(state, act(MELD, "AC AD AH"))
    do_act(state, act(DISCARD, "QS"))
    do_act(state, Act(DRAW))
    do_act(state, act(DISCARD, "4C"))
    refused = refusal(state, 0, act(TAKE, "5C 6C"))
    assert refused is not None
    assert refused.code == "needs-natural-pair"
