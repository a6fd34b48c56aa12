"""SQLAlchemy's engines for SQLite: the settings of a connection, and how its transactions begin."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool, StaticPool

from escalera.service.store.files import BUSY_SECONDS

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


def file_engine(path: Path, begin: str, connections: int) -> Engine:
    """An engine on a file; `begin` is the statement that opens a transaction."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False},
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
    )
    return with_settings(engine, begin)


def memory_engine() -> Engine:
    """An engine whose one connection is the database."""
    engine = create_engine(
        "sqlite://",
        connect_args={"isolation_level": None, "check_same_thread": False},
        poolclass=StaticPool,
    )
    return with_settings(engine, "BEGIN")


def with_settings(engine: Engine, begin: str) -> Engine:
    """The driver's own idea of when a transaction begins is off, ours is on."""

    def connected(connection: sqlite3.Connection, record: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    def started(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", started)
    return engine
