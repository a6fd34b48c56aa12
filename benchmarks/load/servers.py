"""A server under load: a process of its own on a core of its own, and what it uses."""

from __future__ import annotations

import gc
import os
import re
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

SERVER_CORE: Final = 0
LOAD_CORE: Final = 1
LOG: Final = Path(__file__).resolve().parent.parent.parent / "build" / "load" / f"server-{os.getpid()}.log"
"""What the servers of this run wrote on standard error."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Server:
    """A running server that has said at which port."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def seconds(self) -> float:
        """Processor-seconds of the process and all its threads."""
        text = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        fields = text.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Megabytes in memory."""
        return resident(self.process.pid)


def resident(pid: int) -> float:
    """Megabytes that a process has in memory."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+)", text)
    return int(found.group(1)) / 1024 if found else 0.0


@contextmanager
def serving(
    command: Sequence[str], cores: Sequence[int] = (SERVER_CORE,), **environment: str
) -> Iterator[Server]:
    """The server for as long as it is needed; it prints a line that ends with its port or address."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("ab") as log:
        process = subprocess.Popen(
            ["taskset", "--cpu-list", ",".join(map(str, cores)), *command],
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, "NODE_ENV": "production", **environment},
            encoding="utf-8",
        )
    try:
        yield Server(process, read_port(process))
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def read_port(process: subprocess.Popen[str]) -> int:
    """The port from the line that says the server is ready."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"ready.*?:? *(?:http://[\d.]+:)?(\d+)/?$", line.strip())
        if found:
            return int(found.group(1))
    raise RuntimeError(f"the server ended before it was ready: {LOG.read_text(errors='replace')}")


def take_load_core() -> None:
    """Keep this process off the server's core, and its pauses for memory out of what is measured."""
    os.sched_setaffinity(0, {LOAD_CORE})
    gc.disable()


def come_first() -> None:
    """Where the system lets us, run before all other programs, the server too: theirs isn't to be measured.

    Not where processor time is compared: a server that is woken for each packet takes fewer at once.
    """
    with suppress(PermissionError):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
