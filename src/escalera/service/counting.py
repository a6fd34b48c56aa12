"""Would this act be legal, and what would it count: asked before it is played."""

from __future__ import annotations

from escalera.engine.act import ADD, MELD, TAKE, Act
from escalera.engine.laying import take_back
from escalera.engine.refusing import lay_act, lay_take, missing_card
from escalera.engine.rounds import Round
from escalera.engine.state import MINIMUM, State
from escalera.engine.view import hidden
from escalera.errors import Refused


class Count:
    """Card points an act `counts`, `needed` to open (0: nothing), and the cards `left` after it."""

    def __init__(self, refused: Refused | None, counts: int, needed: int, left: int) -> None:
        self.refused = refused
        self.counts = counts
        self.needed = needed
        self.left = left


def count_act(played: Round, seat: int, act: Act) -> Count:
    """What an act of the seat would come to. Changes nothing."""
    refused = played.check(act, seat)
    state = hidden(played.state, seat)
    needed = 0 if state.has_opened() else int(state.of_side(state.side, MINIMUM))
    held = int(state.count(seat - 1))
    if act.verb not in (MELD, ADD, TAKE) or not can_be_laid(state, seat, act, refused):
        return Count(refused, 0, needed, held)
    if act.verb == TAKE:
        lay_take(state, act)
    else:
        lay_act(state, act)
    counts, left = int(state.pending_points), int(state.left_after_act())
    take_back(state, 0)
    return Count(refused, counts, needed, left)


FORMS = (
    "below-minimum",
    "keep-two",
    "no-right-to-go-out",
    "partner-said-no",
    "ask-first",
    "partner-said-yes",
)
"""Refusals of acts whose lists are well formed, so that they can be counted all the same."""


def can_be_laid(state: State, seat: int, act: Act, refused: Refused | None) -> bool:
    """Whether the act's lists are melds, whatever else is wrong with it."""
    if state.turn != seat - 1 or missing_card(state, act) is not None:
        return False
    return refused is None or refused.code in FORMS
