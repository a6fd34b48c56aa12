"""A digest of all that seats are told in a few rounds: `python -m tests.engine.told EDITION ROUNDS`."""

from __future__ import annotations

import hashlib
import random
import sys

from escalera.engine.match import Match
from escalera.rules import edition


def told(code: str, rounds: int) -> str:
    """The first sixteen letters of a hash over all events of all seats of seeded rounds by steps."""
    rules = edition(code)
    players = max(rules.players)
    order = rules.pack()
    found = hashlib.sha256()
    for seed in range(rounds):
        choose = random.Random(seed)
        choose.shuffle(order)
        played = Match(rules, players).deal(order)
        while steps := played.steps():
            played.play_step(steps.at(choose.random()))
        for seat in range(players + 1):
            found.update(repr(played.events(seat)).encode())
    return found.hexdigest()[:16]


if __name__ == "__main__":
    print(told(sys.argv[1], int(sys.argv[2])))
