"""Runs of a suit, read off four lanes of 16 bits, a lane for each suit and a bit for each rank held."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escalera.engine.native import ONE, TWO

LANE: Final[i64] = 16
LANE_BITS: Final[i64] = 0xFFFF


def runs_of(lanes: i64, length: i64) -> i64:
    """Bit set where a run of `length` ranks of a suit starts."""
    runs = lanes
    for i in range(ONE, length):
        runs &= lanes >> i
    return runs


def cover_of(lanes: i64) -> i64:
    """The cards that lie in some run of three."""
    runs = lanes & (lanes >> 1) & (lanes >> 2)
    return runs | (runs << 1) | (runs << 2)


def lowest_of_stretch(lanes: i64, suit: i64, low: i64) -> i64:
    """How far down held cards could lengthen a sequence of that suit and lowest rank."""
    lane = (lanes >> (LANE * suit)) & LANE_BITS
    while low > 0 and (lane >> (low - 1)) & 1 == 1:
        low -= 1
    return low


def highest_of_stretch(lanes: i64, suit: i64, high: i64) -> i64:
    """How far up held cards could lengthen a sequence of that suit and highest rank."""
    lane = (lanes >> (LANE * suit)) & LANE_BITS
    while (lane >> (high + 1)) & 1 == 1:
        high += 1
    return high


def stretch_of(lanes: i64, suit: i64, low: i64, length: i64) -> i64:
    """The lane bits of all ranks that a sequence and the cards beside it could cover."""
    bottom = lowest_of_stretch(lanes, suit, low)
    top = highest_of_stretch(lanes, suit, low + length - 1)
    return ((TWO << top) - (ONE << bottom)) << (LANE * suit)


def ranks_of(lanes: i64) -> i64:
    """The ranks that any suit has."""
    return (lanes | (lanes >> 16) | (lanes >> 32) | (lanes >> 48)) & LANE_BITS
