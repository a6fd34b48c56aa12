"""What happens to nodes, bus and database, one thing every few seconds."""

from __future__ import annotations

import asyncio
import itertools
import random
import signal
import time
from collections.abc import Awaitable, Callable
from typing import Final

from benchmarks.cluster.nodes import Cluster
from benchmarks.cluster.people import Told

STILL: Final = 5.0
"""Seconds for which something stands still or is away."""
BETWEEN: Final = 2.0
"""Seconds in which nothing happens, so that people can come back."""


async def kill_node(cluster: Cluster) -> None:
    """Kill a node, and start another one in its place."""
    node = random.choice(cluster.nodes)
    node.kill()
    await cluster.start(node)


async def stop_node(cluster: Cluster) -> None:
    """Let a node stand still."""
    node = random.choice(cluster.nodes)
    node.send(signal.SIGSTOP)
    await asyncio.sleep(STILL)
    node.send(signal.SIGCONT)


async def kill_bus(cluster: Cluster) -> None:
    """Kill the bus, and start it again later."""
    await asyncio.to_thread(cluster.nats.end, signal.SIGKILL)
    await asyncio.sleep(STILL)
    await asyncio.to_thread(cluster.nats.start)


async def kill_database(cluster: Cluster) -> None:
    """Let the database crash, and start it again at once."""
    await asyncio.to_thread(cluster.postgres.end, signal.SIGQUIT)
    await asyncio.to_thread(cluster.postgres.start)


async def cut_node(cluster: Cluster) -> None:
    """Cut a node off from database and bus."""
    node = random.choice(cluster.nodes)
    node.cut()
    await asyncio.sleep(STILL)
    node.heal()


async def unplug_node(cluster: Cluster) -> None:
    """Pull a node's wire out: neither people nor database and bus are there for it."""
    node = random.choice(cluster.nodes)
    assert node.wire is not None
    node.wire.pull()
    await asyncio.sleep(STILL)
    node.wire.plug()


FAULTS: Final[dict[str, Callable[[Cluster], Awaitable[None]]]] = {
    "kill": kill_node,
    "stop": stop_node,
    "bus": kill_bus,
    "database": kill_database,
    "cut": cut_node,
}
WIRED: Final = {"unplug": unplug_node}
"""What needs networks of its own."""
ALL: Final = FAULTS | WIRED


async def go_wrong(
    cluster: Cluster, kinds: list[str], told: Told, enough: Callable[[], bool]
) -> dict[str, int]:
    """Each kind in turn, each at least once, until there is enough; how often each."""
    done = dict.fromkeys(kinds, 0)
    for kind in itertools.cycle(kinds):
        if all(done.values()) and enough():
            return done
        told.wrong, told.since = kind, time.monotonic()
        await ALL[kind](cluster)
        done[kind] += 1
        await asyncio.sleep(BETWEEN)
    return done
