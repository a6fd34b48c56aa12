"""What a database has to bear that several nodes share: races, stops, nodes that stand still."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from escalera.service.store import Entry, Repeated, Stale, Store, StoreFault, appending
from escalera.service.store.models import metadata
from escalera.service.store.pgschema import bring_up
from escalera.service.store.places import shown
from escalera.service.store.postgres import PostgresStore, database_at, open_address
from escalera.service.store.schema import check_current
from tests.nodes.ground import Postgres
from tests.service.store.stores import entry, outcome, plain, rows, some, with_any_store

ENDING = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE application_name = 'escalera' AND datname = current_database()"
)

SOME = 5
"""Every so many statements of a start are tried."""


def fault(address: str) -> StoreFault:
    """Why a database can't be opened."""
    with pytest.raises(StoreFault) as found:
        open_address(address)
    assert found.value.sentence.endswith(".")
    return found.value


def test_models_and_migrations_agree(postgres: Postgres) -> None:
    address = postgres.new_database()
    open_address(address).close()
    # Comparing may take longer than a transaction of ours may stand still.
    with plain(address) as engine, engine.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_nodes_that_start_together_take_turns_with_the_schema(postgres: Postgres) -> None:
    address = postgres.new_database()

    async def open_all() -> None:
        stores = await asyncio.gather(*[PostgresStore.open(address) for _ in range(5)])
        await stores[0].append("t", 0, some("t", 1))
        assert [await store.heads(["t", "u"]) for store in stores] == [{"t": 1}] * 5
        for store in stores:
            await store.close()

    asyncio.run(open_all())


def test_an_address_that_leads_nowhere_is_a_sentence_without_its_password(postgres: Postgres) -> None:
    assert fault("postgresql://escalera:geheim@127.0.0.1:9/x").code == "unreachable"
    assert "geheim" not in str(fault("postgresql://escalera:geheim@127.0.0.1:9/x"))
    assert fault("postgresql://[broken").code == "unreachable"
    for aside in ("postgresql://e:a@geheim@127.0.0.1:9/x", "postgresql://e@127.0.0.1:9/x?password=geheim"):
        assert "geheim" not in fault(aside).sentence + shown(aside)
    assert "%40" in fault("postgresql://e:a@geheim@127.0.0.1:9/x").sentence
    address = postgres.new_database()
    assert "does not exist" in fault(address + "none").sentence
    with plain(address) as engine, engine.begin() as connection:
        open_address(address).close()
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert fault(address).code == "newer"


def test_a_start_that_is_broken_off_anywhere_goes_on_by_itself(postgres: Postgres) -> None:
    """With an empty database as with one that only has to be looked at."""
    address = postgres.new_database()
    steps = looks = 0
    while starting_broken_off(address if steps == 0 else postgres.new_database(), steps):
        steps += SOME
    while starting_broken_off(address, looks):
        looks += 1
    assert steps > looks > 0


def starting_broken_off(address: str, number: int) -> bool:
    """Open a database whose server ends our sessions before a statement; whether there were so many."""
    before: list[str] = []

    def end_ours(connection: Connection, cursor: object, statement: str, *rest: object) -> None:
        before.append(statement)
        if len(before) == number + 1:
            rows(address, ENDING)

    database = database_at(address)
    for engine in (database._reader, database._writer):
        event.listen(engine, "before_cursor_execute", end_ours)
    try:
        bring_up(database)
        with plain(address) as engine, engine.connect() as session:
            check_current(session)
    finally:
        database.close()
    return len(before) > number


def test_a_database_that_may_only_be_read_for_a_while_is_a_fault_for_so_long(postgres: Postgres) -> None:
    """Its sessions keep what was said when they began."""
    address = postgres.new_database()

    async def told(store: PostgresStore) -> set[str]:
        last = (await store.heads(["t"]))["t"]
        token = store.put_token(random.randbytes(32), "t", 1, "seat")
        calls = [store.append("t", last, some("t", last + 1)), store.append("u", 0, some("u", 1)), token]
        found = [await outcome(call) for call in [*calls, store.check()]]
        return {error.code if isinstance(error, StoreFault) else repr(error) for error in found}

    async def use(store: PostgresStore) -> None:
        await store.append("t", 0, some("t", 1))
        let_write(address, False)
        assert await told(store) == {"read-only"}
        let_write(address, True)
        assert await told(store) == {"None"}

    with_any_store(address, use)


def let_write(address: str, may: bool) -> None:
    """Say whether sessions that begin from now on may write; those that mayn't begin now."""
    with plain(address) as engine, engine.connect().execution_options(isolation_level="AUTOCOMMIT") as one:
        one.execute(text("SET default_transaction_read_only = off"))
        name = address.rpartition("/")[2]
        one.execute(
            text(f"ALTER DATABASE {name} SET default_transaction_read_only = {'off' if may else 'on'}")
        )
        if not may:
            one.execute(text(ENDING))


