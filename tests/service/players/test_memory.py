"""What is done for every act leaves nothing in memory, of whatever is compiled too."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

import pytest

from escalera.notation import parse_act
from escalera.service.players.bytes import view_bytes, view_of
from escalera.service.players.deciding import done
from escalera.service.players.jobs import Job
from tests.service.players.rounds import halfway

ROUND = halfway(acts=40)
VIEW = ROUND.view(ROUND.to_act)
TIMES = 200
LITTLE = 20 * TIMES
"""Bytes: less than a reference for each time."""


def job(player: str, hint: bool = False) -> Callable[[], object]:
    """A decision as a child makes it."""
    asked = Job(player, view_bytes(VIEW), 0.01, b"seed", hint)
    return lambda: done(asked)


WORK: dict[str, Callable[[], object]] = {
    "writing a view": lambda: view_bytes(VIEW),
    "reading a view": lambda: view_of(view_bytes(VIEW)),
    "showing the round": lambda: [ROUND.view(seat).hand for seat in range(5)],
    "asking a view": lambda: (VIEW.steps(), VIEW.check(parse_act("draw")), VIEW.pile),
    "playing": lambda: halfway(acts=5),
    "greedy": job("greedy"),
    "beginner": job("beginner"),
    "casual": job("casual"),
    "a hint": job("club", hint=True),
}


@pytest.mark.parametrize("what", WORK)
def test_nothing_is_kept(what: str) -> None:
    work = WORK[what]
    kept = []
    tracemalloc.start()
    try:
        for times in (TIMES // 4, TIMES):
            for _ in range(times):
                work()
            gc.collect()
            kept.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert kept[1] - kept[0] < LITTLE
