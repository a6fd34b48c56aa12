"""Which version of the schema a database has, and bringing it to ours."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from escalera.service.store.errors import StoreFault

VERSIONS: Final = ("0001", "0002")
"""All there were, ours last. Known here so that an open needs no Alembic when there is nothing to do."""

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def version(connection: Connection) -> str | None:
    """The schema's version; `None` before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def migrate(connection: Connection) -> None:
    """Take every step that is missing, in the connection's transaction."""
    found = version(connection)
    check_known(found)
    if found != VERSIONS[-1]:
        upgrade(connection)


def check_known(found: str | None) -> None:
    """Refuse a schema that only a later Escalera knows."""
    if found is not None and found not in VERSIONS:
        raise StoreFault(
            "newer", f"The database was written by a newer Escalera (schema {found}); this one can't read it."
        )


def check_current(connection: Connection) -> None:
    """Refuse any schema but ours."""
    found = version(connection)
    check_known(found)
    if found != VERSIONS[-1]:
        raise StoreFault(
            "older", "The database is of an older Escalera: start the server once, it moves it on."
        )


def upgrade(connection: Connection) -> None:
    """Run Alembic, which is imported only for this."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
