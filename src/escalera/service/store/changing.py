"""Writes that aren't appends."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from escalera.service.store.errors import Missing, TokenTaken
from escalera.service.store.interface import Token
from escalera.service.store.models import secrets, tables, tokens

EXPIRED_AT_ONCE: Final = 100
"""Tables deleted in one transaction, so that no act waits long behind it."""


def put_token(connection: Connection, token: Token) -> None:
    """Keep a token."""
    check_table(connection, token.table)
    row = {"hash": token.hash, "table_id": token.table, "seat": token.seat, "kind": token.kind}
    try:
        connection.execute(insert(tokens), row)
    except IntegrityError:
        raise TokenTaken("a token with this hash exists") from None


def put_only_token(connection: Connection, token: Token) -> None:
    """Keep a token in the place of all others of its table, seat and kind."""
    of = tokens.c
    connection.execute(
        delete(tokens).where(of.table_id == token.table, of.seat == token.seat, of.kind == token.kind)
    )
    put_token(connection, token)


def drop_token(connection: Connection, hash: bytes) -> None:
    """Forget a token."""
    connection.execute(delete(tokens).where(tokens.c.hash == hash))


def put_secret(connection: Connection, table: str, round: int, data: bytes) -> None:
    """Keep a secret in the place of an older one."""
    check_table(connection, table)
    drop_secret(connection, table, round)
    connection.execute(insert(secrets), {"table_id": table, "round": round, "data": data})


def drop_secret(connection: Connection, table: str, round: int) -> None:
    """Forget a secret."""
    connection.execute(delete(secrets).where(secrets.c.table_id == table, secrets.c.round == round))


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table; what belongs to it goes with it."""
    connection.execute(delete(tables).where(tables.c.id == table))


def expire_some(connection: Connection, now_ms: int) -> list[str]:
    """Delete some of the abandoned tables; their ids. Those that others write to now are left."""
    is_due = tables.c.expires_ms <= now_ms
    due = select(tables.c.id).where(is_due).limit(EXPIRED_AT_ONCE).with_for_update(skip_locked=True)
    done = connection.execute(delete(tables).where(tables.c.id.in_(due), is_due).returning(tables.c.id))
    return list(done.scalars())


def check_table(connection: Connection, table: str) -> None:
    """Refuse a table that isn't there."""
    if connection.scalar(select(tables.c.id).where(tables.c.id == table)) is None:
        raise Missing(table)
