"""Where the database is when nobody says."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from escalera.service.store.errors import StoreFault

FILE: Final = "escalera.db"
ADDRESSES: Final = ("postgresql:", "postgres:")
FOREIGN: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
NEITHER: Final = (
    "The database is a file, or a PostgreSQL's address as in postgresql://user:password@host/name: "
    "what begins with {} is neither."
)


def is_address(database: str) -> bool:
    """Whether it is the address of a PostgreSQL, and no file's name."""
    return database.startswith(ADDRESSES)


def file_of(database: str) -> Path:
    """The file that is meant, the usual one where none is named; a fault where it is some other address."""
    foreign = FOREIGN.match(database)
    if foreign and not is_address(database):
        raise StoreFault("unreachable", NEITHER.format(foreign[0]))
    return Path(database).expanduser() if database else default_path()


def default_path() -> Path:
    """`escalera.db` in the user's data folder."""
    return data_folder() / FILE


def data_folder() -> Path:
    """The platform's folder for what a program keeps."""
    given = os.environ.get("XDG_DATA_HOME") or ""
    if Path(given).is_absolute():
        return Path(given) / "escalera"
    local = os.environ.get("LOCALAPPDATA")
    if os.name == "nt" and local:
        return Path(local) / "escalera"
    return Path.home() / ".local" / "share" / "escalera"
