"""The prepared deals are deals: exactly the pack, and the cards where they are said to be."""

from __future__ import annotations

from collections import Counter

import pytest

from escalera.cards import card_text, parse_cards
from escalera.engine.state import is_red_three
from escalera.lesson.deal import LEARNER, PLAYERS, RULES, Deal, left_over, pack
from escalera.lesson.deals import MELDS, ROUND
from escalera.lesson.lesson import Lesson, new_table
from escalera.service.render import render
from tests.lesson.walking import onward


@pytest.mark.parametrize("deal", [MELDS, ROUND], ids=lambda deal: deal.name)
def test_a_deal_is_exactly_the_pack(deal: Deal) -> None:
    assert Counter(deal.order()) == Counter(pack(RULES))
    assert len(deal.order()) == RULES.cards


@pytest.mark.parametrize("deal", [MELDS, ROUND], ids=lambda deal: deal.name)
def test_everybody_is_dealt_a_full_hand_with_what_is_named(deal: Deal) -> None:
    played = new_table(deal, "Ada").round
    assert played is not None and played.to_act == deal.dealer % PLAYERS + 1
    assert not any(is_red_three(card) for card in deal.order()[: PLAYERS * RULES.hand.of(PLAYERS)])
    for seat in range(1, PLAYERS + 1):
        held = Counter(played.view(seat).hand)
        assert held.total() == RULES.hand.of(PLAYERS)
        assert not Counter(parse_cards(deal.hands.get(seat, ""))) - held
    assert [card_text(int(card)) for card in played.state.pile] == [deal.upcard]


def test_no_card_is_lost_or_made_on_the_way() -> None:
    lesson = Lesson("whole", "Ada")
    while not lesson.over:
        onward(lesson)
        view = render(lesson.table, LEARNER, frozenset(), None, 0)
        if view.round is not None:
            laid = [len(meld.cards) for side in view.round.sides for meld in side.melds]
            reds = [len(side.red_threes) for side in view.round.sides]
            held = [seat.cards for seat in view.seats]
            assert sum([*held, *laid, *reds, view.round.stock, len(view.round.pile)]) == RULES.cards


def test_more_of_a_card_than_there_are_is_refused() -> None:
    with pytest.raises(ValueError, match="lacks"):
        left_over(RULES, parse_cards("4C 4C 4C 4C"))
