"""Killed at any moment, the log holds what was acknowledged: once, whole, in order."""

from __future__ import annotations

import random
import sys
import time
from multiprocessing.context import ForkServerContext
from pathlib import Path

import pytest

from escalera.service.store.sqlite import SqliteStore
from tests.service.store import appender
from tests.service.store.lives import Life, check_log, preloaded
from tests.service.store.stores import rows, with_store

KILLS = 30


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="forks children that are killed")
def test_every_acknowledged_call_survives_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "escalera.db"
    context = preloaded()
    random.seed(7)
    acknowledged: list[str] = []
    life = 0
    while life < KILLS or len(acknowledged) <= KILLS * appender.TABLES:  # a busy machine needs more lives
        acknowledged += one_life(context, path, life)
        life += 1
        assert life <= 10 * KILLS, len(acknowledged)
        if life % 10 == 0:
            check(path, acknowledged)
    check(path, acknowledged)
    assert len(acknowledged) > KILLS * appender.TABLES


def one_life(context: ForkServerContext, path: Path, life: int) -> list[str]:
    """Let a process append and kill it; what it acknowledged."""
    with Life(context, path, life) as child:
        deadline = time.monotonic() + 20
        while not child.said and time.monotonic() < deadline:
            time.sleep(0.002)
        time.sleep(random.uniform(0, 0.2))
    return child.acknowledged()


def check(path: Path, acknowledged: list[str]) -> None:
    """The file is whole, and what it holds is right."""
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]
    check_log(path, acknowledged)


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> list[object]:
        with store._database.writing() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in pragmas]

    assert with_store(tmp_path / "escalera.db", use) == ["wal", 2, 1]
