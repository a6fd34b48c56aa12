"""What nodes say to each other: that a table moved, who is there, that it is let go, who has which."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct


class Saying(Struct, array_like=True, frozen=True, tag=True):
    """Base of all; `node` says it, at number `seq` of the table."""

    node: str
    seq: int


class Moved(Saying, frozen=True, tag=0):
    """The table has new entries."""


class Here(Saying, frozen=True, tag=1):
    """The node has the table in memory; `sittings` are the people connected to it, as tokens name them."""

    sittings: list[int]
    moved_ms: int
    """When it counts the clock of the turn from."""
    asks: bool = False
    """Whether the others are to say the same at once; it has its clocks from the log alone then."""
    away: dict[int, int] = {}
    """Since when people are away, by the same entries."""


class Left(Saying, frozen=True, tag=2):
    """The node has let the table go."""


class Gone(Saying, frozen=True, tag=3):
    """The table is no more."""


class Asked(Saying, frozen=True, tag=4):
    """Who has one of these tables in memory?"""

    tables: list[str]


class Held(Saying, frozen=True, tag=5):
    """The node has these in memory."""

    tables: list[str]


AnySaying = Moved | Here | Left | Gone | Asked | Held

ROLL: Final = "escalera.roll"
"""Where nodes ask who has which tables."""

_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(AnySaying)


def topic_of(table: str) -> str:
    """What a table's sayings are about."""
    return f"escalera.table.{table}"


def said(saying: AnySaying) -> bytes:
    """A saying as it travels."""
    return _encoder.encode(saying)


def understood(data: bytes) -> AnySaying | None:
    """A saying from its bytes; None for what a later version may say."""
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError:
        return None
