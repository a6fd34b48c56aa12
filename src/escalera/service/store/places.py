"""The store that is meant by a path, an address, or nothing; what it needs is imported then."""

from __future__ import annotations

import re

from escalera.service.store.interface import Store
from escalera.service.store.place import file_of, is_address

PASSWORD = re.compile(r"(?<=://)([^:@/]*):.*@")
"""To the last @: who left one in a password sees none of it."""
ASIDE = re.compile(r"(?<=password=)[^&]*")


async def open_store(database: str, keep_ms: int) -> Store:
    """Open it, brought to our version if need be; StoreFault says why it can't be."""
    if is_address(database):
        from escalera.service.store.postgres import PostgresStore

        return await PostgresStore.open(database, keep_ms)
    from escalera.service.store.sqlite import SqliteStore

    return await SqliteStore.open(file_of(database), keep_ms)


def shown(database: str) -> str:
    """How it is called where anybody may read it."""
    if not is_address(database):
        return str(file_of(database))
    return ASIDE.sub("***", PASSWORD.sub(r"\1:***@", database))
