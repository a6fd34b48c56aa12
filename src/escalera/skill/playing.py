"""Whole rounds between players inside: each decides on a state without what its seat may not see."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.doing import do_step
from escalera.engine.state import OVER, State
from escalera.engine.step import Steps
from escalera.engine.view import awaited, hidden
from escalera.skill.known import Known
from escalera.skill.player import Player
from escalera.skill.watching import watch_step

LONGEST: i64 = 4000
"""Acts after which a round is given up as one that doesn't end."""


def play_round(s: State, players: list[Player]) -> int:
    """Play a dealt round to its end, `players` by seats; how many acts it took.

    Raises ValueError where a player decides on nothing, or the round doesn't end.
    """
    known = Known()
    steps = Steps()
    acts: i64 = 0
    while s.phase != OVER:
        seat = awaited(s)
        players[seat - 1].decide(hidden(s, seat), known, steps)
        if steps.size == 0:
            raise ValueError(f"seat {seat} decided on nothing")
        for i in range(steps.size):
            watch_step(known, s, steps.items[i])
            do_step(s, steps.items[i])
        acts += 1
        if acts > LONGEST:
            raise ValueError("the round doesn't end")
    return acts
