"""Several processes at one port, each a node of its own; one more watches over them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any, Final

import msgspec

from escalera.service.store import StoreFault
from escalera.service.store.place import is_address
from escalera.web.logs import set_up_logs
from escalera.web.settings import Settings
from escalera.web.sources import SettingsError

logger = logging.getLogger("escalera.web")

NEEDED: Final = (
    "Several processes need the setting “database” to be a PostgreSQL's address, and the setting “bus”."
)
READY: Final = "ready"
STARTED_AGAIN_SECONDS: Final = 1.0
"""How long after a process has ended another one takes its place."""


def check_processes(settings: Settings) -> None:
    """Raise `SettingsError` unless so many processes can share the tables."""
    if settings.processes > 1 and not (is_address(settings.database) and settings.bus):
        raise SettingsError(NEEDED)


class Child:
    """One process; each end of its line notices when the other is no more."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=serve_alone, args=(settings, listener, theirs))
        self.process.start()
        theirs.close()
        self.fault = ""
        self.ready = False

    def hear(self) -> bool:
        """Take what it says; whether it is still there."""
        try:
            said = self.line.recv()
        except (EOFError, OSError):
            self.process.join()
            self.line.close()
            return False
        self.ready = said == READY
        self.fault = "" if self.ready else said
        return True

    def send(self, how: int) -> None:
        """Send it a signal."""
        if self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, how)


class Watch:
    """Keeps as many processes running as were asked for, until a signal says stop."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        workers = -(-settings.workers // settings.processes)
        self._settings = msgspec.structs.replace(settings, workers=workers)
        self._listener = listener
        self._stopping = False
        self._told = False
        """Whether all have been ready once."""
        self._children: list[Child] = []

    def run(self, ready: Callable[[], None]) -> None:
        """Until a signal says stop. Raises what keeps the first processes from starting."""
        for number in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
            signal.signal(number, self._stop)
        self._children = [self._new() for _ in range(self._settings.processes)]
        while self._children:
            self._hear()
            if not self._told and all(child.ready for child in self._children) and not self._stopping:
                self._told = True
                ready()

    def _new(self) -> Child:
        return Child(self._settings, self._listener)

    def _hear(self) -> None:
        lines: dict[Any, Child] = {child.line: child for child in self._children}
        for line in wait(list(lines), timeout=1.0):
            child = lines[line]
            if not child.hear():
                self._children.remove(child)
                self._replace(child)

    def _replace(self, child: Child) -> None:
        """Another one for a process that has ended, unless none ever began, or all are to end."""
        if child.fault and not self._told:
            self._stop(signal.SIGTERM, None)
            while self._children:
                self._hear()
            raise StoreFault("process", child.fault)
        if not self._stopping:
            why = child.fault or child.process.exitcode
            logger.error("a process has ended (%s); another one takes its place", why)
            time.sleep(STARTED_AGAIN_SECONDS)
            self._children.append(self._new())

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True
        for child in self._children:
            child.send(signal.SIGTERM)


def serve_alone(settings: Settings, listener: socket.socket, line: Connection) -> None:
    """What a process does: serve until it is told to stop, or until nobody watches any more."""
    from escalera.errors import EscaleraError
    from escalera.web.server import loop_factory, serve

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Whoever watches passes it on.
    set_up_logs(settings.log)
    threading.Thread(target=end_with, args=(line,), daemon=True).start()
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(settings, listener, lambda settings, kept: line.send(READY)))
    except EscaleraError as error:
        with suppress(OSError):
            line.send(str(error))
        sys.exit(1)


def end_with(line: Connection) -> None:
    """Wait until whoever watches is no more; then this process stops, too."""
    with suppress(EOFError, OSError):
        line.recv()
    os.kill(os.getpid(), signal.SIGTERM)
