"""One child process, seen from its parent: started, asked, killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from threading import Lock
from time import monotonic
from typing import Final, Self

from escalera.service.players.jobs import Answer, Job, answer_of, framed
from escalera.service.players.pipes import Broken, read_frame, write_all

WORKER: Final = "escalera.service.players.worker"
BOOT_SECONDS: Final = 60.0
"""How long a child may take to start, on a busy machine and with a player that loads much."""
KEPT: Final = ("HOME", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "PYTHONHOME", "TMPDIR", "TZ")
"""What a child learns of its parent's environment: where things are, and no secrets."""

CAN_BE_KILLED: Final = hasattr(os, "killpg") and hasattr(os, "set_blocking")
"""Whether this system has process groups, and pipes that can be waited for."""


class Unloadable(Broken):
    """The player it was started for can't be loaded."""


class Child:
    """A process that decides; with `player`, one that has loaded that player before it is ready.

    It begins a process group of its own, which is what `kill` ends. It is started anew rather than
    forked, so that it inherits no memory. One thread asks; any thread may kill.
    """

    def __init__(
        self, player: str = "", environment: Mapping[str, str] | None = None, show_errors: bool = False
    ) -> None:
        names = [player] if player else []
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", WORKER, *names],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if show_errors else subprocess.DEVNULL,
            start_new_session=True,
            env=surroundings(environment),
            bufsize=0,
        )
        assert self._process.stdin and self._process.stdout
        self._jobs, self._answers = self._process.stdin, self._process.stdout
        os.set_blocking(self._jobs.fileno(), False)
        os.set_blocking(self._answers.fileno(), False)
        self._lock = Lock()
        self._ready = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def wait_until_ready(self, seconds: float = BOOT_SECONDS) -> None:
        """Wait for it to start. Raises `Broken`."""
        if not self._ready:
            fault = self._answer(monotonic() + seconds).fault
            if fault is not None:
                raise Unloadable(fault)
            self._ready = True

    def ask(self, job: Job, limit: float) -> Answer:
        """Its answer within `limit` seconds from when it was ready. Raises `Broken`: then only close it."""
        self.wait_until_ready()
        deadline = monotonic() + limit
        write_all(self._jobs.fileno(), framed(job), deadline)
        return self._answer(deadline)

    def kill(self) -> None:
        """End it and whatever it has started, at once."""
        with self._lock:
            if self._process.returncode is None:
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(self.pid, signal.SIGKILL)

    def close(self) -> None:
        """End it, wait for its end and give back its pipes."""
        self.kill()
        self._jobs.close()
        self._answers.close()
        with self._lock:
            self._process.wait()

    def _answer(self, deadline: float) -> Answer:
        try:
            return answer_of(read_frame(self._answers.fileno(), deadline))
        except ValueError:
            raise Broken("it wrote nonsense to its answers") from None


def surroundings(environment: Mapping[str, str] | None) -> dict[str, str]:
    """A child's environment. It finds modules where its parent does, and then in the working directory."""
    given = kept_of(os.environ) if environment is None else dict(environment)
    given["PYTHONPATH"] = os.pathsep.join([*filter(None, sys.path), os.getcwd()])
    return given


def kept_of(environment: Mapping[str, str]) -> dict[str, str]:
    """As much of an environment as a child needs."""
    return {name: environment[name] for name in KEPT if name in environment}
