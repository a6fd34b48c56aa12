"""Engine events as wire events: cards as text."""

from __future__ import annotations

from escalera.cards import card_text
from escalera.engine.events import Event
from escalera.notation import act_text
from escalera.protocol.answers import WireEvent


def wire_event(event: Event, seq: int) -> WireEvent:
    """An event of the round for those who may see it."""
    cards = [card_text(card) for card in event.cards]
    act = act_text(event.act) if event.act is not None else None
    return WireEvent(event.kind, seq, event.seat, cards, event.count, act)
