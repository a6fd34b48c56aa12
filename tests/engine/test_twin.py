"""The engine beside its slow twin: the same rounds, the same answers."""

from __future__ import annotations

import contextlib
import random

import pytest

from escalera.engine.act import Act
from escalera.engine.acting import act_of
from escalera.engine.law import Law
from escalera.engine.refusing import refusal
from escalera.engine.state import NONE, State
from escalera.engine.step import Steps
from tests.engine.made_acts import made_act
from tests.engine.mirror import check_equal, check_scores, same_deal
from tests.engine.tables import Seating, laws, name_of, seatings
from tests.engine.walk import start, walk
from tests.twin import judge
from tests.twin.reach import TooLong, patience
from tests.twin.table import Game

ROUNDS = 60
STATES_K = 3
"""Acts are made up in one state of so many."""
MADE_UP = 5
PATIENCE = 1500
"""How much the twin may try to answer one question about going out."""


@pytest.mark.slow
@pytest.mark.parametrize("seating", seatings(), ids=name_of)
def test_states_refusals_and_scores(seating: Seating) -> None:
    tables = laws(seating)
    choose = random.Random(name_of(seating))
    for number in range(ROUNDS):
        seed = choose.randrange(1 << 30)
        try:
            one_round(random.Random(seed), tables[number % len(tables)])
        except Exception as error:
            raise AssertionError(f"round {number}, seed {seed}: {error!r}") from error


def one_round(choose: random.Random, law: Law) -> None:
    """Play a round in both; every act that the steps made is legal for the twin too."""
    state, steps = start(choose, law), Steps()
    game = same_deal(law, state)
    check_equal(state, game)
    looked = random.Random(choose.random())
    done: tuple[int, Act] | None = None
    for step in walk(choose, state, steps):
        if done:
            game = played(game, *done)
            check_equal(state, game)
        if state.pending == NONE and looked.random() * STATES_K < 1:
            check_refusals(state, game, looked, MADE_UP)
        act = act_of(state, step)
        seat = state.answering if act and act.verb in ("yes", "no") else state.turn
        done = (seat + 1, act) if act else None
    assert done
    game = played(game, *done)
    check_equal(state, game)
    check_scores(state, game)
    check_refusals(state, game, looked, 1)


def played(game: Game, seat: int, act: Act) -> Game:
    """The twin after an act, which it finds legal."""
    with contextlib.suppress(TooLong), patience(PATIENCE):
        code = judge.refusal(game, seat, act)
        assert code is None, f"{act} is refused by the twin: {code}"
    return judge.play(game, seat, act)


def check_refusals(state: State, game: Game, choose: random.Random, count: int) -> None:
    """The same code, or none, for acts made up here, of any seat."""
    for _ in range(count):
        act = made_act(choose, game)
        seat = choose.randrange(state.law.players) if choose.random() < 0.05 else expected_seat(state, act)
        found = refusal(state, seat, act)
        ours = found.code if found else None
        try:
            with patience(PATIENCE):
                theirs = judge.refusal(game, seat + 1, act)
        except TooLong:
            continue
        assert ours == theirs, f"seat {seat + 1}, {act}: engine {ours}, twin {theirs}"


def expected_seat(state: State, act: Act) -> int:
    """The seat that may do an act of that verb, if any may."""
    return int(state.answering if act.verb in ("yes", "no") else state.turn)
