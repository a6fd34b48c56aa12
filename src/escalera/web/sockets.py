"""A table's WebSocket: one task reads and answers, one writes."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from escalera.errors import Refused
from escalera.i18n import Catalogue
from escalera.protocol.answers import AnyAnswer, Refusal
from escalera.service.store import StoreError
from escalera.web.access import PROTOCOL, access_to, address_of, check_wait
from escalera.web.answering import answer, refusal, refused_by_store
from escalera.web.feed import Feed, after_of, check_address
from escalera.web.frames import read_id, wire
from escalera.web.origin import check_origin
from escalera.web.replies import refused_reply
from escalera.web.state import Web, web_of
from escalera.web.words import words_for

SLOWEST: Final = 30.0
"""Seconds a message may wait for a reader that doesn't read."""
MOST_ANSWERS: Final = 64
PATIENCE: Final = 200
"""Messages in a row that came too fast before the socket is closed."""

GOING_AWAY: Final = 1001
NOT_READABLE: Final = 1007
TOO_MUCH: Final = 1008


async def table_socket(socket: WebSocket) -> None:
    """`/api/tables/{id}/socket`: refused before it opens, or served until it closes."""
    web, words = web_of(socket), words_for(socket)
    try:
        feed = await open_feed(socket, web)
    except (Refused, StoreError) as error:
        refused = error if isinstance(error, Refused) else refused_by_store(error)
        await socket.send_denial_response(refused_reply(web, refused, words))
        return
    try:
        offered = socket.scope.get("subprotocols", [])
        await socket.accept(PROTOCOL if PROTOCOL in offered else None)
        await Connection(socket, feed, words).serve()
    finally:
        feed.close()


async def open_feed(socket: WebSocket, web: Web) -> Feed:
    """The feed of somebody who may have it. Raises `Refused`."""
    check_address(socket, web)
    check_origin(socket, web.settings)
    access = await access_to(socket, web, socket.path_params["table"])
    desk = await web.host.desk(access.table)
    return Feed(web, desk, access, after_of(socket.query_params.get("after")), address_of(socket))


class Connection:
    """An open socket."""

    def __init__(self, socket: WebSocket, feed: Feed, words: Catalogue) -> None:
        self.socket = socket
        self.feed = feed
        self.words = words
        self._answers: deque[AnyAnswer] = deque()
        self._room = asyncio.Event()
        self._limit = feed.web.new_bucket()
        self._address = address_of(socket)
        self._hurried = 0

    async def serve(self) -> None:
        """Until it is closed by either side."""
        tasks = [asyncio.ensure_future(self._read()), asyncio.ensure_future(self._write())]
        _, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in left:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not await self._answer(message.get("bytes") or b"" if text is None else text):
                return

    async def _answer(self, data: bytes | str) -> bool:
        """Answer what arrived; False when the socket was closed over it."""
        found = await self._found(data)
        if not found.id:
            await self._close(NOT_READABLE)
            return False
        if self._hurried > PATIENCE:
            await self._close(TOO_MUCH)
            return False
        self._answers.append(found)
        self.feed.reader.wake.set()
        while len(self._answers) > MOST_ANSWERS:
            self._room.clear()
            await self._room.wait()
        return True

    async def _found(self, data: bytes | str) -> AnyAnswer:
        web = self.feed.web
        try:
            check_wait(self._limit.take(0) or web.by_address.take(self._address))
        except Refused as refused:
            self._hurried += 1
            return refusal(web, read_id(data), refused, self.words)
        found = await answer(web, self.feed.access, data, self.words)
        hurried = isinstance(found, Refusal) and found.code == "too-fast"
        self._hurried = self._hurried + 1 if hurried else 0
        return found

    async def _write(self) -> None:
        wake = self.feed.reader.wake
        while not self.feed.ended:
            wake.clear()
            for message in self.feed.messages():
                await self._send(wire(message))
            while self._answers:
                await self._send(wire(self._answers.popleft()))
                self._room.set()
            await wake.wait()
        await self._close(GOING_AWAY)

    async def _send(self, data: bytes) -> None:
        async with asyncio.timeout(SLOWEST):
            await self.socket.send_text(data.decode())

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(SLOWEST):
                await self.socket.close(code)
        except (RuntimeError, WebSocketDisconnect, TimeoutError):
            return
