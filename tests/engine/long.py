"""The long run behind the suite: all checks at once, random house rules, as many rounds as time allows.

    python -m tests.engine.long MINUTES SEED

Every fault is printed with the seed that finds it again; then the next round is played.
"""

from __future__ import annotations

import random
import sys
import time
import traceback
from collections import Counter

from escalera.engine.act import Act
from escalera.engine.acting import act_of
from escalera.engine.law import Law
from escalera.engine.state import NONE, PLAY
from escalera.engine.step import Steps
from tests.engine.completeness import check_every_act, check_made_acts, check_one_list
from tests.engine.holding import check_act, check_cards, check_kept, check_steps
from tests.engine.mirror import check_equal, check_scores, same_deal
from tests.engine.outlook import check_outlook
from tests.engine.tables import Seating, laws, name_of, random_law, seatings
from tests.engine.test_twin import check_refusals, played
from tests.engine.walk import start, walk

PLACINGS = 1500


def main(minutes: float, seed: int) -> None:
    """Play rounds until the time is over."""
    until = time.monotonic() + 60 * minutes
    counts: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    while time.monotonic() < until:
        try:
            replay(seed, counts)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1].name
            faults[place] += 1
            if faults[place] <= 5:
                print(f"seed {seed} {describe(seed)}: {place}: {str(error)[:600]}", flush=True)
        counts["rounds"] += 1
        seed += 1
    print(dict(counts), dict(faults), flush=True)


def table_of(choose: random.Random) -> tuple[Seating, Law]:
    """A table with random house rules, or one of the suite's."""
    seating = choose.choice(seatings())
    return seating, random_law(choose, seating) if choose.random() < 0.7 else choose.choice(laws(seating))


def describe(seed: int) -> str:
    """The table of a seed."""
    seating, law = table_of(random.Random(seed))
    return f"{name_of(seating)} {law.rules.differences()}"


def replay(seed: int, counts: Counter[str]) -> None:
    """One round with everything that can be checked."""
    choose = random.Random(seed)
    _, law = table_of(choose)
    state, steps = start(choose, law), Steps()
    pack = sorted(law.rules.pack())
    game = same_deal(law, state)
    looked = random.Random(choose.random())
    check_equal(state, game)
    base, before, last = state.clone(), state.clone(), 0
    done: tuple[int, Act] | None = None
    for step in walk(choose, state, steps):
        if last:
            check_kept(state)
            if done:
                check_act(base, before, last, state)
                game = played(game, *done)
                check_equal(state, game)
        if state.pending == NONE:
            base = state.clone()
            if looked.random() < 0.5:
                check_refusals(state, game, looked, 6)
            if looked.random() < 0.12:
                counts["one-list states"] += check_one_list(state, game, PLACINGS)
            if looked.random() < 0.1:
                counts["states with every act"] += check_every_act(state, game, PLACINGS)
            if looked.random() < 0.2:
                counts["made acts reached"] += check_made_acts(state, game, looked, 30, PLACINGS)
            if state.phase == PLAY and state.question != 1 and looked.random() < 0.4:
                counts["outlooks"] += check_outlook(state, game, PLACINGS)
        check_cards(state, pack)
        if looked.random() < 0.3:
            check_steps(state, steps, looked, 10)
        before, last = state.clone(), step
        act = act_of(state, step)
        seat = state.answering if act and act.verb in ("yes", "no") else state.turn
        done = (seat + 1, act) if act else None
    assert done
    check_kept(state)
    check_act(base, before, last, state)
    game = played(game, *done)
    check_equal(state, game)
    check_scores(state, game)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
