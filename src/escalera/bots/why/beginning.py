"""What speaks for a way to begin the turn: from the stock, with the pile, with its top card alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from escalera.bots.where import can_take
from escalera.bots.why.case import Case
from escalera.bots.why.reason import Reason
from escalera.engine.act import DRAW, TAKE, TOP, Act
from escalera.engine.sheet import card_cost
from escalera.engine.state import is_red_three
from escalera.skill import weights as name

SMALL: Final = 4
"""Cards up to which a pile is called small."""
LEAST: Final = 1.0
"""The weight of what is said where there is nothing else to say."""


def of_beginning(case: Case) -> Iterator[Reason]:
    """Why the turn begins as it does."""
    first = case.mine.acts[0]
    if first.verb == DRAW:
        yield from of_draw(case)
    elif first.verb == TAKE:
        yield from of_take(case)
    elif first.verb == TOP:
        facts = {"card": int(case.before.top()), "meld": first.parts[0].meld}
        yield Reason("top", facts, 40.0)


def of_draw(case: Case) -> Iterator[Reason]:
    """Why the pile is left lying."""
    s, other = case.before, case.other.acts[0] if case.other is not None else None
    if not can_take(case.view):
        yield Reason("no-take", {}, LEAST)
    elif other is not None and other.verb == TAKE:
        if len(s.pile) <= SMALL:
            yield Reason("small-pile", {"count": len(s.pile)}, 60.0)
        yield from of_cost(case, other)


def of_cost(case: Case, take: Act) -> Iterator[Reason]:
    """What taking the pile would cost."""
    spent = [card for part in take.parts for card in part.cards]
    yield Reason("spends", {"cards": spent}, 30.0 + 5.0 * len(spent))
    buried = [int(case.before.pile[at]) for at in range(len(case.before.pile) - 1)]
    brought = sum(card_cost(case.before, card) for card in buried if not is_red_three(card))
    if case.ends_soon and brought > 0:
        yield Reason("burden", {"score": brought}, float(case.thought.o.hazard) * brought)


def of_take(case: Case) -> Iterator[Reason]:
    """What the pile brings."""
    count = len(case.before.pile)
    if case.other is None or case.other.acts[0].verb != TAKE:
        each = case.weight(name.DRAWING) + case.weight(name.PILE_CARD)
        drawn = case.weight(name.DRAWING) * int(case.law.draw)
        yield Reason("pile", {"count": count}, each * float(count) - drawn)
    else:
        yield Reason("pile", {"count": count}, LEAST)
