"""A socket of any ASGI server as a line."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from escalera.web.lines import Speaker

MOST_WAITING: Final = 64
"""Messages that may wait for a slow channel before it counts as full."""


class ChannelLine:
    """One task reads, one writes what waits."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._going: deque[bytes] = deque()
        self._code: int | None = None
        self._some = asyncio.Event()
        self._free = asyncio.Event()
        self._free.set()
        self._full = False
        self._speaker: Speaker | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def serve(self, speaker: Speaker) -> None:
        """Bring messages until the socket is closed."""
        self._speaker = speaker
        self._tasks = [asyncio.ensure_future(self._read(speaker)), asyncio.ensure_future(self._send(speaker))]
        try:
            await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.cut()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _read(self, speaker: Speaker) -> None:
        while (message := await self._socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            speaker.take((message.get("bytes") or b"").decode(errors="replace") if text is None else text)
            await self._free.wait()

    async def _send(self, speaker: Speaker) -> None:
        try:
            while self._code is None:
                self._some.clear()
                while self._going:
                    await self._socket.send_text(self._going.popleft().decode())
                    if self._full and not self._going:
                        self._full = False
                        speaker.drain()
                if self._code is None:
                    await self._some.wait()
            await self._socket.close(self._code)
        except (RuntimeError, WebSocketDisconnect):
            return

    def write(self, messages: list[bytes]) -> None:
        """Send messages."""
        self._going += messages
        self._some.set()
        if not self._full and len(self._going) > MOST_WAITING and self._speaker is not None:
            self._full = True
            self._speaker.fill()

    def end(self, code: int) -> None:
        """Close the socket after what waits."""
        self._code = code
        self._some.set()

    def cut(self) -> None:
        """Close it at once."""
        for task in self._tasks:
            task.cancel()

    def hold(self) -> None:
        """Take no more messages for now."""
        self._free.clear()

    def release(self) -> None:
        """Take messages again."""
        self._free.set()
