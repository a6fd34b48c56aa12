"""Advice: the rest of a turn that may be played, and reasons that are true of what the seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

from escalera import Act, Budget, Match, View, edition
from escalera.bots import Expert
from escalera.bots.advice import Advice, advise
from escalera.bots.reasons import Reason
from escalera.engine.playing import do_act
from escalera.engine.refusing import refusal
from escalera.engine.scoring import score_side
from escalera.engine.state import State, is_wild
from escalera.engine.view import awaited

TABLES: Final = [
    ("bolivia", 4),
    ("bolivia", 2),
    ("bolivia-dk", 4),
    ("samba", 4),
    ("samba", 6),
    ("classic", 4),
]


def positions(number: int) -> Iterator[View]:
    """Views at random moments of rounds between experts."""
    luck = Random(11)
    bot = Expert()
    while number > 0:
        code, players = luck.choice(TABLES)
        match = Match(edition(code), players, totals=None)
        order = match.rules.pack()
        luck.shuffle(order)
        played = match.deal(order)
        while not played.over:
            view = played.view(played.to_act)
            if luck.random() < 0.05 and number > 0:
                number -= 1
                yield view
            played.play(bot.decide(view, Budget()))


def after(view: View, advice: Advice) -> list[State]:
    """The states before each act, and the last one; each act is legal there."""
    state = view.state.clone()
    states = [state.clone()]
    for act in advice.actions:
        assert refusal(state, state.turn if state.question != 1 else state.answering, act) is None
        if act.verb != "draw":
            do_act(state, act)
        while act.verb == "ask" and awaited(state) not in (0, view.seat):
            do_act(state, Act("yes"))
        states.append(state.clone())
    return states


def test_every_reason_of_two_hundred_positions_is_true() -> None:
    said: Counter[str] = Counter()
    for view in positions(200):
        advice = advise(view, Expert())
        states = after(view, advice)
        for reason in advice.reasons:
            said[reason.key] += 1
            assert TRUE[reason.key](view, advice, states, reason.facts), (reason, advice.actions)
        assert len({reason.key for reason in advice.reasons}) == len(advice.reasons) <= 2
    assert len(said) >= 8, said


def thrown(advice: Advice) -> int:
    """The face the advice throws."""
    return advice.actions[-1].parts[0].cards[0]


def others_of_rank(view: View, face: int) -> int:
    """How many cards of a rank in nobody's sight, by counting what the seat has in sight."""
    state, rank = view.state, face >> 2
    seen = [card for card in view.hand if card >> 2 == rank]
    seen += [int(card) for card in state.pile if card >> 2 == rank]
    melded = 0
    for at in range(0, len(state.melds), 8):
        _side, kind, which, low, length = (int(state.melds[at + k]) for k in range(5))
        if kind == 1 and which == rank:
            melded += sum((int(state.melds[at + 5]) >> (2 * suit)) & 3 for suit in range(4))
        elif kind == 2 and low <= rank < low + length:
            melded += 1
    return 4 * int(state.law.packs) - len(seen) - melded


def events_since(view: View, kind: str, seat: int) -> list[Any]:
    """The events of a kind of a seat."""
    return [event for event in view.events if event.kind == kind and event.seat == seat]


def finished(state: State, side: int) -> int:
    """Bonuses of a side's melds."""
    return int(score_side(state, side).bonuses)


Judge = Callable[[View, Advice, list[State], dict[str, Any]], bool]

TRUE: Final[dict[str, Judge]] = {
    "out": lambda view, advice, states, facts: states[-1].out_seat == view.seat - 1,
    "finishes": lambda view, advice, states, facts: (
        finished(states[-1], int(states[0].side)) - finished(states[0], int(states[0].side)) >= facts["score"]
    ),
    "opens": lambda view, advice, states, facts: (
        facts["counted"] >= 0
        and states[0].of_side(states[0].side, 0) == 0
        and states[-1].of_side(states[0].side, 0) != 0
    ),
    "wilds-kept": lambda view, advice, states, facts: (
        facts["count"] == sum(is_wild(card) for card in view.hand)
        and not any(is_wild(card) for act in advice.actions[:-1] for part in act.parts for card in part.cards)
    ),
    "pile": lambda view, advice, states, facts: (
        len(view.state.pile) == facts["count"] and advice.actions[0].verb == "take"
    ),
    "small-pile": lambda view, advice, states, facts: (
        len(view.state.pile) == facts["count"] <= 4 and advice.actions[0].verb == "draw"
    ),
    "top": lambda view, advice, states, facts: (
        advice.actions[0].verb == "top" and facts["card"] == view.state.pile[-1]
    ),
    "blocks": lambda view, advice, states, facts: thrown(advice) >> 2 == 1,
    "costs": lambda view, advice, states, facts: (
        thrown(advice) >> 2 == 1 and facts["score"] == view.state.law.rules.black_three_in_hand
    ),
    "spare": lambda view, advice, states, facts: states[-2].holds_rank(thrown(advice) >> 2) == 1,
    "refused": lambda view, advice, states, facts: (
        facts["seat"] == view.seat % int(view.state.law.players) + 1
        and bool(events_since(view, "draw", facts["seat"]))
    ),
    "threw": lambda view, advice, states, facts: any(
        event.cards[0] >> 2 == thrown(advice) >> 2 for event in events_since(view, "discard", facts["seat"])
    ),
    "few": lambda view, advice, states, facts: facts["count"] <= max(0, others_of_rank(view, thrown(advice))),
    "helps": lambda view, advice, states, facts: (
        facts["card"] in view.hand and facts["card"] != thrown(advice)
    ),
    "stock": lambda view, advice, states, facts: view.state.stock_left == 0,
}
"""For each kind of reason whether it is true, worked out from the view alone."""


def test_all_kinds_of_reasons_are_judged() -> None:
    text = Reason.__module__
    module = __import__(text, fromlist=["__doc__"])
    keys = [line.split("`")[1] for line in str(module.__doc__).splitlines() if line.startswith("| `")]
    assert keys == list(TRUE)


def test_who_is_not_to_act_gets_no_advice() -> None:
    match = Match(edition("bolivia"), 4)
    played = match.deal(match.rules.pack())
    with pytest.raises(ValueError, match="isn't to act"):
        advise(played.view(played.to_act % 4 + 1), Expert())
