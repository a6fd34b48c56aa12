"""One run: a cluster, tables, people, faults; then the checks."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx

from benchmarks.cluster.checks import Found, look_through
from benchmarks.cluster.faults import WIRED, go_wrong
from benchmarks.cluster.nodes import Cluster, Node
from benchmarks.cluster.people import Player, Told
from escalera.service.store.postgres import PostgresStore
from tests.web.people import bearer

SAFE: Final = ("max_connections=200", "listen_addresses=127.0.0.1")
GOING_ON: Final = 40.0
"""Seconds in which every table must have gone on, once all is well again."""
OPTIONS: Final = {"edition": "classic", "players": 2, "rules": {"target": "500"}}


@dataclass(kw_only=True)
class Plan:
    """What is to be done."""

    acts: int
    tables: int
    rate: float
    """Acts of people a second, about."""
    kinds: list[str]
    number: int = 3
    settings: tuple[str, ...] = SAFE


@dataclass
class Run:
    """What came of it."""

    found: Found
    told: Told
    seconds: float
    faults: dict[str, int]
    tables: list[str] = field(default_factory=list)


async def run(plan: Plan) -> Run:
    """Do it."""
    with tempfile.TemporaryDirectory(prefix="escalera-") as folder:
        wired = not WIRED.keys().isdisjoint(plan.kinds)
        async with Cluster(Path(folder), plan.number, plan.settings, wired) as cluster:
            return await run_on(cluster, plan)


async def run_on(cluster: Cluster, plan: Plan) -> Run:
    """Do it on a cluster that runs."""
    told, people = Told(), list[Player]()
    for n in range(plan.tables):
        people += await seated(cluster.nodes, n, told, plan)
    tables = list(dict.fromkeys([player.table for player in people]))
    store = await PostgresStore.open(cluster.database)
    started = time.monotonic()
    playing = [asyncio.ensure_future(player.run()) for player in people]
    try:
        done = await go_wrong(cluster, plan.kinds, told, lambda: len(told.acknowledged) >= plan.acts)
        seconds = time.monotonic() - started
        stuck = await standing_still(store, tables)
        for player in people:
            player.ended = True
        await asyncio.wait(playing, timeout=10)
        await cluster.stop_nodes()
        found = await look_through(store, tables, told)
        found.stuck += stuck
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await store.close()
    return Run(found, told, seconds, done, tables)


async def seated(nodes: Sequence[Node], n: int, told: Told, plan: Plan) -> list[Player]:
    """A table and its people: two at every other one, else one and a computer player."""
    node, other = nodes[n % len(nodes)], nodes[(n + 1) % len(nodes)]
    pause = 1.5 * plan.tables / plan.rate
    async with httpx.AsyncClient(timeout=30) as http:
        made = (
            await http.post(f"http://{node.address}/api/tables", json={"name": "Ada", "options": OPTIONS})
        ).json()
        path, headers = f"/api/tables/{made['table']}", bearer(made["token"])
        people = [Player(nodes, node, told, made["table"], made["token"], 1, pause)]
        if n % 2:
            sat = await http.post(
                f"http://{other.address}{path}/sit", json={"name": "Ben"}, headers=bearer(made["link"])
            )
            people.append(Player(nodes, other, told, made["table"], sat.json()["token"], 2, pause))
        else:
            manned = {"type": "set-seat", "id": "m", "seat": 2, "player": "greedy"}
            await http.post(f"http://{other.address}{path}/requests", json=manned, headers=headers)
        begun = {"type": "start", "id": "s"}
        found = await http.post(f"http://{node.address}{path}/requests", json=begun, headers=headers)
        assert found.json()["type"] == "accepted", found.text
    return people


async def standing_still(store: PostgresStore, tables: list[str]) -> list[str]:
    """The tables that don't go on though all is well."""
    before = await store.heads(tables)
    end = time.monotonic() + GOING_ON
    left = list(tables)
    while left and time.monotonic() < end:
        await asyncio.sleep(0.5)
        now = await store.heads(left)
        left = [table for table in left if now.get(table, 0) <= before[table]]
    return left
