"""A line to a table, over which messages go both ways: a WebSocket, or another that does the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from escalera.protocol.answers import Refusal
from escalera.remote.errors import Cut, RemoteError, refused
from escalera.remote.links import Link
from escalera.remote.timing import Timing

LONGEST: Final = 1 << 24
HEALING: Final = (408, 425, 429)
"""Statuses below 500 that pass by themselves."""

_refusal: Final = msgspec.json.Decoder(Refusal)


class Line(Protocol):
    """An open line. All but `close` raise `Cut` when it is open no longer."""

    async def send(self, data: str) -> None:
        """Send a message."""

    async def receive(self) -> str | bytes:
        """The next message; may be cancelled, and then loses none."""

    async def close(self) -> None:
        """Close it, whatever state it is in, without waiting long."""


OpenLine = Callable[[Link, int, Timing], Awaitable[Line]]
"""Opens a line from a number on (0: with a whole view). Raises `Cut`, or `RemoteError`."""


class SocketLine:
    """A WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, data: str) -> None:
        try:
            await self._socket.send(data)
        except (WebSocketException, OSError) as error:
            raise Cut(str(error)) from error

    async def receive(self) -> str | bytes:
        try:
            return await self._socket.recv()
        except (WebSocketException, OSError) as error:
            raise Cut(str(error)) from error

    async def close(self) -> None:
        await self._socket.close()


async def open_socket(link: Link, after: int, timing: Timing) -> Line:
    """A WebSocket to the table."""
    try:
        socket = await connect(
            f"{link.socket}?after={after}" if after else link.socket,
            additional_headers=link.headers(),
            open_timeout=timing.open,
            close_timeout=1.0,
            ping_interval=None,  # messages of our own show better whether the table answers
            max_size=LONGEST,
        )
    except InvalidStatus as error:
        raise not_opened(error.response.status_code, error.response.body, error.response.headers) from error
    except InvalidHandshake as error:
        raise Cut(str(error)) from error
    except (WebSocketException, OSError, TimeoutError) as error:
        raise Cut(str(error)) from error
    return SocketLine(socket)


def not_opened(status: int, body: bytes | bytearray | None, headers: Any) -> Cut | RemoteError:
    """Why a server doesn't let us in: for now, or for good."""
    if status >= 500 or status in HEALING:
        after = headers.get("Retry-After") or ""
        return Cut(f"status {status}", float(after) if after.isdigit() else 0.0)
    try:
        return refused(_refusal.decode(body or b""))
    except msgspec.DecodeError:
        return RemoteError("no-table-server", {"number": status})
