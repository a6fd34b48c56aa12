"""One number for many seeded rounds: how they ended, in full. The same compiled and uncompiled.

python -m tests.engine.digest EDITION ROUNDS WALKS
"""

from __future__ import annotations

import hashlib
import random
import sys

from escalera.engine.deal import deal
from escalera.engine.law import Law
from escalera.engine.playout import play_random
from escalera.engine.scoring import score
from escalera.engine.state import State
from escalera.engine.step import Steps
from escalera.rules import edition
from tests.engine.snapshot import snapshot
from tests.engine.tables import laws, seatings
from tests.engine.walk import start, walk


def digest(code: str, rounds: int, walks: int) -> str:
    """Random rounds of an edition with every number of players, and biased ones with house rules."""
    total = hashlib.sha256()
    for seed in range(rounds):
        state = dealt(code, seed)
        steps = play_random(state, seed + 1, 100_000)
        total.update(f"{steps} {ending(state)}\n".encode())
    seats = [seating for seating in seatings() if seating[0] == code]
    for seed in range(walks):
        tables = laws(seats[seed % len(seats)])
        choose = random.Random(seed)
        state = start(choose, tables[seed % len(tables)])
        for step in walk(choose, state, Steps()):
            total.update(f"{step} ".encode())
        total.update(f"{ending(state)}\n".encode())
    return total.hexdigest()[:16]


def dealt(code: str, seed: int) -> State:
    """A shuffled deal."""
    rules = edition(code)
    players = rules.players[seed % len(rules.players)]
    choose = random.Random(seed)
    order = rules.pack()
    choose.shuffle(order)
    law = Law(rules, players)
    return deal(law, choose.randrange(players), order, [0] * law.sides)


def ending(state: State) -> str:
    """Scores, and everything in the state; truth values as numbers."""
    values = [value if isinstance(value, tuple) else int(value) for value in snapshot(state)]
    return f"{score(state)} {values}"


if __name__ == "__main__":
    from escalera.engine import state as module

    print(
        str(module.__file__).split("/escalera/engine/state.py")[0],
        digest(sys.argv[1], *map(int, sys.argv[2:4])),
    )
