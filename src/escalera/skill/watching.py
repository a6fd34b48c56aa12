"""Keeping `Known` up to date: from steps as they are done, or from a view's events."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from escalera.engine.events import Event
from escalera.engine.laying import FROM_HAND
from escalera.engine.state import TAKING, State, is_red_three
from escalera.engine.step import STEP_CLOSE, STEP_DISCARD, STEP_DRAW, first, op_of
from escalera.skill.known import Known


def watch_step(known: Known, s: State, step: i64) -> None:
    """Note what a step shows to everybody, before it is done."""
    op = op_of(step)
    if op == STEP_DISCARD:
        known.discarded(s.turn, first(step))
    elif op == STEP_DRAW:
        if s.top() >= 0:
            known.left_lying(s.turn, s.top())
    elif op == STEP_CLOSE:
        watch_close(known, s)


def watch_close(known: Known, s: State) -> None:
    """The cards of an act that is being closed, and those of the pile that come with a take."""
    for i in range(len(s.pending_steps)):
        change = s.pending_steps[i]
        if change & 15 == FROM_HAND:
            known.showed(s.turn, (change >> 4) & 255)
    if s.pending == TAKING:
        for i in range(len(s.pile) - 1):
            if not is_red_three(s.pile[i]):
                known.took(s.turn, s.pile[i])


def from_events(events: Sequence[Event]) -> Known:
    """What the events of a round have shown so far."""
    known = Known()
    pile: list[int] = []
    for event in events:
        if event.act is not None:
            watch_act(known, event.seat - 1, event, pile)
        elif event.kind == "upcard":
            pile = list(event.cards)
    return known


def watch_act(known: Known, seat: i64, event: Event, pile: list[int]) -> None:
    """Note what an act's event shows, and keep the pile."""
    act = event.act
    if act is None:
        return
    if event.kind == "discard":
        face = event.cards[0]
        known.discarded(seat, face)
        pile.append(face)
    elif event.kind == "draw":
        if pile:
            known.left_lying(seat, pile[-1])
    elif event.kind == "top":
        pile.pop()
    else:
        for part in act.parts:
            for card in part.cards:
                known.showed(seat, card)
        if event.kind == "take":
            for card in pile[:-1]:
                if not is_red_three(card):
                    known.took(seat, card)
            pile.clear()
