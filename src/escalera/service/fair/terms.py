"""What is settled about a deal before anybody adds randomness to it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from escalera.rules import Rules
from escalera.service.fair.encoding import number_field

DRAWN: Final = 0
"""Stands for a dealer that the deal itself draws, as in the first round of a match."""

_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True, slots=True)
class Terms:
    """The deal in question: `ValueError` for one that can't be.

    `table` is a public name of the table and its match, and stands in the record; never a link that
    opens a seat.
    `dealer` is the seat whose turn it is to deal, or `DRAWN`. Every hash covers all of this, so a
    proof can't be moved to another table, round or set of house rules.
    """

    rules: Rules
    players: int
    table: str
    round: int
    dealer: int = DRAWN

    def __post_init__(self) -> None:
        if not is_table(self.table):
            raise ValueError(f"{self.table!r} can't name a table in a proof")
        if self.round < 1:
            raise ValueError(f"there is no round {self.round}")
        if not 0 <= self.dealer <= self.players:
            raise ValueError(f"there is no seat {self.dealer} to deal")

    def fields(self) -> tuple[bytes, ...]:
        """The fields every hash of this deal begins with."""
        numbers = (self.round, self.players, self.dealer)
        return (self.table.encode(), *map(number_field, numbers), *_rules_fields(self.rules))


def is_table(text: str) -> bool:
    """Whether a proof can hold this as a table's name."""
    return _TABLE.fullmatch(text) is not None


@lru_cache(maxsize=64)
def _rules_fields(rules: Rules) -> tuple[bytes, bytes]:
    """The edition, and the house rules as a record's `Rules:` line has them."""
    house = " ".join([f"{name}={value}" for name, value in rules.differences().items()])
    return rules.edition_text.encode(), house.encode()
