"""Backups, and putting them back.

Both go through SQLite's own copy, which sees one state of a database while others write to it.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from escalera.service.store.errors import StoreFault
from escalera.service.store.faults import told
from escalera.service.store.files import (
    check_filled,
    connect,
    is_empty,
    make_file,
    sync_folder,
    told_as_faults,
)
from escalera.service.store.holding import hold
from escalera.service.store.schema import check_known

ALL_PAGES = -1
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database."""


def backup(database: Path, target: Path) -> int:
    """Copy a database into a file that is whole or not there; how many tables it holds."""
    check_filled(database)
    check_replaceable(target, database)
    with told_as_faults(target), temporary(target) as copy:
        pour(database, copy)
        found = check_whole(copy, database)
        copy.replace(target)
        sync_folder(target.resolve().parent)
    return found


def restore(source: Path, database: Path, force: bool = False) -> int:
    """Put a backup where the server looks; how many tables it holds. No server may be running."""
    database = database.resolve()
    check_filled(source)
    with told_as_faults(source):
        found = check_whole(source, source)
    if database.exists() and database.samefile(source):
        raise StoreFault("exists", f"{source} is the database itself.")
    make_file(database)
    with told_as_faults(database), hold(database):
        if not force:
            check_empty(database)
        pour_over(source, database)
    return found


def pour_over(source: Path, database: Path) -> None:
    """Copy in one transaction, so that a crash leaves the old or the new; what is no database goes first."""
    try:
        pour(source, database)
    except (StoreFault, sqlite3.DatabaseError) as error:
        fault = told(error, database)
        if not isinstance(fault, StoreFault) or fault.code not in ("not-a-database", "damaged"):
            raise
        remove(database)
        make_file(database)
        pour(source, database)


def pour(source: Path, target: Path) -> None:
    """SQLite's copy of all pages. A new target becomes one file, without a log beside it."""
    new = is_empty(target)
    with closing(connect(source, "ro")) as old, closing(connect(target)) as copy:
        old.backup(copy, pages=ALL_PAGES)
        if new:
            copy.execute("PRAGMA journal_mode = DELETE")


def check_whole(path: Path, called: Path) -> int:
    """Refuse a file whose pages, references or version are wrong; how many tables it holds.

    `called` is what a sentence calls it.
    """
    with closing(connect(path, "ro")) as connection:
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise StoreFault("damaged", f"{called} is damaged.")
        if connection.execute("PRAGMA foreign_key_check").fetchone():
            raise StoreFault("damaged", f"{called} is damaged: it has entries of no table.")
        check_known(version(connection))
        return count(connection)


def check_empty(database: Path) -> None:
    """Refuse a database that holds tables, or a file that holds anything else."""
    refusal = StoreFault("exists", f"{database} holds data already; --force replaces it.")
    try:
        if is_empty(database):
            return
        with closing(connect(database)) as connection:
            if count(connection):
                raise refusal
    except (StoreFault, sqlite3.DatabaseError):
        raise refusal from None


def check_replaceable(target: Path, database: Path) -> None:
    """Refuse to write a backup over a database that is in use, or over another kind of file."""
    if not target.exists():
        return
    if target.samefile(database):
        raise StoreFault("exists", f"{target} is the database itself.")
    is_empty(target)
    if target.with_name(target.name + "-wal").exists():
        raise StoreFault("exists", f"{target} is a database in use.")


def version(connection: sqlite3.Connection) -> str | None:
    """The schema's version."""
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def count(connection: sqlite3.Connection) -> int:
    """How many tables a database holds; none where the schema hasn't come so far."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
        return 0
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def remove(database: Path) -> None:
    """Delete a database and what SQLite keeps beside it."""
    for suffix in (*BESIDE, ""):
        with suppress(FileNotFoundError):
            os.remove(f"{database}{suffix}")


@contextmanager
def temporary(target: Path) -> Iterator[Path]:
    """An empty file in the target's folder, gone at the end unless it was renamed."""
    handle, name = tempfile.mkstemp(dir=target.resolve().parent, prefix=f".{target.name}.")
    os.close(handle)
    try:
        yield Path(name)
    finally:
        remove(Path(name))
