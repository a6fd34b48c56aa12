"""`escalera` without a command, as a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

from tests.cli.running import COMMAND, clean_env

SETTINGS: Final = ("ESCALERA_", "SSH_", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""What would change the start and may be set where the tests run."""


def environment(data: Path, **more: str) -> dict[str, str]:
    """An environment whose database lies in a folder of the test's."""
    plain = {name: value for name, value in clean_env().items() if not name.startswith(SETTINGS)}
    return {**plain, "XDG_DATA_HOME": str(data), "ESCALERA_WORKERS": "0", **more}


class Opened:
    """A start; `said` is what it printed until it was ready."""

    def __init__(self, data: Path, *flags: str, **more: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(data, **more),
            encoding="utf-8",
        )
        self.said = ""

    def ready(self) -> str:
        """Its address, once it has printed everything."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line
            if "Ctrl-C stops Escalera" in line:
                break
        found = re.search(r"http://\S+/", self.said)
        assert found, self.said + str(self.ended())
        return found.group()

    def stop(self, number: int = signal.SIGINT) -> tuple[int, str, str]:
        """Its status and what it said last, on both streams, after a signal."""
        self.process.send_signal(number)
        return self.ended()

    def ended(self) -> tuple[int, str, str]:
        """Its status and what it said last, on both streams."""
        said, wrong = self.process.communicate(timeout=30)
        return self.process.returncode, said, wrong


@contextmanager
def opened(data: Path, *flags: str, **more: str) -> Iterator[Opened]:
    """A start for as long as it is needed."""
    start = Opened(data, *flags, **more)
    try:
        yield start
    finally:
        if start.process.poll() is None:
            start.process.kill()
            start.ended()


@contextmanager
def on_a_terminal(data: Path, *flags: str, **more: str) -> Iterator[TextIO]:
    """A start whose standard output is a terminal; what that shows."""
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [*COMMAND, *flags], stdout=theirs, stderr=theirs, env=environment(data, **more)
    )
    os.close(theirs)
    with os.fdopen(ours, encoding="utf-8") as terminal:
        try:
            yield terminal
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def line_with(terminal: TextIO, text: str) -> str:
    """The next line a terminal shows that has this in it."""
    return next(line for line in terminal if text in line)
