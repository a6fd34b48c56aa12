"""A gate between a node and what it needs: shut, nothing comes through, and nobody is told."""

from __future__ import annotations

import asyncio

CHUNK = 1 << 16
HERE = "127.0.0.1"


class Gate:
    """Carries bytes to a port of this computer."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.address = ""
        self._open = asyncio.Event()
        self._open.set()
        self._server: asyncio.Server | None = None
        self._carrying: set[asyncio.Task[None]] = set()

    async def start(self, host: str = HERE) -> None:
        """Take connections."""
        self._server = await asyncio.start_server(self._pass, host, 0)
        self.address = f"{host}:{self._server.sockets[0].getsockname()[1]}"

    def shut(self) -> None:
        """Let nothing through; what is on its way waits."""
        self._open.clear()

    def open(self) -> None:
        """Let everything through again."""
        self._open.set()

    async def stop(self) -> None:
        """Take no more connections, and end those there are."""
        if self._server is not None:
            self._server.close()
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)
        await asyncio.sleep(0)  # in which what was closed is let go

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        for source, sink in ((reader, back), (there, writer)):
            task = asyncio.ensure_future(self._carry(source, sink))
            self._carrying.add(task)
            task.add_done_callback(self._carrying.discard)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(CHUNK):
                await self._open.wait()
                sink.write(data)
                await sink.drain()
        except OSError:
            return
        finally:
            sink.close()
