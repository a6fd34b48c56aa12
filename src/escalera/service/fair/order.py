"""From what everybody added to the order of the cards and the first dealer."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Final

from escalera.service.fair.contributions import Contribution, fields_of
from escalera.service.fair.encoding import VERSION, encode
from escalera.service.fair.stream import below, numbers, shuffled
from escalera.service.fair.terms import Terms

_ORDER: Final = b"order"
_DEALER: Final = b"dealer"


def deal_key(terms: Terms, secret: bytes, contributions: Sequence[Contribution]) -> bytes:
    """`HMAC-SHA-256(VERSION, encode("key", terms, secret, kind₁, value₁, …))`.

    HMAC under a public key draws one good key from several sources, of which one good one is enough:
    the key is random as long as the service or any one seat was honest.
    """
    message = encode("key", *terms.fields(), secret, *fields_of(terms, contributions))
    return hmac.digest(VERSION.encode(), message, "sha256")


def deal_order(terms: Terms, secret: bytes, contributions: Sequence[Contribution]) -> tuple[int, ...]:
    """The pack's faces, the first dealt first: `Rules.pack()` shuffled by the key's stream `order`."""
    pack = terms.rules.pack()
    source = numbers(deal_key(terms, secret, contributions), _ORDER)
    return tuple([pack[card] for card in shuffled(source, len(pack))])


def first_dealer(terms: Terms, secret: bytes, contributions: Sequence[Contribution]) -> int:
    """The seat that deals first, from the key's stream `dealer`, apart from the cards'."""
    return 1 + below(numbers(deal_key(terms, secret, contributions), _DEALER), terms.players)
