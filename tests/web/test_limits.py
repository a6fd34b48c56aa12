"""Nobody can ask too much, guess for long, or fill the server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from escalera.service import keys
from escalera.web.chores import expire, forget_idle
from escalera.web.limits import MOST_KEYS, Buckets, Guesses, network_of
from tests.web.inside import Inside, Seconds, inside
from tests.web.people import bearer, made
from tests.web.servers import NO_LIMITS, serving


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    clock = Seconds()
    bucket = Buckets(2, 4, clock)
    assert [bucket.take("a") for _ in range(5)] == [0, 0, 0, 0, 0.5]
    assert bucket.take("b") == 0
    clock.now += 1
    assert [bucket.take("a") for _ in range(3)] == [0, 0, 0.5]


def test_limits_remember_only_so_many() -> None:
    guesses, bucket = Guesses(Seconds()), Buckets(1, 1, Seconds())
    for number in range(MOST_KEYS + 10):
        guesses.wrong(str(number))
        bucket.take(number)
    assert len(guesses._wrong) == len(bucket._left) == MOST_KEYS


def test_a_household_is_one_address() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::9") != network_of("2001:db8:1:3::9")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")


@pytest.mark.parametrize("kind", ["token", "code"])
def test_guesses_are_slowed_and_none_hits(kind: str) -> None:
    async def work() -> None:
        async with (
            inside(address_requests_per_second=0) as app,
            app.browser() as ada,
            app.browser("198.51.100.7") as eve,
        ):
            table = (await ada.post("/api/tables", json={"name": "Ada"})).json()
            path = f"/api/tables/{table['table']}"
            code = (await ada.post(f"{path}/links", json={"kind": "code"})).json()["token"]
            await guess_for_a_hundred_seconds(app, eve, path, kind)
            assert (await ada.post(f"{path}/enter", json={"token": table["link"]})).status_code == 200
            assert (await eve.post(f"{path}/enter", json={"code": code})).status_code == 429
            app.clock.now += 3601
            assert (await eve.post(f"{path}/enter", json={"code": code})).json()["seat"] == 1

    asyncio.run(work())


async def guess_for_a_hundred_seconds(app: Inside, eve: httpx.AsyncClient, path: str, kind: str) -> None:
    """A thousand guesses, of which a dozen are looked at, and none hits."""
    looked_at = 0
    for _ in range(1000):
        guess = keys.new_code() if kind == "code" else keys.new_token()
        found = await eve.post(f"{path}/enter", json={kind: guess})
        assert found.status_code in (404, 429)
        looked_at += found.status_code == 404
        app.clock.now += 0.1
    assert looked_at < 15
    wait = int(found.headers["retry-after"])
    assert 1 <= wait <= 3600 and str(wait) in found.json()["sentence"]


def test_ten_thousand_guesses_at_full_speed_are_a_handful() -> None:
    clock = Seconds()
    guesses = Guesses(clock)
    looked_at = 0
    for _ in range(10_000):
        if not guesses.wait("eve"):
            looked_at += 1
            guesses.wrong("eve")
        clock.now += 0.001
    assert looked_at < 12
    assert guesses.wait("ada") == 0


def test_tables_for_each_address_are_limited() -> None:
    async def work() -> None:
        async with inside(tables_per_hour=3) as app, app.browser() as ada, app.browser("192.0.2.9") as ben:
            found = [(await ada.post("/api/tables", json={"name": "Ada"})).status_code for _ in range(5)]
            assert found == [201, 201, 201, 429, 429]
            assert (await ben.post("/api/tables", json={"name": "Ben"})).status_code == 201
            app.clock.now += 1201
            assert (await ada.post("/api/tables", json={"name": "Ada"})).status_code == 201

    asyncio.run(work())


def test_an_address_can_only_ask_so_much() -> None:
    async def work() -> None:
        async with inside(address_requests_per_second=5) as app, app.browser() as ada:
            found = [(await ada.get("/")).status_code for _ in range(25)]
            assert found == [200] * 20 + [429] * 5
            assert (await ada.get("/health")).status_code == 200

    asyncio.run(work())


def test_messages_on_a_socket_are_limited_each_answered_and_sockets_counted(tmp_path: Path) -> None:
    environment = {**NO_LIMITS, "ESCALERA_REQUESTS_PER_SECOND": "5", "ESCALERA_SOCKETS_PER_SEAT": "2"}

    async def work() -> None:
        people, _ = await made(server, 2)
        url = f"{server.socket_url}{people[0].path}/socket"
        headers = bearer(people[0].token)
        async with connect(url, additional_headers=headers) as one, connect(url, additional_headers=headers):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, additional_headers=headers)
            assert refused.value.response.status_code == 429
            for number in range(50):
                await one.send(json.dumps({"type": "ping", "id": f"p{number}"}))
            answers: list[dict[str, str]] = []
            while len(answers) < 50:
                found = json.loads(await one.recv())
                answers += [found] if found["type"] in ("accepted", "refused") else []
            assert [answer["id"] for answer in answers] == [f"p{n}" for n in range(50)]
            codes = {answer.get("code") for answer in answers}
            assert codes == {None, "too-fast"}
            for number in range(400):
                await one.send(json.dumps({"type": "ping", "id": f"q{number}"}))
            with pytest.raises(ConnectionClosed) as end:
                while True:
                    await one.recv()
            assert end.value.rcvd is not None and end.value.rcvd.code == 1008
        async with connect(url, additional_headers=headers) as again:
            assert json.loads(await again.recv())["type"] == "view"

    with serving(tmp_path, **environment) as server:
        asyncio.run(asyncio.wait_for(work(), 30))


def test_abandoned_tables_are_given_up_and_idle_ones_leave_memory() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as ada:
            host = app.web.host
            table = (await ada.post("/api/tables", json={"name": "Ada"})).json()
            path, headers = f"/api/tables/{table['table']}", bearer(table["token"])
            view = (await ada.get(f"{path}/view", headers=headers)).json()["view"]
            days = (view["expires_ms"] - app.clock.ms()) / 86_400_000
            assert 29.9 < days <= 30 and host.tables() == 1
            forget_idle(app.web)
            assert host.tables() == 1
            app.clock.now += 601
            forget_idle(app.web)
            assert host.tables() == 0
            assert (await ada.get(f"{path}/view", headers=headers)).status_code == 200
            app.clock.now += 31 * 86_400
            await expire(app.web)
            assert host.tables() == 0
            assert (await ada.get(f"{path}/view", headers=headers)).status_code == 404

    asyncio.run(work())


def test_figures_and_health() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as ada:
            table = (await ada.post("/api/tables", json={"name": "Ada"})).json()
            message = {"type": "start", "id": "a"}
            await ada.post(
                f"/api/tables/{table['table']}/requests", json=message, headers=bearer(table["token"])
            )
            text = (await ada.get("/metrics")).text
            assert 'escalera_refusals_total{code="seats-open"} 1.0' in text
            assert 'escalera_requests_total{type="start"} 1.0' in text
            assert "escalera_tables 1.0" in text and "escalera_tables_created_total 1.0" in text
            found = (await ada.get("/health")).json()
            assert (found["status"], found["tables"], found["waiting"]) == ("ok", 1, 0)
            app.web.stop()
            assert (await ada.get("/health")).status_code == 503

    asyncio.run(work())
