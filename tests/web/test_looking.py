"""Looking back over the wire: a table's own rounds, and records that strangers bring."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import httpx

from escalera.notation import record_text
from escalera.web import looking
from tests.service.test_frames import RECORD
from tests.web.inside import inside
from tests.web.people import bearer, table_of
from tests.web.servers import Server

TEXT = record_text(RECORD)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine, a minute at most."""
    asyncio.run(asyncio.wait_for(work, 60))


def test_a_finished_round_is_shown_to_whoever_may_watch_and_a_running_one_to_nobody(server: Server) -> None:
    async def work() -> None:
        async with table_of(server, 2, target="50000") as (people, link):
            await asyncio.gather(*[person.play("playing") for person in people])
            async with httpx.AsyncClient(base_url=server.url) as http:
                path = f"{people[0].path}/rounds/1"
                running = await http.get(path, headers=bearer(people[0].token))
                assert (running.status_code, running.json()["code"]) == (404, "no-such-page")
                await asyncio.gather(*[person.play("between") for person in people])
                await asyncio.sleep(0.5)
                for token in (people[0].token, link):
                    found = await http.get(path, headers=bearer(token))
                    assert found.status_code == 200 and found.headers["content-encoding"] == "gzip"
                    assert found.json()["round"] == 1 and len(found.json()["frames"]) > 10
                assert (await http.get(path)).status_code == 404
                for other in ("0", "2", "x", "99999999999999999999"):
                    path = f"{people[0].path}/rounds/{other}"
                    assert (await http.get(path, headers=bearer(link))).status_code == 404

    run(work())


def test_a_record_is_shown_round_by_round() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http:
            first = (await http.post("/api/look", content=TEXT)).json()
            assert first["round"] == 1 and [row["round"] for row in first["rounds"]] == [1, 2]
            second = await http.post(
                "/api/look?round=2", content=TEXT, headers={"accept-encoding": "identity"}
            )
            assert second.json()["round"] == 2 and "content-encoding" not in second.headers
            assert (await http.post("/api/look?round=3", content=TEXT)).status_code == 404

    run(work())


def test_a_bad_record_is_refused_with_its_line_as_replay_says_it() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http:
            broken = await http.post("/api/look", content=TEXT.replace("Edition: bolivia", "Edition: poker"))
            assert broken.status_code == 400 and broken.json()["facts"]["line"] == 2
            assert broken.json()["code"] == "malformed" and "poker" in broken.json()["sentence"]
            illegal = TEXT.replace(" draw", " discard X", 1)
            found = await http.post("/api/look", content=illegal)
            at = illegal[: illegal.index("discard X")].count("\n") + 1
            assert found.status_code == 409 and found.json()["facts"]["line"] == at
            assert found.json()["code"] == "draw-first" and found.json()["sentence"].startswith(
                "A turn begins"
            )
            wrong = TEXT.replace("Score: ", "Score: 1", 1)
            assert (await http.post("/api/look", content=wrong)).json()["code"] in (
                "wrong-score",
                "malformed",
            )
            for rubbish in (b"", b"\0\xff", b"<html>" * 1000, b"Round: 1\n" * 9999):
                assert (await http.post("/api/look", content=rubbish)).json()["facts"]["line"] >= 1

    run(work())


def test_records_are_limited_by_size_and_by_number() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http:
            large = await http.post("/api/look", content=b"#" * 4_000_001)
            assert (large.status_code, large.json()["code"]) == (413, "too-large")
            for _ in range(19):
                await http.post("/api/look", content=b"#" * 4_000_001)
            assert (await http.post("/api/look", content=TEXT)).status_code == 429
            async with app.browser("192.0.2.9") as other:
                assert (await other.post("/api/look", content=TEXT)).status_code == 200

    run(work())


def test_a_record_that_takes_too_long_is_given_up_and_its_process_ended(monkeypatch: Any) -> None:
    monkeypatch.setattr(looking, "SECONDS", 0.01)

    async def work() -> None:
        async with inside() as app, app.browser() as http:
            found = await http.post("/api/look", content=TEXT)
            assert (found.status_code, found.json()["code"]) == (409, "takes-too-long")
            assert app.web.waiting_looks == 0 and not app.web.lookers.locked()

    run(work())


def test_nothing_waits_for_a_record() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http:
            looked = asyncio.ensure_future(http.post("/api/look", content=TEXT))
            asked = 0
            while not looked.done():
                assert (await http.get("/health")).status_code == 200
                asked += 1
            assert asked > 5 and (await looked).status_code == 200

    run(work())
