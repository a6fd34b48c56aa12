"""The rest of a turn as a level would play it, and why: reasons that anybody can check from the view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final, Literal

from mypy_extensions import i64

from escalera.bots.bot import Bot
from escalera.bots.instead import second_best
from escalera.bots.reasons import Reason, reasons_for
from escalera.bots.said import Said
from escalera.bots.turns import Turn, do, rest_of, turn_of
from escalera.bots.where import where_of
from escalera.engine.act import ADD, MELD, Act
from escalera.engine.playing import do_act
from escalera.engine.refusing import refusal
from escalera.engine.state import State
from escalera.engine.view import View

MOST_PARTS: Final = 4
"""Lists of an act whose order is tried when it is told part by part."""

Against = Literal["meant", "other", "none"]
"""What the reasons compare with: the move that was meant, the second best, or nothing."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Acts for the rest of a turn, as far as they can be known: a draw from the stock ends them.

    `first` is the next act as a whole, with all that is laid; `actions` tell its parts one by one.
    `agrees` says that the move that was meant comes to the same.
    """

    actions: tuple[Act, ...]
    reasons: tuple[Reason, ...]
    level: str
    where: Said
    first: Act
    against: Against = "none"
    agrees: bool = False
    compared: tuple[Act, ...] = field(default=())
    """The acts of the turn that the reasons compare with."""


def advise(view: View, bot: Bot, meant: Act | None = None) -> Advice:
    """What a player would do from here to the end of the turn; the partner, once asked, says yes.

    `meant` is an act that the asker has in mind: the reasons compare with it where it is legal and comes
    to something else. Raises ValueError when the view's seat isn't to act.
    """
    if not view.seat or view.to_act != view.seat:
        raise ValueError(f"seat {view.seat} isn't to act")
    mine = turn_of(view, rest_of(view, bot))
    wanted = turn_meant(view, bot, meant)
    agrees = wanted is not None and mine.comes_to(wanted)
    other = second_best(view, mine) if wanted is None or agrees else wanted
    against: Against = "none" if other is None else "meant" if other is wanted else "other"
    return Advice(
        tuple(told_apart(view, mine)),
        tuple(reasons_for(view, mine, other)),
        bot.name,
        where_of(view, mine),
        mine.acts[0],
        against,
        agrees,
        other.acts if other is not None else (),
    )


def turn_meant(view: View, bot: Bot, meant: Act | None) -> Turn | None:
    """The turn that begins with an act and goes on as the player would; None where it isn't legal."""
    if meant is None or view.check(meant) is not None:
        return None
    return turn_of(view, rest_of(view, bot, meant))


def told_apart(view: View, turn: Turn) -> Iterator[Act]:
    """New melds and each addition as acts of their own, where the rules let them follow each other."""
    state = view.state.clone()
    for act in turn.acts:
        yield from pieces_of(state, act)
        do(state, view.seat, act)


def pieces_of(state: State, act: Act) -> tuple[Act, ...]:
    """An act, or its parts as acts in an order that is legal."""
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
