"""Tokens are kept as hashes: who reads the file can't take a seat."""

from __future__ import annotations

import hashlib
from typing import Final

HASH_BYTES: Final = 32


def hash_token(token: str) -> bytes:
    """The SHA-256 of a token. It needs no salt: a token is at least 128 random bits."""
    return hashlib.sha256(token.encode()).digest()


def check_hash(hash: bytes) -> None:
    """Refuse what can't be one, a token in clear above all."""
    if len(hash) != HASH_BYTES:
        raise ValueError("a token is kept as its SHA-256 alone")
