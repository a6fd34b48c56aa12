"""Biased walks: rounds played step by step by seats with a taste, so that rare things happen.

Uniformly random players hardly ever meld late, feed a sequence or go out by plan. Here each seat has
a policy: weights for the operations of steps, and a few habits.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from escalera.engine.deal import deal
from escalera.engine.doing import do_step
from escalera.engine.law import BLACK, Law
from escalera.engine.listing import list_steps
from escalera.engine.reach import can_go_out
from escalera.engine.state import (
    KIND,
    LENGTH,
    LOW,
    NONE,
    OPEN,
    OVER,
    PLAY,
    RANK,
    SEQUENCE,
    SIDE,
    WENT_OUT,
    State,
)
from escalera.engine.step import (
    STEP_ADD,
    STEP_ASK,
    STEP_CLOSE,
    STEP_DISCARD,
    STEP_DRAW,
    STEP_MERGE,
    STEP_NO,
    STEP_PASS,
    STEP_RANK,
    STEP_SEQUENCE,
    STEP_TAKE,
    STEP_TOP,
    STEP_WILD,
    STEP_YES,
    Steps,
)
from tests.engine.stocks import order_for
from tests.engine.tables import TOTALS

BLACK_MELD: Final = 0
"""The slot of the weights for a meld of black threes."""
ADD_TO_SEQUENCE: Final = 15
"""The slot for a card added to a sequence."""


@dataclass(frozen=True)
class Policy:
    """What a seat likes: weights by operation, at most 1, and habits."""

    name: str
    weights: tuple[float, ...]
    hoards: bool = False
    """Lays nothing before it can go out."""
    finishes: float = 0.0
    """How often it looks for a way to go out, and then takes it."""
    feeds: bool = False
    """Discards what the next seat's sequences wait for."""


def policy(name: str, weights: Mapping[int, float], *, other: float = 0.3, **habits: float) -> Policy:
    """A policy with the weights given, `other` for the rest."""
    every = tuple(weights.get(slot, other) for slot in range(16))
    hoards, feeds = bool(habits.get("hoards", 0)), bool(habits.get("feeds", 0))
    return Policy(name, every, hoards, habits.get("finishes", 0.0), feeds)


LAYING: Final = (STEP_RANK, STEP_SEQUENCE, STEP_WILD, STEP_ADD, ADD_TO_SEQUENCE)
POLICIES: Final = (
    policy("even", {}, other=1.0),
    policy("melder", {STEP_DISCARD: 0.01, STEP_CLOSE: 0.2, **dict.fromkeys(LAYING, 1.0)}),
    policy("taker", {STEP_TAKE: 1.0, STEP_TOP: 1.0, STEP_DRAW: 0.05, STEP_PASS: 0.05, STEP_DISCARD: 0.2}),
    policy("hoarder", {STEP_TAKE: 0.1}, hoards=1, finishes=1),
    policy("asker", {STEP_ASK: 1.0, STEP_DISCARD: 0.02, STEP_NO: 0.2, STEP_YES: 0.6}, finishes=0.5),
    policy(
        "sequence lover",
        {STEP_SEQUENCE: 1.0, ADD_TO_SEQUENCE: 1.0, STEP_TOP: 1.0, STEP_RANK: 0.03, STEP_DISCARD: 0.02},
        feeds=1,
    ),
    policy("black-three lover", {BLACK_MELD: 1.0, STEP_CLOSE: 0.05, STEP_DISCARD: 0.03}, finishes=0.3),
    policy("finisher", {STEP_DISCARD: 0.05, **dict.fromkeys(LAYING, 0.8)}, finishes=1),
    policy("merger", {STEP_MERGE: 1.0, STEP_RANK: 1.0, STEP_ADD: 0.02, STEP_CLOSE: 0.5, STEP_DISCARD: 0.03}),
    policy("passer", {STEP_PASS: 1.0, STEP_DRAW: 1.0, STEP_TAKE: 0.01, STEP_DISCARD: 1.0}, other=0.05),
    policy("feeder", {STEP_DISCARD: 0.1}, feeds=1, finishes=0.2),
)


