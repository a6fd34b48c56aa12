"""Our server with a clock that can be put on: `python -m benchmarks.load.expiring DATABASE`.

On SIGUSR1 a month and a day go by and the server does its chores: idle tables leave memory, abandoned ones
are given up.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from typing import Any, Final, cast

from escalera.service.host import Host, now_ms
from escalera.service.store.sqlite import SqliteStore
from escalera.web.app import create_app
from escalera.web.chores import do_hourly, forget_idle
from escalera.web.listening import listen
from escalera.web.server import Server, config, loop_factory
from escalera.web.settings import Settings
from escalera.web.state import Web

MONTH_MS: Final = 31 * 24 * 3600 * 1000
SETTINGS: Final = Settings(
    requests_per_second=0,
    address_requests_per_second=0,
    tables_per_hour=0,
    sockets_per_seat=0,
    sockets_per_address=0,
)


class Clock:
    """The time of day, and as much later as was asked for."""

    def __init__(self) -> None:
        self.later = 0

    def __call__(self) -> int:
        return now_ms() + self.later


async def pass_month(clock: Clock, web: Web) -> None:
    """Let the time go by, and say when all is done."""
    clock.later += MONTH_MS
    forget_idle(web)
    await do_hourly(web)
    print("expired", flush=True)


async def serve(database: Path) -> None:
    """Serve until a signal says stop."""
    clock = Clock()
    store = await SqliteStore.open(database)
    host = Host(store, cast(Any, None), clock=clock)
    listener = listen("127.0.0.1", 0)
    app, web = create_app(host, SETTINGS)
    passing: set[asyncio.Task[None]] = set()

    def pass_time() -> None:
        passing.add(asyncio.ensure_future(pass_month(clock, web)))

    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, pass_time)
    port = listener.getsockname()[1]
    server = Server(config(app, SETTINGS), web, lambda: print(f"ready {port}", flush=True))
    await server.serve(sockets=[listener])
    await host.close()
    await store.close()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(Path(sys.argv[1])))
