"""An app in this process, on a clock that tests set, asked without a network."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from escalera.service.host import Host
from escalera.service.players.pool import Pool
from escalera.service.store.sqlite import SqliteStore
from escalera.web.app import create_app
from escalera.web.settings import Settings
from escalera.web.state import Web

START_MS = 1_800_000_000_000


class Seconds:
    """A clock that moves when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def ms(self) -> int:
        """The time of day that goes with it."""
        return START_MS + int(self.now * 1000)


class Inside:
    """The app, its clock, and browsers that come from any address."""

    def __init__(self, app: Any, web: Web, clock: Seconds) -> None:
        self.app = app
        self.web = web
        self.clock = clock

    def browser(self, address: str = "192.0.2.1", **more: Any) -> httpx.AsyncClient:
        """A browser at an address."""
        transport = httpx.ASGITransport(self.app, client=(address, 5000))
        headers = {"origin": "http://127.0.0.1"}
        return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=headers, **more)


@asynccontextmanager
async def inside(database: Path | None = None, **settings: Any) -> AsyncIterator[Inside]:
    """An app on a store in memory, or in a file."""
    clock = Seconds()
    store = await (SqliteStore.open(database) if database else SqliteStore.in_memory())
    pool = Pool(0)
    await pool.start()
    host = Host(store, pool, clock.ms)
    app, web = create_app(host, Settings(**settings), clock)
    try:
        yield Inside(app, web, clock)
    finally:
        await host.close()
        await pool.stop()
        await store.close()
