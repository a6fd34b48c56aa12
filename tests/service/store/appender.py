"""A process that appends under load and says over a pipe what was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import os
import random
from multiprocessing.connection import Connection
from pathlib import Path

from escalera.service.store import Entry, Repeated, Stale, Store
from escalera.service.store.places import open_store
from escalera.service.store.sql import KEEP_MS

TABLES = 20
CALLERS = 2


def run(place: Path | str, acknowledged: Connection, life: int) -> None:
    """Append until the end."""
    asyncio.run(append_all(place, acknowledged.fileno(), life))


async def append_all(place: Path | str, pipe: int, life: int) -> None:
    store = await open_store(str(place), KEEP_MS)
    callers = [append_some(store, pipe, f"t{i % TABLES}", f"{life}.{i}") for i in range(TABLES * CALLERS)]
    await asyncio.gather(*callers)


async def append_some(store: Store, pipe: int, table: str, caller: str) -> None:
    """One caller of two at a table: its calls race with the other's."""
    row = await store.table(table)
    last = row.last_seq if row else 0
    number = 0
    while True:
        number += 1
        act = f"{caller}.{number}"
        last = await append_act(store, table, last, act, random.randint(1, 4))
        os.write(pipe, f"{table} {act}\n".encode())


async def append_act(store: Store, table: str, last: int, act: str, size: int) -> int:
    """Append an act and what follows from it, resent until it is in; the number it ends at."""
    while True:
        try:
            await store.append(table, last, call_entries(table, last, act, size), secrets={1: act.encode()})
            return last + size
        except Stale as stale:
            last = stale.last_seq
        except Repeated as repeated:
            return repeated.seq + size - 1


def call_entries(table: str, last: int, act: str, size: int) -> list[Entry]:
    """The entries of one call: each says which part of how many it is."""
    return [
        Entry(table, last + i, 0, "act", f"{act} {i} {size}".encode(), 0, act if i == 1 else None, 0)
        for i in range(1, size + 1)
    ]
