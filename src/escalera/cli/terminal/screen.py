"""The state of the whole screen: made from a `View`, the names, the plan and the order of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from escalera.cli.terminal.hand import Hand, arrange
from escalera.cli.terminal.menu import menu_of
from escalera.cli.terminal.plan import Plan, counted, needed
from escalera.cli.terminal.table import TableShown, table_shown
from escalera.engine.events import Event
from escalera.engine.view import View
from escalera.errors import Refused


@dataclass(frozen=True, slots=True)
class PlanShown:
    """What is laid out; `needed` is 0 where nothing is, `refused` says why it can't be played yet."""

    plan: Plan
    top: int
    counted: int
    needed: int
    left: int
    refused: Refused | None


@dataclass(frozen=True, slots=True)
class Screen:
    """All that is shown at once."""

    table: TableShown
    hand: Hand
    events: tuple[Event, ...]
    plan: PlanShown | None
    menu: tuple[str, ...]
    asker: int
    """The seat that has asked the viewer, or 0."""


def screen_of(view: View, names: Sequence[str], plan: Plan, order: str) -> Screen:
    """The screen of the view's seat."""
    return Screen(
        table_shown(view, names),
        hand_of_view(view, plan, order),
        tuple(view.events),
        _plan_shown(view, plan) if plan else None,
        tuple(menu_of(view, plan)) if view.to_act == view.seat else (),
        int(view.state.turn) + 1 if view.to_act == view.seat and view.state.turn != view.seat - 1 else 0,
    )


def hand_of_view(view: View, plan: Plan, order: str) -> Hand:
    """The viewer's hand, what came last marked and what is laid out set aside."""
    return arrange(view.hand, order, new_cards(view), plan.cards)


def new_cards(view: View) -> list[int]:
    """What came into the hand with the viewer's last draw or take, while his turn lasts."""
    if view.to_act != view.seat:
        return []
    own = [event for event in view.events if event.seat == view.seat]
    last = next((event for event in reversed(own) if event.kind in ("drew", "take", "discard")), None)
    if last is None or last.kind == "discard":
        return []
    return list(last.cards[:-1] if last.kind == "take" else last.cards)


def _plan_shown(view: View, plan: Plan) -> PlanShown:
    left = len(view.hand) - len(plan.cards)
    if plan.take:
        left += int(view.state.buried())
    return PlanShown(
        plan, int(view.state.top()), counted(plan, view), needed(view), left, view.check(plan.act())
    )