async def insist(store: Store, table: str, act: str) -> int:
    """Append an act, wherever it comes to stand; its number."""
    last = 0
    while True:
        try:
            await store.append(table, last, [entry(table, last + 1, act.encode(), seat=1, act=act)])
            return last + 1
        except Stale as stale:
            last = stale.last_seq
        except Repeated as repeated:
            return repeated.seq


def test_acts_sent_through_several_nodes_at_once_are_there_once(postgres: Postgres) -> None:
    address = postgres.new_database()

    async def race() -> None:
        stores = [await PostgresStore.open(address) for _ in range(3)]
        acts = [(table, f"a{n}") for table in "tuvw" for n in range(20)]
        found = await asyncio.gather(*[insist(store, *act) for act in acts for store in stores])
        assert found[::3] == found[1::3] == found[2::3]
        for table in "tuvw":
            log = await stores[0].read(table)
            assert [one.seq for one in log] == list(range(1, 21))
            assert {one.act_id for one in log} == {f"a{n}" for n in range(20)}
        for store in stores:
            await store.close()

    asyncio.run(race())


def test_a_database_that_is_killed_and_started_again_loses_nothing_acknowledged() -> None:
    with Postgres() as server:
        address = server.new_database()

        async def use(store: PostgresStore) -> None:
            async def fill(table: str) -> int:
                for n in range(1, 400):
                    await insist(store, table, f"a{n}")
                    if ended.is_set() and n >= 20:
                        return n
                raise AssertionError("the database was never away")

            ended = asyncio.Event()
            filling = [asyncio.create_task(fill(table)) for table in "tuvw"]
            await asyncio.sleep(0.3)
            await asyncio.to_thread(server.end, signal.SIGQUIT)
            again = asyncio.create_task(asyncio.to_thread(server.start))
            reading = await store.read("t")
            await again
            ended.set()
            sent = await asyncio.gather(*filling)
            for table, last in zip("tuvw", sent, strict=True):
                log = await store.read(table)
                assert [one.seq for one in log] == list(range(1, last + 1))
                assert [one.act_id for one in log] == [f"a{n}" for n in range(1, last + 1)]
            assert reading == (await store.read("t"))[: len(reading)]

        with_any_store(address, use)


def test_a_database_that_stays_away_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    with Postgres() as server:

        async def use(store: PostgresStore) -> None:
            monkeypatch.setattr(store._database, "patience", 0.3)
            await store.append("t", 0, some("t", 1))
            await asyncio.to_thread(server.end, signal.SIGQUIT)
            for call in (store.append("t", 1, some("t", 2)), store.check()):
                error = await outcome(call)
                assert isinstance(error, StoreFault) and error.code == "unreachable"
            with pytest.raises(StoreFault):
                await store.read("t")
            await asyncio.to_thread(server.start)
            await store.append("t", 1, some("t", 2))
            await store.check()

        with_any_store(server.new_database(), use)


@pytest.mark.parametrize("calls", [1, 3])
def test_a_node_that_is_cut_off_in_a_transaction_tries_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, calls: int
) -> None:
    real = appending.write
    stood: list[int] = []

    def standing(connection: Connection, statement: Any, found: list[appending.Row]) -> int:
        changed = real(connection, statement, found)
        if not stood:
            stood.append(changed)
            time.sleep(0.7)
        return changed

    async def use(store: PostgresStore) -> None:
        monkeypatch.setattr(appending, "write", standing)
        tables = [f"t{n}" for n in range(calls)]
        appends = [store.append(table, 0, [entry(table, 1, seat=1, act="a")]) for table in tables]
        assert await asyncio.gather(*[outcome(append) for append in appends]) == [None] * calls
        assert await store.heads(tables) == dict.fromkeys(tables, 1)

    with_any_store(postgres.new_database(), use)
    assert stood


def test_a_node_that_stands_still_holds_its_tables_up_for_a_moment_only(postgres: Postgres) -> None:
    address = postgres.new_database()

    async def use(store: PostgresStore) -> None:
        await store.append("t", 0, some("t", 1))
        still = open_address(address)
        with pytest.raises(Exception) as late, still.writing() as connection:
            assert connection.scalar(text("SHOW idle_in_transaction_session_timeout")) == "500ms"
            connection.execute(text("UPDATE tables SET last_seq = 2 WHERE id = 't' AND last_seq = 1"))
            connection.execute(text("SELECT pg_sleep(0.1)"))
            await store.append("t", 1, [Entry("t", 2, 5, "act", b"ours")])
        assert isinstance(still.told(late.value), StoreFault)
        still.close()
        assert [one.data for one in await store.read("t", 1)] == [b"ours"]

    with_any_store(address, use)
    assert rows(address, "SELECT last_seq FROM tables") == [(2,)]
