"""Stores to test, and entries to put into them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import connect
from typing import Any, TypeVar

from sqlalchemy import Engine, create_engine, text

from escalera.service.store import Entry
from escalera.service.store.postgres import PostgresStore
from escalera.service.store.sql import SqlStore
from escalera.service.store.sqlite import SqliteStore

T = TypeVar("T")

Place = Path | str | None
"""A file, the address of a PostgreSQL, or memory."""


def with_store(path: Path | None, use: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """What `use` comes to, on a store in a file or in memory."""
    return with_any_store(path, use)


def with_any_store(place: Place, use: Callable[[Any], Awaitable[T]]) -> T:
    """The same on a store of any kind."""

    async def run() -> T:
        store = await opened(place)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def opened(place: Place) -> SqlStore:
    """A store at an address, in a file or in memory."""
    if isinstance(place, str):
        return await PostgresStore.open(place)
    return await (SqliteStore.open(place) if place else SqliteStore.in_memory())


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


def rows(place: Path | str, query: str) -> list[Any]:
    """What a plain connection sees."""
    if isinstance(place, str):
        with plain(place) as engine, engine.connect() as session:
            return [tuple(row) for row in session.execute(text(query))]
    with closing(connect(place)) as connection:
        return connection.execute(query).fetchall()


@contextmanager
def locked(place: Path | str) -> Iterator[None]:
    """A database that another connection keeps locked: calls gather meanwhile."""
    if isinstance(place, str):
        with plain(place) as engine, engine.begin() as session:
            session.execute(text("LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE"))
            yield
        return
    with closing(connect(place, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def waiting(address: str) -> bool:
    """Whether somebody waits for a lock."""
    return bool(rows(address, "SELECT 1 FROM pg_locks WHERE NOT granted"))


@contextmanager
def plain(address: str) -> Iterator[Engine]:
    """An engine of the tests' own."""
    engine = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
    try:
        yield engine
    finally:
        engine.dispose()
