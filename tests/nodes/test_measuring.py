"""The programs that measure can be run: with next to no load, on the servers that they are about."""

from __future__ import annotations

import asyncio
import os
import sys
from dataclasses import replace

from benchmarks.cluster.routing.cases import CASES, serve, standing
from benchmarks.cluster.routing.playing import Amount, play
from benchmarks.cluster.routing.report import report
from benchmarks.load import servers
from benchmarks.load.driving import drive
from benchmarks.load.escalera import open_toy

LITTLE = Amount(tables=2, rest=0.0, pace=1.0, rate=4, warm=1, acts=4)
MOVES = 20


def test_people_by_chance_at_two_nodes_are_played_and_told() -> None:
    case = replace(CASES[-1], nodes=2)
    with standing() as ground, serve(case, ground) as serving:
        run = asyncio.run(play(serving, LITTLE))
    assert len(run.paced.views) == len(run.paced.answers) > 0
    assert len(run.pressed.views) >= run.acts
    assert min(run.press.nodes, run.press.database, run.press.bus, run.press.said) > 0
    assert case.name in report({case.name: [run]}, LITTLE)


def test_the_toy_is_played() -> None:
    command = [sys.executable, "-m", "benchmarks.load.toy.server"]
    with servers.serving(command, sorted(os.sched_getaffinity(0)), VIEW_BYTES="1000") as server:
        done = asyncio.run(drive(open_toy, server.port, 1, MOVES, MOVES, server.seconds))
    assert done.moves == MOVES
