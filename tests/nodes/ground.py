"""Servers as child processes: PostgreSQL and NATS, each on a free port, gone when nobody needs them."""

from __future__ import annotations

import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from sqlalchemy import create_engine, text

from tools import postgres as programs

NOBODY: Final = ("postgres", "nobody")
"""Who may run the server where we are root, which it refuses."""
QUICK: Final = ("fsync=off", "max_connections=200", "shared_buffers=32MB", "listen_addresses=127.0.0.1")
PATIENCE: Final = 30.0
MISSING: Final = "There is no NATS server beside {}: `make test` installs what requirements/nodes.txt lists."

_numbers = count(1)


def free_port() -> int:
    """A port that is free now."""
    with closing(socket.socket()) as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def wait_until(ready: Callable[[], bool], what: str) -> None:
    """Wait for a server; AssertionError when it doesn't come."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, f"{what} doesn't come up"
        time.sleep(0.02)


def answers(port: int, host: str = "127.0.0.1") -> bool:
    """Whether somebody listens there."""
    with closing(socket.socket()) as trial:
        return trial.connect_ex((host, port)) == 0


class Child:
    """A server in a child process, which can be killed and started again at the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="escalera-"))
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, **self.owner())
        wait_until(self.ready, self.__class__.__name__)

    def command(self) -> list[str]:
        """How it is started."""
        raise NotImplementedError

    def owner(self) -> dict[str, Any]:
        """As whom it runs."""
        return {}

    def ready(self) -> bool:
        """Whether it answers."""
        return answers(self.port)

    def end(self, how: signal.Signals) -> None:
        """Send it a signal, and wait until it is no more."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)


class Nats(Child):
    """A bus, which can be asked how it is at another port."""

    def __init__(self) -> None:
        super().__init__()
        self.asking = free_port()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"nats://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        path = shutil.which("nats-server", path=str(Path(sys.executable).parent)) or shutil.which(
            "nats-server"
        )
        assert path, MISSING.format(sys.executable)
        return [path, "--addr", "127.0.0.1", "--port", str(self.port), "--http_port", str(self.asking)]

    def told(self) -> dict[str, Any]:
        """What it says of itself."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.asking}/varz", timeout=10) as reply:
            found: dict[str, Any] = json.load(reply)
        return found


class Postgres(Child):
    """A database server. It keeps nothing safe from a power cut, which is quicker."""

    def __init__(self, settings: tuple[str, ...] = QUICK) -> None:
        super().__init__()
        found = programs.find()
        assert found, programs.MISSING
        self._programs = found
        self._settings = settings

    def start(self) -> None:
        if not (self.folder / "data").exists():
            self._make()
        super().start()

    def _make(self) -> None:
        owner = self.owner()
        if owner:
            shutil.chown(self.folder, owner["user"], owner["group"])
        making = [str(self._programs / "initdb"), "--no-sync", "--auth=trust", "--username=escalera"]
        place = ["--encoding=UTF8", "--locale=C", "--pgdata", str(self.folder / "data")]
        subprocess.run([*making, *place], check=True, stdout=subprocess.DEVNULL, **owner)

    def command(self) -> list[str]:
        given = [*self._settings, f"port={self.port}", f"unix_socket_directories={self.folder}"]
        return [
            *(str(self._programs / "postgres"), "-D", str(self.folder / "data")),
            *[part for setting in given for part in ("-c", setting)],
        ]

    def owner(self) -> dict[str, Any]:
        if os.geteuid() != 0:
            return {}
        names = {entry.pw_name: entry for entry in pwd.getpwall()}
        found = next(names[name] for name in NOBODY if name in names)
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": [], "cwd": self.folder}

    def ready(self) -> bool:
        if not answers(self.port):
            return False
        engine = create_engine(self._address("postgres"))
        try:
            with engine.connect():
                return True
        except Exception:
            return False
        finally:
            engine.dispose()

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test{next(_numbers)}"
        engine = create_engine(self._address("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return f"postgresql://escalera@127.0.0.1:{self.port}/{name}"

    def _address(self, name: str) -> str:
        return f"postgresql+psycopg://escalera@127.0.0.1:{self.port}/{name}"
