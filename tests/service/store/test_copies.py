"""Backups and restoring them."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from pathlib import Path

import pytest

from escalera.service.store import Store, StoreFault
from escalera.service.store.copies import backup, restore
from tests.service.store.stores import entry, rows, some, with_store


def filled(path: Path, *tables: str) -> Path:
    """A database with these tables."""

    async def use(store: Store) -> None:
        for table in tables:
            await store.append(table, 0, some(table, 1, 3), secrets={1: b"deal"})

    with_store(path, use)
    return path


def fault(call: object) -> str:
    """The code of the fault that a backup or restore ends in."""
    assert callable(call)
    with pytest.raises(StoreFault) as found:
        call()
    assert found.value.sentence.endswith(".") and str(found.value) == found.value.sentence
    return found.value.code


def damage(path: Path) -> None:
    """Overwrite a page in the middle."""
    with path.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xff" * 4096)


def test_a_backup_under_load_restores_to_one_state(tmp_path: Path) -> None:
    live, copy, again = (tmp_path / name for name in ("live.db", "copy.db", "again.db"))
    tables = [f"t{i}" for i in range(20)]
    acknowledged = dict.fromkeys(tables, 0)

    async def fill(store: Store, table: str) -> None:
        for call in range(10_000):
            batch = [entry(table, call * 3 + i, act=f"{call}" if i == 1 else None) for i in (1, 2, 3)]
            await store.append(table, call * 3, batch, secrets={1: b"%d" % call})
            acknowledged[table] = call * 3 + 3

    async def use(store: Store) -> list[dict[str, int]]:
        tasks = [asyncio.create_task(fill(store, table)) for table in tables]
        seen = []
        for _ in range(5):
            await asyncio.sleep(0.05)
            seen.append(dict(acknowledged))
            assert await asyncio.to_thread(backup, live, copy) == len(tables)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return seen

    before = with_store(live, use)[-1]
    assert restore(copy, again) == len(tables)

    async def check(store: Store) -> None:
        for row in await store.tables():
            log = await store.read(row.id)
            assert [e.seq for e in log] == list(range(1, row.last_seq + 1))
            assert row.last_seq % 3 == 0 and row.last_seq >= before[row.id]
            assert await store.secret(row.id, 1) == b"%d" % (row.last_seq // 3 - 1)

    with_store(again, check)


def test_a_backup_is_one_file_and_replaces_an_older_one(tmp_path: Path) -> None:
    live = filled(tmp_path / "live.db", "t")
    folder = tmp_path / "backups"
    folder.mkdir()
    assert backup(live, folder / "copy.db") == 1
    filled(live, "u")
    assert backup(live, folder / "copy.db") == 2
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    assert rows(folder / "copy.db", "PRAGMA journal_mode") == [("delete",)]


def test_a_backup_takes_nothing_elses_place(tmp_path: Path) -> None:
    live = filled(tmp_path / "live.db", "t")
    (tmp_path / "letter").write_text("Dear reader, this is no database.")
    assert fault(lambda: backup(live, live)) == "exists"
    assert fault(lambda: backup(live, tmp_path / "letter")) == "not-a-database"
    assert fault(lambda: backup(live, tmp_path / "no" / "folder")) == "unreachable"
    assert fault(lambda: backup(tmp_path / "none", tmp_path / "copy")) == "missing"
    assert fault(lambda: backup(tmp_path / "letter", tmp_path / "copy")) == "not-a-database"

    async def use(store: Store) -> None:
        assert fault(lambda: backup(live, tmp_path / "other.db")) == "exists"

    with_store(tmp_path / "other.db", use)
    assert sorted(file.name for file in tmp_path.iterdir() if file.suffix != ".lock") == [
        "letter",
        "live.db",
        "other.db",
    ]


def test_a_damaged_database_gives_no_backup(tmp_path: Path) -> None:
    live = filled(tmp_path / "live.db", *[f"t{i}" for i in range(200)])
    damage(live)
    assert fault(lambda: backup(live, tmp_path / "copy.db")) == "damaged"
    assert not (tmp_path / "copy.db").exists()


def test_restoring_replaces_only_when_told(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(filled(tmp_path / "old.db", "old", "older"), copy)
    live = filled(tmp_path / "live.db", "live")
    assert fault(lambda: restore(copy, live)) == "exists"
    assert rows(live, "SELECT id FROM tables") == [("live",)]
    assert restore(copy, live, force=True) == 2
    assert fault(lambda: restore(live, live, force=True)) == "exists"
    filled(live, "new")
    assert rows(live, "SELECT id FROM tables ORDER BY id") == [("new",), ("old",), ("older",)]


def test_restoring_into_an_empty_database_needs_no_force(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(filled(tmp_path / "old.db", "old"), copy)
    for place in ("nothing/here/yet.db", "empty.db", "fresh.db"):
        path = tmp_path / place
        if place == "empty.db":
            path.touch()
        if place == "fresh.db":
            filled(path)
        assert restore(copy, path) == 1
        filled(path, "new")


def test_no_restoring_while_a_server_runs(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    live = filled(tmp_path / "live.db", "t")
    backup(live, copy)

    async def use(store: Store) -> None:
        assert fault(lambda: restore(copy, live, force=True)) == "in-use"

    with_store(live, use)


@pytest.mark.parametrize("harm", ["middle", "head", "text"])
def test_force_restores_over_what_is_damaged(tmp_path: Path, harm: str) -> None:
    copy = tmp_path / "copy.db"
    live = filled(tmp_path / "live.db", *[f"t{i}" for i in range(200)])
    backup(live, copy)
    if harm == "middle":
        damage(live)
    else:
        live.write_bytes(b"\0" * 20_000 if harm == "head" else b"no database at all")
    assert fault(lambda: restore(copy, live)) == "exists"
    assert restore(copy, live, force=True) == 200
    filled(live, "new")


def test_what_is_restored_is_checked_first(tmp_path: Path) -> None:
    live = filled(tmp_path / "live.db", *[f"t{i}" for i in range(200)])
    copy, broken, orphans, newer = (
        tmp_path / name for name in ("copy.db", "broken.db", "orphans.db", "newer.db")
    )
    backup(live, copy)
    for path in (broken, orphans, newer):
        shutil.copy(copy, path)
    damage(broken)
    change(orphans, "DELETE FROM tables WHERE id = 't7'")
    change(newer, "UPDATE alembic_version SET version_num = '9999'")
    place = tmp_path / "place.db"
    assert fault(lambda: restore(broken, place)) == "damaged"
    assert fault(lambda: restore(orphans, place)) == "damaged"
    assert fault(lambda: restore(newer, place)) == "newer"
    assert fault(lambda: restore(tmp_path / "none", place)) == "missing"
    assert not place.exists()


def change(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
def test_only_its_owner_reads_a_backup(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(filled(tmp_path / "tables.db", "t"), copy)
    assert copy.stat().st_mode & 0o077 == 0
