"""The one place that hides: what a seat, or a spectator, may see of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escalera.engine.act import Act
from escalera.engine.events import Event
from escalera.engine.law import RANKS, Law
from escalera.engine.laying import take_back
from escalera.engine.listing import list_steps
from escalera.engine.refusing import refusal
from escalera.engine.state import State
from escalera.engine.step import Steps
from escalera.engine.vecs import vec
from escalera.errors import Refused
from escalera.rules import Rules


def hidden(s: State, seat: int) -> State:
    """A copy of the state without what `seat` (from 1; 0 for a spectator) may not see.

    Other hands keep only their number of cards, the stock only its size, and an act under way is
    taken back. The copy can be asked and planned on, but nothing can be drawn from it.
    """
    shown = s.clone()
    take_back(shown, 0)
    for other in range(shown.law.players):
        if other != seat - 1:
            for place in range(RANKS):
                shown.hands[other * RANKS + place] = 0
    shown.stock = vec[i64](capacity=0)
    return shown


def laid_out(
    law: Law, hands: list[int], nums: list[int], melds: list[int], pile: list[int], reds: list[int]
) -> State:
    """A state with these cards and no stock, no act under way.

    Here, since each vector that interpreted code gives to a compiled object stays in memory for ever.
    """
    s = State(law)
    s.hands = vec[i64](hands)
    s.nums = vec[i64](nums)
    s.melds = vec[i64](melds)
    s.pile = vec[i64](pile)
    s.reds = vec[i64](reds)
    s.pending_base = s.meld_count()
    return s


class View:
    """What one seat may see: the table, its own hand and the events it was shown, in order.

    `state` is the round as this seat knows it (see `hidden`); `seat` is 0 for a spectator.
    """

    def __init__(self, state: State, seat: int, number: int, events: list[Event]) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.number: Final = number
        self.events: Final = events

    @property
    def to_act(self) -> int:
        """The seat that is to act or answer, 0 when the round is over."""
        return awaited(self.state)

    @property
    def hand(self) -> list[int]:
        """The seat's own cards, lowest face first."""
        return hand_of(self.state, self.seat)

    @property
    def pile(self) -> list[int]:
        """The discard pile's cards, the top card last."""
        return [int(self.state.pile[i]) for i in range(len(self.state.pile))]

    @property
    def stock(self) -> int:
        """How many cards can still be drawn."""
        return int(self.state.stock_left)

    @property
    def rules(self) -> Rules:
        """The rules of the table: `rules.points(card)`, `rules.is_wild(card)`, and every number of them."""
        return self.state.law.rules

    def check(self, act: Act) -> Refused | None:
        """Why the seat may not do this act now, or None."""
        return refusal(self.state, self.seat - 1, act)

    def steps(self) -> Steps:
        """The legal steps, when this seat is to act; otherwise none."""
        steps = Steps()
        if self.seat and self.to_act == self.seat:
            list_steps(self.state, steps)
        return steps


def awaited(s: State) -> int:
    """The seat, from 1, that is to act or whose answer is due; 0 when the round is over."""
    if s.phase == 2:
        return 0
    return int(s.answering if s.question == 1 else s.turn) + 1


def hand_of(s: State, seat: int) -> list[int]:
    """The cards of a seat (from 1), lowest face first; empty for a spectator or a hidden hand."""
    cards: list[int] = []
    if seat == 0:
        return cards
    who: i64 = seat - 1
    for face in range(53):
        cards.extend([face] * int(s.holds_face(who, face)))
    return cards
