"""The tables of the database; `migrations` makes the same, step by step."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

NOBODY: Final = -1
"""The seat of an entry that no seat sent."""

metadata: Final = MetaData()


def table_key(primary_key: bool = False) -> Column[str]:
    """The column that says whose a row is."""
    owner = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", String, owner, primary_key=primary_key, nullable=False)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("touched_ms", BigInteger, nullable=False),
    Column("last_seq", BigInteger, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("expires_ms", BigInteger),
    Index("tables_by_expiry", "expires_ms"),
    sqlite_with_rowid=False,
)

entries: Final = Table(
    "entries",
    metadata,
    table_key(primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("act_id", String),
    Column("data", LargeBinary, nullable=False),
    Column("person", Integer),
    sqlite_with_rowid=False,
)

Index(
    "entries_by_person",
    entries.c.table_id,
    entries.c.person,
    entries.c.act_id,
    unique=True,
    sqlite_where=entries.c.act_id.is_not(None),
    postgresql_where=entries.c.act_id.is_not(None),
)

secrets: Final = Table(
    "secrets",
    metadata,
    table_key(primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    table_key(),
    Column("seat", Integer),
    Column("kind", String, nullable=False),
    Index("tokens_by_table", "table_id"),
    sqlite_with_rowid=False,
)
