"""`escalera export` from PostgreSQL writes what it writes from a file, and changes nothing there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import text

from escalera.cli.app import app
from escalera.service.store import Entry, Store, Token, hash_token
from escalera.service.store.schema import VERSIONS
from tests.nodes.ground import Postgres
from tests.service.store.stores import plain, rows, with_any_store, with_store
from tests.web.tables import run
from tests.web.test_records import export as exported_from_file
from tests.web.test_records import kept_table, play_rounds

LOG = [Entry("t", 1, 5, "made", b'{"edition":"bolivia"}'), Entry("t", 2, 9, "act", b"\xff\0", 3, "a1", 1)]


def export(database: str, *more: str) -> Result:
    """The command, on what the environment names."""
    return CliRunner().invoke(app, ["export", *more], env={"ESCALERA_DATABASE": database})


async def keep(store: Store, log: Sequence[Entry]) -> None:
    """Put a log into a store, with what nobody may read."""
    token = Token(hash_token("token"), log[0].table, 1, "seat")
    await store.append(log[0].table, 0, log, secrets={9: b"deal-secret"}, tokens=[token])


def test_a_record_and_a_log_are_the_same_to_the_byte(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.new_database()

    async def work() -> None:
        rules = {"target": "50000", "round_cap": "3"}
        async with kept_table(tmp_path, edition="classic", rules=rules) as (people, _, _):
            await play_rounds(people, 1, moves=8)

    async def read(store: Store) -> list[Entry]:
        (row,) = await store.tables()
        return await store.read(row.id)

    run(work())
    file = tmp_path / "tables.db"
    log = with_store(file, read)
    with_any_store(address, lambda store: keep(store, log))
    for form in ("record", "log"):
        from_file = exported_from_file(file, log[0].table, "--form", form)
        found = export(address, log[0].table, "--form", form)
        assert found.exit_code == 0 and found.stdout == from_file.stdout != ""
        assert "deal-secret" not in found.stdout and hash_token("token").hex() not in found.stdout


def test_it_reads_beside_running_servers_with_the_right_to_read_alone(postgres: Postgres) -> None:
    address = postgres.new_database()

    async def use(store: Store) -> None:
        await keep(store, LOG)
        with plain(address) as engine, engine.begin() as session:
            session.execute(text("DROP ROLE IF EXISTS reader"))
            session.execute(text("CREATE ROLE reader LOGIN"))
            session.execute(text("GRANT SELECT ON entries, alembic_version TO reader"))
        done = export(address.replace("escalera@", "reader:geheim@"), "t", "--form", "log")
        assert [json.loads(line)["seq"] for line in done.stdout.splitlines()] == [1, 2], done.stderr
        with plain(address) as engine, engine.begin() as session:
            session.execute(text("DROP OWNED BY reader"))
            session.execute(text("DROP ROLE reader"))

    with_any_store(address, use)


@pytest.mark.parametrize(
    ("version", "table", "said"),
    [(VERSIONS[-1], "u", "no table u"), ("0001", "t", "older"), ("9999", "t", "newer")],
)
def test_what_can_not_be_exported_is_one_sentence_without_a_password(
    postgres: Postgres, version: str, table: str, said: str
) -> None:
    address = postgres.new_database()
    with_any_store(address, lambda store: keep(store, LOG))
    with plain(address) as engine, engine.begin() as session:
        session.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))
    done = export(address.replace("escalera@", "escalera:geheim@"), table)
    assert done.exit_code == 2 and done.stdout == "" and said in done.stderr
    assert len(done.stderr.splitlines()) == 1 and "geheim" not in done.stderr
    assert rows(address, "SELECT version_num FROM alembic_version") == [(version,)]


def test_an_empty_database_stays_empty(postgres: Postgres) -> None:
    address = postgres.new_database()
    assert export(address, "t").exit_code == export(address + "none", "t").exit_code == 2
    assert rows(address, "SELECT * FROM pg_tables WHERE schemaname = 'public'") == []


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_copies_are_for_files(tmp_path: Path, postgres: Postgres, command: str) -> None:
    done = CliRunner().invoke(app, [command, str(tmp_path / "copy"), "--database", postgres.new_database()])
    assert done.exit_code == 2 and "pg_dump" in done.stderr
