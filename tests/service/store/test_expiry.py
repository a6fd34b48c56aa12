"""Abandoned tables go, finished ones stay."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, text

from escalera.service.store import Store, Token, hash_token
from escalera.service.store.sqlite import KEEP_MS
from tests.nodes.ground import Postgres
from tests.service.store.stores import Place, rows, some, with_any_store, with_store


async def fill(store: Store, table: str, entries: int, finished: bool | None = None) -> None:
    token = Token(hash_token(table), table, 1, "seat")
    await store.append(
        table, 0, some(table, 1, entries), tokens=[token], secrets={1: b"deal"}, finished=finished
    )


def test_an_abandoned_table_goes_with_its_secrets_and_tokens(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await fill(store, "early", 2)
        await fill(store, "late", 3)
        await fill(store, "done", 1, finished=True)
        assert await store.expire(2000 + KEEP_MS - 1) == []
        assert await store.expire(2000 + KEEP_MS) == ["early"]
        assert await store.secret("early", 1) is None and await store.find_token(hash_token("early")) is None
        assert await store.expire(1 << 60) == ["late"]
        assert [row.id for row in await store.tables()] == ["done"]

    path = tmp_path / "escalera.db"
    with_store(path, use)
    for table in ("entries", "secrets", "tokens"):
        assert rows(path, f"SELECT DISTINCT table_id FROM {table}") == [("done",)]


def test_whatever_happens_at_a_table_moves_its_expiry(place: Place) -> None:
    async def use(store: Store) -> None:
        await fill(store, "t", 2)
        await store.append("t", 2, some("t", 3))
        assert await store.expire(2000 + KEEP_MS) == []
        await store.append("t", 3, some("t", 4), finished=True)
        assert await store.expire(1 << 60) == []
        await store.append("t", 4, some("t", 5))
        row = await store.table("t")
        assert row and row.finished and row.expires_ms is None
        await store.append("t", 5, some("t", 6), finished=False)
        row = await store.table("t")
        assert row and not row.finished and row.expires_ms == 6000 + KEEP_MS

    with_any_store(place, use)


def test_more_tables_expire_than_go_in_one_transaction(place: Place) -> None:
    async def use(store: Store) -> None:
        names = [f"t{i:03}" for i in range(250)]
        for name in names:
            await store.append(name, 0, some(name, 1))
        assert sorted(await store.expire(1 << 60)) == names and await store.tables() == []

    with_any_store(place, use)


def test_a_table_can_be_deleted_and_its_name_used_again(place: Place) -> None:
    async def use(store: Store) -> None:
        await fill(store, "t", 3)
        await store.delete("t")
        await store.delete("t")
        assert await store.read("t") == []
        await fill(store, "t", 1)
        assert len(await store.read("t")) == 1

    with_any_store(place, use)


def test_what_moved_lately_is_told_the_first_first(place: Place) -> None:
    async def use(store: Store) -> None:
        for at, name in enumerate(("a", "b", "c", "d"), 1):
            await fill(store, name, at, finished=name == "c")
        assert [row.id for row in await store.lately(1000, 4000, 9)] == ["a", "b"]
        assert [row.id for row in await store.lately(1001, 4001, 9)] == ["b", "d"]
        assert [row.id for row in await store.lately(0, 9000, 2)] == ["a", "b"]
        (row,) = await store.lately(4000, 9000, 9)
        assert row.last_seq == 4 and row.touched_ms == 4000

    with_any_store(place, use)


def test_a_table_that_is_moved_while_it_expires_stays(postgres: Postgres) -> None:
    """Somebody sits down again in the last moment, at another node."""
    address = postgres.new_database()

    async def use(store: Store) -> None:
        await fill(store, "moved", 1)
        await fill(store, "left", 1)
        engine = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
        with engine.begin() as other:
            other.execute(text("UPDATE tables SET expires_ms = expires_ms + 1 WHERE id = 'moved'"))
            assert await store.expire(1000 + KEEP_MS) == ["left"]
        engine.dispose()
        assert await store.expire(1000 + KEEP_MS) == []
        assert [row.id for row in await store.tables()] == ["moved"]

    with_any_store(address, use)
