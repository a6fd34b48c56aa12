"""Stores to test, and entries to put into them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import Connection, connect
from typing import Any, TypeVar

from escalera.service.store import Entry
from escalera.service.store.sqlite import SqliteStore

T = TypeVar("T")


def with_store(path: Path | None, use: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """What `use` comes to, on a store in a file or in memory."""

    async def run() -> T:
        store = await (SqliteStore.open(path) if path else SqliteStore.in_memory())
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def entry(
    table: str, seq: int, data: bytes = b"data", *, seat: int | None = None, act: str | None = None
) -> Entry:
    """An entry whose time is its number, in seconds."""
    return Entry(table, seq, seq * 1000, "act", data, seat, act, person=(seat or 0) if act else None)


def some(table: str, first: int, number: int = 1, data: bytes = b"data") -> list[Entry]:
    """Entries from a number on."""
    return [entry(table, first + i, data) for i in range(number)]


async def outcome(call: Awaitable[None]) -> Exception | None:
    """The error of a call."""
    try:
        await call
    except Exception as error:
        return error
    return None


def rows(path: Path, query: str) -> list[Any]:
    """What a plain connection sees."""
    with closing(connect(path)) as connection:
        return connection.execute(query).fetchall()


@contextmanager
def locked(path: Path) -> Iterator[Connection]:
    """A file that another connection keeps locked: calls gather meanwhile."""
    with closing(connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield connection
        connection.execute("ROLLBACK")
