"""What the service asks of a store, whatever keeps the bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from escalera.service.store.errors import Closed, Missing, Repeated, Stale, StoreFault, TokenTaken

__all__ = [
    "Closed",
    "Entry",
    "Missing",
    "Repeated",
    "Stale",
    "Store",
    "StoreFault",
    "TableRow",
    "Token",
    "TokenTaken",
]


class Entry(Struct, frozen=True, gc=False):
    """One line of a table's log. Numbers start at 1 and have no gaps; only the store's users read `data`."""

    table: str
    seq: int
    at_ms: int
    kind: str
    data: bytes
    seat: int | None = None
    act_id: str | None = None
    person: int | None = None
    """Who sent it: the number of the entry with which they sat down. Their `act_id`s are all different."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as a whole. One that is finished never expires."""

    id: str
    created_ms: int
    touched_ms: int
    last_seq: int
    finished: bool
    expires_ms: int | None


@dataclass(frozen=True, slots=True)
class Token:
    """A right to a table or a seat, known by its hash alone (`hash_token`)."""

    hash: bytes
    table: str
    seat: int | None
    kind: str


class Store(Protocol):
    """Keeps tables. Every method that writes returns only when the write is on the disk."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it, too."""

    async def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[Entry],
        *,
        secrets: Mapping[int, bytes | None] = ...,
        tokens: Sequence[Token] = ...,
        drop_tokens: Sequence[bytes] = ...,
        finished: bool | None = None,
    ) -> None:
        """Put entries after `expected_seq`, all or none; after 0, the table is made with them.

        In the same transaction: secrets by round (`None` drops one), tokens to put and to drop, the
        table's finished flag. The time of the last entry moves the table's expiry.
        Raises Stale, Repeated, Missing or TokenTaken, alone; after any other error what became of the call
        isn't known: read again.
        """

    async def read(self, table: str, after_seq: int = 0) -> list[Entry]:
        """The entries after a number, in order; none if there is no such table."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last numbers of those of these tables that are there."""

    async def table(self, table: str) -> TableRow | None:
        """A table's row."""

    async def tables(self, *, finished: bool | None = None) -> list[TableRow]:
        """Every table, or those that are finished, or not; by id."""

    async def lately(self, from_ms: int, before_ms: int, most: int) -> list[TableRow]:
        """Unfinished tables that moved last in that time, so many at most, the one that moved first first."""

    async def delete(self, table: str) -> None:
        """Delete a table with its entries, secrets and tokens."""

    async def expire(self, now_ms: int) -> list[str]:
        """Delete the abandoned tables whose time has come; their ids. Finished ones stay."""

    async def put_token(
        self, hash: bytes, table: str, seat: int | None, kind: str, *, alone: bool = False
    ) -> None:
        """Keep a token's hash; `alone`: in the place of all others of its table, seat and kind.

        Raises TokenTaken or Missing.
        """

    async def find_token(self, hash: bytes) -> Token | None:
        """The token with this hash."""

    async def drop_token(self, hash: bytes) -> None:
        """Forget a token, if it is there."""

    async def put_secret(self, table: str, round: int, data: bytes) -> None:
        """Keep the secret of a running deal, in the place of an older one. Raises Missing."""

    async def secret(self, table: str, round: int) -> bytes | None:
        """The secret of a deal."""

    async def drop_secret(self, table: str, round: int) -> None:
        """Forget a secret, if it is there."""

    async def check(self) -> None:
        """Return when both writing and reading go. Raises StoreFault."""

    async def close(self) -> None:
        """Finish what was asked, then let go of the file."""
