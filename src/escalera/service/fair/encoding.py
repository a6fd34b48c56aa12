"""One way to turn what a hash covers into bytes, so that two different deals never give the same ones."""

from __future__ import annotations

from typing import Final

VERSION: Final = "escalera-deal-1"
"""Names everything below: encoding, hashes, stream and shuffle. A change of any is another version."""

SIZE: Final = 32
"""Bytes of the secret and of every contribution: too many to be guessed or tried out."""

_LENGTH: Final = 4


def encode(purpose: str, *fields: bytes) -> bytes:
    """`VERSION`, the purpose and the fields, each after its length in four bytes, highest first.

    Without the lengths `ab` + `c` and `a` + `bc` would hash alike; without the purpose a hash made
    for one thing could be shown for another.
    """
    every = (VERSION.encode(), purpose.encode(), *fields)
    return b"".join([len(field).to_bytes(_LENGTH, "big") + field for field in every])


def number_field(number: int) -> bytes:
    """A number as a field: its decimal digits, which every language writes alike."""
    return b"%d" % number
