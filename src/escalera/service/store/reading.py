"""Questions as statements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from escalera.service.store.interface import Entry, TableRow, Token
from escalera.service.store.models import NOBODY, entries, secrets, tables, tokens


def read_entries(connection: Connection, table: str, after_seq: int = 0) -> list[Entry]:
    """A table's entries after a number."""
    asked = select(entries).where(entries.c.table_id == table, entries.c.seq > after_seq)
    return [as_entry(row) for row in connection.execute(asked.order_by(entries.c.seq))]


def as_entry(row: Row[Any]) -> Entry:
    seat = None if row.seat == NOBODY else row.seat
    return Entry(row.table_id, row.seq, row.at_ms, row.kind, row.data, seat, row.act_id, row.person)


def read_table(connection: Connection, table: str) -> TableRow | None:
    """A table's row."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    return as_table(row) if row else None


def read_heads(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    """The last numbers of those of these tables that are there."""
    asked = select(tables.c.id, tables.c.last_seq).where(tables.c.id.in_(names))
    return {row.id: row.last_seq for row in connection.execute(asked)}


def read_tables(connection: Connection, finished: bool | None) -> list[TableRow]:
    """Every table's row, by id."""
    asked = select(tables).order_by(tables.c.id)
    if finished is not None:
        asked = asked.where(tables.c.finished.is_(finished))
    return [as_table(row) for row in connection.execute(asked)]


def read_expiring(connection: Connection, from_ms: int, before_ms: int, most: int) -> list[TableRow]:
    """The rows of tables that expire in that time, the first ones; there is an index for it."""
    at = tables.c.expires_ms
    asked = select(tables).where(at >= from_ms, at < before_ms).order_by(at).limit(most)
    return [as_table(row) for row in connection.execute(asked)]


def as_table(row: Row[Any]) -> TableRow:
    return TableRow(row.id, row.created_ms, row.touched_ms, row.last_seq, row.finished, row.expires_ms)


def read_token(connection: Connection, hash: bytes) -> Token | None:
    """The token with this hash."""
    row = connection.execute(select(tokens).where(tokens.c.hash == hash)).one_or_none()
    return Token(row.hash, row.table_id, row.seat, row.kind) if row else None


def read_secret(connection: Connection, table: str, round: int) -> bytes | None:
    """The secret of a deal."""
    asked = select(secrets.c.data).where(secrets.c.table_id == table, secrets.c.round == round)
    found: bytes | None = connection.scalar(asked)
    return found
