"""The bytes of a socket at a real table: it takes what the library takes, and each message is answered."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from escalera.protocol import requests
from escalera.protocol.views import Options
from escalera.service.host import Host
from escalera.service.players.pool import Pool
from escalera.service.store import Token, hash_token
from escalera.service.store.sqlite import SqliteStore
from escalera.web.app import create_app
from escalera.web.direct import DirectLine
from escalera.web.server import config
from escalera.web.settings import Settings
from escalera.web.sockets import Connection
from escalera.web.state import Web

SETTINGS: Final = Settings(
    workers=0,
    requests_per_second=0,
    address_requests_per_second=0,
    tables_per_hour=0,
    sockets_per_seat=0,
    sockets_per_address=0,
)
KEY: Final = base64.b64encode(bytes(16)).decode()
LASTS: Final = 500
"""Sockets at one table before there is a new one; at every second table a match has begun."""
PATIENCE: Final = 1000
"""Turns of the loop that a message's answer may take while nothing waits for the disk."""


class Wire(asyncio.Transport):
    """The other end of a connection: keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 5000) if name in ("peername", "sockname") else default

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        """Nothing is held back: the library's own line would be, and so would the bytes after it."""

    resume_reading = pause_reading


class Faults(logging.Handler):
    """What the service logs as an error of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


class Ground:
    """An app in this process with a table, and its loop."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.faults = Faults()
        logging.getLogger().addHandler(self.faults)
        self.loop.set_exception_handler(lambda _, context: self.faults.found.append(repr(context)))
        self.web, self.config = self.loop.run_until_complete(served())
        self.sockets = 0
        self.taken: list[str] = []
        self.path = self.token = ""
        listen_in(self.taken.append)

    def try_one(self, data: bytes) -> None:
        """Send a socket bytes; the first says how many come at once. AssertionError where it goes wrong."""
        size, data = (data[0] or len(data)) if data else 1, data[1:]
        if self.sockets % LASTS == 0:
            self.loop.run_until_complete(self.new_table())
        self.sockets += 1
        self.taken.clear()
        said, waits = self.loop.run_until_complete(
            self.spoken([data[n : n + size] for n in range(0, len(data), size)])
        )
        texts, code = as_the_library(data)
        assert self.taken == texts[: len(self.taken)], "it reads what the library doesn't"
        check_said(said, self.taken, texts, {code, None} if waits else {code})
        assert not self.faults.found, self.faults.found

    async def new_table(self) -> None:
        """A table at which nobody else sits down."""
        made, _ = await self.web.host.create(Options(players=2), "Ada")
        if self.sockets % (2 * LASTS):
            desk = await self.web.host.desk(made.table)
            for message in (requests.SetSeat("f1", 2, "greedy"), requests.Start("f2")):
                await self.web.host.handle_at(desk, 1, message)
        self.path, self.token = f"/api/tables/{made.table}/socket", made.token
        found = await self.web.host.store.find_token(hash_token(made.token))

        async def at_once(token: str) -> Token | None:
            return found if token == self.token else None

        self.web.host.token = at_once  # type: ignore[method-assign]

    async def spoken(self, pieces: list[bytes]) -> tuple[list[Frame], bool]:
        """What a socket says when these pieces come in, and whether it waits for the rest of a frame."""
        wire = Wire()
        line = DirectLine(self.config, ServerState(), {}, asyncio.get_running_loop())
        line.connection_made(wire)
        line.data_received(self.handshake())
        await until(lambda: line._speaker is not None)
        for piece in pieces:
            if not wire.closed:
                line.data_received(piece)
        await until(lambda: not self.web.doing)
        line.connection_lost(None)
        await until(lambda: not line.tasks)
        return frames_of(wire.written.partition(b"\r\n\r\n")[2]), bool(line._splitter.rest)

    def handshake(self) -> bytes:
        """The request that opens a socket, its names in small letters as they come from Uvicorn."""
        lines = (
            f"GET {self.path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13", f"authorization: Bearer {self.token}",
        )  # fmt: skip
        return "\r\n".join([*lines, "", ""]).encode()


async def served() -> tuple[Web, uvicorn.Config]:
    """An app on a store in memory."""
    pool = Pool(0)
    await pool.start()
    app, web = create_app(Host(await SqliteStore.in_memory(), pool, thinking=0), SETTINGS)
    found = config(app, SETTINGS)
    found.load()
    return web, found


def listen_in(note: Callable[[str], object]) -> None:
    """From now on every message that a socket takes is noted."""
    take = Connection.take

    def noted(self: Connection, text: str) -> None:
        note(text)
        take(self, text)

    Connection.take = noted  # type: ignore[method-assign]


async def until(done: Callable[[], bool]) -> None:
    """Let the loop go on until something is so."""
    for _ in range(PATIENCE):
        if done():
            return
        await asyncio.sleep(0)
    while not done():
        await asyncio.sleep(0.001)


def frames_of(data: bytes) -> list[Frame]:
    """A server's frames."""
    found = []
    while data:
        head, size = 2, data[1]
        if size == 126:
            head, size = 4, int.from_bytes(data[2:4])
        elif size == 127:
            head, size = 10, int.from_bytes(data[2:10])
        found.append(Frame(Opcode(data[0] & 15), data[head : head + size]))
        data = data[head + size :]
    return found


def as_the_library(data: bytes) -> tuple[list[str], int | None]:
    """The messages that the library reads, and the code it closes with, 1007 too where one is no text."""
    conn = ServerProtocol(max_size=SETTINGS.message_bytes, state=State.OPEN)
    conn.receive_data(data)
    texts: list[str] = []
    parts: list[bytes] = []
    for event in conn.events_received():
        if not isinstance(event, Frame) or event.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            continue
        parts = [*(parts if event.opcode is Opcode.CONT else []), bytes(event.data)]
        if not event.fin:
            continue
        try:
            texts.append(b"".join(parts).decode())
        except UnicodeDecodeError:
            return texts, 1007
    return texts, conn.close_sent.code if conn.close_sent else None


def check_said(said: list[Frame], taken: list[str], texts: list[str], codes: set[int | None]) -> None:
    """Each message that was taken is answered in turn, unless one closed the socket by one of these codes.

    Then what still waits for the disk isn't answered: it is sent again over the next socket.
    """
    answers = [json.loads(bytes(frame.data)) for frame in said if frame.opcode is Opcode.TEXT]
    assert all(answer["type"] for answer in answers)
    answered = [answer for answer in answers if answer.get("id")]
    closed = [int.from_bytes(frame.data[:2]) for frame in said if frame.opcode is Opcode.CLOSE]
    assert len(closed) <= 1, closed
    assert len(answered) <= len(taken)
    if closed == [1007]:
        return
    assert (closed[0] if closed else None) in codes, (closed, codes)
    assert len(taken) == len(texts), (len(taken), len(texts))
    assert closed or len(answered) == len(taken), (len(answered), len(taken))
