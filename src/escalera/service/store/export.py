"""One table's log as text, read beside a running server."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from escalera.service.store.engines import file_engine
from escalera.service.store.errors import StoreFault
from escalera.service.store.faults import told
from escalera.service.store.files import check_filled
from escalera.service.store.interface import Entry
from escalera.service.store.reading import read_entries
from escalera.service.store.schema import check_current


def export_lines(database: Path, table: str) -> Iterator[str]:
    """A table in the form it is exported in. What it is made of is the log alone: no secrets, no tokens."""
    return as_json_lines(read_log(database, table))


def read_log(database: Path, table: str) -> Sequence[Entry]:
    """A table's entries; a fault if it has none."""
    check_filled(database)
    engine = file_engine(database.resolve(), "BEGIN", 1)
    try:
        with engine.begin() as connection:
            check_current(connection)
            found = read_entries(connection, table)
    except Exception as error:
        raise told(error, database) from None
    finally:
        engine.dispose()
    if not found:
        raise StoreFault("missing", f"There is no table {table} in {database}.")
    return found


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
