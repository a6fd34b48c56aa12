"""The proxies of deploy/ with the real programs, before real servers."""

from __future__ import annotations

import asyncio
import json
import secrets
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.deploy.proxied import Haproxy, Proxy, asked, before, can_be_tried
from tests.nodes.ground import PATIENCE, Nats, Postgres, wait_until
from tests.web.people import bearer
from tests.web.servers import Server, lasting_port, serving

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not can_be_tried(), reason="nginx, haproxy or openssl is not here"),
]
pytest.importorskip("psycopg", reason="the extra `nodes` is not installed")
pytest.importorskip("nats", reason="the extra `nodes` is not installed")

SEVERAL = ("proxy/escalera.conf", "proxy/haproxy.cfg")
FILES = ("one/escalera.conf", *SEVERAL)

INSIDE = ("/health", "/ready", "/metrics", "//metrics", "/x/../metrics", "/%6detrics", "/metrics?x")
"""What only operators may ask for, however it is written."""


class Ground:
    """Nodes that share their tables, and a proxy before them."""

    def __init__(self, proxy: Proxy, nodes: list[Server]) -> None:
        self.proxy = proxy
        self.nodes = nodes

    def browser(self) -> httpx.Client:
        """A browser that trusts the certificate, on a page of ours."""
        headers = {"origin": self.proxy.url}
        return httpx.Client(
            base_url=self.proxy.url, verify=self.proxy.trust, headers=headers, timeout=PATIENCE
        )

    def made(self) -> dict[str, Any]:
        """A table made through the proxy."""
        with self.browser() as browser:
            wanted = {"name": "Ada", "options": {"edition": "classic", "players": 2}}
            reply = browser.post("/api/tables", json=wanted)
            assert reply.status_code == 201, reply.text
            found: dict[str, Any] = reply.json()
        return found

    async def socket(self, made: dict[str, Any]) -> ClientConnection:
        """An open socket at a table."""
        url = f"{self.proxy.url.replace('https', 'wss')}/api/tables/{made['table']}/socket"
        return await connect(url, ssl=self.proxy.trust, additional_headers=bearer(made["token"]))


@pytest.fixture(scope="module", params=SEVERAL)
def shared(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, nats: Nats
) -> Iterator[Ground]:
    """Three nodes on PostgreSQL and NATS."""
    with ExitStack() as stack:
        folder = tmp_path_factory.mktemp("nodes")
        yield ground(stack, request.param, folder, postgres.new_database(), nats.url)


def ground(stack: ExitStack, file: str, folder: Path, database: str, bus: str, number: int = 3) -> Ground:
    """So many nodes and their proxy, for as long as the stack lasts."""
    ports = [lasting_port() for _ in range(number)]
    proxy = before(file, ports)
    nodes = []
    for port in ports:
        place = folder / str(port)
        place.mkdir()
        flags = ("--port", str(port), "--database", database, "--bus", bus, "--public-url", proxy.url)
        nodes.append(stack.enter_context(serving(place, *flags, ESCALERA_TRUSTED_PROXIES="127.0.0.1")))
    return Ground(stack.enter_context(proxy), nodes)


def test_a_table_is_led_to_one_node_whatever_is_asked_of_it(shared: Ground) -> None:
    tables = [secrets.token_urlsafe(9) for _ in range(24)]
    with shared.browser() as browser:
        for table in tables:
            for path in (f"/api/tables/{table}/view", f"/t/{table}", f"/api/tables/{table}/rounds/1"):
                browser.get(path)
    served = [
        {table for table in tables if any(table in path for path in asked(node))} for node in shared.nodes
    ]
    assert sum(map(len, served)) == len(tables) and all(served)


def test_whose_line_was_silent_comes_elsewhere_where_the_proxy_does_not_see_why(shared: Ground) -> None:
    table = secrets.token_urlsafe(9)
    with shared.browser() as browser:
        for number in range(40):
            browser.get(f"/api/tables/{table}/view", params={"try": number} if number else {})
    led_to = sum([any(table in path for path in asked(node)) for node in shared.nodes])
    assert led_to == (1 if isinstance(shared.proxy, Haproxy) else len(shared.nodes))


