"""The nodes: real servers in child processes, each behind gates of its own to database and bus."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from benchmarks.cluster.gates import HERE, Gate
from benchmarks.cluster.wires import Wire
from tests.nodes.ground import Nats, Postgres, answers
from tests.web.servers import NO_LIMITS, START, lasting_port

STARTING: Final = 60.0
ALL_FROM_HERE: Final = {**NO_LIMITS, "ESCALERA_SOCKETS_PER_ADDRESS": "100000"}
"""Whoever plays has this computer's address."""


class Node:
    """A server in a child process, always at the same port."""

    def __init__(self, folder: Path, name: str, wire: Wire | None = None) -> None:
        self.name = name
        self.host = wire.there if wire else HERE
        self.port = lasting_port()
        self.wire = wire
        self.log = folder / f"{name}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where people come to."""
        return f"{self.host}:{self.port}"

    async def launch(self, *flags: str, start: str = START, **environment: str) -> None:
        """Start it and wait until it answers."""
        where = ["--host", self.host, "--port", str(self.port)]
        begin = self.wire.command() if self.wire else []
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*begin, sys.executable, "-c", start, "serve", *where, *flags],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={"PATH": "/usr/bin:/bin", **ALL_FROM_HERE, **environment},
            )
        async with asyncio.timeout(STARTING):
            while not answers(self.port, self.host):
                await asyncio.sleep(0.05)

    def send(self, how: signal.Signals) -> None:
        """Send it a signal."""
        if self.process is not None:
            self.process.send_signal(how)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.send(signal.SIGKILL)
        if self.process is not None:
            self.process.wait()


class Gated(Node):
    """One behind gates, so that it can be cut off."""

    def __init__(self, folder: Path, name: str, database: Gate, bus: Gate, wire: Wire | None = None) -> None:
        super().__init__(folder, name, wire)
        self.gates = (database, bus)

    async def start(self, address: str, *more: str) -> None:
        """Start it; `address` is the database's, less its place, `more` flags."""
        database, bus = self.gates
        flags = ["--database", address.format(place=database.address), "--bus", f"nats://{bus.address}"]
        await self.launch("--workers", "0", *flags, *more)

    def cut(self) -> None:
        """Cut it off from database and bus; people still reach it."""
        for gate in self.gates:
            gate.shut()

    def heal(self) -> None:
        """Let it have both again."""
        for gate in self.gates:
            gate.open()


class Cluster:
    """A database, a bus, and nodes."""

    def __init__(self, folder: Path, number: int, settings: tuple[str, ...], wired: bool = False) -> None:
        self.folder = folder
        self.postgres = Postgres(settings)
        self.nats = Nats()
        self.nodes: list[Gated] = []
        self.database = ""
        self._number = number
        self._wired = wired

    async def __aenter__(self) -> Self:
        await asyncio.to_thread(self.postgres.__enter__)
        await asyncio.to_thread(self.nats.__enter__)
        self.database = self.postgres.new_database()
        for n in range(self._number):
            self.nodes.append(await self._made(n + 1))
        await asyncio.gather(*[self.start(node) for node in self.nodes])
        return self

    async def _made(self, number: int) -> Gated:
        """A node that isn't started yet, with its gates, and its wire where there are any."""
        wire = Wire(number) if self._wired else None
        if wire:
            wire.lay()
        gates = Gate(self.postgres.port), Gate(self.nats.port)
        for gate in gates:
            await gate.start(wire.here if wire else HERE)
        return Gated(self.folder, f"node{number}", *gates, wire)

    async def start(self, node: Gated) -> None:
        """Start a node."""
        place = f"@127.0.0.1:{self.postgres.port}/"
        await node.start(self.database.replace(place, "@{place}/"), *self.flags())

    def flags(self) -> tuple[str, ...]:
        """Further flags of every node."""
        return ()

    async def stop_nodes(self) -> None:
        """Let all nodes end as they should."""
        for node in self.nodes:
            node.heal()
            node.send(signal.SIGCONT)
            node.send(signal.SIGTERM)
        for node in self.nodes:
            if node.process is not None:
                await asyncio.to_thread(node.process.wait, 30)
                node.process = None

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for node in self.nodes:
            node.send(signal.SIGCONT)
            node.kill()
            for gate in node.gates:
                await gate.stop()
            if node.wire:
                node.wire.remove()
        self.nats.__exit__(None, None, None)
        self.postgres.__exit__(None, None, None)
