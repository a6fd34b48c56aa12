"""What is beneath: the disk alone, and PostgreSQL with its driver alone."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, Final

from benchmarks.store.appends import DATA
from benchmarks.store.spent import Spent, Watch
from escalera.service.store.alone import STATEMENT
from escalera.service.store.postgres import open_address
from tests.nodes.ground import Postgres

TABLES: Final = 1000
MAKE: Final = "INSERT INTO tables SELECT 't' || i, 0, 0, 0, false, 0 FROM generate_series(1, %s) i"


def fsyncs(seconds: float, folder: Path) -> Spent:
    """Writes and fsyncs."""
    watch = Watch(None)
    number = 0
    end = time.perf_counter() + seconds
    with (folder / "raw").open("wb", buffering=0) as file:
        while time.perf_counter() < end:
            file.write(bytes(4096))
            os.fsync(file.fileno())
            number += 1
    return watch.spent(number)


def statements(seconds: float, server: Postgres, folder: Path) -> Spent:
    """Appends by the statement alone, a thousand tables at a time."""
    import psycopg

    address = server.new_database()
    open_address(address).close()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(MAKE, [TABLES])
        watch = Watch(server)
        number = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            assert not connection.execute(STATEMENT, moves(number)).fetchall()
            number += 1
        return watch.spent(number * TABLES)


def moves(number: int) -> dict[str, list[Any]]:
    """An act of every table, as the statement is told of it."""
    names = sorted(f"t{n}" for n in range(1, TABLES + 1))
    tables = {"table": names, "expected": number, "last": number + 1, "touched": number, "finished": None}
    entries = {"of": names, "seq": number + 1, "at": number, "kind": "act", "seat": number % 4}
    more = {"expires": number, "act": f"act{number}", "data": DATA, "person": number % 4}
    none: dict[str, list[Any]] = {name: [] for name in ("old_of", "old", "new_of", "new", "secret")}
    filled = (tables | entries | more).items()
    return none | {name: value if isinstance(value, list) else [value] * TABLES for name, value in filled}
