"""What the seats add to a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from escalera.service.fair.encoding import SIZE
from escalera.service.fair.terms import Terms

Kind = Literal["person", "computer", "none", "withheld"]
"""Who added: a person, a computer player, nobody; or somebody sealed a value and never opened it."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one seat added: 32 bytes, nothing at all, or of a withheld value the seal.

    The bytes are kept out of `repr`, so that no log shows them while they are secret.
    """

    seat: int
    kind: Kind
    value: bytes = field(default=b"", repr=False)

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"{self.kind!r} is no kind of contribution")
        if len(self.value) != (0 if self.kind == "none" else SIZE):
            raise ValueError(f"seat {self.seat} ({self.kind}) can't add {len(self.value)} bytes")


def fields_of(terms: Terms, contributions: Sequence[Contribution]) -> list[bytes]:
    """Kind and value of each seat in order; `ValueError` unless there is one for each."""
    if [one.seat for one in contributions] != list(range(1, terms.players + 1)):
        raise ValueError(f"{terms.players} seats need one contribution each, from seat 1")
    return [part for one in contributions for part in (one.kind.encode(), one.value)]
