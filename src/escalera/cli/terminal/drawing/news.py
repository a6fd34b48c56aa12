"""What has happened, in sentences: one for all that a player did in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from escalera.cli.terminal.drawing.pen import Pen
from escalera.engine.act import Part
from escalera.engine.events import Event
from escalera.engine.state import is_wild

SILENT = ("turn", "hand")
WHOLE = ("deal", "upcard", "stock-out")
"""Events that are sentences of their own."""


def since_own_discard(events: Sequence[Event], seat: int) -> list[Event]:
    """The events after the seat's last discard; all of the round's when there is none."""
    last = -1
    for at, event in enumerate(events):
        if event.kind == "discard" and event.seat == seat:
            last = at
    return list(events[last + 1 :])


def news(pen: Pen, events: Iterable[Event]) -> list[str]:
    """A line for what each player did in a row, as far as the viewer may know it."""
    told = [event for event in events if event.kind not in SILENT and event.is_seen_by(pen.seat)]
    rows = groupby(told, key=lambda event: (event.seat, event.kind in WHOLE))
    return [line for (seat, whole), row in rows for line in _lines(pen, seat, whole, list(row))]


def _lines(pen: Pen, seat: int, whole: bool, events: list[Event]) -> list[str]:
    if whole:
        return [sentence(pen, event) for event in events]
    told = _draw_first(_reds_together(events))
    done = [clause for event in told for clause in clauses(pen, event)]
    return [pen.say("did", player=pen.name(seat), done=pen.words.listed(done))] if done else []


def _reds_together(events: Iterable[Event]) -> list[Event]:
    """The events with red threes that were laid one after the other told as one."""
    found: list[Event] = []
    for event in events:
        if found and event.kind == found[-1].kind == "red":
            before = found.pop()
            event = Event("red", event.seat, event.audience, before.cards + event.cards)
        found.append(event)
    return found


def _draw_first(events: list[Event]) -> list[Event]:
    """The player's own draw before the red threes that came with it, as it is told of others."""
    found = list(events)
    for at, event in enumerate(events[1:], 1):
        if event.kind == "drew" and events[at - 1].kind == "red":
            found[at - 1], found[at] = event, events[at - 1]
    return found


def sentence(pen: Pen, event: Event) -> str:
    """An event that is a sentence of its own."""
    if event.kind == "deal" and event.seat == pen.seat:
        return pen.say("own-deal", count=event.count)
    player = pen.name(event.seat) if event.seat else ""
    return pen.words.text(f"event-{event.kind}", player=player, count=event.count, cards=event.cards)


def clauses(pen: Pen, event: Event) -> list[str]:
    """What a player did with one act: `draws 2 cards`, `lays 4♥ 5♥ 6♥`."""
    parts = event.act.parts if event.act is not None else ()
    if event.kind == "lay":
        return [_laid(pen, event, part) for part in parts]
    if event.kind == "take":
        return [_taken(pen, event, parts[0]), *[_laid(pen, event, part) for part in parts[1:]]]
    if event.kind == "top":
        return [_did(pen, event, "top", card=event.cards[0], meld=parts[0].meld)]
    if event.kind == "merge":
        return [_did(pen, event, "merge", meld=parts[0].meld, gone=parts[1].meld)]
    if event.kind == "draw" and event.seat == pen.seat:
        return []
    facts: dict[str, object] = {"count": event.count, "cards": event.cards}
    if len(event.cards) == 1:
        facts["card"] = event.cards[0]
    return [_did(pen, event, event.kind, **facts)]


def _taken(pen: Pen, event: Event, first: Part) -> str:
    top = event.cards[-1]
    cards = in_order((top, *first.cards))
    key = "take-onto" if first.meld else "take"
    return _did(pen, event, key, count=event.count, cards=cards, meld=first.meld)


def _laid(pen: Pen, event: Event, part: Part) -> str:
    key = "add" if part.meld else "lay"
    return _did(pen, event, key, cards=in_order(part.cards), meld=part.meld)


def in_order(cards: Iterable[int]) -> tuple[int, ...]:
    """Cards as they lie in a meld: naturals upward, then wilds."""
    return tuple(sorted(cards, key=lambda face: (is_wild(face), face)))


def _did(pen: Pen, event: Event, kind: str, **facts: object) -> str:
    return pen.say(f"did-{kind}", own=event.seat == pen.seat, **facts)
