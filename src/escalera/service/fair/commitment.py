"""The service binds itself before anybody else adds anything."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from escalera.service.fair.contributions import Contribution, fields_of
from escalera.service.fair.encoding import SIZE, encode
from escalera.service.fair.terms import Terms


@dataclass(frozen=True, slots=True)
class Secret:
    """The service's part of a deal: its secret, and what its computer players add.

    Kept apart from everything that is shown until the round is over; `repr` doesn't give it away.
    """

    value: bytes = field(repr=False)
    computers: tuple[Contribution, ...] = ()


def commit(
    terms: Terms, computers: Iterable[int] = (), random_bytes: Callable[[int], bytes] = secrets.token_bytes
) -> tuple[Secret, bytes]:
    """A new secret for a deal in which these seats are computer players', and its commitment."""
    seats = sorted(set(computers))
    if seats and not 1 <= seats[0] <= seats[-1] <= terms.players:
        raise ValueError(f"not all of the seats {seats} are at a table of {terms.players}")
    value = random_bytes(SIZE)
    secret = Secret(value, tuple([Contribution(seat, "computer", random_bytes(SIZE)) for seat in seats]))
    added = {one.seat: one for one in secret.computers}
    every = [added.get(seat, Contribution(seat, "none")) for seat in range(1, terms.players + 1)]
    return secret, commitment_of(terms, value, every)


def commitment_of(terms: Terms, secret: bytes, contributions: Sequence[Contribution]) -> bytes:
    """`SHA-256(encode("commitment", terms, secret, kind₁, value₁, …))`.

    Every seat that isn't a computer player's counts as `none` here: what people add comes later.
    With 32 random bytes in it the hash gives nothing away, and no second secret fits it.
    """
    known = [one if one.kind == "computer" else Contribution(one.seat, "none") for one in contributions]
    return sha256(encode("commitment", *terms.fields(), secret, *fields_of(terms, known))).digest()
