"""Which version of the schema a database has, and bringing it to ours."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from escalera.service.store.errors import StoreFault

VERSIONS: Final = ("0001", "0002")
"""All there were, ours last. Known here so that an open needs no Alembic when there is nothing to do."""
FROM: Final = "_from_"
"""What stands in a version before the oldest one whose programs can still use it."""

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def version(connection: Connection) -> str | None:
    """The schema's version; `None` before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def is_usable(connection: Connection) -> bool:
    """Whether there is nothing to do: the schema is ours, or a later one that we can still use."""
    found = version(connection)
    check_known(found)
    return found == VERSIONS[-1] or is_later(found)


def is_later(found: str | None) -> bool:
    """Whether a schema is a later one that says it goes on from one we know: `0004_from_0002`."""
    known = [number.partition(FROM)[0] for number in VERSIONS]
    return found is not None and found not in VERSIONS and found.partition(FROM)[2] in known


def migrate(connection: Connection) -> None:
    """Take every step that is missing, in the connection's transaction."""
    if not is_usable(connection):
        upgrade(connection)


def check_known(found: str | None) -> None:
    """Refuse a schema that only a later Escalera can use."""
    if found is not None and found not in VERSIONS and not is_later(found):
        raise StoreFault(
            "newer", f"The database was written by a newer Escalera (schema {found}); this one can't read it."
        )


def check_current(connection: Connection) -> None:
    """Refuse a schema that lacks what ours has."""
    if not is_usable(connection):
        raise StoreFault(
            "older", "The database is of an older Escalera: start the server once, it moves it on."
        )


def load_alembic() -> None:
    """Import it before a transaction begins: that takes a while, and others would wait."""
    import_module("alembic.command")


def upgrade(connection: Connection) -> None:
    """Run Alembic, which is imported only for this."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
