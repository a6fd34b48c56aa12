"""Positions for single tests: what the first player is dealt and draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from escalera.cards import parse_cards
from escalera.engine.deal import deal
from escalera.engine.doing import do_step
from escalera.engine.law import Law
from escalera.engine.state import State
from escalera.engine.step import STEP_DRAW
from escalera.rules import edition
from tests.engine.stocks import in_hands


def drawn(
    code: str, players: int, cards: str, house: Mapping[str, str] | None = None, total: int = 0
) -> State:
    """Seat 1 begins, with exactly these cards after its draw."""
    law = Law(edition(code).with_house_rules(house or {}), players)
    faces = parse_cards(cards)
    assert len(faces) == law.hand + law.draw
    rest = Counter(law.rules.pack())
    rest.subtract(faces)
    assert min(rest.values()) >= 0
    others = sorted(rest.elements(), key=lambda face: face // 4 == 1 or law.rules.is_wild(face))
    hands = [faces[: law.hand]] + [[others.pop(0) for _ in range(law.hand)] for _ in range(players - 1)]
    upcard = others.pop(0)
    order = in_hands(law, players - 1, hands, [upcard, *faces[law.hand :], *others])
    state = deal(law, players - 1, order, [total] * law.sides)
    do_step(state, STEP_DRAW)
    return state
