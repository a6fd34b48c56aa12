"""What whoever runs a server relies on: each limit, figures that parse, logs nobody can forge."""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, TypeGuard

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.routing import BaseRoute, Route
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from escalera.service.store import writer
from escalera.web import pages
from escalera.web.app import ROUTES
from tests.web.inside import inside
from tests.web.people import Person, bearer, made
from tests.web.servers import NO_LIMITS, Server, serving

LIMITS = {
    "ESCALERA_MESSAGE_BYTES": "2048",
    "ESCALERA_REQUESTS_PER_SECOND": "5",
    "ESCALERA_ADDRESS_REQUESTS_PER_SECOND": "0",
    "ESCALERA_SOCKETS_PER_SEAT": "2",
    "ESCALERA_SOCKETS_PER_ADDRESS": "4",
    "ESCALERA_TABLES_PER_HOUR": "2",
}


def socket_of(person: Person) -> connect:
    """A socket of somebody's."""
    url = f"{person.server.socket_url}{person.path}/socket"
    return connect(url, additional_headers=bearer(person.token), compression=None)


async def ping(socket: ClientConnection, id: str, **more: Any) -> str:
    """The answer's code, or its type."""
    await socket.send(json.dumps({"type": "ping", "id": id, **more}))
    while (found := json.loads(await socket.recv())).get("id") != id:
        pass
    return str(found.get("code", found["type"]))


async def post(http: httpx.AsyncClient, path: str, **body: Any) -> tuple[int, str]:
    """A reply's status and code."""
    found = await http.post(path, json=body)
    return found.status_code, found.json().get("code", "")


@pytest.mark.parametrize("number", [2049, 5_000_000])
def test_a_message_that_is_too_long_ends_its_socket_or_is_refused(tmp_path: Path, number: int) -> None:
    async def work() -> None:
        (ada, _), _ = await made(server, 2)
        async with socket_of(ada) as socket, socket_of(ada) as other:
            with pytest.raises(ConnectionClosed) as end:
                await socket.send("x" * number)
                while True:
                    await socket.recv()
            assert end.value.rcvd is not None and end.value.rcvd.code == 1009
            assert await ping(other, "a") == "accepted"
        async with httpx.AsyncClient(base_url=server.url, headers=bearer(ada.token)) as http:
            found = await http.post(f"{ada.path}/requests", content=b"x" * number)
            assert (found.status_code, found.json()["code"]) == (413, "too-large")

    with serving(tmp_path, **LIMITS) as server:
        asyncio.run(asyncio.wait_for(work(), 30))


def test_a_seat_has_one_limit_through_all_its_windows_and_plain_http(tmp_path: Path) -> None:
    async def work() -> None:
        (ada, ben), _ = await made(server, 2)
        headers = bearer(ada.token)
        async with socket_of(ada) as one, socket_of(ada) as two, socket_of(ben) as bens:
            found = [await ping([one, two][n % 2], f"p{n}") for n in range(10)]
            assert found == ["accepted"] * 10
            async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
                found_too = [
                    await post(http, f"{ada.path}/requests", type="ping", id=f"h{n}") for n in range(5)
                ]
                assert (429, "too-fast") in found_too
            assert "too-fast" in [await ping([one, two][n % 2], f"q{n}") for n in range(10)]
            assert await ping(bens, "b") == "accepted"

    with serving(tmp_path, **LIMITS) as server:
        asyncio.run(asyncio.wait_for(work(), 30))


def test_sockets_and_streams_count_together_for_a_seat_and_for_an_address(tmp_path: Path) -> None:
    async def refused(person: Person) -> int:
        with pytest.raises(InvalidStatus) as closed:
            await socket_of(person)
        return closed.value.response.status_code

    async def work() -> None:
        (ada, ben, cleo), _ = await made(server, 3, 3)
        async with httpx.AsyncClient(base_url=server.url) as http:
            async with (
                http.stream("GET", f"{ada.path}/events", headers=bearer(ada.token)) as stream,
                socket_of(ada),
            ):
                assert stream.status_code == 200
                assert await refused(ada) == 429
                async with socket_of(ben), socket_of(ben):
                    assert await refused(cleo) == 429
            async with socket_of(cleo), socket_of(cleo):
                pass

    with serving(tmp_path, **LIMITS) as server:
        asyncio.run(asyncio.wait_for(work(), 30))


def test_tables_of_an_address_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, **LIMITS) as server, httpx.Client(base_url=server.url) as http:
        found = [http.post("/api/tables", json={"name": "Ada"}) for _ in range(3)]
        assert [one.status_code for one in found] == [201, 201, 429]
        assert 0 < int(found[2].headers["retry-after"]) <= 1800


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("letters", ["%0A", "%0D%0A", "%1B%5B2J", "%E2%80%A8", "%C2%85"])
def test_nobody_writes_lines_of_his_own_into_the_log(tmp_path: Path, form: str, letters: str) -> None:
    with serving(tmp_path, "--log", form) as server:
        httpx.get(f"{server.url}/one{letters}2026-01-01 00:00:00,000 INFO forged")
    (line,) = [line for line in server.log.read_text(encoding="utf-8").splitlines() if "one" in line]
    assert "forged" in line and line.isprintable()


