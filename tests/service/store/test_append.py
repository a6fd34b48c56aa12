"""Appending to a table's log, and reading it."""

from __future__ import annotations

import pytest

from escalera.service.store import (
    Closed,
    Entry,
    Missing,
    Repeated,
    Stale,
    Store,
    StoreFault,
    Token,
    TokenTaken,
    hash_token,
)
from escalera.service.store.sql import KEEP_MS
from tests.service.store.stores import Place, entry, outcome, some, with_any_store


def test_what_is_appended_is_read_in_order(place: Place) -> None:
    first = [Entry("t", 1, 10, "made", b"\0\xff"), Entry("t", 2, 20, "act", "♥".encode(), 3, "a1", 7)]

    async def use(store: Store) -> None:
        await store.append("t", 0, first)
        await store.append("t", 2, some("t", 3, 2))
        assert await store.read("t") == [*first, *some("t", 3, 2)]
        assert await store.read("t", 2) == some("t", 3, 2)
        assert await store.read("t", 4) == await store.read("other") == []

    with_any_store(place, use)


def test_a_number_that_is_taken_or_skipped_is_stale(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.append("t", 0, some("t", 1, 3))
        for expected in (0, 2, 5):
            error = await outcome(store.append("t", expected, some("t", expected + 1)))
            assert isinstance(error, Stale) and error.last_seq == 3
        assert len(await store.read("t")) == 3

    with_any_store(place, use)


def test_an_act_id_is_there_once_for_each_person_of_a_table(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.append("t", 0, [entry("t", 1), entry("t", 2, seat=1, act="a")])
        for expected in (0, 2, 7):
            again = [entry("t", expected + 1, seat=1, act="a")]
            error = await outcome(store.append("t", expected, again))
            assert isinstance(error, Repeated) and error.seq == 2
        await store.append("t", 2, [entry("t", 3, seat=2, act="a"), Entry("t", 4, 4, "act", b"", 1, "a", 9)])
        moved = [Entry("t", 5, 5, "act", b"", 2, "a", 9)]
        assert isinstance(await outcome(store.append("t", 4, moved)), Repeated)
        await store.append("u", 0, [entry("u", 1, seat=1, act="a")])

    with_any_store(place, use)


def test_a_call_that_fails_leaves_nothing(place: Place) -> None:
    token = Token(hash_token("taken"), "t", 1, "seat")

    async def use(store: Store) -> None:
        await store.append("t", 0, [entry("t", 1, seat=1, act="a")], tokens=[token], secrets={1: b"one"})
        row = await store.table("t")
        repeated = [entry("t", 2), entry("t", 3, seat=1, act="a")]
        calls = [
            store.append("t", 1, repeated, secrets={1: None, 2: b"two"}),
            store.append("t", 1, some("t", 2), tokens=[token], finished=True),
            store.append("t", 1, [Entry("t", 2, 1 << 70, "act", b"")], secrets={1: None}),
        ]
        errors = [type(await outcome(call)) for call in calls]
        assert errors == [Repeated, TokenTaken, StoreFault if isinstance(place, str) else OverflowError]
        assert await store.table("t") == row
        assert [await store.secret("t", number) for number in (1, 2)] == [b"one", None]
        assert len(await store.read("t")) == 1

    with_any_store(place, use)


def test_a_table_that_is_not_there_is_missing(place: Place) -> None:
    async def use(store: Store) -> None:
        calls = [
            store.append("t", 4, some("t", 5)),
            store.put_token(hash_token("x"), "t", 1, "seat"),
            store.put_secret("t", 1, b"secret"),
        ]
        assert [type(await outcome(call)) for call in calls] == [Missing] * 3
        assert await store.table("t") is None and await store.tables() == []

    with_any_store(place, use)


@pytest.mark.parametrize(
    "entries",
    [
        [],
        some("t", 1),
        some("t", 3),
        some("u", 2),
        [entry("t", 2), entry("t", 4)],
        [entry("t", 2, seat=1, act="a"), entry("t", 3, seat=1, act="a")],
        [Entry("t", 2, 2, "act", b"", 1, "a")],
        [entry("t", 2, seat=1, act="a\0")],
        [entry("t", 2, seat=1, act="\ud800")],
    ],
)
def test_a_call_that_makes_no_sense_is_the_callers_fault(place: Place, entries: list[Entry]) -> None:
    async def use(store: Store) -> None:
        await store.append("t", 0, some("t", 1))
        assert isinstance(await outcome(store.append("t", 1, entries)), ValueError)

    with_any_store(place, use)


def test_a_row_tells_of_its_table(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.append("t", 0, some("t", 1, 2))
        await store.append("a", 0, some("a", 1), finished=True)
        await store.append("t", 2, some("t", 3))
        row = await store.table("t")
        assert row and (row.created_ms, row.touched_ms, row.last_seq) == (1000, 3000, 3)
        assert not row.finished and row.expires_ms == 3000 + KEEP_MS
        assert [row.id for row in await store.tables()] == ["a", "t"]
        assert [row.id for row in await store.tables(finished=True)] == ["a"]
        assert await store.tables(finished=False) == [row]

    with_any_store(place, use)


def test_a_closed_store_takes_nothing_and_closes_once_more(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.close()
        assert isinstance(await outcome(store.append("t", 0, some("t", 1))), Closed)

    with_any_store(place, use)
