"""A WebSocket client that does no more than it must, so that the load generator is never what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import Final, cast

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
NO_MASK: Final = b"\0\0\0\0"

Take = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """An open connection; `take` is called with every message. The server sends unbroken messages only."""

    def __init__(self, head: bytes, take: Take, kind: int) -> None:
        self.take = take
        self.bytes = 0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._head = head
        self._kind = kind
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._head)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        data = self._rest + data if self._rest else data
        self._rest = self._frames(data) if self.opened.done() else self._reply(data)

    def _reply(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.opened.set_exception(ConnectionError(data.decode(errors="replace")))
            return b""
        self.opened.set_result(None)
        return self._frames(rest)

    def _frames(self, data: bytes) -> bytes:
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if start + length > size:
                break
            self._frame(data[at] & 15, data[start : start + length])
            at = start + length
        return data[at:]

    def _frame(self, kind: int, data: bytes) -> None:
        if kind in (TEXT, BINARY):
            self.take(data)
        elif kind == PING:
            self._write(PONG, data)
        elif kind == CLOSE:
            self.close()

    def send(self, data: bytes) -> None:
        """Send a message."""
        self._write(self._kind, data)

    def _write(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        size = len(data)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2)
        self._transport.write(bytes([128 | kind]) + length + NO_MASK + data)

    def close(self) -> None:
        """Close it."""
        if self._transport is not None:
            self._transport.close()


async def connect(
    port: int, path: str, take: Take, *, kind: int = TEXT, headers: Mapping[str, str] | None = None
) -> Socket:
    """Open a socket."""
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines.append(f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}")
    lines.append("Sec-WebSocket-Version: 13")
    lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
    head = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(head, take, kind), "127.0.0.1", port)
    await socket.opened
    return socket
