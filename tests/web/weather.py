"""A bad network: a proxy that loses, delays and cuts, message by message."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from tests.web.proxies import pipe

MESSAGES: Final = (1, 2)
"""Opcodes of frames that carry a message; the protocol's own frames always come through."""


class Weather:
    """What happens to messages; by default nothing."""

    delay = 0.0
    """Seconds that each message takes more."""

    def __init__(self) -> None:
        self.passed = 0
        self.lost = 0
        self.cuts = 0
        self.lines: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Cut all lines that are open now."""
        for line in self.lines:
            line.transport.abort()

    def loses(self, way: int) -> bool:
        """Whether the next message is lost; `way` 0 is to the server, 1 from it."""
        return False

    def cuts_after(self) -> float:
        """How many messages a line lives."""
        return float("inf")


class EveryNth(Weather):
    """Loses every n-th message of each direction."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self._counts = [0, 0]

    def loses(self, way: int) -> bool:
        self._counts[way] += 1
        return self._counts[way] % self.n == 0


class Storm(Weather):
    """Loses a part of all messages by chance, delays all, cuts lines after about so many."""

    def __init__(self, seed: int, loss: float = 0.0, delay: float = 0.0, life: float = 0.0) -> None:
        super().__init__()
        self.delay = delay
        self._chance = random.Random(seed)
        self._loss = loss
        self._life = life

    def loses(self, way: int) -> bool:
        return self._chance.random() < self._loss

    def cuts_after(self) -> float:
        return self._chance.expovariate(1 / self._life) if self._life else float("inf")


@asynccontextmanager
async def weather_proxy(port: int, weather: Weather) -> AsyncIterator[int]:
    """A proxy before a port, in this weather; its own port."""
    serving: set[asyncio.Task[None]] = set()
    accepted: list[asyncio.StreamWriter] = []

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted.append(writer)
        serving.add(asyncio.ensure_future(serve(port, weather, reader, writer)))

    server = await asyncio.start_server(begin, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)
        # A task cancelled before it began closes nothing; a transport closes in the loop's next turn.
        for writer in accepted:
            writer.transport.abort()
        await asyncio.sleep(0)


async def serve(
    port: int, weather: Weather, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """A connection, until either end or the weather ends it."""
    try:
        inner, outer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:  # the server is down just now
        writer.transport.abort()
        return
    weather.lines.add(writer)
    try:
        await forward(weather, (reader, writer), (inner, outer))
    finally:
        weather.lines.discard(writer)
        outer.transport.abort()
        writer.transport.abort()


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def forward(weather: Weather, client: Ends, server: Ends) -> None:
    """Heads as they are; then frames in the weather, or plain bytes."""
    with suppress(asyncio.IncompleteReadError, ConnectionError):
        asked = await client[0].readuntil(b"\r\n\r\n")
        server[1].write(asked)
        if b"upgrade: websocket" not in asked.lower():
            await asyncio.gather(pipe(client[0], server[1]), pipe(server[0], client[1]))
            return
        head = await server[0].readuntil(b"\r\n\r\n")
        client[1].write(head)
        if not head.startswith(b"HTTP/1.1 101"):
            await pipe(server[0], client[1])
            return
        line = SocketInWeather(weather)
        ways = [line.carry(0, client[0], server[1]), line.carry(1, server[0], client[1])]
        tasks = [asyncio.ensure_future(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


class SocketInWeather:
    """A WebSocket whose messages go through the weather, in order."""

    def __init__(self, weather: Weather) -> None:
        self._weather = weather
        self._left = weather.cuts_after()

    async def carry(self, way: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry frames in one direction until the line is cut or closed."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.ensure_future(deliver(under_way, writer))
        try:
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                while self._left > 0:
                    is_message, frame = await next_frame(reader)
                    if not is_message or self._comes_through(way):
                        due = asyncio.get_running_loop().time() + self._weather.delay
                        under_way.put_nowait((due, frame))
                self._weather.cuts += 1
        finally:
            delivering.cancel()
            await asyncio.gather(delivering, return_exceptions=True)

    def _comes_through(self, way: int) -> bool:
        self._left -= 1
        lost = self._weather.loses(way)
        self._weather.lost += lost
        self._weather.passed += not lost
        return not lost


async def deliver(under_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
    """Deliver frames when they are due."""
    loop = asyncio.get_running_loop()
    while True:
        due, frame = await under_way.get()
        await asyncio.sleep(max(0.0, due - loop.time()))
        writer.write(frame)
        with suppress(ConnectionError):
            await writer.drain()


async def next_frame(reader: asyncio.StreamReader) -> tuple[bool, bytes]:
    """Whether the next frame carries a message, and all its bytes (RFC 6455, 5.2)."""
    head = await reader.readexactly(2)
    length = head[1] & 0x7F
    more = await reader.readexactly({126: 2, 127: 8}.get(length, 0))
    length = int.from_bytes(more, "big") if more else length
    masked = 4 if head[1] & 0x80 else 0
    assert head[0] & 0x80, "neither side splits its messages"
    return head[0] & 0x0F in MESSAGES, head + more + await reader.readexactly(masked + length)
