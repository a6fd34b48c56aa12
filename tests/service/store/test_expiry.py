"""Abandoned tables go, finished ones stay."""

from __future__ import annotations

from pathlib import Path

from escalera.service.store import Store, Token, hash_token
from escalera.service.store.sqlite import KEEP_MS
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
