"""An ordinary append on PostgreSQL is one statement, which the server commits by itself."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from escalera.service.store import Conflict, Entry, Missing, Repeated, Stale, alone, group
from escalera.service.store.calls import Append, Job
from escalera.service.store.database import open_memory
from escalera.service.store.group import run_group
from escalera.service.store.keeping import Database
from escalera.service.store.postgres import PostgresStore, open_address
from tests.nodes.ground import Postgres
from tests.service.store.lives import Life, check_log, preloaded, wait_for
from tests.service.store.stores import entry, locked, outcome, plain, some, waiting, with_any_store

STOPS = 12
ROLES = ("one", "other")
TABLES = "tuv"
HEADS = {"t": 2, "u": 1}
"""The tables there are, and where; one of `TABLES` isn't."""
Wanted = tuple[str, int, list[Entry], dict[int, bytes | None]]
"""A table, where it is expected, entries and secrets."""
EVERYTHING = (
    "SELECT * FROM tables ORDER BY id",
    "SELECT table_id, seq, act_id, data, person FROM entries ORDER BY table_id, seq",
    "SELECT * FROM secrets ORDER BY table_id, round",
)


def call(table: str, expected: int, entries: list[Entry], secrets: dict[int, bytes | None]) -> Append:
    """A call that nobody waits for."""
    return Append(
        future=asyncio.get_running_loop().create_future(),
        table=table,
        expected_seq=expected,
        entries=entries,
        secrets=secrets,
        tokens=(),
        drop_tokens=(),
        finished=True if b"end" in secrets.values() else None,
        expires_ms=9,
    )


@st.composite
def groups(draw: st.DrawFn) -> list[Wanted]:
    """Calls of one moment: some fit, some are late, some repeat an act, some can't be kept."""
    found = []
    for _ in range(draw(st.integers(1, 6))):
        table, expected = draw(st.sampled_from(TABLES)), draw(st.integers(0, 3))
        acts = draw(st.lists(st.sampled_from([None, None, "a", "b"]), min_size=1, max_size=2))
        size = draw(st.sampled_from([1, 1, 1, 1 << 70]))
        entries = [entry(table, expected + n, seat=1, act=act) for n, act in enumerate(acts, 1)]
        entries[-1] = Entry(table, expected + len(acts), size, "end", b"\0", None)
        kept = draw(st.dictionaries(st.integers(1, 2), st.sampled_from([None, b"s", b"end"]), max_size=2))
        found.append((table, expected, entries, kept))
    return found


def state_after(database: Database, wanted: list[Wanted]) -> object:
    """What a group of calls comes to, in a database that holds `HEADS`."""

    async def run() -> list[Append]:
        with database.writing() as connection:
            connection.execute(text("DELETE FROM tables"))
        for table, last in HEADS.items():
            log = [entry(table, 1, seat=1, act="a"), *some(table, 2, last - 1)]
            run_group(database, [call(table, 0, log, {1: b"old"})])
        calls = [call(*one) for one in wanted]
        run_group(database, calls)
        return calls

    told = [failure(one.error) for one in asyncio.run(run())]
    with database.reading() as connection:
        return told, [[tuple(row) for row in connection.execute(text(question))] for question in EVERYTHING]


def failure(error: Exception | None) -> object:
    """An error as both kinds of store tell it."""
    if isinstance(error, Conflict | Missing):
        return type(error), error.args
    return error is not None


@pytest.fixture(scope="module")
def databases(postgres: Postgres) -> Iterator[tuple[Database, Database]]:
    memory, shared = open_memory(), open_address(postgres.new_database())
    yield memory, shared
    memory.close()
    shared.close()


@settings(max_examples=60, deadline=None)
@given(wanted=groups())
def test_a_group_comes_to_the_same_as_in_a_transaction(
    databases: tuple[Database, Database], wanted: list[Wanted]
) -> None:
    memory, shared = databases
    assert state_after(shared, wanted) == state_after(memory, wanted)


LATER = "UPDATE tables SET last_seq = 2 WHERE id = 't'"
ADDED = "INSERT INTO entries VALUES ('t', 2, 5, 'act', 1, 'b', 'theirs', 1)"


