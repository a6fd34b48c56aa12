"""What the writer is asked, each call with the future of whoever waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection

from escalera.service.store.interface import Entry, Token
from escalera.service.store.tokens import check_hash

T = TypeVar("T")


@dataclass(slots=True, kw_only=True)
class Call(Generic[T]):
    """A call, its answer or its error, and where to bring them."""

    future: asyncio.Future[T]
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)
    answer: T | None = None
    error: Exception | None = None
    done: bool = False
    """Whether this stands, whatever becomes of the others of its group."""

    @property
    def weight(self) -> int:
        """About how many bytes it writes."""
        return 0


@dataclass(slots=True, kw_only=True)
class Append(Call[None]):
    """Entries for one table, with what changes beside them."""

    table: str
    expected_seq: int
    entries: Sequence[Entry]
    secrets: Mapping[int, bytes | None]
    tokens: Sequence[Token]
    drop_tokens: Sequence[bytes]
    finished: bool | None
    expires_ms: int

    @property
    def weight(self) -> int:
        return sum([len(entry.data) for entry in self.entries])

    @property
    def key(self) -> tuple[str, int]:
        """How a group is sorted: tables in turn, each in its order."""
        return self.table, self.expected_seq

    @property
    def touched_ms(self) -> int:
        """When it happened."""
        return self.entries[-1].at_ms

    def check(self) -> None:
        """Refuse what no log could hold; the caller is at fault."""
        numbers = [(entry.table, entry.seq) for entry in self.entries]
        first = self.expected_seq + 1
        if not numbers or numbers != [(self.table, first + i) for i in range(len(numbers))]:
            raise ValueError("entries must be of the table, numbered from the expected number on")
        acts = [(entry.person, entry.act_id) for entry in self.entries if entry.act_id is not None]
        if len(acts) != len(set(acts)) or None in [person for person, _ in acts]:
            raise ValueError("an act id stands twice in one call, or nobody sent it")
        if not all(is_plain(act) for _, act in acts):
            raise ValueError("an act id can't be kept as text")
        for token in self.tokens:
            check_hash(token.hash)


@dataclass(slots=True, kw_only=True)
class Job(Call[Any]):
    """Any other write."""

    run: Callable[[Connection], Any]


def is_plain(text: str) -> bool:
    """Whether every database can keep a text."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False
