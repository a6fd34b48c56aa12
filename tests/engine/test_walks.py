"""A thousand biased rounds of every edition and number of players, every state of them looked at."""

from __future__ import annotations

import random

import pytest

from escalera.engine.law import Law
from escalera.engine.state import NONE, State
from escalera.engine.step import STEP_CLOSE, Steps
from tests.engine.holding import check_act, check_cards, check_kept, check_steps
from tests.engine.rare import Rare, expected
from tests.engine.tables import Seating, laws, name_of, seatings
from tests.engine.walk import start, walk

ROUNDS = 1000
MINI_ROUNDS = 4000
CARDS_K = 5
"""Cards are counted in one state of so many, and steps and acts are checked in as many."""
STEPS_K = 12
ACTS_K = 3
MADE_UP = 6
CLOSING = frozenset([1, 2, 4, STEP_CLOSE, 10, 11, 12, 13, 14])


@pytest.mark.slow
@pytest.mark.parametrize("seating", seatings(), ids=name_of)
def test_biased_rounds(seating: Seating) -> None:
    rare = Rare()
    tables = laws(seating)
    choose = random.Random(name_of(seating))
    for number in range(MINI_ROUNDS if seating[0].startswith("mini") else ROUNDS):
        seed = choose.randrange(1 << 30)
        try:
            one_round(random.Random(seed), tables[number % len(tables)], rare)
        except Exception as error:
            raise AssertionError(f"round {number}, seed {seed}: {error}") from error
    print(f"\n{name_of(seating)}: cards 1 in {CARDS_K}, steps 1 in {STEPS_K}, acts 1 in {ACTS_K}")
    print(rare.lines())
    missing = [name for name in expected(tables[0]) if not rare.counts[name]]
    assert not missing, f"never happened: {missing}"


def one_round(choose: random.Random, law: Law, rare: Rare) -> None:
    """Play a round and look at its states; kept cards in every one, the rest in one of k."""
    state, steps = start(choose, law), Steps()
    pack = sorted(law.rules.pack())
    rare.dealt(state)
    base, before, last = state.clone(), state.clone(), 0
    looked = random.Random(choose.random())
    for step in walk(choose, state, steps):
        if last:
            look_back(base, before, last, state, rare, looked)
            if state.pending == NONE:
                base = state.clone()
        if looked.random() * CARDS_K < 1:
            check_cards(state, pack)
        if looked.random() * STEPS_K < 1:
            check_steps(state, steps, looked, MADE_UP)
        rare.before(state, step)
        before, last = state.clone(), step
    look_back(base, before, last, state, rare, looked)
    check_cards(state, pack)


def look_back(base: State, before: State, step: int, after: State, rare: Rare, looked: random.Random) -> None:
    """After a step: what it left, and whether it agrees with the act it closed."""
    rare.after(after, step)
    check_kept(after)
    if step & 15 in CLOSING and looked.random() * ACTS_K < 1:
        check_act(base, before, step, after)
