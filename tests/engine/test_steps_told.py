"""Acts told of small steps are the acts that whole records hold: they replay to the same round."""

from __future__ import annotations

import random

import pytest

from escalera.engine.events import Event
from escalera.engine.match import Match
from escalera.engine.step import STEP_CLOSE, STEP_DRAW, STEP_RANK, STEP_SEQUENCE
from escalera.rules import EDITIONS, MINI, edition
from tests.engine.snapshot import differing

TABLES = [(code, players) for code, rules in [*EDITIONS.items(), *MINI.items()] for players in rules.players]


def told_acts(events: list[Event]) -> list[Event]:
    """The events that carry an act."""
    return [event for event in events if event.act is not None]


@pytest.mark.parametrize(("code", "players"), TABLES)
def test_the_acts_told_of_steps_replay_to_the_same_round(code: str, players: int) -> None:
    choose = random.Random(f"{code} {players}")
    order = edition(code).pack()
    for _ in range(25):
        choose.shuffle(order)
        stepped = Match(edition(code), players).deal(order)
        while steps := stepped.steps():
            stepped.play_step(steps.at(choose.random()))
        again = Match(edition(code), players).deal(order)
        for event in told_acts(stepped.events(0)):
            assert event.act is not None
            again.play(event.act, event.seat)
        assert differing(stepped.state, again.state) == {}
        for seat in range(players + 1):
            assert stepped.events(seat) == again.events(seat)


def test_black_threes_begun_first_are_told_last_ruling_19() -> None:
    """Whatever the order of the steps, the act is written with the black threes last."""
    hand = [8, 12, 16, 20, 24, 28, 32, 4, 4, 7, 7, 9, 13, 17, 21]  # 4C–TC, four black threes, 4D–7D
    rules = edition("bolivia").with_house_rules({"right_melds": "1", "draw": "1"})
    rest = rules.pack()
    for card in hand:
        rest.remove(card)
    others = [card for card in rest if card not in (5, 6)]
    order: list[int] = []
    for card in hand:
        order += [card, others.pop()]
    order += others + [card for card in rest if card in (5, 6)]
    played = Match(rules, 2, dealer=2).deal(order)
    played.play_step(int(STEP_DRAW))
    blacks = next(s for s in listed(played.steps()) if s & 15 == STEP_RANK and (s >> 4) & 255 == 1)
    played.play_step(blacks)
    while STEP_CLOSE not in played.steps():
        choices = listed(played.steps())
        runs = [step for step in choices if step & 15 == STEP_SEQUENCE]
        played.play_step((runs or choices)[0])
    played.play_step(int(STEP_CLOSE))
    act = next(event.act for event in told_acts(played.events(0)) if event.kind == "lay")
    assert act is not None
    black = [all(card >> 2 == 1 for card in part.cards) for part in act.parts if part.meld == 0]
    assert black == sorted(black) and black[-1]


def listed(steps: object) -> list[int]:
    """Steps as a list."""
    return [steps[index] for index in range(len(steps))]  # type: ignore[arg-type, index]
