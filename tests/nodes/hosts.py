"""Several nodes in this process: a host each, on one database and one line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from escalera.protocol.views import Options
from escalera.service.bus.local import Line, LocalBus
from escalera.service.host import Desk, Host, Players
from escalera.service.players.pool import Pool
from escalera.service.store import Store
from escalera.service.store.postgres import PostgresStore
from escalera.service.store.sqlite import SqliteStore
from tests.service.support import Person, TestClock, seated_table

TWO = Options(edition="classic", players=2, rules={"target": "500"})
FOUR = Options(edition="classic", players=4, rules={"target": "500"})


class Hosts:
    """Nodes, the clock they share, and the line between them."""

    def __init__(self, nodes: list[Host], line: Line, clock: TestClock) -> None:
        self.nodes = nodes
        self.line = line
        self.clock = clock

    async def beat(self) -> None:
        """Let every node do what it does every few seconds."""
        for node in self.nodes:
            await node.company.beat()
            await asyncio.sleep(0)

    def start(self, store: Store, players: Players) -> None:
        """Start another node."""
        self.nodes.append(Host(store, players, self.clock, bus=LocalBus(self.line)))

    async def kill(self, node: Host) -> None:
        """End a node; the others hear nothing of it."""
        self.nodes.remove(node)
        await node.company._bus.close()
        await node.close()

    async def desks(self, table: str) -> list[Desk]:
        """The table at every node."""
        return [await node.desk(table) for node in self.nodes]


class SharedStore(SqliteStore):
    """A store in memory that several hosts of this process share."""

    @property
    def shared(self) -> bool:
        return True


@asynccontextmanager
async def hosting(address: str | None = None, number: int = 3) -> AsyncIterator[Hosts]:
    """So many nodes, each with a store of its own on a database, or all with one in memory."""
    line, clock = Line(), TestClock()
    one = await SharedStore.in_memory() if address is None else None
    stores = [one or await PostgresStore.open(address or "") for _ in range(number)]
    pool = Pool(0)
    await pool.start()
    hosts = Hosts([], line, clock)
    for store in stores:
        hosts.start(store, pool)
    try:
        yield hosts
    finally:
        for node in hosts.nodes:
            await node.close()
        await pool.stop()
        for store in dict.fromkeys(stores):
            await store.close()


async def spread_table(hosts: Hosts, options: Options, people: int) -> list[Person]:
    """A table with so many people, each at another node; the other seats are computer players'."""
    first = await seated_table(hosts.nodes[0], options, people)
    nodes = [hosts.nodes[n % len(hosts.nodes)] for n in range(people)]
    return [Person(node, await node.desk(first.table.id), n) for n, node in enumerate(nodes, 1)]
