"""What appends cost: time, and processor time of both sides."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.nodes.ground import Postgres

TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Spent:
    """So many in so many seconds, with the processor time of this process and of the database."""

    number: int
    seconds: float
    ours: float
    theirs: float

    @property
    def rate(self) -> float:
        """How many a second."""
        return self.number / self.seconds

    @property
    def each(self) -> tuple[float, float]:
        """Microseconds of processor time for one: ours, the database's."""
        return self.ours / self.number * 1e6, self.theirs / self.number * 1e6


class Watch:
    """Runs from when it is made."""

    def __init__(self, server: Postgres | None) -> None:
        self._server = server
        self._from = self._now()

    def spent(self, number: int) -> Spent:
        """What so many came to; the database's processes must still be there."""
        return Spent(number, *[now - then for now, then in zip(self._now(), self._from, strict=True)])

    def _now(self) -> tuple[float, float, float]:
        return time.perf_counter(), time.process_time(), of_server(self._server)


def of_server(server: Postgres | None) -> float:
    """Processor time of a database server's processes."""
    if server is None or server.process is None:
        return 0.0
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return sum(of_process(each) for each in [str(pid), *children])


def of_process(pid: str) -> float:
    """Processor time of a process; of one that is no more, none."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS
