"""The store in a PostgreSQL database, which several nodes share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError

from escalera.service.store.alone import append_alone
from escalera.service.store.calls import Append
from escalera.service.store.errors import StoreFault
from escalera.service.store.pgfaults import is_passing, leave_read_only, told
from escalera.service.store.pgschema import bring_up
from escalera.service.store.places import shown
from escalera.service.store.sql import KEEP_MS, SqlStore

READERS: Final = 4
PATIENCE: Final = 10.0
"""How long calls wait for a database that is started again, in seconds."""
DRIVER: Final = "postgresql+psycopg"
NO_DRIVER: Final = "PostgreSQL needs further packages: “make nodes” adds them, or the extra “nodes”."
NO_URL: Final = (
    "The database's address can't be read: it is like postgresql://user:password@host/name, "
    "with %40 for an @ in the password."
)

SETTINGS: Final = {
    "synchronous_commit": "on",
    "idle_in_transaction_session_timeout": "500ms",
    "statement_timeout": "10s",
}
"""A node that stands still in the middle of a transaction soon holds nobody up any longer."""
CONNECTING: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 8000,
    "application_name": "escalera",
    "options": " ".join([f"-c {name}={value}" for name, value in SETTINGS.items()]),
}
"""A network that is cut is noticed."""


class PostgresStore(SqlStore):
    """A `Store` that any number of nodes share."""

    @classmethod
    async def open(cls, address: str, keep_ms: int = KEEP_MS) -> PostgresStore:
        """Connect, and bring the schema to our version; StoreFault says why it can't be."""
        return cls(await asyncio.to_thread(open_address, address), keep_ms)


class PostgresDatabase:
    """Engines for one that writes and some that read."""

    readers = READERS
    shared = True
    patience = PATIENCE

    def __init__(self, url: URL) -> None:
        self.name = named(url)
        self._writer = engine(url, 1)
        self._alone = self._writer.execution_options(isolation_level="AUTOCOMMIT")
        self._reader = engine(url, READERS, isolation_level="AUTOCOMMIT", pool_reset_on_return=None)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that commits at its end."""
        with self._writer.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection whose every statement sees one state."""
        with self._reader.connect() as connection:
            yield connection

    def append_alone(self, calls: Sequence[Append]) -> Sequence[Append]:
        """One statement for nearly all: nobody waits for a node that stands still in the middle."""
        if not calls:
            return calls
        with self._alone.connect() as connection:
            return append_alone(connection, calls)

    def is_passing(self, error: Exception) -> bool:
        """Whether the connection or the transaction was ended from outside."""
        return is_passing(error)

    def told(self, error: Exception) -> Exception:
        """The error as a sentence about the database."""
        return told(error, self.name)

    def touch(self, connection: Connection) -> None:
        """Write a record to its log that means nothing, and so meets no other node's locks.

        That alone goes well where transactions may only read; a lock on no row doesn't.
        """
        connection.execute(text("SELECT id FROM tables WHERE false FOR KEY SHARE"))
        connection.execute(text("SELECT pg_logical_emit_message(true, 'escalera', '')"))

    def close(self) -> None:
        """Close connections."""
        self._reader.dispose()
        self._writer.dispose()


def open_address(address: str) -> PostgresDatabase:
    """Connect to a database, brought to our version."""
    database = database_at(address)
    try:
        bring_up(database)
    except Exception as error:
        database.close()
        raise database.told(error) from None
    return database


@contextmanager
def address_reader(address: str) -> Iterator[Connection]:
    """A connection that only reads a database, as it is; its errors are faults."""
    database = database_at(address)
    try:
        with database.reading() as connection:
            yield connection
    except Exception as error:
        raise database.told(error) from None
    finally:
        database.close()


def database_at(address: str) -> PostgresDatabase:
    """The database that is meant; nobody connects yet."""
    try:
        url = make_url(address).set(drivername=DRIVER)
        check_host(url)
        return PostgresDatabase(url)
    except ArgumentError:
        raise StoreFault("unreachable", NO_URL) from None
    except ModuleNotFoundError:
        raise StoreFault("no-driver", NO_DRIVER) from None


def check_host(url: URL) -> None:
    """Refuse a host that is a password's end, before a sentence names it."""
    if "@" in (url.host or ""):
        raise StoreFault("unreachable", NO_URL)


def engine(url: URL, connections: int, **more: Any) -> Engine:
    """An engine with so many connections."""
    made = create_engine(url, connect_args=CONNECTING, pool_size=connections, max_overflow=0, **more)
    event.listen(made, "handle_error", leave_read_only)
    return made


def named(url: URL) -> str:
    """How a sentence calls the database: never by its password."""
    return shown(url.set(drivername="postgresql").render_as_string(hide_password=True))
