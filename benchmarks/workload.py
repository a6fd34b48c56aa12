"""The work that is measured: random rounds of the four full editions at four seats, asking on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

from escalera.engine.deal import deal
from escalera.engine.law import Law
from escalera.engine.match import Match
from escalera.engine.playout import play_random
from escalera.engine.rounds import Round
from escalera.rules import EDITIONS, Rules

PLAYERS = 4
Measured = tuple[int, float]
"""Actions done, seconds taken."""


def editions() -> list[Rules]:
    """The full editions, the partner may be asked in each."""
    return [rules.with_house_rules({"ask_partner": "may"}) for rules in EDITIONS.values()]


def orders(rules: Rules, rounds: int, seed: int) -> Iterator[list[int]]:
    """Shuffled packs."""
    random = Random(seed)
    pack = rules.pack()
    for _ in range(rounds):
        random.shuffle(pack)
        yield list(pack)


def inside(rounds: int, seed: int) -> Measured:
    """List, choose, check and do steps inside the engine."""
    actions = 0
    seconds = 0.0
    for rules in editions():
        law = Law(rules, PLAYERS)
        totals = [0] * int(law.sides)
        for number, order in enumerate(orders(rules, rounds, seed)):
            start = perf_counter()
            actions += play_random(deal(law, number % PLAYERS, order, totals), seed + number, 1 << 30)
            seconds += perf_counter() - start
    return actions, seconds


def api(rounds: int, seed: int) -> Measured:
    """The same through the Python API: `Match.deal`, `Round.steps`, `Round.play_step`."""
    actions = 0
    seconds = 0.0
    for rules in editions():
        random = Random(seed).random
        match = Match(rules, PLAYERS)
        for order in orders(rules, rounds, seed):
            start = perf_counter()
            actions += play_round(match.deal(order), random)
            match.score_round()
            seconds += perf_counter() - start
            if match.finished:
                match = Match(rules, PLAYERS)
    return actions, seconds


def play_round(played: Round, random: Callable[[], float]) -> int:
    """A random round by steps; how many."""
    actions = 0
    while steps := played.steps():
        played.play_step(steps.at(random()))
        actions += 1
    return actions


def positions(count: int, seed: int) -> list[Round]:
    """Rounds in mid-play."""
    found = []
    for rules in editions():
        random = Random(seed)
        match = Match(rules, PLAYERS)
        for order in orders(rules, count, seed):
            played = match.deal(order)
            for _ in range(random.randrange(20, 100)):
                steps = played.steps()
                if len(steps):
                    played.play_step(steps[random.randrange(len(steps))])
            match.round = None
            if not played.over:
                found.append(played)
    return found


def clone_us(count: int, seed: int) -> float:
    """Microseconds to clone a state in mid-play."""
    states = [played.state for played in positions(count, seed)]
    start = perf_counter()
    for _ in range(50):
        for state in states:
            state.clone()
    return (perf_counter() - start) / (50 * len(states)) * 1e6


def legal_us(count: int, seed: int) -> float:
    """Microseconds to list the legal steps of a position in mid-play, through the API."""
    rounds = positions(count, seed)
    start = perf_counter()
    for _ in range(50):
        for played in rounds:
            played.steps()
    return (perf_counter() - start) / (50 * len(rounds)) * 1e6
