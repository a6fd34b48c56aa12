"""What one byte of a hand tells: a rank's four counts, two bits a suit, clubs lowest.

Three packs hold at most three cards of a face, so a rank's cards of a hand (or of a meld) are
exactly one byte, and tables of 256 entries answer what would be a loop.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escalera.engine.vecs import append, vec


def suit_count(byte: i64, suit: i64) -> i64:
    """How many cards of a suit a rank's byte holds."""
    return (byte >> (2 * suit)) & 3


def _sizes() -> vec[i64]:
    sizes = vec[i64]([0] * 256)
    for i in range(256):
        b: i64 = i
        total = suit_count(b, 0) + suit_count(b, 1) + suit_count(b, 2) + suit_count(b, 3)
        sizes[b] = total
    return sizes


def _lowest() -> vec[i64]:
    """The lowest suit a byte holds; 4 for an empty byte."""
    lowest = vec[i64]([4] * 256)
    for i in range(1, 256):
        b: i64 = i
        suit: i64 = 0
        while suit_count(b, suit) == 0:
            suit += 1
        lowest[b] = suit
    return lowest


def _spread() -> vec[i64]:
    """Four lanes of 16 bits, one a suit: bit 0 of a lane is set when the byte holds that suit."""
    spread = vec[i64]([0] * 256)
    for i in range(256):
        b: i64 = i
        lanes: i64 = 0
        for suit in range(4):
            s: i64 = suit
            held: i64 = (
                1 if suit_count(b, s) > 0 else 0
            )  # a variable: the compiler shifts literals in 32 bits
            lanes |= held << (16 * s)
        spread[b] = lanes
    return spread


def holds(byte: i64, part: i64) -> bool:
    """Whether every count of `part` is within `byte`."""
    return (
        (part & 3) <= (byte & 3)
        and (part & 12) <= (byte & 12)
        and (part & 48) <= (byte & 48)
        and (part & 192) <= (byte & 192)
    )


SIZE: Final = _sizes()
LOWEST: Final = _lowest()
SPREAD: Final = _spread()


def _parts(size: i64) -> vec[i64]:
    """The parts of `size` cards of every byte, one after the other."""
    parts = vec[i64](capacity=4096)
    for i in range(256):
        for j in range(256):
            b: i64 = i
            p: i64 = j
            if SIZE[p] == size and holds(b, p):
                parts = append(parts, p)
    return parts


def _starts(size: i64) -> vec[i64]:
    """Where each byte's parts of `size` cards begin in `_parts(size)`; the 257th is the end."""
    starts = vec[i64]([0] * 257)
    at: i64 = 0
    for i in range(256):
        b: i64 = i
        starts[b] = at
        for j in range(256):
            p: i64 = j
            if SIZE[p] == size and holds(b, p):
                at += 1
    starts[256] = at
    return starts


PAIRS: Final = _parts(2)
PAIRS_AT: Final = _starts(2)
TRIPLES: Final = _parts(3)
TRIPLES_AT: Final = _starts(3)
