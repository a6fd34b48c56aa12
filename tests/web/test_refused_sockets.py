"""A refused socket is no fault of the server: the log of errors stays empty, and nobody can fill it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.web.people import Person, bearer, made
from tests.web.servers import Server, serving

KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
UPGRADE = ("Upgrade: websocket", "Connection: Upgrade")
WHOLE = (*UPGRADE, "Sec-WebSocket-Version: 13", KEY)


def refused_by_the_table(person: Person) -> dict[str, tuple[str, tuple[str, ...], int]]:
    """Well-formed handshakes: a path, its headers and the status they come to."""
    path = f"{person.path}/socket"
    token = f"Authorization: Bearer {person.token}"
    return {
        "no token": (path, WHOLE, 404),
        "wrong token": (path, (*WHOLE, "Authorization: Bearer wrong"), 404),
        "token of bytes": (path, (*WHOLE, "Authorization: Bearer \xff"), 404),
        "no such table": ("/api/tables/none/socket", (*WHOLE, token), 404),
        "another site": (path, (*WHOLE, token, "Origin: https://example.org"), 403),
        "no such path": ("/socket", WHOLE, 403),
        "one too many": (path, (*WHOLE, token), 429),
    }


def refused_by_the_library(person: Person) -> dict[str, tuple[str, tuple[str, ...], int]]:
    """Handshakes that aren't ones."""
    path = f"{person.path}/socket"
    return {
        "no key": (path, (*UPGRADE, "Sec-WebSocket-Version: 13"), 400),
        "bad key": (path, (*UPGRADE, "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: x"), 400),
        "old version": (path, (*UPGRADE, "Sec-WebSocket-Version: 8", KEY), 400),
    }


async def status_of(server: Server, path: str, headers: tuple[str, ...]) -> int:
    """The status of a handshake that is refused, once the server has closed the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", *headers]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
    try:
        found = await asyncio.wait_for(reader.read(), 5)
    finally:
        writer.close()
    return int(found.split()[1])


async def leave_at_once(server: Server, path: str) -> None:
    """Ask for a socket and be gone before the answer."""
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write("\r\n".join([f"GET {path} HTTP/1.1", "Host: a", *WHOLE, "", ""]).encode())
    writer.transport.abort()


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_refused_socket_is_an_error_of_the_server(tmp_path: Path, form: str) -> None:
    async def work() -> None:
        (ada, _), _ = await made(server, 2)
        url = f"{server.socket_url}{ada.path}/socket"
        async with connect(url, additional_headers=bearer(ada.token)):
            for refused in (refused_by_the_table(ada), refused_by_the_library(ada)):
                for name, (path, headers, status) in refused.items():
                    assert await status_of(server, path, headers) == status, name
        await leave_at_once(server, f"{ada.path}/socket")

    with serving(tmp_path, "--log", form, ESCALERA_SOCKETS_PER_SEAT="1") as server:
        asyncio.run(asyncio.wait_for(work(), 30))
    log = server.log.read_text(encoding="utf-8")
    assert "/socket" in log
    assert "error" not in log.lower() and "Traceback" not in log
