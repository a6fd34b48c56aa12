"""Where tables are kept: an append-only log of bytes, durable before it is acknowledged.

It knows nothing of cards. `Store` is what the service sees. `SqliteStore`, which keeps it in one
file, is in `store.sqlite`: that import brings SQLAlchemy, this one is quick.
"""

from __future__ import annotations

from escalera.service.store.errors import (
    Closed,
    Conflict,
    Missing,
    Repeated,
    Stale,
    StoreError,
    StoreFault,
    TokenTaken,
)
from escalera.service.store.interface import Entry, Store, TableRow, Token
from escalera.service.store.place import default_path
from escalera.service.store.tokens import hash_token

__all__ = [
    "Closed",
    "Conflict",
    "Entry",
    "Missing",
    "Repeated",
    "Stale",
    "Store",
    "StoreError",
    "StoreFault",
    "TableRow",
    "Token",
    "TokenTaken",
    "default_path",
    "hash_token",
]
