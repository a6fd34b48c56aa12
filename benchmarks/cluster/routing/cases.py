"""The four ways: one node on a file, one on the servers, three with and without a proxy that knows tables."""

from __future__ import annotations

import itertools
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, create_engine

from benchmarks.cluster.routing.usage import Usage, WatchedNats, kept_bytes, log_bytes, processor_seconds
from benchmarks.cluster.running import SAFE
from benchmarks.load.ends import SEATS
from benchmarks.load.games import NO_LIMITS, file_engine, serve_command
from benchmarks.load.servers import Server, serving
from tests.nodes.ground import Postgres
from tests.web.servers import START

Ports = Iterator[Sequence[int]]
"""For table after table the ports at which its seats are."""


def together(ports: Sequence[int]) -> Ports:
    """All of a table at one node, the tables in turn."""
    return ([port] * SEATS for port in itertools.cycle(ports))


def by_chance(ports: Sequence[int]) -> Ports:
    """Everybody at a node by chance, the same chance in every run."""
    chance = random.Random(1)
    while True:
        yield chance.choices(ports, k=SEATS)


@dataclass(frozen=True)
class Case:
    """A way to serve."""

    name: str
    nodes: int
    shared: bool
    spread: Callable[[Sequence[int]], Ports] = together


CASES: Final = (
    Case("one node, SQLite", 1, shared=False),
    Case("one node, PostgreSQL and NATS", 1, shared=True),
    Case("three nodes, a table's people at one", 3, shared=True),
    Case("three nodes, everybody by chance", 3, shared=True, spread=by_chance),
)


class Ground:
    """The database server and the bus, which all runs share."""

    def __init__(self) -> None:
        self.postgres = Postgres(SAFE)
        self.nats = WatchedNats()


@contextmanager
def standing() -> Iterator[Ground]:
    """Both, for as long as they are needed."""
    ground = Ground()
    with ground.postgres, ground.nats:
        yield ground


@dataclass
class Serving:
    """The nodes of a case, while they run."""

    case: Case
    ground: Ground
    nodes: list[Server]
    database: Engine

    @property
    def ports(self) -> Ports:
        """Where people are sent."""
        return self.case.spread([node.port for node in self.nodes])

    def kept_bytes(self) -> float:
        """What an entry takes in a database server."""
        return kept_bytes(self.database) if self.case.shared else 0.0

    def usage(self) -> Usage:
        """What has been used so far."""
        own = os.times()
        found = Usage(
            wall=time.perf_counter(),
            nodes=processor_seconds([node.process.pid for node in self.nodes]),
            load=own.user + own.system,
        )
        return self._with_servers(found) if self.case.shared else found

    def _with_servers(self, found: Usage) -> Usage:
        said, heard, size = self.ground.nats.carried()
        return replace(
            found,
            said=said,
            heard=heard,
            bus_bytes=size,
            database=self._seconds(self.ground.postgres),
            bus=self._seconds(self.ground.nats),
            log_bytes=log_bytes(self.database),
        )

    @staticmethod
    def _seconds(child: Postgres | WatchedNats) -> float:
        assert child.process is not None
        return processor_seconds([child.process.pid])


@contextmanager
def serve(case: Case, ground: Ground) -> Iterator[Serving]:
    """Fresh nodes on a fresh database."""
    cores = sorted(os.sched_getaffinity(0))
    with ExitStack() as stack:
        if case.shared:
            address = ground.postgres.new_database()
            command = [sys.executable, "-c", START, "serve", "--port", "0", "--workers", "0"]
            command += ["--database", address, "--bus", ground.nats.url]
            database = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            command, database = serve_command(folder), file_engine(folder)
        stack.callback(database.dispose)
        nodes = [stack.enter_context(serving(command, cores, **NO_LIMITS)) for _ in range(case.nodes)]
        yield Serving(case, ground, nodes, database)
