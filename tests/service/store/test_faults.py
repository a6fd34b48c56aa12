"""Every fault of the file is a sentence."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from escalera.service.store import Store, StoreFault, engines
from escalera.service.store.database import open_file
from escalera.service.store.faults import SENTENCES, told
from escalera.service.store.sqlite import SqliteStore
from tests.service.store.stores import locked, outcome, rows, some, with_store

HOLD = "import sys; from pathlib import Path; from escalera.service.store.holding import hold; "
HOLD += "held = hold(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
OPEN = "import os, sys; from pathlib import Path; from escalera.service.store.database import open_file\n"
OPEN += "if os.geteuid() == 0: os.seteuid(65534)\n"
OPEN += "try: open_file(Path(sys.argv[1]))\nexcept Exception as e: print(getattr(e, 'code', repr(e)), e)"


def code_of_opening(path: Path) -> str:
    with pytest.raises(StoreFault) as found:
        open_file(path)
    return found.value.code


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "escalera.db"
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout and other.stdout.readline() == "held\n"
        assert code_of_opening(path) == "in-use"
        (tmp_path / "link.db").symlink_to(path)
        assert code_of_opening(tmp_path / "link.db") == "in-use"
        other.kill()
    with_store(path, Store.tables)


def test_a_store_that_is_closed_lets_others_have_the_file(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        assert code_of_opening(tmp_path / "escalera.db") == "in-use"

    with_store(tmp_path / "escalera.db", use)
    with_store(tmp_path / "escalera.db", Store.tables)


@pytest.mark.parametrize("content", [b"Dear reader", b"\0" * 5000, b"SQLite format 3"])
def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter"
    path.write_bytes(content)
    assert code_of_opening(path) == "not-a-database"
    assert path.read_bytes() == content and [file.name for file in tmp_path.iterdir()] == ["letter"]


def test_another_programs_database_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE tables (id)")
    connection.close()
    before = path.read_bytes()
    assert code_of_opening(path) == "not-a-database"
    assert path.read_bytes() == before


def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "escalera.db"
    with_store(path, Store.tables)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert code_of_opening(path) == "newer"


def test_places_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert code_of_opening(tmp_path / "file" / "escalera.db") == "unreachable"
    assert code_of_opening(tmp_path) == "unreachable"


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
def test_a_folder_that_cannot_be_written() -> None:
    """Root may write everywhere, so this asks as somebody else, in a folder that anybody can reach."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "escalera.db"
        with_store(path, Store.tables)
        path.chmod(0o666)
        Path(name).chmod(0o555)
        for file in ("escalera.db", "new.db"):
            assert code_as_somebody_else(Path(name) / file) in ("unreachable", "read-only")
        Path(name).chmod(0o755)


def code_as_somebody_else(path: Path) -> str:
    command = [sys.executable, "-c", OPEN, str(path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()[0]


def test_a_full_disk_fails_calls_and_the_store_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "escalera.db"

    async def use(store: SqliteStore) -> None:
        await store.append("t", 0, some("t", 1))
        limit(store, 40)
        big = [store.append(f"big{i}", 0, some(f"big{i}", 1, data=bytes(300_000))) for i in range(3)]
        errors = await asyncio.gather(*[outcome(call) for call in big])
        assert {error.code for error in errors if isinstance(error, StoreFault)} == {"full"}
        assert all(errors) and "full" in str(errors[0])
        limit(store, 100_000)
        await store.append("t", 1, some("t", 2))

    with_store(path, use)
    assert rows(path, "SELECT table_id, seq FROM entries") == [("t", 1), ("t", 2)]


def limit(store: SqliteStore, pages: int) -> None:
    """Let the file grow to so many pages."""
    with store._database.writing() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def test_a_lock_that_is_not_given_fails_calls_and_the_store_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0.05)
    path = tmp_path / "escalera.db"

    async def use(store: SqliteStore) -> None:
        with locked(path):
            error = await outcome(store.append("t", 0, some("t", 1)))
        assert isinstance(error, StoreFault) and error.code == "busy"
        await store.append("t", 0, some("t", 1))

    with_store(path, use)


def test_a_damaged_file_is_told_to_whoever_reads(tmp_path: Path) -> None:
    path = tmp_path / "escalera.db"

    async def fill(store: SqliteStore) -> None:
        for i in range(200):
            await store.append(f"t{i}", 0, some(f"t{i}", 1, data=bytes(500)))

    async def use(store: SqliteStore) -> None:
        errors = [error for i in range(200) if (error := await read_error(store, f"t{i}"))]
        assert errors and {error.code for error in errors} == {"damaged"}

    with_store(path, fill)
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\xff" * 4096)
    with_store(path, use)


async def read_error(store: SqliteStore, table: str) -> StoreFault | None:
    try:
        await store.read(table)
    except StoreFault as error:
        return error
    return None


def test_every_result_code_has_a_sentence_that_names_the_file(tmp_path: Path) -> None:
    for code in SENTENCES:
        error = sqlite3.OperationalError("no")
        error.sqlite_errorcode = code | (3 << 8)
        found = told(error, tmp_path / "escalera.db")
        assert isinstance(found, StoreFault) and "escalera.db" in found.sentence
    assert "in memory" in str(told(sqlite3.OperationalError("no"), None))
    assert isinstance(told(ValueError("no"), None), ValueError)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "escalera.db"
    with_store(path, Store.tables)
    assert path.stat().st_mode & 0o077 == 0 and path.parent.stat().st_mode & 0o077 == 0
    shutil.rmtree(path.parent)
