"""Tables that act at once, each one act after the other."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from benchmarks.store.spent import Spent, Watch
from escalera.service.store import Entry, Store
from escalera.service.store.places import open_store
from escalera.service.store.sql import KEEP_MS
from tests.nodes.ground import Postgres

DATA: Final = bytes(120)


async def appends(place: str, seconds: float, callers: int, server: Postgres | None) -> Spent:
    """Acknowledged appends of so many tables."""
    store = await open_store(place, KEEP_MS)
    watch = Watch(server)
    end = time.perf_counter() + seconds
    done = await asyncio.gather(*[act(store, f"t{i}", end) for i in range(callers)])
    spent = watch.spent(sum(done))
    await store.close()
    return spent


async def act(store: Store, table: str, end: float) -> int:
    """One table, an append after the other; how many."""
    number = 0
    while time.perf_counter() < end:
        entry = Entry(table, number + 1, number, "act", DATA, number % 4, f"act{number}", number % 4)
        await store.append(table, number, [entry])
        number += 1
    return number
