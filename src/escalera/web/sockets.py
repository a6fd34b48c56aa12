"""A table's WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

from starlette.websockets import WebSocket

from escalera.errors import Refused
from escalera.i18n import Catalogue
from escalera.protocol.answers import AnyAnswer, Refusal
from escalera.protocol.requests import AnyRequest
from escalera.service.store import StoreError
from escalera.web.access import PROTOCOL, access_to, address_of, check_wait
from escalera.web.answering import answer_request, read_limited, refusal, refused_by_store
from escalera.web.beginning import begin
from escalera.web.channel import ChannelLine
from escalera.web.direct import EXTENSION, NOT_READABLE
from escalera.web.feed import Feed, after_of, check_address
from escalera.web.frames import read_id, wire
from escalera.web.lines import Line
from escalera.web.origin import check_origin
from escalera.web.replies import refused_reply
from escalera.web.state import Web, web_of
from escalera.web.words import words_for

logger = logging.getLogger("escalera.web")

SLOWEST: Final = 30.0
"""Seconds a message may wait for a reader that doesn't read."""
MOST_WAITING: Final = 64
"""Messages that wait for their answers before no more are read."""
PATIENCE: Final = 200
"""Messages in a row that came too fast before the socket is closed."""

GOING_AWAY: Final = 1001
TOO_MUCH: Final = 1008
INTERNAL_ERROR: Final = 1011


async def table_socket(socket: WebSocket) -> None:
    """`/api/tables/{id}/socket`: refused before it opens, or served until it closes."""
    web, words = web_of(socket), words_for(socket)
    try:
        feed = await open_feed(socket, web)
    except (Refused, StoreError) as error:
        reply = refused_reply(web, error if isinstance(error, Refused) else refused_by_store(error), words)
        await socket.send_denial_response(reply)
        return
    try:
        offered = socket.scope.get("subprotocols", [])
        await socket.accept(PROTOCOL if PROTOCOL in offered else None)
        line: Line = socket.scope["extensions"].get(EXTENSION) or ChannelLine(socket)
        await Connection(line, feed, words).serve()
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
    """An open socket: its messages are answered in turn, and what is new is shown as it happens."""

    __slots__ = (
        "_busy", "_full", "_held", "_hurried", "_limit", "_patience", "_waiting", "_waits", "_web",
        "_written",
        "feed", "line", "words",
    )  # fmt: skip

    def __init__(self, line: Line, feed: Feed, words: Catalogue) -> None:
        self.line = line
        self.feed = feed
        self.words = words
        self._web = feed.web
        self._written = feed.web.written.of
        self._limit = feed.web.new_bucket()
        self._hurried = 0
        self._waiting: deque[str] = deque()
        self._busy = False
        """Whether an answer is under way."""
        self._waits = False
        """Whether it has to wait for something."""
        self._held: list[bytes] = []
        """What is new while an answer is under way: both go out together if they come in one moment."""
        self._full = False
        """Whether the reader doesn't read; nothing new is shown until he does."""
        self._patience: asyncio.TimerHandle | None = None

    async def serve(self) -> None:
        """Until it is closed by either side."""
        self.feed.read_by(self.show, self.end)
        self.show()
        if self.feed.ended:
            self.end()
        try:
            await self.line.serve(self)
        finally:
            self._waiting.clear()
            self._calm()

    # What goes out

    def show(self) -> None:
        """Send what is new."""
        try:
            if self._full or not (found := self.feed.messages()):
                return
            messages = list(map(self._written, found))
            if self._busy:
                self._hold(messages)
            else:
                self.line.write(messages)
        except Exception:
            self._fail()

    def end(self) -> None:
        """There will be nothing more."""
        self.line.end(GOING_AWAY)

    def _hold(self, messages: list[bytes]) -> None:
        if self._waits and not self._held:
            asyncio.get_running_loop().call_soon(self._let_go)
        self._held += messages

    def _let_go(self) -> None:
        """Send what was held."""
        if self._held:
            held, self._held = self._held, []
            self.line.write(held)

    def fill(self) -> None:
        """The reader doesn't read; so long he may, then he is cut off."""
        self._full = True
        if self._patience is None:
            self._patience = asyncio.get_running_loop().call_later(SLOWEST, self.line.cut)

    def drain(self) -> None:
        """He reads again."""
        self._full = False
        self._calm()
        self.show()
        self._go_on()

    def _calm(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    # What arrives

    def take(self, text: str) -> None:
        """Answer a message at once, or when those before it have been answered."""
        if self._busy or self._full:
            self._waiting.append(text)
            if len(self._waiting) >= MOST_WAITING:
                self.line.hold()
        else:
            self._answer(text)

    def _go_on(self) -> None:
        while self._waiting and not (self._busy or self._full):
            self._answer(self._waiting.popleft())
        if len(self._waiting) < MOST_WAITING:
            self.line.release()

    def _answer(self, text: str) -> None:
        try:
            check_wait(self._limit.take(0) or self._web.by_address.take(self.feed.address))
            request = read_limited(self._web, self.feed.access, text)
        except Refused as refused:
            self._say(refusal(self._web, read_id(text), refused, self.words))
            return
        self._busy = True
        work = begin(self._do(request))
        if work is not None:
            self._waits = True
            self._web.keep(work)
            self._let_go()

    async def _do(self, request: AnyRequest) -> None:
        """Answer a message; those that came while it had to wait are next."""
        try:
            self._say(await answer_request(self._web, self.feed.access, request, self.words))
        except Exception:
            self._fail()
        waited, self._busy, self._waits = self._waits, False, False
        if waited:
            self._go_on()

    def _say(self, found: AnyAnswer) -> None:
        hurried = isinstance(found, Refusal) and found.code == "too-fast"
        self._hurried = self._hurried + 1 if hurried else 0
        if not found.id:
            self.line.end(NOT_READABLE)
        elif self._hurried > PATIENCE:
            self.line.end(TOO_MUCH)
        else:
            self._held.append(wire(found))
        self._let_go()

    def _fail(self) -> None:
        """Something is wrong with us: this socket ends, and nobody else notices."""
        logger.exception("a socket had to be closed")
        self._waiting.clear()
        self.line.end(INTERNAL_ERROR)
