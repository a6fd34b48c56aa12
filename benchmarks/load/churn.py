"""Thousands of tables that are made, looked at and abandoned: is their memory given back when they expire?"""

from __future__ import annotations

import json
import signal
import sys
import tempfile
from pathlib import Path

import uvloop

from benchmarks.load.escalera import Seat
from benchmarks.load.post import Poster
from benchmarks.load.servers import Server, serving, take_load_core
from benchmarks.load.wire import connect

FIRST = 1000
"""Tables before the memory is first looked at, so that caches and the allocator have settled."""


def run(tables: int, waves: int) -> None:
    """Measure once and print."""
    take_load_core()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.load.expiring", str(Path(folder) / "load.db")]
        with serving(command) as server:
            found = measure(server, tables, waves)
    print(json.dumps(found))


def measure(server: Server, tables: int, waves: int) -> dict[str, object]:
    """Memory before, and in each wave with all the tables there and after they have expired."""
    fresh = server.memory()
    abandon(server, FIRST)
    expire(server)
    before = server.memory()
    full, after = [], []
    for _ in range(waves):
        abandon(server, tables)
        full.append(round(server.memory(), 1))
        expire(server)
        after.append(round(server.memory(), 1))
    return {
        "tables": tables,
        "fresh_mb": round(fresh, 1),
        "before_mb": round(before, 1),
        "full_mb": full,
        "after_mb": after,
        "left_over": [round(left / before - 1, 3) for left in after],
    }


def abandon(server: Server, number: int) -> None:
    """Make tables, let a second person sit down and look at the cards' table, and leave."""
    uvloop.run(come_and_go(server.port, number))


async def come_and_go(port: int, number: int) -> None:
    """One table after the other."""
    poster = Poster(port)
    for _ in range(number):
        made = poster.post("/api/tables", {"name": "Player 1"})
        path = f"/api/tables/{made['table']}"
        sat = poster.post(f"{path}/sit", {"name": "Player 2"}, made["link"])
        for token in (made["token"], sat["token"]):
            seat = Seat(0, lambda seat, number: None)
            headers = {"Authorization": f"Bearer {token}"}
            socket = await connect(port, f"{path}/socket", seat.take, headers=headers)
            socket.close()
    poster.close()


def expire(server: Server) -> None:
    """Let a month go by."""
    server.process.send_signal(signal.SIGUSR1)
    stdout = server.process.stdout
    assert stdout is not None
    if "expired" not in stdout.readline():
        raise RuntimeError("the server ended")
