"""Behind a reverse proxy, under a prefix; headers; and whose pages may send."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.web.inside import inside
from tests.web.people import bearer
from tests.web.proxies import proxy
from tests.web.servers import NO_LIMITS, Server, serving

PUBLIC = "https://cards.example"


@pytest.mark.parametrize("stripped", [True, False])
def test_it_works_under_a_prefix_behind_a_proxy(tmp_path: Path, stripped: bool) -> None:
    async def work(server: Server) -> None:
        async with proxy(server.port, "/games" if stripped else "") as port:
            base = f"http://127.0.0.1:{port}/games"
            async with httpx.AsyncClient(headers={"origin": PUBLIC}) as http:
                page = await http.get(f"{base}/")
                assert 'data-prefix="/games"' in page.text and "{{" not in page.text
                named = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
                assert named and all(name.startswith("/games/") for name in named)
                for name in named:
                    assert (await http.get(f"http://127.0.0.1:{port}{name}")).status_code == 200
                made = await http.post(f"{base}/api/tables", json={"name": "Ada"})
                table = made.json()
                cookie = made.headers["set-cookie"]
                assert f"Path=/games/api/tables/{table['table']}" in cookie and "Secure" in cookie
                shared = await http.get(f"{base}/t/{table['table']}")
                assert body(shared.text) == body(page.text) and 'data-prefix="/games"' in shared.text
            url = f"ws://127.0.0.1:{port}/games/api/tables/{table['table']}/socket"
            headers = {"origin": PUBLIC, "cookie": f"escalera={table['token']}"}
            async with connect(url, additional_headers=headers) as socket:
                assert json.loads(await socket.recv())["view"]["you"] == 1

    with serving(tmp_path, "--prefix", "/games", "--public-url", PUBLIC) as server:
        assert httpx.get(f"http://127.0.0.1:{server.port}/health").status_code == 200
        asyncio.run(work(server))


def body(page: str) -> str:
    """What all pages share: their heads say what each is about."""
    return page[page.index("</head>") :]


@pytest.mark.parametrize(("trusted", "codes"), [("127.0.0.1", [201, 429, 201]), ("", [201, 429, 429])])
def test_only_a_trusted_proxy_says_whose_request_it_is(
    tmp_path: Path, trusted: str, codes: list[int]
) -> None:
    environment = {**NO_LIMITS, "ESCALERA_TABLES_PER_HOUR": "1", "ESCALERA_TRUSTED_PROXIES": trusted}

    async def work(server: Server) -> None:
        found = []
        for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            async with proxy(server.port, "", address) as port, httpx.AsyncClient() as http:
                made = await http.post(f"http://127.0.0.1:{port}/api/tables", json={"name": "Ada"})
                found.append(made.status_code)
        assert found == codes

    with serving(tmp_path, **environment) as server:
        asyncio.run(work(server))


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/tables/abc/view", "/static/none.js", "/sw.js", "/nothing", "/health"]
)
def test_every_reply_has_the_security_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "http" not in policy.replace("http-equiv", "")
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert not path.startswith("/api") or headers["cache-control"] == "no-store"


FOREIGN = ("https://evil.example", "null", "http://127.0.0.1:1", "http://evil.example:80", "", "file://")


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_can_send_nothing(server: Server, origin: str) -> None:
    async def work() -> None:
        async with httpx.AsyncClient(base_url=server.url, headers={"origin": origin}) as http:
            refused = await http.post("/api/tables", json={"name": "Eve"})
            assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")
        table = httpx.post(f"{server.url}/api/tables", json={"name": "Ada"}).json()
        headers = {"origin": origin, "cookie": f"escalera={table['token']}"}
        with pytest.raises(InvalidStatus) as closed:
            await connect(
                f"{server.socket_url}/api/tables/{table['table']}/socket", additional_headers=headers
            )
        assert closed.value.response.status_code == 403

    asyncio.run(work())


def test_a_name_that_others_resolve_is_foreign_without_a_public_address() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http:
            rebound = {"host": "evil.example", "origin": "http://evil.example"}
            assert (await http.post("/api/tables", json={"name": "E"}, headers=rebound)).status_code == 403
            local = {"host": "localhost:99", "origin": "http://localhost:99"}
            assert (await http.post("/api/tables", json={"name": "E"}, headers=local)).status_code == 201
        async with inside(public_url=PUBLIC) as app, app.browser() as http:
            for origin, status in ((PUBLIC, 201), ("http://cards.example", 403), (PUBLIC + ":444", 403)):
                found = await http.post("/api/tables", json={"name": "E"}, headers={"origin": origin})
                assert found.status_code == status

    asyncio.run(work())


def test_a_cookie_without_an_origin_changes_nothing() -> None:
    async def work() -> None:
        async with inside() as app, app.browser() as http:
            table = (await http.post("/api/tables", json={"name": "Ada"})).json()
            del http.headers["origin"]
            path = f"/api/tables/{table['table']}/requests"
            message = {"type": "ping", "id": "a"}
            assert (await http.post(path, json=message)).status_code == 403
            shown = await http.post(path, json=message, headers=bearer(table["token"]))
            assert shown.json()["type"] == "accepted"

    asyncio.run(work())
