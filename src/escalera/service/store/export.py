"""One table's log as text, read beside running servers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection

from escalera.service.store.engines import file_engine
from escalera.service.store.errors import StoreFault
from escalera.service.store.faults import told
from escalera.service.store.files import check_filled
from escalera.service.store.interface import Entry
from escalera.service.store.place import file_of, is_address
from escalera.service.store.places import shown
from escalera.service.store.reading import read_entries
from escalera.service.store.schema import check_current


def export_lines(database: str, table: str) -> Iterator[str]:
    """A table in the form it is exported in. What it is made of is the log alone: no secrets, no tokens."""
    return as_json_lines(read_log(database, table))


def read_log(database: str, table: str) -> Sequence[Entry]:
    """A table's entries, of one moment; a fault if it has none. The database is a path or an address."""
    with reader(database) as connection:
        check_current(connection)
        found = read_entries(connection, table)
    if not found:
        raise StoreFault("missing", f"There is no table {table} in {shown(database)}.")
    return found


@contextmanager
def reader(database: str) -> Iterator[Connection]:
    """A connection that only reads; its errors are faults."""
    if is_address(database):
        from escalera.service.store.postgres import address_reader

        with address_reader(database) as connection:
            yield connection
    else:
        with file_reader(file_of(database)) as connection:
            yield connection


@contextmanager
def file_reader(path: Path) -> Iterator[Connection]:
    """A connection to a file that is there."""
    check_filled(path)
    engine = file_engine(path.resolve(), "BEGIN", 1)
    try:
        with engine.begin() as connection:
            yield connection
    except Exception as error:
        raise told(error, path) from None
    finally:
        engine.dispose()


def as_json_lines(entries: Iterable[Entry]) -> Iterator[str]:
    """An object for each entry; `data` as text where it is UTF-8, else `data_hex`."""
    for entry in entries:
        line = {"seq": entry.seq, "at_ms": entry.at_ms, "kind": entry.kind, "seat": entry.seat}
        yield json.dumps(line | {"act_id": entry.act_id} | as_text(entry.data), ensure_ascii=False)


def as_text(data: bytes) -> dict[str, str]:
    """Bytes as JSON can hold them."""
    try:
        return {"data": data.decode()}
    except UnicodeDecodeError:
        return {"data_hex": data.hex()}
