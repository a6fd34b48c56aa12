"""The events an act causes, told from what was noted before and after it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from escalera.engine.act import ADD, DISCARD, DRAW, MELD, TAKE, TOP, Act
from escalera.engine.acting import PendingLists, act_of_step
from escalera.engine.events import EVERYBODY, Event
from escalera.engine.native import ABSENT
from escalera.engine.state import OPEN, START, WENT_OUT, State, is_red_three
from escalera.engine.step import STEP_CLOSE
from escalera.engine.vecs import vec
from escalera.engine.view import hand_of


@mypyc_attr(acyclic=True)
class Happening:
    """What must be remembered of an act to tell of it later: events are only made when somebody looks."""

    def __init__(self, s: State, step: i64, act: Act | None) -> None:
        self.seat: int = int(s.answering if s.question == OPEN else s.turn) + 1
        self.turn: i64 = s.turn
        self.turns: i64 = s.turns
        self.step: i64 = step
        self.act: Act | None = act
        self.lists: PendingLists | None = PendingLists(s) if step == STEP_CLOSE else None
        self.stock: vec[i64] = s.stock
        self.drawn_from: i64 = len(s.stock) - s.stock_left
        self.drawn_to: i64 = 0
        self.reds_from: i64 = len(s.reds)
        self.reds_to: i64 = 0
        # Copied where the pile is about to change: on lists the change would show here, too.
        self.pile: vec[i64] = s.pile[:] if s.phase == START else s.pile
        self.next_turn: i64 = 0
        self.ended: i64 = 0
        self.concealed: bool = False

    def finish(self, s: State) -> None:
        """Note how the act left the state."""
        self.drawn_to = len(s.stock) - s.stock_left
        self.reds_to = len(s.reds)
        self.next_turn = s.turn if s.turns != self.turns else ABSENT
        self.ended = s.ended
        self.concealed = s.concealed


def after_deal(s: State, dealer: int) -> list[Event]:
    """The events of a deal."""
    events = [Event("deal", dealer, EVERYBODY, (), int(s.law.hand))]
    players = int(s.law.players)
    events += red_events(s, 0, len(s.reds))
    for place in range(players):
        seat = (dealer + place) % players + 1
        events.append(Event("hand", seat, seat, tuple(hand_of(s, seat))))
    events.append(Event("upcard", 0, EVERYBODY, pile_cards(s, 0)))
    events.append(Event("turn", int(s.turn) + 1, EVERYBODY))
    return events


def pile_cards(s: State, start: i64) -> tuple[int, ...]:
    """The cards of the pile from a place on."""
    return tuple([int(s.pile[i]) for i in range(start, len(s.pile))])


def red_events(s: State, start: i64, end: i64) -> list[Event]:
    """Red threes laid in those places of the table's."""
    events: list[Event] = []
    at = start
    while at < end:
        events.append(Event("red", int(s.reds[at]) + 1, EVERYBODY, (int(s.reds[at + 1]),)))
        at += 2
    return events


def events_of(h: Happening, s: State) -> list[Event]:
    """The events of an act; `s` is the state of the same round, at that act's end or later."""
    act = h.act if h.act is not None else act_of_step(s, h.step, h.lists)
    verb = act.verb
    if verb == DRAW:
        events = draw_events(h, s, act)
    elif verb == DISCARD:
        events = [Event("discard", h.seat, EVERYBODY, act.parts[0].cards, 0, act)]
    elif verb == TAKE:
        events = take_events(h, s, act)
    elif verb == TOP:
        events = [Event("top", h.seat, EVERYBODY, (int(h.pile[len(h.pile) - 1]),), 0, act)]
    else:
        kind = "lay" if verb in (MELD, ADD) else verb
        events = [Event(kind, h.seat, EVERYBODY, (), 0, act)]
    return events + ending_events(h)


def draw_events(h: Happening, s: State, act: Act) -> list[Event]:
    """A draw: its number for all, red threes for all, the ordinary cards for the seat."""
    drawn: list[int] = []
    for i in range(h.drawn_from, h.drawn_to):
        face = h.stock[i]
        if not is_red_three(face):
            drawn.append(int(face))
    events = [Event("draw", h.seat, EVERYBODY, (), len(drawn), act)]
    events += red_events(s, h.reds_from, h.reds_to)
    events.append(Event("drew", h.seat, h.seat, tuple(drawn)))
    return events


def take_events(h: Happening, s: State, act: Act) -> list[Event]:
    """A take: the whole pile is known to whoever watched it grow."""
    cards = tuple([int(h.pile[i]) for i in range(len(h.pile))])
    events = [Event("take", h.seat, EVERYBODY, cards, len(cards), act)]
    return events + red_events(s, h.reds_from, h.reds_to)


def ending_events(h: Happening) -> list[Event]:
    """The next turn, or the end of the round."""
    turn = int(h.turn) + 1
    if h.ended == WENT_OUT:
        return [Event("out", turn, EVERYBODY, (), 1 if h.concealed else 0)]
    if h.ended != 0:
        return [Event("stock-out", turn, EVERYBODY)]
    if h.next_turn >= 0:
        return [Event("turn", int(h.next_turn) + 1, EVERYBODY)]
    return []
