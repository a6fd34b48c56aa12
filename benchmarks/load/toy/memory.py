"""A store that keeps nothing on disk, as the stores of the other two servers don't."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from escalera.service.store import Entry, Token


class MemoryStore:
    """As much of `Store` as tables need that are played and never expire."""

    shared = False

    def __init__(self) -> None:
        self._logs: dict[str, list[Entry]] = {}
        self._tokens: dict[bytes, Token] = {}

    async def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[Entry],
        *,
        secrets: Mapping[int, bytes | None] | None = None,
        tokens: Sequence[Token] = (),
        drop_tokens: Sequence[bytes] = (),
        finished: bool | None = None,
    ) -> None:
        """Keep them; nobody else writes."""
        self._logs.setdefault(table, []).extend(entries)
        self._tokens.update({token.hash: token for token in tokens})

    async def read(self, table: str, after_seq: int = 0) -> list[Entry]:
        """The entries after a number."""
        return self._logs.get(table, [])[after_seq:]

    async def find_token(self, hash: bytes) -> Token | None:
        """The token with this hash."""
        return self._tokens.get(hash)

    async def expire(self, now_ms: int) -> list[str]:
        """None ever."""
        return []
