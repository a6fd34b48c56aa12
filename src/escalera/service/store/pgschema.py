"""Bringing a PostgreSQL to our schema while nodes of before serve."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, text

from escalera.service.store.keeping import Database, patiently
from escalera.service.store.pgfaults import is_slow
from escalera.service.store.schema import is_usable, load_alembic, migrate

TURN: Final = int.from_bytes(b"Escalera", "big", signed=True)
"""The lock under which nodes that start together take turns with the schema."""
LOOKING: Final = 10.0
"""How long a database that answers slowly is asked for its version, in seconds."""
PATIENCE: Final = 60.0
"""How long steps are tried that others hold up, in seconds."""
LOCK: Final = "500ms"
"""How long a step waits for a lock: so long all wait who come after it."""
SETTINGS: Final = {"statement_timeout": "10min", "idle_in_transaction_session_timeout": "10s"}


def bring_up(database: Database) -> None:
    """Take the steps that are missing; what a long transaction holds up is tried again."""
    if patiently(is_slow, LOOKING, lambda: is_up(database)):
        return
    load_alembic()
    patiently(database.is_passing, PATIENCE, lambda: take_steps(database))


def is_up(database: Database) -> bool:
    """Whether no step is missing."""
    with database.reading() as connection:
        return is_usable(connection)


def take_steps(database: Database) -> None:
    """All missing steps in one transaction."""
    with database.writing() as connection:
        wait_for_turn(connection)
        migrate(connection)


def wait_for_turn(connection: Connection) -> None:
    """Others who are at it are waited for; nobody else for long."""
    for name, value in SETTINGS.items():
        connection.execute(text(f"SET LOCAL {name} = '{value}'"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": TURN})
    connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK}'"))