def test_who_leaves_in_the_middle_of_a_request_is_no_fault_of_ours(tmp_path: Path) -> None:
    async def ask_and_leave(path: str) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n"
        writer.write(f"{head}Authorization: Bearer {token}\r\n\r\n{{".encode())
        await writer.drain()
        writer.transport.abort()

    async def work(paths: list[str]) -> None:
        for path in paths:
            await ask_and_leave(path)
        while (log := server.log.read_text(encoding="utf-8")).count(" 499\n") < len(paths):
            assert "ERROR" not in log
            await asyncio.sleep(0.02)

    with serving(tmp_path) as server:
        table = httpx.post(f"{server.url}/api/tables", json={"name": "Ada"}).json()
        token = table["token"]
        paths = [route.path.replace("{table}", table["table"]) for route in ROUTES if takes_bodies(route)]
        assert len(paths) > 5
        asyncio.run(asyncio.wait_for(work(paths), 30))


def takes_bodies(route: BaseRoute) -> TypeGuard[Route]:
    """Whether a route is posted to."""
    return isinstance(route, Route) and bool(
        route.methods and "POST" in route.methods and "/api/" in route.path
    )


def test_figures_parse_and_count(tmp_path: Path) -> None:
    async def work() -> None:
        (ada, _), _ = await made(server, 2)
        async with socket_of(ada) as socket:
            await ping(socket, "a")
            found = httpx.get(f"{server.url}/metrics")
            assert found.headers["content-type"].startswith("text/plain; version=0.0.4")
            samples = {
                (sample.name, *sample.labels.values()): sample.value
                for family in text_string_to_metric_families(found.text)
                for sample in family.samples
            }
            assert samples["escalera_tables",] == samples["escalera_sockets",] == 1
            assert samples["escalera_tasks",] > 2
            assert samples["escalera_requests_total", "ping"] == 1
            assert samples["escalera_seconds_count", "append"] > 0

    with serving(tmp_path) as server:
        asyncio.run(asyncio.wait_for(work(), 30))


@pytest.mark.skipif(not Path("/proc").exists(), reason="needs /proc to see children")
@pytest.mark.parametrize("given", ["option", "variable", "file"])
def test_so_many_processes_for_computer_players(tmp_path: Path, given: str) -> None:
    file = tmp_path / "escalera.toml"
    file.write_text("workers = 3\n")
    flags = {"option": ["--workers", "3"], "file": ["--config", str(file)]}.get(given, [])
    environment = {**NO_LIMITS, "PATH": "/usr/bin:/bin"}
    environment |= {"ESCALERA_WORKERS": "3"} if given == "variable" else {}
    program = "import sys; from escalera.cli import main; sys.exit(main())"
    database = str(tmp_path / "a.db")
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--database", database, *flags]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    ) as child:
        assert child.stdout is not None and b"ready" in child.stdout.readline()
        threads = Path(f"/proc/{child.pid}/task").glob("*/children")
        started = {pid for thread in threads for pid in thread.read_text().split()}
        child.terminate()
        assert child.wait(30) == 0
    assert len(started) == 3
    assert not any(Path(f"/proc/{pid}").exists() for pid in started)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP], ids=lambda how: how.name)
def test_a_server_that_is_told_to_stop_says_that_it_has(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path) as server:
        assert server.stop(how) == 0
        assert "stopped" in server.log.read_text(encoding="utf-8")


def test_a_server_that_stops_is_not_well_and_its_readers_are_told(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        (ada, ben), _ = await made(server, 2)
        async with socket_of(ada) as one, socket_of(ben) as two:
            for socket in (one, two):
                await socket.recv()
            stopping = asyncio.ensure_future(asyncio.to_thread(server.stop))
            for socket in (one, two):
                with pytest.raises(ConnectionClosed) as end:
                    while True:
                        await socket.recv()
                assert end.value.rcvd is not None and end.value.rcvd.code in (1001, 1012)
            assert await stopping == 0

    with serving(tmp_path) as server:
        asyncio.run(asyncio.wait_for(work(server), 30))
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{server.url}/health")


@pytest.mark.parametrize("fault", ["ended", "stuck"])
def test_health_is_bad_when_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as browser:
            made = (await browser.post("/api/tables", json={"name": "Ada"})).json()
            assert (await browser.get("/health")).json()["status"] == "ok"
            monkeypatch.setattr(pages, "PATIENCE", 0.05)
            broken = threading.Event()
            monkeypatch.setattr(writer, "run_group", lambda *more: broken.wait(10))
            if fault == "ended":
                monkeypatch.setattr(writer, "run_group", None)
                monkeypatch.setattr(writer, "told", None)
                message = {"type": "say", "id": "s", "text": "hello"}
                found = await browser.post(f"/api/tables/{made['table']}/requests", json=message)
                assert (found.status_code, found.json()["code"]) == (503, "try-again")
            found = await browser.get("/health")
            broken.set()
            assert (found.status_code, found.json()["status"]) == (503, "failing")

    asyncio.run(asyncio.wait_for(work(), 30))


def test_health_is_bad_while_the_disk_is_full(tmp_path: Path) -> None:
    """Files that may not grow refuse as a full disk does; all goes on once there is room again."""
    with serving(tmp_path) as server:
        at = f"{server.url}/health"
        assert httpx.get(at).status_code == 200
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        assert [httpx.get(at).status_code for _ in range(3)] == [503] * 3
        refused = httpx.post(f"{server.url}/api/tables", json={"name": "Ada"})
        assert (refused.status_code, refused.json()["code"]) == (503, "try-again")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        assert httpx.get(at).status_code == 200
        assert httpx.post(f"{server.url}/api/tables", json={"name": "Ada"}).is_success
