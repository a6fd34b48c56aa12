"""Our own server with the toy in the place of the engine: `python -m benchmarks.load.toy.server`.

Sockets, messages, mailbox, log entries, feeds and limits are the real ones; only the table and what it
shows are the toy's, and the store is memory.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from msgspec import Struct

from benchmarks.load.toy.game import SEATS, Toy, View, table_text
from benchmarks.load.toy.memory import MemoryStore
from escalera.errors import Refused
from escalera.protocol import requests
from escalera.service import entries as log
from escalera.service.host import Desk, Host
from escalera.service.logbook import Logbook
from escalera.service.store import Store
from escalera.service.table import PLAYING, Table
from escalera.web.app import create_app
from escalera.web.listening import listen
from escalera.web.server import Server, config, loop_factory
from escalera.web.settings import Settings

TABLE_TEXT = table_text()


class Shown(Struct, tag="view", tag_field="type", frozen=True):
    """The toy's view as a message."""

    seq: int
    view: View


class ToyTable(Table):
    """A table whose match is the toy."""

    toy: Toy | None = None

    @property
    def awaited(self) -> int:
        """The seat that is to act."""
        return self.toy.move % SEATS + 1 if self.toy else 0

    def apply(self, entry: log.AnyEntry, seq: int, at_ms: int) -> None:
        """Let an entry count."""
        if isinstance(entry, log.Acted) and self.toy is not None:
            self.seq, self.at_ms, self.moved_ms = seq, at_ms, at_ms
            self.toy.act(entry.seat - 1, int(entry.act))
        elif isinstance(entry, log.Started):
            self.seq, self.at_ms, self.stage = seq, at_ms, PLAYING
            self.toy = Toy(TABLE_TEXT)
        else:
            super().apply(entry, seq, at_ms)


class ToyBook(Logbook):
    """Logs of toy tables."""

    async def read(self, name: str) -> Desk:
        desk = await super().read(name)
        table = ToyTable(name, lambda table, number: ())
        for row in await self.store.read(name):
            table.apply(log.decode(row.data), row.seq, row.at_ms)
        desk.table = table
        return desk


class ToyHost(Host):
    """The host with toy tables."""

    def __init__(self) -> None:
        super().__init__(cast(Store, MemoryStore()), cast(Any, None))
        self.book = ToyBook(self.store, self.clock, self.book.observe)

    def _decide(self, desk: Desk, seat: int, request: requests.AnyRequest) -> list[log.AnyEntry]:
        toy = cast(ToyTable, desk.table).toy
        if not isinstance(request, requests.DoAct) or toy is None:
            return super()._decide(desk, seat, request)
        if not request.act.isdigit() or not toy.may(seat - 1, int(request.act)):
            raise Refused("not-your-turn")
        return [log.Acted(seat, request.act)]

    def since(self, desk: Desk, seat: int, seq: int) -> Any:
        """The whole view, every time."""
        toy = cast(ToyTable, desk.table).toy
        return Shown(desk.table.seq, toy.view(seat - 1)) if toy else super().since(desk, seat, seq)


async def serve() -> None:
    """Serve until a signal says stop."""
    settings = Settings(
        requests_per_second=0,
        address_requests_per_second=0,
        tables_per_hour=0,
        sockets_per_seat=0,
        sockets_per_address=0,
    )
    host = ToyHost()
    listener = listen("127.0.0.1", 0)
    app, web = create_app(host, settings)
    port = listener.getsockname()[1]
    server = Server(config(app, settings), web, lambda: print(f"ready {port}", flush=True))
    await server.serve(sockets=[listener])
    await host.close()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve())
