"""Calls that are committed together, and callers that race."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escalera.service.store import Entry, Missing, Repeated, Stale, Store, StoreFault, writer
from escalera.service.store.group import run_group
from escalera.service.store.keeping import Database
from escalera.service.store.sqlite import SqliteStore
from tests.nodes.ground import Postgres
from tests.service.store.stores import entry, locked, outcome, rows, some, with_any_store, with_store


def test_a_conflict_in_a_group_fails_its_own_call_only(kept: Path | str, groups: list[int]) -> None:
    async def use(store: Store) -> list[Exception | None]:
        await store.append("t", 0, [entry("t", 1, seat=1, act="a")])
        groups.clear()
        with locked(kept):
            first = asyncio.create_task(outcome(store.append("first", 0, some("first", 1))))
            await asyncio.sleep(0.05)
            calls = [
                store.append("new", 0, some("new", 1, 2)),
                store.append("t", 1, some("t", 2)),
                store.append("t", 1, some("t", 2, data=b"late")),
                store.append("t", 2, some("t", 3)),
                store.append("t", 3, [entry("t", 4, seat=1, act="a")]),
                store.append("gone", 3, some("gone", 4)),
                store.append("huge", 0, [Entry("huge", 1, 1 << 70, "act", b"")]),
                store.append("new", 2, some("new", 3)),
            ]
            tasks = [asyncio.create_task(outcome(call)) for call in calls]
            await asyncio.sleep(0.05)
        return [await task for task in [first, *tasks]]

    errors = with_any_store(kept, use)
    kinds = [type(error) for error in errors if error]
    assert [bool(error) for error in errors] == [False, False, False, True, False, True, True, True, False]
    assert kinds == [Stale, Repeated, Missing, StoreFault if isinstance(kept, str) else OverflowError]
    assert groups == [1, 8]
    found = rows(kept, "SELECT table_id, count(*), max(seq) FROM entries GROUP BY table_id ORDER BY table_id")
    assert found == [("first", 1, 1), ("new", 3, 3), ("t", 3, 3)]
    assert rows(kept, "SELECT data FROM entries WHERE table_id = 't' AND seq = 2") == [(b"data",)]


@pytest.fixture(params=["file", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where an empty store is that others can look into."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()
    return tmp_path / "escalera.db"


@pytest.fixture
def groups(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of what is committed."""
    sizes: list[int] = []

    def noted(database: Database, calls: list[writer.AnyCall]) -> None:
        sizes.append(len(calls))
        run_group(database, calls)

    monkeypatch.setattr(writer, "run_group", noted)
    return sizes


def test_a_group_is_not_larger_than_it_may_be(
    kept: Path | str, groups: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LARGEST_GROUP", 10)
    monkeypatch.setattr(writer, "LARGEST_WEIGHT", 500)

    async def use(store: Store) -> None:
        sizes = [10] * 40 + [200] * 20
        calls = [store.append(f"t{i}", 0, some(f"t{i}", 1, data=bytes(n))) for i, n in enumerate(sizes)]
        with locked(kept):
            tasks = [asyncio.create_task(call) for call in calls]
            await asyncio.sleep(0.05)
        await asyncio.gather(*tasks)

    with_any_store(kept, use)
    assert sum(groups) == 60 and max(groups) == 10 and groups[-1] <= 3


def test_nothing_is_acknowledged_before_it_is_committed(kept: Path | str) -> None:
    async def use(store: Store) -> None:
        with locked(kept):
            task = asyncio.create_task(store.append("t", 0, some("t", 1)))
            await asyncio.sleep(0.1)
            assert not task.done() and rows(kept, "SELECT * FROM entries") == []
        await task
        assert len(rows(kept, "SELECT * FROM entries")) == 1

    with_any_store(kept, use)


def test_a_caller_that_gives_up_disturbs_nobody(kept: Path | str) -> None:
    async def use(store: Store) -> None:
        with locked(kept):
            tasks = [asyncio.create_task(store.append(t, 0, some(t, 1))) for t in "abc"]
            await asyncio.sleep(0.05)
            tasks[1].cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), asyncio.CancelledError, type(None)]
        await store.append("c", 1, some("c", 2))

    with_any_store(kept, use)


async def insist(store: Store, table: str, seat: int, act: str, size: int) -> int:
    """Append an act, wherever it comes to stand; its number."""
    last = 0
    while True:
        acts = [entry(table, last + 1, seat=seat, act=act), *some(table, last + 2, size - 1, act.encode())]
        try:
            await store.append(table, last, acts)
            return last + 1
        except Stale as stale:
            last = stale.last_seq
        except Missing:
            last = 0
        except Repeated as repeated:
            return repeated.seq


@settings(max_examples=25, deadline=None)
@given(
    acts=st.lists(
        st.tuples(st.sampled_from("tu"), st.integers(0, 2), st.sampled_from("abc"), st.integers(1, 3)),
        min_size=1,
        max_size=25,
    )
)
def test_acts_sent_many_times_at_once_are_there_once(acts: list[tuple[str, int, str, int]]) -> None:
    async def use(store: SqliteStore) -> None:
        found = await asyncio.gather(*[insist(store, *act) for act in acts])
        numbers = {(table, seat, act): seq for (table, seat, act, _), seq in zip(acts, found, strict=True)}
        there = [(e, e.table, e.seat, e.act_id) for table in "tu" for e in await store.read(table)]
        named = {(table, seat, act): e.seq for e, table, seat, act in there if act}
        assert named == numbers and len([e for e, *_ in there if e.act_id]) == len(named)
        for table in "tu":
            log = await store.read(table)
            assert [e.seq for e in log] == list(range(1, len(log) + 1))

    with_store(None, use)
