"""Numbers from a key, each as likely as any other, and an order of cards made with them."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from itertools import count
from struct import Struct
from typing import Final

SPAN: Final = 1 << 16
"""The numbers of a stream are below this."""

_NUMBERS: Final = Struct(">16H")


def numbers(key: bytes, label: bytes) -> Iterator[int]:
    """Sixteen numbers of two bytes, highest first, from each `HMAC-SHA-256(key, label + counter)`.

    The counter has four bytes and begins with 0. The label keeps the streams of one key apart.
    """
    for counter in count():
        yield from _NUMBERS.unpack(hmac.digest(key, label + counter.to_bytes(4, "big"), "sha256"))


def below(source: Iterator[int], size: int, span: int = SPAN) -> int:
    """A number from 0 to `size` − 1: the next of the source, modulo `size`.

    `span` is rarely a multiple of `size`, and then the remainder would make small numbers likelier:
    numbers from the last, incomplete run are passed over.
    """
    complete = span - span % size
    for number in source:
        if number < complete:
            return number % size
    raise ValueError("the source ended")


def shuffled(source: Iterator[int], size: int) -> list[int]:
    """The numbers 0 to `size` − 1 in an order of the source (Fisher and Yates, from the last place).

    The card for each place is chosen among all that have none yet, so every order is as likely as
    any other if the source's numbers are.
    """
    order = list(range(size))
    for place in range(size - 1, 0, -1):
        chosen = below(source, place + 1)
        order[place], order[chosen] = order[chosen], order[place]
    return order
