"""Everything that is taken is given back: sockets, streams, tables, tasks, files, subscriptions."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benchmarks.soak.ground import Ground, SharedGround
from benchmarks.soak.parties import Habits
from benchmarks.soak.running import Plan, Run, faults, left_over, run
from tests.nodes.ground import Nats, Postgres
from tests.web.servers import START

HURRIED = "from escalera.web import chores; chores.MINUTE = 0.5; "
"""Idle tables leave memory within a second."""
KEEPING = """
import asyncio
from escalera.service.host import Host
from escalera.web.feed import Feed

kept, close = [], Feed.close

def keep(feed):
    kept.append((open("/dev/null"), asyncio.ensure_future(asyncio.sleep(3600))))
    close(feed)

Feed.close, Host.forget = keep, lambda host, table: None
"""
"""A file and a task are left of every socket, and tables stay in memory."""
HABITS = Habits(tables=16, visits=25, stay=1.0, patience=3, answer=5, silent=0)
PLAN = Plan(seconds=0, least_tables=40, least_acts=60, habits=HABITS, first=2, rate=100, every=1, patience=60)
BRIEF = Plan(
    seconds=1,
    habits=Habits(tables=4, stay=0.2, patience=0.5, silent=0),
    first=0.5,
    rate=20,
    every=1,
    patience=1,
)


def evening(ground: Ground, plan: Plan = PLAN) -> Run:
    """People who come and go within seconds."""

    async def work() -> Run:
        async with ground:
            return await run(ground, plan)

    return asyncio.run(asyncio.wait_for(work(), 300))


@pytest.mark.slow
def test_when_everybody_has_left_nothing_is_left(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    done = evening(SharedGround(tmp_path, 2, postgres, nats, HURRIED + START))
    assert left_over(done.before, done.series, done.after) == []
    assert faults(done) == []


@pytest.mark.slow
def test_what_a_server_keeps_is_noticed(tmp_path: Path) -> None:
    done = evening(Ground(tmp_path, 1, KEEPING + HURRIED + START), BRIEF)
    left = {one.what for one in left_over(done.before, done.series, done.after)}
    assert left >= {"files", "tasks", "tables"}
