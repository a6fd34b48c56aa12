"""Tables, their logs, secrets and tokens."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Make the first schema."""
    make_tables()
    make_entries()
    make_secrets()
    make_tokens()


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("touched_ms", sa.BigInteger, nullable=False),
        sa.Column("last_seq", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("expires_ms", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_index("tables_by_expiry", "tables", ["expires_ms"])


def make_entries() -> None:
    op.create_table(
        "entries",
        table_key(primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("act_id", sa.String),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    acts = sa.text("act_id IS NOT NULL")
    op.create_index(
        "entries_by_act",
        "entries",
        ["table_id", "seat", "act_id"],
        unique=True,
        sqlite_where=acts,
        postgresql_where=acts,
    )


def make_secrets() -> None:
    op.create_table(
        "secrets",
        table_key(primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def make_tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        table_key(),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tokens_by_table", "tokens", ["table_id"])


def table_key(primary_key: bool = False) -> sa.Column[str]:
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String, owner, primary_key=primary_key, nullable=False)
