"""The database as a file: whose it is, and making it.

Files are looked into by SQLite alone: closing one that a connection of the same process has open would let
go of its locks.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from escalera.service.store.errors import StoreFault
from escalera.service.store.faults import told

APPLICATION_ID: Final = int.from_bytes(b"Escl", "big")
"""What SQLite keeps in a file's head for programs to know their own."""

BUSY_SECONDS: Final = 5


def make_file(path: Path) -> None:
    """Make an empty database that only its owner can read, with its folder, unless it is there."""
    with told_as_faults(path), suppress(FileExistsError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """A plain connection to a file that exists."""
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode={mode}", timeout=BUSY_SECONDS, isolation_level=None, uri=True
    )


def is_empty(path: Path) -> bool:
    """Whether a file is ours to fill. A fault if it is no database, or another program's."""
    with told_as_faults(path), closing(connect(path)) as connection:
        (found,) = connection.execute("PRAGMA application_id").fetchone()
        (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if found != APPLICATION_ID and (found or things):
        raise StoreFault("not-a-database", f"{path} is a database of another program.")
    return not things


def check_filled(path: Path) -> None:
    """Refuse a file that isn't there, or holds nothing, or isn't ours."""
    if not path.exists():
        raise StoreFault("missing", f"There is no {path}.")
    if is_empty(path):
        raise StoreFault("not-a-database", f"{path} is empty.")


def sign(path: Path) -> None:
    """Write whose file it is, before anything else stands in it."""
    with closing(connect(path)) as connection:
        if connection.execute("PRAGMA application_id").fetchone() == (0,):
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def sync_folder(folder: Path) -> None:
    """Make a rename durable, where folders can be synced."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def told_as_faults(path: Path) -> Iterator[None]:
    """Errors of SQLite and the system as sentences about a file."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise told(error, path) from None
