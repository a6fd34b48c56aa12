"""The running server: store, computer players, host and app, from start to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
import uvicorn

from escalera.service.bus.places import open_bus
from escalera.service.host import Host
from escalera.service.players.pool import Pool
from escalera.service.players.team import Team
from escalera.service.store.places import open_store, shown
from escalera.web.app import create_app
from escalera.web.direct import DirectLine
from escalera.web.listening import listen
from escalera.web.memory import calm_collector
from escalera.web.settings import Settings
from escalera.web.state import Web

logger = logging.getLogger("escalera.web")

DAY_MS: Final = 24 * 3600 * 1000
STOP_SECONDS: Final = 5

Told = Callable[[Settings, str], None]
"""Told once browsers can come: the settings with the port as it is, and how the database is called."""


class Server(uvicorn.Server):
    """Uvicorn, which lets our streams end before it closes, and then leaves us time to put away the rest."""

    def __init__(self, config: uvicorn.Config, web: Web, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._web = web
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        calm_collector()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._web.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            if hasattr(signal, "SIGHUP"):  # a terminal that is closed
                signal.signal(signal.SIGHUP, self.handle_exit)
            yield
            self._captured_signals.clear()


def run(settings: Settings, told: Told, spare: Iterable[int] = ()) -> None:
    """Serve until a signal says stop; where the port is taken, on the first spare one that isn't.

    CannotListen says why it can't listen there, StoreFault what is wrong with the database.
    """
    if settings.processes > 1:
        run_several(settings, told, spare)
        return
    with listen(settings.host, settings.port, spare) as listener:
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(settings, listener, told))


def run_several(settings: Settings, told: Told, spare: Iterable[int]) -> None:
    """The same by several processes."""
    from escalera.web.processes import Watch, check_processes

    check_processes(settings)
    with listen(settings.host, settings.port, spare) as listener:
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        Watch(settings, listener).run(lambda: told(settings, shown(settings.database)))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve(settings: Settings, listener: socket.socket, told: Told) -> None:
    """Serve on a socket until a signal says stop; then let everything finish that was begun."""
    keep_ms = settings.keep_days * DAY_MS
    bus = await open_bus(settings.bus)
    store = await open_store(settings.database, keep_ms)
    pool = Team(bus, settings.workers) if settings.bus else Pool(settings.workers)
    try:
        await pool.start()
        host = Host(store, pool, thinking=settings.thinking_ms / 1000, keep_ms=keep_ms, bus=bus)
        app, web = create_app(host, settings)
        server = Server(config(app, settings), web, lambda: told(settings, shown(settings.database)))
        await server.serve(sockets=[listener])
        await host.close()
    finally:
        await pool.stop()
        await bus.close()
        await store.close()
    logger.info("stopped")


def config(app: Callable[..., Any], settings: Settings) -> uvicorn.Config:
    """How Uvicorn is to run the app."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        ws=DirectLine,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
