"""The events an act causes, read off the state before and after it."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.act import ADD, DISCARD, DRAW, MELD, TAKE, TOP, Act
from escalera.engine.events import EVERYBODY, Event
from escalera.engine.state import WENT_OUT, State, is_red_three
from escalera.engine.view import hand_of


class Before:
    """What must be remembered of the state before an act to tell what happened."""

    def __init__(self, s: State) -> None:
        self.seat: int = int(s.answering if s.question == 1 else s.turn) + 1
        self.turn: int = int(s.turn) + 1
        self.turns: i64 = s.turns
        self.stock_left: i64 = s.stock_left
        self.reds: i64 = len(s.reds)
        self.pile = s.pile
        self.pile_size: i64 = len(s.pile)


def after_deal(s: State, dealer: int) -> list[Event]:
    """The events of a deal."""
    events = [Event("deal", dealer, EVERYBODY, (), int(s.law.hand))]
    players = int(s.law.players)
    events += red_events(s, 0)
    for place in range(players):
        seat = (dealer + place) % players + 1
        events.append(Event("hand", seat, seat, tuple(hand_of(s, seat))))
    events.append(Event("upcard", 0, EVERYBODY, pile_cards(s, 0)))
    events.append(Event("turn", int(s.turn) + 1, EVERYBODY))
    return events


def pile_cards(s: State, start: i64) -> tuple[int, ...]:
    """The cards of the pile from a place on."""
    return tuple([int(s.pile[i]) for i in range(start, i64(len(s.pile)))])


def red_events(s: State, start: i64) -> list[Event]:
    """Red threes laid since there were `start` places of them."""
    events: list[Event] = []
    at = start
    while at < len(s.reds):
        events.append(Event("red", int(s.reds[at]) + 1, EVERYBODY, (int(s.reds[at + 1]),)))
        at += 2
    return events


def after_act(before: Before, s: State, act: Act) -> list[Event]:
    """The events of an act."""
    verb = act.verb
    if verb == DRAW:
        events = draw_events(before, s, act)
    elif verb == DISCARD:
        events = [Event("discard", before.seat, EVERYBODY, act.parts[0].cards, 0, act)]
    elif verb == TAKE:
        events = take_events(before, s, act)
    elif verb == TOP:
        events = [Event("top", before.seat, EVERYBODY, (int(before.pile[before.pile_size - 1]),), 0, act)]
    else:
        kind = "lay" if verb == MELD or verb == ADD else verb
        events = [Event(kind, before.seat, EVERYBODY, (), 0, act)]
    return events + ending_events(before, s)


def draw_events(before: Before, s: State, act: Act) -> list[Event]:
    """A draw: red threes for all, ordinary cards for the seat, their number for all."""
    drawn: list[int] = []
    size: i64 = len(s.stock)
    for i in range(size - before.stock_left, size - s.stock_left):
        face = i64(s.stock[i])
        if not is_red_three(face):
            drawn.append(int(face))
    seat = before.seat
    events = [Event("draw", seat, EVERYBODY, (), len(drawn), act)]
    events += red_events(s, before.reds)
    events.append(Event("drew", seat, seat, tuple(drawn)))
    return events


def take_events(before: Before, s: State, act: Act) -> list[Event]:
    """A take: the whole pile is known to whoever watched it grow."""
    cards = tuple([int(before.pile[i]) for i in range(before.pile_size)])
    events = [Event("take", before.seat, EVERYBODY, cards, len(cards), act)]
    return events + red_events(s, before.reds)


def ending_events(before: Before, s: State) -> list[Event]:
    """The next turn, or the end of the round."""
    if s.ended == WENT_OUT:
        return [Event("out", before.turn, EVERYBODY, (), 1 if s.concealed else 0)]
    if s.ended != 0:
        return [Event("stock-out", before.turn, EVERYBODY)]
    if s.turns != before.turns:
        return [Event("turn", int(s.turn) + 1, EVERYBODY)]
    return []
