"""The seed of a decision, from what is seen, who sees it, and a salt that the table keeps to itself."""

from __future__ import annotations

import hmac


def seed_of(salt: bytes, player: str, view: bytes) -> bytes:
    """Thirty-two bytes: the same for the same view, and not to be guessed without the salt."""
    name = player.encode()
    return hmac.digest(salt, len(name).to_bytes(4, "big") + name + view, "sha256")
