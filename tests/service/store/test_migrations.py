"""The schema, step by step and as a whole."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Final

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from escalera.service.store import Entry, Store, StoreFault
from escalera.service.store.database import open_file
from escalera.service.store.engines import file_engine, memory_engine
from escalera.service.store.export import read_log
from escalera.service.store.files import sign
from escalera.service.store.models import metadata
from escalera.service.store.schema import MIGRATIONS, VERSIONS, migrate, version
from tests.service.store.stores import rows, with_store

ROOT: Final = Path(__file__).parents[3]
SCHEMA: Final = "SELECT type, name, tbl_name FROM sqlite_master WHERE name NOT LIKE '%alembic%' ORDER BY 1, 2"


def test_an_empty_file_is_brought_to_our_version(tmp_path: Path) -> None:
    path = tmp_path / "escalera.db"
    path.touch()
    with_store(path, Store.tables)
    assert rows(path, "SELECT version_num FROM alembic_version") == [(VERSIONS[-1],)]
    assert rows(path, "PRAGMA application_id") == [(int.from_bytes(b"Escl", "big"),)]


def test_models_and_migrations_agree(tmp_path: Path) -> None:
    database = open_file(tmp_path / "escalera.db")
    with database.writing() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        stepwise = connection.exec_driver_sql(SCHEMA).fetchall()
    database.close()
    engine = memory_engine()
    with engine.begin() as connection:
        metadata.create_all(connection)
        assert connection.exec_driver_sql(SCHEMA).fetchall() == stepwise
    engine.dispose()


def test_the_versions_known_are_those_there_are() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    steps = list(ScriptDirectory.from_config(config).walk_revisions())
    assert tuple(step.revision for step in reversed(steps)) == VERSIONS


def test_an_act_id_is_unique_and_deleting_a_table_takes_all_with_it(tmp_path: Path) -> None:
    path = tmp_path / "escalera.db"
    with_store(path, Store.tables)
    (act,) = rows(path, "SELECT sql FROM sqlite_master WHERE name = 'entries_by_person'")
    assert "UNIQUE" in act[0] and "act_id IS NOT NULL" in act[0]
    for table in ("entries", "secrets", "tokens"):
        (key,) = rows(path, f"PRAGMA foreign_key_list({table})")
        assert "CASCADE" in key


def test_a_step_that_fails_leaves_no_half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from escalera.service.store import schema

    real = schema.upgrade

    def broken(connection: Connection) -> None:
        real(connection)
        raise StoreFault("test", "It failed.")

    monkeypatch.setattr(schema, "upgrade", broken)
    path = tmp_path / "escalera.db"
    with pytest.raises(StoreFault):
        open_file(path)
    assert rows(path, "SELECT * FROM sqlite_master") == []
    monkeypatch.setattr(schema, "upgrade", real)
    with_store(path, Store.tables)


def test_migrating_again_does_nothing_and_needs_no_alembic(tmp_path: Path) -> None:
    path = tmp_path / "escalera.db"
    with_store(path, Store.tables)
    engine = file_engine(path, "BEGIN", 1)
    with engine.begin() as connection:
        migrate(connection)
        assert version(connection) == VERSIONS[-1]
    engine.dispose()
    code = "import sys; from pathlib import Path; from escalera.service.store.database import open_file; "
    code += f"open_file(Path({str(path)!r})).close(); print('alembic' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_an_older_schema_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from escalera.service.store import schema

    path = tmp_path / "escalera.db"
    monkeypatch.setattr(schema, "VERSIONS", (*VERSIONS, "later"))
    monkeypatch.setattr("escalera.service.store.database.migrate", schema.upgrade)
    with_store(path, Store.tables)
    with pytest.raises(StoreFault, match="older"):
        read_log(str(path), "t")


def test_a_database_of_each_older_version_opens_with_its_entries(tmp_path: Path) -> None:
    log = [
        Entry("t", 1, 1, "made", b"1", 1),
        Entry("t", 2, 2, "said", b"2", 1, "a"),
        Entry("t", 3, 3, "x", b"3"),
    ]
    for older in VERSIONS[:-1]:
        path = tmp_path / f"{older}.db"
        at_version(path, older)
        fill_as_0001(path, log)
        assert with_store(path, lambda store: store.read("t")) == log
        assert rows(path, "SELECT version_num FROM alembic_version") == [(VERSIONS[-1],)]


def test_what_an_older_server_still_writes_is_kept(tmp_path: Path) -> None:
    """Columns are only added: a server from before that has the file open goes on."""
    path = tmp_path / "escalera.db"
    with_store(path, Store.tables)
    log = [Entry("t", 1, 1, "made", b"1", 1), Entry("t", 2, 2, "said", b"2", 1, "a")]
    fill_as_0001(path, log)
    assert with_store(path, lambda store: store.read("t")) == log


def at_version(path: Path, number: str) -> None:
    """Make a file of an older version."""
    path.touch()
    sign(path)
    engine = file_engine(path, "BEGIN", 1)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, number)
    engine.dispose()


def fill_as_0001(path: Path, log: list[Entry]) -> None:
    """Write a table as the first version does."""
    with closing(connect(path)) as file, file:
        file.execute("INSERT INTO tables VALUES ('t', 1, 1, ?, 0, 9)", (len(log),))
        for one in log:
            row = (one.table, one.seq, one.at_ms, one.kind, -1 if one.seat is None else one.seat, one.act_id)
            file.execute(
                "INSERT INTO entries (table_id, seq, at_ms, kind, seat, act_id, data)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (*row, one.data),
            )


@pytest.mark.slow
def test_a_wheel_holds_the_migrations(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, env={**os.environ, "ESCALERA_PURE": "1"}, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    folder = "escalera/service/store/migrations"
    assert {f"{folder}/env.py", *(f"{folder}/versions/v{number}.py" for number in VERSIONS)} <= set(names)
