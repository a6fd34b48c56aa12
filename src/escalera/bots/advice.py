"""The rest of a turn as a level would play it, and why: reasons that anybody can check from the view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final

from mypy_extensions import i64

from escalera.bots.bot import Bot, Budget
from escalera.bots.reasons import Reason, reasons_for
from escalera.engine.act import ADD, ASK, DRAW, MELD, PASS, YES, Act
from escalera.engine.playing import do_act
from escalera.engine.refusing import refusal
from escalera.engine.state import OVER, State
from escalera.engine.view import View, awaited

MOST_ACTS: Final = 40
"""Acts of one turn; more would be a fault."""
MOST_PARTS: Final = 4
"""Lists of an act whose order is tried when it is told part by part."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Acts for the rest of a turn, as far as they can be known: a draw from the stock ends them."""

    actions: tuple[Act, ...]
    reasons: tuple[Reason, ...] = field(default=())
    level: str = "expert"


def advise(view: View, bot: Bot) -> Advice:
    """What a player would do from here to the end of the turn; the partner, once asked, says yes.

    Raises ValueError when the view's seat isn't to act.
    """
    if not view.seat or view.to_act != view.seat:
        raise ValueError(f"seat {view.seat} isn't to act")
    actions: list[Act] = []
    state = view.state.clone()
    while goes_on(state, view.seat, actions):
        now = View(state, view.seat, view.number, view.events)
        for act in told_apart(state, bot.decide(now, Budget())):
            actions.append(act)
            if act.verb != DRAW:
                do_act(state, act)
        while actions[-1].verb == ASK and awaited(state) not in (0, view.seat):
            do_act(state, Act(YES))
    return Advice(tuple(actions), tuple(reasons_for(view, actions)), bot.name)


def goes_on(state: State, seat: int, actions: list[Act]) -> bool:
    """Whether there is more to say."""
    if actions and actions[-1].verb in (DRAW, PASS):
        return False
    return state.phase != OVER and awaited(state) == seat and len(actions) < MOST_ACTS


def told_apart(state: State, act: Act) -> tuple[Act, ...]:
    """New melds and each addition as acts of their own, where the rules let them follow each other."""
    if act.verb not in (MELD, ADD) or len(act.parts) < 2:
        return (act,)
    new = tuple(part for part in act.parts if not part.meld)
    pieces = ([Act(MELD, new)] if new else []) + [Act(ADD, (part,)) for part in act.parts if part.meld]
    return next((order for order in orders(pieces) if is_legal(state, order)), (act,))


def orders(pieces: list[Act]) -> Iterator[tuple[Act, ...]]:
    """Orders worth trying: as they stand, and all where they are few."""
    return iter([tuple(pieces)]) if len(pieces) > MOST_PARTS else permutations(pieces)


def is_legal(state: State, acts: tuple[Act, ...]) -> bool:
    """Whether acts may follow each other."""
    trial = state.clone()
    seat: i64 = trial.turn
    for act in acts:
        if refusal(trial, seat, act) is not None:
            return False
        do_act(trial, act)
    return True