def test_sockets_and_streams_come_at_once_through_the_proxy(shared: Ground) -> None:
    made = shared.made()

    async def work() -> None:
        socket = await shared.socket(made)
        assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] == "view"
        url = f"{shared.proxy.url}/api/tables/{made['table']}/events"
        async with (
            httpx.AsyncClient(
                verify=shared.proxy.trust, headers=bearer(made["token"]), timeout=PATIENCE
            ) as http,
            http.stream("GET", url) as stream,
        ):
            lines = stream.aiter_lines()
            await until(lines, "event: view")
            await socket.send(json.dumps({"type": "say", "id": "a", "text": "through the proxy"}))
            await until(lines, "through the proxy")
        await socket.close()

    asyncio.run(asyncio.wait_for(work(), 2 * PATIENCE))


async def until(lines: Any, wanted: str) -> None:
    """Read a stream up to a line with this in it."""
    async for line in lines:
        if wanted in line:
            return
    raise AssertionError(f"the stream ended before {wanted}")


def test_the_largest_record_comes_through(shared: Ground) -> None:
    with shared.browser() as browser:
        reply = browser.post("/api/look", content=b"x" * 3_999_999)
        assert reply.status_code == 400 and reply.json()["code"] == "malformed"


def test_cookies_are_for_https_and_plain_pages_lead_there(shared: Ground) -> None:
    with shared.browser() as browser:
        reply = browser.post("/api/tables", json={"name": "Ada"})
        assert "Secure" in reply.headers["set-cookie"] and "strict-transport-security" in reply.headers
        foreign = browser.post("/api/tables", json={"name": "Ada"}, headers={"origin": "https://example.org"})
        assert foreign.status_code == 403
    plain = httpx.get(f"http://127.0.0.1:{shared.proxy.plain_port}/t/x", follow_redirects=False)
    assert plain.status_code == 301 and plain.headers["location"] == "https://127.0.0.1/t/x"


def test_nobody_says_for_himself_where_he_comes_from(tmp_path: Path) -> None:
    with serving(tmp_path, ESCALERA_TRUSTED_PROXIES="127.0.0.1", ESCALERA_TABLES_PER_HOUR="1") as server:
        for file in FILES:
            with (
                before(file, [server.port]) as proxy,
                httpx.Client(verify=proxy.trust, timeout=PATIENCE) as http,
            ):
                given = {"x-forwarded-for": f"203.0.113.{len(file)}"}
                codes = [
                    http.post(f"{proxy.url}/api/tables", json={"name": "Ada"}, headers=given).status_code
                    for _ in range(2)
                ]
                assert codes[-1] == 429, (file, codes)


def test_operators_figures_are_not_for_everybody(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 200
        for file in FILES:
            with (
                before(file, [server.port]) as proxy,
                httpx.Client(verify=proxy.trust, timeout=PATIENCE) as http,
            ):
                for path in INSIDE:
                    reply = http.get(f"{proxy.url}{path}")
                    assert reply.status_code == 404 and "escalera_" not in reply.text, path
                assert http.get(f"{proxy.url}/").status_code == 200


@pytest.mark.parametrize("file", SEVERAL)
def test_when_a_node_is_killed_its_tables_go_on_at_another_one(
    file: str, tmp_path: Path, postgres: Postgres, nats: Nats
) -> None:
    with ExitStack() as stack:
        shared = ground(stack, file, tmp_path, postgres.new_database(), nats.url, 2)
        tables = [shared.made() for _ in range(6)]
        shared.nodes[1].kill()
        with shared.browser() as browser:
            for made in tables:
                reply = browser.get(f"/api/tables/{made['table']}/view", headers=bearer(made["token"]))
                assert reply.status_code == 200

        async def work() -> None:
            socket = await shared.socket(tables[0])
            assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] == "view"
            await socket.close()

        asyncio.run(work())


def test_where_no_node_is_ready_people_are_led_to_all_of_them(tmp_path: Path) -> None:
    with serving(tmp_path) as server, before("proxy/haproxy.cfg", [server.port]) as proxy:
        server.process.send_signal(signal.SIGSTOP)
        wait_until(lambda: "Server nodes/node1 is DOWN" in (proxy.folder / "log").read_text(), "the check")
        with ThreadPoolExecutor(1) as others:
            asking = others.submit(httpx.get, f"{proxy.url}/", verify=proxy.trust, timeout=PATIENCE)
            # It is under way, and waits for the node.
            assert not wait([asking], timeout=0.2).done
            server.process.send_signal(signal.SIGCONT)
            assert asking.result().status_code == 200
