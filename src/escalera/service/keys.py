"""What opens a table or a seat: long tokens that travel in links, and short codes to type.

The store has their hashes alone. A seat's token names the *sitting*, the number of the entry with which
its person sat down: it follows the seat when seats change places, and opens nothing once it is freed.
"""

from __future__ import annotations

import secrets
from typing import Final

from escalera.service.store import Token, hash_token

TABLE: Final = "table"
SEAT: Final = "seat"
CODE: Final = "code"

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None that is taken for another, read or heard over the telephone."""
CODE_LENGTH: Final = 8
TABLE_BYTES: Final = 9
TOKEN_BYTES: Final = 24


def new_token() -> str:
    """192 random bits, as they stand in a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table() -> str:
    """A table's name; none begins with a dash, which a command line would take for an option."""
    while (name := secrets.token_urlsafe(TABLE_BYTES)).startswith("-"):
        continue
    return name


def new_code() -> str:
    """A code to read out and to type."""
    return "".join([secrets.choice(LETTERS) for _ in range(CODE_LENGTH)])


def table_token(text: str, table: str) -> Token:
    """The right to watch a table and to sit down."""
    return Token(hash_token(text), table, None, TABLE)


def seat_token(text: str, table: str, sitting: int) -> Token:
    """The right to act for a seat."""
    return Token(hash_token(text), table, sitting, SEAT)


def seat_code(text: str, table: str, sitting: int) -> Token:
    """The same as a short code, which counts at this table only."""
    return Token(hash_code(text, table), table, sitting, CODE)


def hash_code(text: str, table: str) -> bytes:
    """A code's hash, however it was typed."""
    typed = "".join([c for c in text.upper() if c in LETTERS])
    return hash_token(f"{table}:{typed}")
