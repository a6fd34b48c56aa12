"""What an evening stands on: three nodes on PostgreSQL and NATS and a worker, or one node alone."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import httpx
from sqlalchemy import Engine, create_engine, text

from benchmarks.cluster.nodes import Node
from benchmarks.soak import samples
from benchmarks.soak.samples import Sample
from tests.nodes.ground import Nats, Postgres
from tests.web.servers import START

HIGH: Final = {
    "ESCALERA_REQUESTS_PER_SECOND": "1000",
    "ESCALERA_ADDRESS_REQUESTS_PER_SECOND": "100000",
    "ESCALERA_TABLES_PER_HOUR": "1000000",
    "ESCALERA_SOCKETS_PER_SEAT": "100",
    "ESCALERA_SOCKETS_PER_ADDRESS": "100000",
}
"""Limits that nobody reaches: without any nothing would be counted."""
HEARD_LATER: Final = 2.0
"""What a node hears from its first beat on, the roll of tables, and from its first decision on, answers of
workers: each is a subscription and a task of the library. The worker hears one thing, questions."""
CONNECTIONS: Final = (
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE application_name = 'escalera' AND datname = current_database()"
)


class Ground:
    """Real programs in child processes; `start` is how the nodes are started."""

    def __init__(self, folder: Path, nodes: int, start: str = START, **environment: str) -> None:
        self.nodes = [Node(folder, f"node {n + 1}") for n in range(nodes)]
        self._folder = folder
        self._start = start
        self._environment = {**HIGH, **environment}
        self._http = httpx.AsyncClient(timeout=30, limits=httpx.Limits(max_keepalive_connections=0))
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        try:
            await self._begin()
        except BaseException:
            await self._stack.aclose()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    async def _begin(self) -> None:
        self._stack.push_async_callback(self._http.aclose)
        await self._launch("--database", str(self._folder / "soak.db"), "--workers", "1")

    async def _launch(self, *flags: str) -> None:
        for node in self.nodes:
            self._stack.callback(node.kill)
        await asyncio.gather(
            *[node.launch(*flags, start=self._start, **self._environment) for node in self.nodes]
        )

    async def sample(self) -> Sample:
        """What everything holds now."""
        return {node.name: await self._sample(node) for node in self.nodes}

    async def _sample(self, node: Node) -> samples.Numbers:
        assert node.process is not None
        return samples.process(node.process.pid) | await samples.figures(self._http, node.address)

    def later(self) -> Sample:
        """What is made when it is first needed and then stays, by whom."""
        return {node.name: {} for node in self.nodes}

    def complaints(self) -> Counter[str]:
        """What stands in the nodes' logs that isn't mere news, less its time, and how often."""
        lines = [line for node in self.nodes for line in node.log.read_text(encoding="utf-8").splitlines()]
        return Counter([line.split(" ", 2)[-1] for line in lines if " INFO " not in line])


class SharedGround(Ground):
    """The same on a database and a bus that run, with a worker."""

    _engine: Engine
    _worker: subprocess.Popen[bytes]

    def __init__(
        self, folder: Path, nodes: int, postgres: Postgres, nats: Nats, start: str = START, **environment: str
    ) -> None:
        super().__init__(folder, nodes, start, **environment)
        self._postgres = postgres
        self._nats = nats

    async def _begin(self) -> None:
        self._stack.push_async_callback(self._http.aclose)
        database = self._postgres.new_database()
        self._engine = create_engine(database.replace("://", "+psycopg://"), pool_size=1)
        self._stack.callback(self._engine.dispose)
        await self._launch("--database", database, "--bus", self._nats.url, "--workers", "1")
        self._begin_worker()

    def _begin_worker(self) -> None:
        command = [sys.executable, "-c", START, "worker", "--bus", self._nats.url, "--workers", "2"]
        self._worker = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self._stack.callback(self._worker.wait)
        self._stack.callback(self._worker.terminate)

    async def sample(self) -> Sample:
        assert self._nats.process is not None
        return {
            **await super().sample(),
            "worker": samples.process(self._worker.pid),
            "NATS": samples.process(self._nats.process.pid) | await samples.bus(self._nats),
            "PostgreSQL": {"connections": await asyncio.to_thread(self._connections)},
        }

    def later(self) -> Sample:
        inboxes = {node.name: {"tasks": HEARD_LATER} for node in self.nodes}
        others: Sample = {
            "worker": {},
            "NATS": {"subscriptions": HEARD_LATER * len(self.nodes) + 1},
            "PostgreSQL": {},
        }
        return {**inboxes, **others}

    def _connections(self) -> float:
        with self._engine.connect() as connection:
            return float(connection.execute(text(CONNECTIONS)).scalar_one())
