"""Non-interference: what a seat can't know changes nothing that it sees, may do, or is refused.

At 1 000 states of each edition the cards hidden from a seat (the other hands, the order of the stock)
are permuted, and its view, legal steps and refusals must stay the same, byte for byte.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pytest
from mypy_extensions import i64

from escalera.engine.act import DISCARD, Act, Part
from escalera.engine.acting import act_of
from escalera.engine.doing import do_step
from escalera.engine.events import EVERYBODY, Event
from escalera.engine.laying import take_back
from escalera.engine.listing import list_steps
from escalera.engine.match import Match
from escalera.engine.refusing import refusal
from escalera.engine.state import State
from escalera.engine.step import Steps
from escalera.engine.vecs import vec
from escalera.engine.view import View, hand_of, hidden
from escalera.rules import EDITIONS, MINI, edition
from tests.engine.snapshot import snapshot
from tests.engine.tables import Seating, laws, seatings
from tests.engine.walk import start, walk

STATES: Final = 1000
RED_THREES: Final = (5, 6)
CODES: Final = [*EDITIONS, *MINI]


def shown(state: State, seat: int) -> bytes:
    """Everything a seat's view of a state holds, as bytes."""
    view = View(hidden(state, seat), seat, 1, [])
    steps = view.steps()
    listed = [steps[index] for index in range(len(steps))]
    parts = (snapshot(view.state), list(view.state.stock), view.hand, view.to_act, listed)
    return repr(parts).encode()


def permuted(state: State, seat: int, choose: random.Random) -> State:
    """The same state with all cards that the seat can't see dealt out differently."""
    other = state.clone()
    take_back(other, 0)
    dealt = len(state.stock) - int(state.stock_left)
    cards = list(state.stock)[dealt:]
    seats = [place for place in range(int(state.law.players)) if place != seat - 1]
    sizes = {}
    for place in seats:
        hand = hand_of(other, place + 1)
        sizes[place] = len(hand)
        cards += hand
        for card in hand:
            other.remove(place, card)
    choose.shuffle(cards)
    cards.sort(key=RED_THREES.__contains__)  # a red three is never in a hand
    for place in seats:
        for _ in range(sizes[place]):
            other.give(place, cards.pop(0))
    choose.shuffle(cards)
    other.stock = vec[i64](list(state.stock)[:dealt] + cards)
    return other


def states(code: str, count: int) -> Iterator[tuple[State, random.Random]]:
    """States met on biased walks at an edition's tables, acts under way among them."""
    choose = random.Random(f"hiding {code}")
    tables: list[Seating] = [seating for seating in seatings() if seating[0] == code]
    found = 0
    while found < count:
        state = start(choose, choose.choice(laws(choose.choice(tables))))
        for _ in walk(choose, state, Steps()):
            if found < count and choose.random() < 0.04:
                yield state, choose
                found += 1


def some_acts(state: State, choose: random.Random) -> list[Act]:
    """Acts to ask about: a legal one, and discards of cards held or not."""
    acts = [Act(DISCARD, (Part(0, (choose.randrange(53),)),)) for _ in range(3)]
    then = state.clone()
    steps = Steps()
    list_steps(then, steps)
    while steps:
        step = steps.at(choose.random())
        act = act_of(then, step)
        if act is not None:
            return [*acts, act]
        do_step(then, step)
        list_steps(then, steps)
    return acts


def refusals(state: State, seat: int, acts: list[Act]) -> bytes:
    """Why each act would be refused, as bytes."""
    plain = state.clone()
    take_back(plain, 0)
    view = View(hidden(state, seat), seat, 1, [])
    found = [refusal(plain, seat - 1, act) for act in acts] + [view.check(act) for act in acts]
    told = [(why.code, why.facts) if why else None for why in found]
    assert told[: len(acts)] == told[len(acts) :], "a view refuses what the round doesn't, or the reverse"
    return repr(told).encode()


@pytest.mark.parametrize("code", CODES)
def test_hidden_cards_change_nothing_a_seat_sees_may_do_or_is_refused(code: str) -> None:
    seen = 0
    for state, choose in states(code, STATES):
        seat = choose.randrange(int(state.law.players)) + 1
        if choose.random() < 0.5:
            seat = int(state.turn) + 1
        other = permuted(state, seat, choose)
        acts = some_acts(state, choose) if seat == state.turn + 1 else []
        assert shown(state, seat) == shown(other, seat)
        assert shown(state, 0) == shown(other, 0)
        assert refusals(state, seat, acts) == refusals(other, seat, acts)
        seen += 1
    assert seen == STATES


def test_permuting_really_changes_the_hidden_cards() -> None:
    changed = 0
    for state, choose in states("bolivia", 50):
        other = permuted(state, 1, choose)
        changed += repr(snapshot(state)) != repr(snapshot(other)) or list(state.stock) != list(other.stock)
    assert changed > 45


def test_an_event_cannot_be_made_without_an_audience() -> None:
    with pytest.raises(TypeError):
        Event("draw", 1)  # type: ignore[call-arg]


@pytest.mark.parametrize("code", ["bolivia", "samba", "classic", "mini-wilds"])
def test_a_seat_is_shown_only_events_for_everybody_or_itself(code: str) -> None:
    match = Match(edition(code), 4 if code != "mini-wilds" else 2)
    order = match.rules.pack()
    choose = random.Random(code)
    choose.shuffle(order)
    played = match.deal(order)
    while steps := played.steps():
        played.play_step(steps.at(choose.random()))
    for seat in range(match.players + 1):
        events = played.events(seat)
        assert events and all(event.audience in (EVERYBODY, seat) for event in events)
        private = [event for event in events if event.audience != EVERYBODY]
        assert bool(private) == (seat > 0)
        assert {event.kind for event in private} <= {"hand", "drew"}
