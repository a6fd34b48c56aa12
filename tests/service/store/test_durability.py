"""Killed at any moment, the log holds what was acknowledged: once, whole, in order."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import sys
import time
from collections import defaultdict
from contextlib import closing
from multiprocessing.context import ForkServerContext
from pathlib import Path
from sqlite3 import connect
from threading import Thread

import pytest

from escalera.service.store.sqlite import SqliteStore
from tests.service.store import appender
from tests.service.store.stores import with_store

KILLS = 30


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="forks children that are killed")
def test_every_acknowledged_call_survives_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "escalera.db"
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([appender.__name__])
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
    reading, writing = context.Pipe(duplex=False)
    child = context.Process(target=appender.run, args=(path, writing, life))
    child.start()
    writing.close()
    said: list[bytes] = []
    listener = Thread(target=listen, args=(reading.fileno(), said))
    listener.start()
    deadline = time.monotonic() + 20
    while not said and time.monotonic() < deadline:
        time.sleep(0.002)
    time.sleep(random.uniform(0, 0.2))
    assert child.pid and child.is_alive()
    os.kill(child.pid, signal.SIGKILL)
    child.join()
    child.close()
    listener.join()
    reading.close()
    return b"".join(said).decode().splitlines()


def listen(pipe: int, said: list[bytes]) -> None:
    while found := os.read(pipe, 1 << 16):
        said.append(found)


def check(path: Path, acknowledged: list[str]) -> None:
    """Every acknowledged call is there; every call that is there is whole and there once."""
    with closing(connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        log = connection.execute("SELECT table_id, seq, data FROM entries ORDER BY table_id, seq").fetchall()
        lasts = dict(connection.execute("SELECT id, last_seq FROM tables").fetchall())
    calls: dict[str, list[tuple[int, int, int]]] = defaultdict(list)
    numbers: dict[str, list[int]] = defaultdict(list)
    for table, seq, data in log:
        act, part, size = data.decode().split()
        calls[f"{table} {act}"].append((seq, int(part), int(size)))
        numbers[table].append(seq)
    assert not set(acknowledged) - set(calls)
    assert len(set(acknowledged)) == len(acknowledged)
    for found in calls.values():
        (first, _, size) = found[0]
        assert found == [(first + i, i + 1, size) for i in range(size)]
    for table, seqs in numbers.items():
        assert seqs == list(range(1, lasts[table] + 1))


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> list[object]:
        with store._database.writing() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in pragmas]

    assert with_store(tmp_path / "escalera.db", use) == ["wal", 2, 1]
