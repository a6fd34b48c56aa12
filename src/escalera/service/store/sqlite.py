"""The store in one SQLite file, or in memory."""

from __future__ import annotations

import asyncio
from pathlib import Path

from escalera.service.store.database import open_file, open_memory
from escalera.service.store.sql import KEEP_MS, SqlStore

__all__ = ["KEEP_MS", "SqliteStore"]


class SqliteStore(SqlStore):
    """A `Store` that one process has for itself."""

    @classmethod
    async def open(cls, path: Path, keep_ms: int = KEEP_MS) -> SqliteStore:
        """Open a file, made and brought to our version if need be; StoreFault says why it can't be."""
        return cls(await asyncio.to_thread(open_file, path), keep_ms)

    @classmethod
    async def in_memory(cls, keep_ms: int = KEEP_MS) -> SqliteStore:
        """A store that ends with the process, for tests."""
        return cls(await asyncio.to_thread(open_memory), keep_ms)
