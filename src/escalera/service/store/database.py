"""An open database: held, at our version, with one connection to write and some to read."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine

from escalera.service.store.calls import Append
from escalera.service.store.engines import file_engine, memory_engine
from escalera.service.store.faults import told
from escalera.service.store.files import is_empty, make_file, sign
from escalera.service.store.holding import Hold, hold
from escalera.service.store.models import metadata
from escalera.service.store.schema import migrate

READERS: Final = 4


class Database:
    """Engines and the file they stand on; in memory, one connection that takes turns."""

    readers = READERS
    shared = False
    patience = 0.0

    def __init__(self, path: Path | None, writer: Engine, reader: Engine, held: Hold | None) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._held = held
        self._turn: AbstractContextManager[object] = nullcontext() if path else threading.Lock()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that commits at its end; one at a time."""
        with self._turn, self._writer.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one state."""
        with self._turn, self._reader.begin() as connection:
            yield connection

    def append_alone(self, calls: Sequence[Append]) -> Sequence[Append]:
        """None: statements cost nothing here, and nobody else waits."""
        return calls

    def is_passing(self, error: Exception) -> bool:
        """Never: SQLite has waited already where that may help."""
        return False

    def told(self, error: Exception) -> Exception:
        """The error as a sentence about the file."""
        return told(error, self.path)

    def touch(self, connection: Connection) -> None:
        """Write what stands there: the number that SQLite keeps for programs."""
        number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {number:d}")

    def close(self) -> None:
        """Close connections, then let others have the file."""
        self._reader.dispose()
        self._writer.dispose()
        if self._held:
            self._held.release()


def open_file(path: Path) -> Database:
    """Open a file, made if it isn't there; StoreFault says why it can't be."""
    path = path.expanduser().resolve()
    make_file(path)
    is_empty(path)
    held = hold(path)
    try:
        return _open_held(path, held)
    except BaseException as error:
        held.release()
        raise (told(error, path) if isinstance(error, Exception) else error) from None


def _open_held(path: Path, held: Hold) -> Database:
    sign(path)
    writer = file_engine(path, "BEGIN IMMEDIATE", 1)
    database = Database(path, writer, file_engine(path, "BEGIN", READERS), held)
    try:
        with database.writing() as connection:
            migrate(connection)
    except BaseException:
        writer.dispose()
        raise
    return database


def open_memory() -> Database:
    """A database that ends with the process; made from the models, which is quick."""
    engine = memory_engine()
    with engine.begin() as connection:
        metadata.create_all(connection)
    return Database(None, engine, engine, None)
