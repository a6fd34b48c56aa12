"""The record: up to the last finished round, by download or by `escalera export`, and it proves itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from escalera.cli.app import app as command_line
from escalera.notation import parse_record
from escalera.service.store import Entry
from escalera.service.store.sqlite import SqliteStore
from tests.web.inside import inside
from tests.web.tables import NO_LIMITS, Player, run, table_with


def export(database: Path, table: str, *more: str) -> Result:
    """`escalera export`."""
    return CliRunner().invoke(command_line, ["export", table, "--database", str(database), *more])


@asynccontextmanager
async def kept_table(folder: Path, **options: Any) -> AsyncIterator[tuple[list[Player], Player, Path]]:
    """A table of two people and a computer player in a file."""
    database = folder / "tables.db"
    async with (
        inside(database, **NO_LIMITS) as app,
        table_with(2, app=app, players=3, **options) as (people, watcher),
    ):
        yield people, watcher, database


async def play_rounds(people: list[Player], rounds: int, moves: int = 0) -> None:
    """Play so many rounds, and acts of the next; the last proof is there then."""
    table = people[0].desk.table

    def done() -> bool:
        proved = all(one.proof or one.score is None for one in table.rounds)
        further = len(table.rounds) > rounds and len(table.rounds[-1].moves) >= moves
        return proved and len(table.finished) >= rounds and (further or not moves)

    await asyncio.gather(*[person.play_until(done) for person in people])


@pytest.mark.parametrize("edition", ["samba", "classic", "bolivia"])
def test_the_export_is_the_download_verifies_and_replays(tmp_path: Path, edition: str) -> None:
    async def work() -> None:
        rules = {"target": "50000", "round_cap": "3"}
        async with kept_table(tmp_path, edition=edition, rules=rules) as (people, watcher, database):
            for rounds in (1, 2):
                await play_rounds(people, rounds, moves=8)
                downloads = [(await person.get("record")).text for person in [*people, watcher]]
                exported = export(database, watcher.table)
                assert exported.exit_code == 0 and downloads == 3 * [exported.stdout]
                record = parse_record(exported.stdout)
                assert len(record.rounds) == rounds and all(one.proof and one.score for one in record.rounds)
                check(exported.stdout, tmp_path, finished=False)
            await play_rounds(people, 3)
            exported = export(database, watcher.table, "--form", "record")
            assert exported.stdout == (await watcher.get("record")).text
            check(exported.stdout, tmp_path, finished=True)

    run(work())


def check(text: str, folder: Path, *, finished: bool) -> None:
    """A record stands before `escalera verify` and `escalera replay`."""
    file = folder / "game.canasta"
    file.write_text(text, encoding="utf-8")
    verified = CliRunner().invoke(command_line, ["verify", str(file)])
    assert verified.exit_code == 0 and "the proof holds" in verified.stdout
    replayed = CliRunner().invoke(command_line, ["replay", "--json", str(file)])
    assert replayed.exit_code == 0 and f'"finished": {str(finished).lower()}' in replayed.stdout


def test_before_a_round_is_finished_the_record_has_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept_table(tmp_path) as (people, watcher, database):
            await play_rounds(people, 0, moves=5)
            exported = export(database, watcher.table)
            assert exported.stdout == (await watcher.get("record")).text
            assert parse_record(exported.stdout).rounds == ()
            assert (parse_record(exported.stdout).names or ())[:2] == ("Ada", "Ben")

    run(work())


@pytest.mark.parametrize("name", ["Ada | Ben", "#1", "Round: 1", "Proof: x #", "'; DROP TABLE entries"])
def test_no_name_breaks_the_record_or_writes_a_line_of_it(tmp_path: Path, name: str) -> None:
    async def work() -> None:
        async with inside(tmp_path / "tables.db") as app, app.browser() as browser:
            made = (await browser.post("/api/tables", json={"name": name, "options": {"players": 2}})).json()
            given = {"authorization": f"Bearer {made['token']}"}
            found = await browser.get(f"/api/tables/{made['table']}/record", headers=given)
            assert found.status_code == 200
            shown = name.replace("|", "¦").replace("#", "♯")
            assert (parse_record(found.text).names or ())[0] == shown
            assert export(tmp_path / "tables.db", made["table"]).stdout == found.text

    run(work())


def test_each_match_of_a_table_has_its_record(tmp_path: Path) -> None:
    async def work() -> None:
        short = {"target": "500"}
        async with kept_table(tmp_path, edition="samba", rules=short) as (people, watcher, database):
            await asyncio.gather(*[person.play() for person in people])
            await play_rounds(people, 1)
            first = export(database, watcher.table).stdout
            await people[0].ask("rematch")
            assert export(database, watcher.table).stdout != first
            await play_rounds(people, 1, moves=0)
            second = export(database, watcher.table).stdout
            assert export(database, watcher.table, "--match", "1").stdout == first
            assert export(database, watcher.table, "--match", "2").stdout == second
            assert [(await watcher.get(f"record?match={n}")).text for n in (1, 2)] == [first, second]
            missing = export(database, watcher.table, "--match", "3")
            assert missing.exit_code == 2 and missing.stderr.endswith("there was no match 3.\n")
            check(first, tmp_path, finished=True)
            check(second, tmp_path, finished=people[0].desk.table.stage == "over")

    run(work())


def test_the_log_is_there_as_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with kept_table(tmp_path) as (people, watcher, database):
            await play_rounds(people, 0, moves=5)
            exported = export(database, watcher.table, "--form", "log")
            assert exported.stdout.count("\n") == people[0].desk.table.seq
            assert export(database, watcher.table, "--form", "other").exit_code == 2

    run(work())


def test_a_log_that_cant_be_replayed_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "t.db")
        await store.append("t", 0, [Entry("t", 1, 5, "created", b'{"kind":"unheard-of"}')])
        await store.close()
        done = export(tmp_path / "t.db", "t")
        assert done.exit_code == 2 and len(done.stderr.splitlines()) == 1
        assert done.stderr.startswith("The log of table t can't be replayed")

    run(work())
