"""On sampled states: what steps reach, what can still be reached, beside the twin that tries everything."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from escalera.engine.acting import act_of
from escalera.engine.law import Law
from escalera.engine.state import NONE, OPEN, PLAY, State
from escalera.engine.step import Steps
from tests.engine.completeness import check_every_act, check_made_acts, check_one_list
from tests.engine.mirror import same_deal
from tests.engine.outlook import check_outlook
from tests.engine.tables import Seating, laws, name_of, seatings
from tests.engine.walk import start, walk
from tests.twin import judge
from tests.twin.table import Game

STATES = 300
STATES_K = 12
"""One state of so many is looked at, in a mini edition one of four."""
PLACINGS = 400
"""How much the twin may try for one answer."""
MADE = 25


@pytest.mark.slow
@pytest.mark.parametrize("seating", seatings(), ids=name_of)
def test_steps_reach_what_is_legal_and_searches_are_exact(seating: Seating) -> None:
    mini = seating[0].startswith("mini")
    choose = random.Random(f"reach {name_of(seating)}")
    counts: Counter[str] = Counter()
    while counts["states, one list"] < STATES:
        seed = choose.randrange(1 << 30)
        table = choose.choice(laws(seating))
        for state, game in sampled(random.Random(seed), table, 4 if mini else STATES_K):
            try:
                look(state, game, mini, choose, counts)
            except AssertionError as error:
                raise AssertionError(f"seed {seed}, {table.rules.differences()}: {error}") from error
    print(f"\n{name_of(seating)}: {dict(counts)}")
    # Whatever is compared was compared, and not given up each time.
    # Acts of several lists need a large hand.
    large = ["acts of several lists"] if not mini else ["states, every act"]
    looked = ["states, one list", "outlooks", *large]
    assert all(counts[what] > 0 for what in looked), counts


def look(state: State, game: Game, mini: bool, choose: random.Random, counts: Counter[str]) -> None:
    """Everything about one state."""
    counts["states, one list"] += check_one_list(state, game, PLACINGS)
    if mini:
        counts["states, every act"] += check_every_act(state, game, PLACINGS)
    counts["acts of several lists"] += check_made_acts(state, game, choose, MADE, PLACINGS)
    if state.phase == PLAY and state.question != OPEN:
        counts["outlooks"] += check_outlook(state, game, PLACINGS)


def sampled(choose: random.Random, law: Law, k: int) -> Iterator[tuple[State, Game]]:
    """Some states of a round between acts, as the engine and as the twin have them."""
    state, steps = start(choose, law), Steps()
    game = same_deal(law, state)
    looked = random.Random(choose.random())
    for step in walk(choose, state, steps):
        if state.pending == NONE and looked.random() * k < 1:
            yield state, game
        act = act_of(state, step)
        if act:
            seat = state.answering if act.verb in ("yes", "no") else state.turn
            game = judge.play(game, int(seat) + 1, act)