class Walker:
    """Chooses steps for all seats of a table, by the policy of each."""

    def __init__(self, choose: random.Random, players: int) -> None:
        self.choose = choose
        one = choose.choice(POLICIES)
        alike = choose.random() < 0.3
        self.policies = [one if alike else choose.choice(POLICIES) for _ in range(players)]
        self.trial = Steps()

    def step(self, state: State, steps: Steps) -> int:
        """One of the listed steps."""
        taste = self.policies[state.turn]
        count = len(steps)
        if count == 1:
            return steps[0]
        if state.phase == PLAY and state.question != OPEN:
            if taste.finishes and self.choose.random() < taste.finishes:
                found = self.towards_the_end(state, steps)
                if found:
                    return found
            if taste.hoards and state.pending == NONE:
                return self.discard_of(steps)
            if taste.feeds and state.pending == NONE:
                found = feeding(state, steps)
                if found and self.choose.random() < 0.4:
                    return found
        return self.weighted(state, steps, taste.weights)

    def weighted(self, state: State, steps: Steps, weights: tuple[float, ...]) -> int:
        """A step by weight: drawn evenly and kept with the probability of its weight."""
        chance = self.choose.random
        count = len(steps)
        for _ in range(60):
            step = steps[int(chance() * count)]
            slot = step & 15
            if slot == STEP_ADD and state.meld((step >> 12) & 255, KIND) == SEQUENCE:
                slot = ADD_TO_SEQUENCE
            elif slot == STEP_RANK and (step >> 4) & 255 == BLACK:
                slot = BLACK_MELD
            if chance() < weights[slot]:
                return step
        return steps[int(chance() * count)]

    def towards_the_end(self, state: State, steps: Steps) -> int:
        """A step after which the seat is out or can still go out; 0 when there is none."""
        if not state.may_go_out():
            return STEP_ASK if STEP_ASK in steps else 0
        if state.pending == NONE and not can_go_out(state, 1, True):
            return 0
        if STEP_ASK in steps and self.choose.random() < 0.3:
            return STEP_ASK
        every = [steps[index] for index in range(len(steps))]
        self.choose.shuffle(every)
        return next((step for step in every if leads_out(state, step)), 0)

    def discard_of(self, steps: Steps) -> int:
        """A discard if one is listed."""
        thrown = [step for step in map(steps.__getitem__, range(len(steps))) if step & 15 == STEP_DISCARD]
        return self.choose.choice(thrown) if thrown else steps[self.choose.randrange(len(steps))]


def leads_out(state: State, step: int) -> bool:
    """Whether the seat is out, or can still go out this turn, after the step."""
    then = state.clone()
    do_step(then, step)
    if then.phase == OVER:
        return bool(then.ended == WENT_OUT)
    if then.turn != state.turn or (then.phase != PLAY and then.pending == NONE):
        return False
    return can_go_out(then, 1, then.pending == NONE)


def feeding(state: State, steps: Steps) -> int:
    """A discard that continues a sequence of the next seat's side; 0 when there is none."""
    side = state.law.side_of[(state.turn + 1) % state.law.players]
    for index in range(state.meld_count()):
        if state.meld(index, KIND) == SEQUENCE and state.meld(index, SIDE) == side:
            low, length, suit = (state.meld(index, what) for what in (LOW, LENGTH, RANK))
            for rank in (low - 1, low + length):
                step = STEP_DISCARD | (rank * 4 + suit) << 4
                if length < state.law.size and step in steps:
                    return step
    return 0


def start(choose: random.Random, law: Law) -> State:
    """A round dealt from a rigged or shuffled order, the totals on any step of the minimum."""
    dealer = choose.randrange(law.players)
    totals = [choose.choice(TOTALS) for _ in range(law.sides)]
    return deal(law, dealer, order_for(choose, law, dealer), totals)


def walk(choose: random.Random, state: State, steps: Steps) -> Iterator[int]:
    """The steps of a round as they are chosen: before each is done it is yielded, `steps` listing all."""
    walker = Walker(choose, state.law.players)
    list_steps(state, steps)
    while state.phase != OVER:
        assert len(steps), "a state without a legal step"
        step = walker.step(state, steps)
        yield step
        do_step(state, step)
        list_steps(state, steps)
