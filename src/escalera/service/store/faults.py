"""SQLite's and the system's errors as sentences for whoever runs the server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from escalera.service.store.errors import StoreError, StoreFault

SENTENCES: Final[dict[int, tuple[str, str]]] = {
    sqlite3.SQLITE_BUSY: ("busy", "Another process keeps {file} locked."),
    sqlite3.SQLITE_LOCKED: ("busy", "Another process keeps {file} locked."),
    sqlite3.SQLITE_FULL: ("full", "The disk is full: nothing more can be written to {file}."),
    sqlite3.SQLITE_READONLY: ("read-only", "{file} or its folder can't be written."),
    sqlite3.SQLITE_PERM: ("read-only", "{file} or its folder can't be written."),
    sqlite3.SQLITE_CANTOPEN: ("unreachable", "{file} can't be opened, or its folder can't be written."),
    sqlite3.SQLITE_NOTADB: ("not-a-database", "{file} isn't a database."),
    sqlite3.SQLITE_CORRUPT: ("damaged", "{file} is damaged: restore a backup."),
    sqlite3.SQLITE_IOERR: ("disk", "The disk failed while {file} was read or written."),
}
"""By SQLite's primary result code."""


def told(error: Exception, path: Path | None) -> Exception:
    """The error to raise for one that came from below; errors of our own stay."""
    if isinstance(error, StoreError):
        return error
    for cause in causes(error):
        if isinstance(cause, sqlite3.Error) and primary_code(cause) in SENTENCES:
            return of_sqlite(cause, path)
    cause = next(causes(error))
    if isinstance(cause, sqlite3.Error):
        return of_sqlite(cause, path)
    return of_system(cause, path) if isinstance(cause, OSError) else error


def causes(error: BaseException | None) -> Iterator[BaseException]:
    """An error and those it happened in: undoing what a full disk already undid fails too."""
    while error:
        yield error.orig if isinstance(error, DBAPIError) and error.orig else error
        error = error.__context__


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's result code without its details."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def of_sqlite(error: sqlite3.Error, path: Path | None) -> StoreFault:
    """A fault by its result code; an unknown one in SQLite's words."""
    code, sentence = SENTENCES.get(primary_code(error), ("database", "{file}: {error}."))
    return StoreFault(code, sentence.format(file=named(path), error=error))


def of_system(error: OSError, path: Path | None) -> StoreFault:
    """A folder that can't be made, a disk that is full."""
    return StoreFault("unreachable", f"{named(path)} can't be used: {error.strerror or error}.")


def named(path: Path | None) -> str:
    """How a sentence calls the database."""
    return str(path) if path else "The database in memory"
