"""People add their randomness in two steps: first a seal, then what is in it.

Whoever opens last has seen the others' values. Were there no seals, a service with one accomplice
at the table (or a host who plays) could try millions of last values and keep the order it likes.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from hmac import compare_digest

from escalera.service.fair.commitment import Secret
from escalera.service.fair.contributions import Contribution
from escalera.service.fair.encoding import SIZE, encode, number_field


def seal(commitment: bytes, seat: int, value: bytes) -> bytes:
    """`SHA-256(encode("seal", commitment, seat, value))`.

    The commitment ties the seal to this one deal; the seat keeps anybody from copying another's.
    """
    return sha256(encode("seal", commitment, number_field(seat), value)).digest()


def opens(sealed: bytes, commitment: bytes, seat: int, value: bytes) -> bool:
    """Whether this value is the one the seat had sealed."""
    return len(value) == SIZE and compare_digest(sealed, seal(commitment, seat, value))


def gather(
    players: int,
    secret: Secret,
    commitment: bytes,
    seals: Mapping[int, bytes],
    values: Mapping[int, bytes],
) -> tuple[Contribution, ...]:
    """What counts for the deal, seat by seat, once the waiting is over.

    A seat that sealed nothing adds nothing, whatever it sends later; of one whose seal wasn't opened
    by the right value the seal stands in the proof for all to see.
    """
    computers = {one.seat: one for one in secret.computers}

    def of(seat: int) -> Contribution:
        if seat in computers:
            return computers[seat]
        if seat not in seals:
            return Contribution(seat, "none")
        value = values.get(seat, b"")
        if opens(seals[seat], commitment, seat, value):
            return Contribution(seat, "person", value)
        return Contribution(seat, "withheld", seals[seat])

    return tuple([of(seat) for seat in range(1, players + 1)])
