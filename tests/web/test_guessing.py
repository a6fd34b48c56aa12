"""Ten thousand guesses of links and codes: none hits, and guessing is slowed."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import cycle
from typing import Any, Final

import httpx
import pytest

from escalera.service import keys
from escalera.web.settings import Settings
from tests.web.guessing import CODE_DOORS, EVE, LINK_DOORS, entering, guesses
from tests.web.inside import Inside, inside
from tests.web.people import bearer

MANY: Final = 10_000
STEP: Final = 0.001
"""Seconds between two guesses."""
LOOKED_AT: Final = 10
"""In ten seconds: five that are free, then one after 1, 2 and 4 seconds more each."""
READ: Final = (4 + MANY * STEP) * Settings().address_requests_per_second + 1
"""As many requests as an address has in that time, the burst included."""


async def new_table(http: httpx.AsyncClient, name: str) -> dict[str, str]:
    """A table's path, and what opens it and its first seat."""
    made = (await http.post("/api/tables", json={"name": name})).json()
    path = f"/api/tables/{made['table']}"
    code = await http.post(f"{path}/links", json={"kind": "code"}, headers=bearer(made["token"]))
    return {"path": path, "table": made["link"], "seat": made["token"], "code": code.json()["token"]}


async def guess(app: Inside, kind: str, by: str, right: str, elsewhere: str, path: str) -> Counter[int]:
    """What ten thousand guesses at one table get."""
    doors = cycle((CODE_DOORS if kind == keys.CODE else LINK_DOORS)[by])
    found: Counter[int] = Counter()
    for one in guesses(right, elsewhere, kind == keys.CODE):
        found[await next(doors)(app, path, one)] += 1
        app.clock.now += STEP
        if found.total() == MANY:
            break
    return found


@pytest.mark.parametrize("by", ["http", "socket"])
@pytest.mark.parametrize("kind", [keys.TABLE, keys.SEAT, keys.CODE])
def test_ten_thousand_guesses_hit_nothing_and_are_slowed(
    kind: str, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as ada:
            table, other = await new_table(ada, "Ada"), await new_table(ada, "Ben")
            reads = count_reads(app, monkeypatch)
            found = await guess(app, kind, by, table[kind], other[kind], table["path"])
            assert set(found) == {404, 429}, found
            assert 5 < found[404] <= LOOKED_AT
            assert len(reads) <= READ
            await none_but_eve_is_kept_out(app, table)

    asyncio.run(work())


@pytest.mark.parametrize("kind", [keys.TABLE, keys.SEAT, keys.CODE])
def test_the_doors_that_are_guessed_at_open_to_the_right_one(kind: str) -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as ada:
            table = await new_table(ada, "Ada")
            doors = [entering("code")] if kind == keys.CODE else [*LINK_DOORS["http"], *LINK_DOORS["socket"]]
            for door in doors:
                assert await door(app, table["path"], table[kind]) not in (403, 404, 429)

    asyncio.run(work())


def count_reads(app: Inside, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Every token that is looked for in the store from now on."""
    found: list[bytes] = []
    store = app.web.host.store
    find = store.find_token

    async def counted(hash: bytes) -> Any:
        found.append(hash)
        return await find(hash)

    monkeypatch.setattr(store, "find_token", counted)
    return found


async def none_but_eve_is_kept_out(app: Inside, table: dict[str, str]) -> None:
    """Others come in at once; she is told how long she has to wait, and then comes in like everybody."""
    code = {"code": table["code"]}
    async with app.browser("192.0.2.99") as ben, app.browser(EVE[0]) as eve:
        assert (await ben.post(f"{table['path']}/enter", json=code)).status_code == 200
        app.clock.now += 1
        slowed = await eve.post(f"{table['path']}/enter", json=code)
        wait = int(slowed.headers["retry-after"])
        assert slowed.status_code == 429 and str(wait) in slowed.json()["sentence"]
        app.clock.now += wait
        assert (await eve.post(f"{table['path']}/enter", json=code)).json()["seat"] == 1


def test_a_right_link_counts_also_where_a_neighbour_has_guessed() -> None:
    async def work() -> None:
        async with inside() as app, app.browser(EVE[0]) as neighbour:
            table = await new_table(neighbour, "Ada")
            for _ in range(20):
                await entering("token")(app, table["path"], keys.new_token())
            for link in (table["table"], table["seat"]):
                entered = await neighbour.post(f"{table['path']}/enter", json={"token": link})
                assert entered.status_code == 200

    asyncio.run(work())


def test_every_further_guess_doubles_the_wait_up_to_an_hour() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as ada:
            table = await new_table(ada, "Ada")
            async with app.browser(EVE[0]) as eve:
                waits = []
                for _ in range(20):
                    wrong = await eve.post(f"{table['path']}/enter", json={"code": keys.new_code()})
                    assert wrong.status_code == 404
                    soon = await eve.post(f"{table['path']}/enter", json={"code": keys.new_code()})
                    waits.append(int(soon.headers.get("retry-after", 0)))
                    app.clock.now += waits[-1]
            # What is asked too soon while guesses are free is a guess as well.
            assert waits == [0, 0, *[2**n for n in range(12)], *[3600] * 6]

    asyncio.run(work())
