"""A store in a database of SQL, whichever: one thread writes in groups, a few read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from escalera.service.store import changing, reading
from escalera.service.store.calls import Append, Job
from escalera.service.store.interface import Entry, TableRow, Token
from escalera.service.store.keeping import Database, patiently
from escalera.service.store.tokens import check_hash
from escalera.service.store.writer import Writer

T = TypeVar("T")

KEEP_MS: Final = 30 * 24 * 3600 * 1000
"""How long a table stays after the last thing that happened at it: thirty days."""

NO_SECRETS: Final[Mapping[int, bytes | None]] = MappingProxyType({})


class SqlStore:
    """A `Store` on an open database."""

    def __init__(self, database: Database, keep_ms: int = KEEP_MS) -> None:
        self._database = database
        self._keep_ms = keep_ms
        self._writer = Writer(database)
        self._readers = ThreadPoolExecutor(database.readers, thread_name_prefix="escalera-reader")

    @property
    def shared(self) -> bool:
        return self._database.shared

    async def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[Entry],
        *,
        secrets: Mapping[int, bytes | None] = NO_SECRETS,
        tokens: Sequence[Token] = (),
        drop_tokens: Sequence[bytes] = (),
        finished: bool | None = None,
    ) -> None:
        call = Append(
            future=asyncio.get_running_loop().create_future(),
            table=table,
            expected_seq=expected_seq,
            entries=entries,
            secrets=secrets,
            tokens=tokens,
            drop_tokens=drop_tokens,
            finished=finished,
            expires_ms=(entries[-1].at_ms if entries else 0) + self._keep_ms,
        )
        call.check()
        self._writer.submit(call)
        await call.future

    async def read(self, table: str, after_seq: int = 0) -> list[Entry]:
        return await self._ask(lambda connection: reading.read_entries(connection, table, after_seq))

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._ask(lambda connection: reading.read_heads(connection, tables))

    async def table(self, table: str) -> TableRow | None:
        return await self._ask(lambda connection: reading.read_table(connection, table))

    async def tables(self, *, finished: bool | None = None) -> list[TableRow]:
        return await self._ask(lambda connection: reading.read_tables(connection, finished))

    async def lately(self, from_ms: int, before_ms: int, most: int) -> list[TableRow]:
        first, end = from_ms + self._keep_ms, before_ms + self._keep_ms
        return await self._ask(lambda connection: reading.read_expiring(connection, first, end, most))

    async def delete(self, table: str) -> None:
        await self._do(lambda connection: changing.delete_table(connection, table))

    async def expire(self, now_ms: int) -> list[str]:
        gone: list[str] = []
        while some := await self._do(lambda connection: changing.expire_some(connection, now_ms)):
            gone += some
        return gone

    async def put_token(
        self, hash: bytes, table: str, seat: int | None, kind: str, *, alone: bool = False
    ) -> None:
        check_hash(hash)
        token = Token(hash, table, seat, kind)
        put = changing.put_only_token if alone else changing.put_token
        await self._do(lambda connection: put(connection, token))

    async def find_token(self, hash: bytes) -> Token | None:
        return await self._ask(lambda connection: reading.read_token(connection, hash))

    async def drop_token(self, hash: bytes) -> None:
        await self._do(lambda connection: changing.drop_token(connection, hash))

    async def put_secret(self, table: str, round: int, data: bytes) -> None:
        await self._do(lambda connection: changing.put_secret(connection, table, round, data))

    async def secret(self, table: str, round: int) -> bytes | None:
        return await self._ask(lambda connection: reading.read_secret(connection, table, round))

    async def drop_secret(self, table: str, round: int) -> None:
        await self._do(lambda connection: changing.drop_secret(connection, table, round))

    async def check(self) -> None:
        await self._do(self._database.touch)
        await self._ask(lambda connection: None)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._database.close()

    async def _do(self, run: Callable[[Connection], T]) -> T:
        """Have the writer do something."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._writer.submit(Job(future=future, run=run))
        done: T = await future
        return done

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        """Have a reader answer something."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._answer, question)

    def _answer(self, question: Callable[[Connection], T]) -> T:
        database = self._database
        try:
            return patiently(database.is_passing, database.patience, lambda: self._answer_once(question))
        except Exception as error:
            raise database.told(error) from None

    def _answer_once(self, question: Callable[[Connection], T]) -> T:
        with self._database.reading() as connection:
            return question(connection)
