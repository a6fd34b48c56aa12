"""The best lay-down against a twin that looks at every act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from escalera.engine.closing import judge
from escalera.engine.deal import deal
from escalera.engine.doing import do_step
from escalera.engine.law import Law
from escalera.engine.playout import play_random
from escalera.engine.reach import can_go_out
from escalera.engine.state import NONE, PLAY, SAID_NO, State
from escalera.engine.step import STEP_CLOSE, Steps, op_of
from escalera.engine.view import hidden
from escalera.rules import MINI, edition
from escalera.skill.allot import Allotment
from escalera.skill.known import Known
from escalera.skill.outlook import Outlook
from escalera.skill.weights import FIRST_GUESS, NAMES, Weights
from tests.skill.slow import best_out, best_worth

MINIS = list(MINI)


def positions(code: str, number: int) -> Iterator[State]:
    """Positions in the middle of turns, as the seat to act sees them."""
    law = Law(edition(code), 2)
    luck = Random(code)
    while number > 0:
        order = law.rules.pack()
        luck.shuffle(order)
        state = deal(law, 0, order, [0, 0])
        play_random(state, luck.randrange(2**40), luck.randrange(60))
        if state.phase == PLAY and state.pending == NONE and state.question in (0, SAID_NO):
            number -= 1
            yield hidden(state, int(state.turn) + 1)


def some_weights(luck: Random) -> Weights:
    """The first guess, each number changed."""
    return Weights(
        {name: guess * luck.uniform(0.3, 2.0) for name, guess in zip(NAMES, FIRST_GUESS, strict=True)}
    )


@pytest.mark.parametrize("code", MINIS)
def test_no_act_of_laying_is_worth_more_than_the_one_found(code: str) -> None:
    luck = Random(7)
    happened: Counter[str] = Counter()
    for state in positions(code, 400):
        outlook = Outlook(some_weights(luck))
        outlook.look(state, Known(), state.turn)
        plan = Allotment(outlook)
        expected = best_worth(state, outlook, 2)
        found = plan.find(state, 2)
        assert found == (expected is not None)
        if expected is None:
            continue
        assert outlook.table_worth(state) + plan.best == pytest.approx(expected), repr(state.hands)
        happened["laid" if plan.lays(state) else "kept"] += 1
        check_steps(state, plan, outlook)
    assert happened["laid"] > 20 and happened["kept"] > 20


def check_steps(state: State, plan: Allotment, outlook: Outlook) -> None:
    """The plan, written as steps, is a legal act and leaves what was promised."""
    steps = Steps()
    plan.steps_of(state, steps)
    after = state.clone()
    for step in list(steps):
        if op_of(step) == STEP_CLOSE:
            assert judge(after) == 0
        do_step(after, step)
    assert outlook.table_worth(after) + outlook.kept_worth(after) == pytest.approx(
        outlook.table_worth(state) + plan.best
    )


@pytest.mark.parametrize("code", MINIS)
def test_a_hand_that_can_go_out_does_and_counts_the_most(code: str) -> None:
    luck = Random(8)
    outs = 0
    for state in positions(code, 6000):
        if state.question == SAID_NO:
            continue
        outlook = Outlook(some_weights(luck))
        outlook.look(state, Known(), state.turn)
        plan = Allotment(outlook)
        found = plan.find_out(state)
        assert found == can_go_out(state, 1, False), repr(state.hands)
        if found:
            outs += 1
            outlook.ending = True
            expected = best_out(state, outlook)
            assert expected is not None
            assert outlook.table_worth(state) + plan.best == pytest.approx(expected)
            check_steps(state, plan, outlook)
    assert outs > 20
