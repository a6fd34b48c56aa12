"""A real server in a child process."""

from __future__ import annotations

import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

START: Final = "import sys; from escalera.cli import main; sys.exit(main())"
QUICK: Final = ("--port", "0", "--workers", "0")
NO_LIMITS: Final = {
    "ESCALERA_REQUESTS_PER_SECOND": "0",
    "ESCALERA_ADDRESS_REQUESTS_PER_SECOND": "0",
    "ESCALERA_TABLES_PER_HOUR": "0",
    "ESCALERA_THINKING_MS": "0",
}


LASTING: Final = range(10_240, 32_768)
"""Ports that no outgoing connection is given while their server is down."""


def lasting_port() -> int:
    """A free port for a server that will be ended and started again."""
    while True:
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", random.choice(LASTING)))
            return int(trial.getsockname()[1])


class Server:
    """A running server; `url` ends with its prefix."""

    start = START

    def __init__(self, folder: Path, *flags: str, port: int = 0, **environment: str) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        command = [sys.executable, "-c", self.start, "serve", *QUICK, "--database", str(folder / "test.db")]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *(["--port", str(port)] if port else []), *flags],
                stdout=subprocess.PIPE,
                stderr=log,
                env={"PATH": "/usr/bin:/bin", **NO_LIMITS, **environment},
                encoding="utf-8",
            )
        self.url = self._address()
        self.port = int(self.url.split(":")[2].split("/")[0])

    def _address(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://[^\s)]+", line)
            if found:
                return found.group().rstrip("/")
        raise AssertionError(self.log.read_text(encoding="utf-8"))

    @property
    def socket_url(self) -> str:
        """The same for sockets."""
        return "ws" + self.url.removeprefix("http")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it gracefully; its exit status."""
        self.process.send_signal(how)
        return self._ended()

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        self.process.kill()
        self._ended()

    def _ended(self) -> int:
        status = self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return status


@contextmanager
def serving(folder: Path, *flags: str, **environment: str) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(folder, *flags, port=0, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
