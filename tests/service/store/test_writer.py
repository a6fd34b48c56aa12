"""A fault of the writer itself is never a silence: everybody who waits, or comes later, is refused."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from escalera.service.store import Closed, StoreFault, writer
from escalera.service.store.sqlite import SqliteStore
from tests.service.store.stores import some, with_store


def break_writer(monkeypatch: pytest.MonkeyPatch, at: str) -> None:
    """Something goes wrong that nobody has thought of."""

    def wrong(*more: object) -> None:
        raise SystemError("out of order")

    monkeypatch.setattr(writer, at, wrong)
    if at == "told":
        monkeypatch.setattr(writer, "run_group", wrong)


@pytest.mark.parametrize("at", ["told", "note"])
def test_when_the_writer_ends_all_who_wait_are_refused(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path, at: str
) -> None:
    async def use(store: SqliteStore) -> None:
        await store.check()
        break_writer(monkeypatch, at)
        calls = [store.append(f"table-{n}", 0, some(f"table-{n}", 1)) for n in range(20)]
        found = await asyncio.gather(*calls, return_exceptions=True)
        assert [isinstance(one, StoreFault) and one.code for one in found] == ["writer"] * 20
        for call in (store.check(), store.delete("table-0"), store.append("late", 0, some("late", 1))):
            with pytest.raises(StoreFault, match="start the server again"):
                await call
        assert await store.read("late") == []

    with_store(tmp_path / "escalera.db", use)
    assert [record.levelno for record in caplog.records] == [logging.CRITICAL]


def test_a_closed_loop_does_not_end_the_writer(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await asyncio.to_thread(lambda: asyncio.run(leave(store)))
        await store.append("here", 0, some("here", 1))
        await store.check()

    async def leave(store: SqliteStore) -> None:
        begun = asyncio.ensure_future(store.append("gone", 0, some("gone", 1)))
        await asyncio.sleep(0)
        begun.cancel()

    with_store(tmp_path / "escalera.db", use)


def test_a_call_that_nobody_waits_for_any_more_does_not_hold_up_others(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        tasks = [asyncio.ensure_future(store.append(f"t{n}", 0, some(f"t{n}", 1))) for n in range(50)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert found[1::2] == [None] * 25
        assert [len(await store.read(f"t{n}")) for n in range(50)] == [1] * 50

    with_store(tmp_path / "escalera.db", use)


def test_a_store_that_is_closed_says_so(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.close()
        with pytest.raises(Closed):
            await store.check()

    with_store(tmp_path / "escalera.db", use)


def test_a_slow_disk_is_noted(caplog: pytest.LogCaptureFixture) -> None:
    writer.note(3, writer.SLOW_SECONDS / 2)
    assert not caplog.records
    writer.note(3, writer.SLOW_SECONDS * 7)
    assert "took 7.0 seconds for 3 writes" in caplog.text
