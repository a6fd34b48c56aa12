"""A table's record from its log alone, without the secret of a running deal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from escalera.errors import EscaleraError
from escalera.notation import Record
from escalera.service import dealing
from escalera.service import entries as log
from escalera.service.store import Entry, StoreFault
from escalera.service.store.export import read_log
from escalera.service.table import Table


def record_from(name: str, rows: Sequence[Entry], match: int = 0) -> Record:
    """The finished rounds of a match; 0: of the last one. Raises `LookupError` for one never begun."""
    made = [log.decode(row.data) for row in rows]
    shown = [dealing.kept(entry.secret.encode()) for entry in made if isinstance(entry, log.Revealed)]
    secrets = iter(shown)
    table = Table(name, lambda table, number: dealing.order_of(table, number, next(secrets)))
    for row, entry in zip(rows, made[: before_deal(made, len(shown))], strict=False):
        table.apply(entry, row.seq, row.at_ms)
    return table.record(match)


def before_deal(made: Sequence[log.AnyEntry], known: int) -> int:
    """How many entries stand before the first deal whose secret isn't known."""
    deals = [at for at, entry in enumerate(made) if isinstance(entry, log.Dealt)]
    return deals[known] if len(deals) > known else len(made)


def read_record(database: str, table: str, match: int = 0) -> Record:
    """The same from a database, also beside a running server. Raises `StoreFault`."""
    rows = read_log(database, table)
    try:
        return record_from(table, rows, match)
    except LookupError as error:
        raise StoreFault("missing", f"At table {table} {error}.") from None
    except (msgspec.MsgspecError, EscaleraError) as error:
        raise StoreFault("damaged", f"The log of table {table} can't be replayed: {error}.") from None
