"""Which melds of the own side take a card."""

from __future__ import annotations

from collections.abc import Sequence

from escalera.cli.terminal.melds import melds_shown
from escalera.cli.terminal.plan import Plan
from escalera.engine.act import Part
from escalera.engine.codes import is_of_the_whole
from escalera.engine.view import View


def melds_for(view: View, plan: Plan, cards: Sequence[int]) -> list[int]:
    """The numbers of the melds that take these cards together, beside what is laid out."""
    return [number for number in own_numbers(view) if takes(view, plan, number, cards)]


def takes(view: View, plan: Plan, number: int, cards: Sequence[int]) -> bool:
    """Whether a meld takes these cards."""
    found = view.check(plan.with_list(Part(number, tuple(cards))).act())
    return found is None or is_of_the_whole(found)


def own_numbers(view: View) -> list[int]:
    """The numbers of the own side's melds."""
    side = int(view.state.law.side_of[view.seat - 1])
    return [meld.number for meld in melds_shown(view, side)]


def additions(view: View, plan: Plan, left: Sequence[int]) -> dict[int, list[int]]:
    """For each own meld the cards in hand that fit, one by one."""
    faces = sorted(set(left))
    found = {n: [face for face in faces if takes(view, plan, n, [face])] for n in own_numbers(view)}
    return {number: fit for number, fit in found.items() if fit}