@pytest.mark.parametrize(
    ("others", "error", "last"),
    [
        ((LATER, ADDED), Stale, 2),
        (("UPDATE tables SET touched_ms = 7 WHERE id = 't'",), None, 2),
        (("SELECT * FROM tables WHERE id = 't' FOR UPDATE",), None, 2),
        (("DELETE FROM tables WHERE id = 't'",), Missing, None),
    ],
)
def test_whoever_waited_for_a_row_goes_by_what_it_is_then(
    postgres: Postgres, others: tuple[str, ...], error: type[Exception] | None, last: int | None
) -> None:
    address = postgres.new_database()

    async def use(store: PostgresStore) -> None:
        await store.append("t", 0, some("t", 1))
        with plain(address) as engine, engine.begin() as session:
            for statement in others:
                session.execute(text(statement))
            late = asyncio.create_task(outcome(store.append("t", 1, some("t", 2, data=b"ours"))))
            await asyncio.to_thread(wait_for, lambda: waiting(address))
        found = await late
        assert type(found) is (error or type(None)), found
        assert (await store.heads(["t"])).get("t") == last
        assert [one.seq for one in await store.read("t")] == list(range(1, (last or 0) + 1))
        if last:
            assert [one.data for one in await store.read("t", 1)] == [b"theirs" if error else b"ours"]

    with_any_store(address, use)


def test_what_counted_although_the_connection_broke_is_told(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = alone.move_all
    broken: list[str] = []

    def breaking(connection: Connection, calls: list[Append]) -> None:
        real(connection, calls)
        if not broken:
            broken.extend(call.table for call in calls)
            for call in calls:
                call.done = False
            raise OperationalError("", {}, Exception("the connection broke"))

    async def use(store: PostgresStore) -> None:
        for table in "tu":
            await store.append(table, 0, some(table, 1))
        monkeypatch.setattr(alone, "move_all", breaking)
        acts = [store.append("t", 1, [entry("t", 2, seat=1, act="a")]), store.append("u", 1, some("u", 2))]
        told = await asyncio.gather(*[outcome(act) for act in acts])
        assert [type(error) for error in told][: len(broken)] == [Repeated, Stale][: len(broken)]
        assert await store.heads(["t", "u"]) == {"t": 2, "u": 2}
        assert [len(await store.read(table)) for table in "tu"] == [2, 2]

    with_any_store(postgres.new_database(), use)


def test_a_transaction_that_fails_takes_back_nothing_that_was_done_alone(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = group.run_together
    address = postgres.new_database()
    failed: list[int] = []

    def failing(connection: Connection, appends: list[Append], jobs: list[Job]) -> None:
        real(connection, appends, jobs)
        if len(appends) == 2 and not failed:
            failed.append(len(appends))
            raise OperationalError("", {}, Exception("the connection broke"))

    async def use(store: PostgresStore) -> None:
        await store.append("t", 0, some("t", 1))
        monkeypatch.setattr(group, "run_together", failing)
        with locked(address):
            first = asyncio.create_task(store.append("first", 0, some("first", 1)))
            await asyncio.to_thread(wait_for, lambda: waiting(address))
            calls = [
                store.append("t", 1, some("t", 2)),
                *[store.append(new, 0, some(new, 1)) for new in "ab"],
            ]
            tasks = [asyncio.create_task(call) for call in calls]
            await asyncio.sleep(0)
        await asyncio.gather(first, *tasks)
        assert await store.heads(["first", *"tab"]) == {"first": 1, "t": 2, "a": 1, "b": 1}

    with_any_store(address, use)
    assert failed == [2]


def test_a_node_that_stands_still_or_dies_anywhere_in_an_append_is_in_no_transaction(
    postgres: Postgres,
) -> None:
    address = postgres.new_database()
    random.seed(7)
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(Life(preloaded(), as_role(address, role), n)) for n, role in enumerate(ROLES)
        ]
        watch = stack.enter_context(plain(address)).execution_options(isolation_level="AUTOCOMMIT")
        wait_for(lambda: all(node.is_under_way() for node in nodes))
        for stop in range(STOPS):
            time.sleep(random.uniform(0, 0.03))
            stand_still(watch, ROLES[stop % 2], nodes[stop % 2], nodes[1 - stop % 2])
    check_log(address, [line for node in nodes for line in node.acknowledged()])


def stand_still(watch: Engine, role: str, node: Life, other: Life) -> None:
    """Stop a node: it is in no transaction, and the other one goes on."""
    node.stop()
    wait_for(lambda: "active" not in states(watch, role))
    assert set(states(watch, role)) == {"idle"}
    before = len(other.said)
    wait_for(lambda: len(other.said) > before)
    node.send(signal.SIGCONT)


def as_role(address: str, role: str) -> str:
    """The address for a role that may do everything."""
    with plain(address) as engine, engine.begin() as session:
        session.execute(text(f"DROP ROLE IF EXISTS {role}"))
        session.execute(text(f"CREATE ROLE {role} LOGIN SUPERUSER"))
    return address.replace("escalera@", f"{role}@")


def states(watch: Engine, role: str) -> list[str]:
    """What a node's sessions do."""
    with watch.connect() as session:
        asked = text("SELECT state FROM pg_stat_activity WHERE usename = :role")
        return list(session.execute(asked, {"role": role}).scalars())
