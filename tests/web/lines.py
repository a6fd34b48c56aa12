"""Sockets and event streams of an app in this process: the same bytes as over a network, and quick."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

from tests.web.inside import Inside
from tests.web.people import Person

HOST = (b"host", b"127.0.0.1")


def scope_of(kind: str, path: str, token: str, query: str = "", method: str = "GET") -> dict[str, Any]:
    """What the app is told of a connection."""
    scope: dict[str, Any] = {
        "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "path": path,
        "raw_path": path.encode(), "root_path": "", "query_string": query.encode(), "scheme": "http",
        "headers": [HOST, (b"authorization", f"Bearer {token}".encode())],
        "client": ("192.0.2.9", 5000), "server": ("127.0.0.1", 80),
    }  # fmt: skip
    if kind == "websocket":
        return {**scope, "scheme": "ws", "subprotocols": [], "extensions": {"websocket.http.response": {}}}
    return {**scope, "method": method}


class Line:
    """An open connection; what the app sends is read by `async for`."""

    def __init__(self, app: Inside, scope: dict[str, Any], first: dict[str, Any]) -> None:
        self._from: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to.put_nowait(first)
        self._task = asyncio.ensure_future(app.app(scope, self._to.get, self._from.put))
        self._task.add_done_callback(lambda _: self._from.put_nowait({"type": "done"}))

    async def send(self, text: str) -> None:
        """Send a message into a socket."""
        self._to.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        """Leave, and wait until the app has noticed."""
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(asyncio.gather(self._task, return_exceptions=True), 60)

    async def end(self) -> None:
        """End a stream as a browser does that goes away."""
        self._to.put_nowait({"type": "http.disconnect"})
        await asyncio.wait_for(asyncio.gather(self._task, return_exceptions=True), 60)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (message := await self._from.get())["type"] not in ("done", "websocket.close"):
            if message["type"] == "websocket.send":
                yield message["text"]
            if message["type"] == "http.response.body":
                yield message["body"].decode()


def socket(app: Inside, path: str, token: str, after: int | None = None) -> Line:
    """A table's socket."""
    query = "" if after is None else f"after={after}"
    scope = scope_of("websocket", f"{path}/socket", token, query)
    return Line(app, scope, {"type": "websocket.connect"})


def stream(app: Inside, path: str, token: str, after: int = 0) -> Line:
    """A table's event stream."""
    scope = scope_of("http", f"{path}/events", token, f"after={after}")
    return Line(app, scope, {"type": "http.request", "body": b"", "more_body": False})


class Insider(Person):
    """A person at an app in this process."""

    def __init__(self, app: Inside, table: str, token: str, seat: int = 0, name: str = "") -> None:
        super().__init__(app, table, token, seat)  # type: ignore[arg-type]
        self.app = app
        self.name = name

    async def open(self, after: int | None = None) -> None:
        """Open the socket and take the first view; from a number on, if one is given."""
        line = socket(self.app, self.path, self.token, after)
        self.socket = line  # type: ignore[assignment]
        self._listening = asyncio.ensure_future(self._listen(line))  # type: ignore[arg-type]
        await self.until(lambda: bool(self.view))

    async def play_until(self, done: Callable[[], bool]) -> None:
        """Play until something is so at the table."""
        while not done():
            await self.look()
            if not done() and not await self.step():
                await self.until(lambda: done() or self.seq > self.view_seq)
