"""Processor time of programs with all their processes, and what bus and database counted."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final, Self

from sqlalchemy import Engine, text

from tests.nodes.ground import Nats

TICKS: Final = os.sysconf("SC_CLK_TCK")
KEPT: Final = "SELECT pg_total_relation_size('entries')::float / count(*) FROM entries"


@dataclass(frozen=True)
class Usage:
    """So far, or between two moments. Times are processor-seconds, except `wall`."""

    wall: float = 0.0
    nodes: float = 0.0
    database: float = 0.0
    bus: float = 0.0
    load: float = 0.0
    said: float = 0.0
    """Messages that the bus took."""
    heard: float = 0.0
    """Messages that it passed on."""
    bus_bytes: float = 0.0
    log_bytes: float = 0.0
    """Of the database's write-ahead log."""
    seat_bytes: float = 0.0
    """Sent to people."""

    def __sub__(self, other: Usage) -> Self:
        names = [field.name for field in fields(self)]
        return type(self)(**{name: getattr(self, name) - getattr(other, name) for name in names})


class WatchedNats(Nats):
    """A bus that tells what it carried."""

    def carried(self) -> tuple[int, int, int]:
        """Messages taken, messages passed on, and bytes of both, so far."""
        told = self.told()
        return told["in_msgs"], told["out_msgs"], told["in_bytes"] + told["out_bytes"]


def processor_seconds(pids: Iterable[int]) -> float:
    """Of these processes, their threads, their children, and the children that have ended."""
    return sum([seconds_of(pid) for first in pids for pid in with_children(first)])


def with_children(pid: int) -> Iterator[int]:
    """A process and all that come from it."""
    yield pid
    for child in children(pid):
        yield from with_children(child)


def children(pid: int) -> list[int]:
    """The processes that a process has started; of a thread or process that has just ended none."""
    found: list[int] = []
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += map(int, file.read_text(encoding="ascii").split())
    return found


def seconds_of(pid: int) -> float:
    """Of a process with all its threads, and of its children that have ended."""
    ended = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[13:15]
    return time.clock_gettime(clock_of(pid)) + sum([int(ticks) for ticks in ended]) / TICKS


def clock_of(pid: int) -> int:
    """Linux's number for the clock of a process's own time, finer than the ticks in its `stat`."""
    return ~pid << 3 | 2


def log_bytes(database: Engine) -> float:
    """How much PostgreSQL has written to its write-ahead log."""
    with database.connect() as connection:
        return float(connection.scalar(text("SELECT pg_current_wal_lsn() - '0/0'")) or 0)


def kept_bytes(database: Engine) -> float:
    """What PostgreSQL keeps for an entry, with its indexes."""
    with database.connect() as connection:
        return float(connection.scalar(text(KEPT)) or 0)
