"""A tiny reverse proxy: it takes a prefix off, or leaves it, and says for whom it asks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


@asynccontextmanager
async def proxy(port: int, prefix: str = "", forwarded: str = "") -> AsyncIterator[int]:
    """Forward to a port, `prefix` taken off paths; the proxy's own port."""

    serving: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        inner, outer = await asyncio.open_connection("127.0.0.1", port)
        outer.write(rewritten(head, prefix, forwarded))
        await asyncio.gather(pipe(reader, outer), pipe(inner, writer))

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        serving.add(asyncio.ensure_future(serve(reader, writer)))

    server = await asyncio.start_server(begin, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await asyncio.wait_for(asyncio.gather(*serving, return_exceptions=True), 10)


def rewritten(head: bytes, prefix: str, forwarded: str) -> bytes:
    """A request's head as the proxy sends it on; one request for each connection."""
    lines = head.decode().split("\r\n")
    lines[0] = lines[0].replace(f" {prefix}/", " /", 1) if prefix else lines[0]
    upgrade = any(line.lower().startswith("upgrade:") for line in lines)
    kept = [line for line in lines[1:-2] if upgrade or not line.lower().startswith("connection:")]
    more = [] if upgrade else ["Connection: close"]
    more += [f"X-Forwarded-For: {forwarded}", "X-Forwarded-Proto: https"] if forwarded else []
    return "\r\n".join([lines[0], *kept, *more, "", ""]).encode()


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Everything from one to the other, until there is no more; then the other is closed."""
    with suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
