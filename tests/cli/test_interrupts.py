"""Ctrl-C while the program starts: it ends without a word, and is never lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from escalera.cli.interrupts import nothing_begun

PRESS = """
import os, signal, sys
class Presses:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Presses())
from escalera.cli import main
sys.exit(main())
"""
STARTS = [
    ("click", "--version"),
    ("escalera.cli.app", "--version"),
    ("escalera.cli.rules", "rules"),
    ("escalera.cli.simulating", "simulate"),
    ("escalera.cli.tuning", "tune"),
    ("escalera.cli.open", ""),
    ("escalera.web.sources", ""),
    ("escalera.web.server", ""),
    ("sqlalchemy", "serve --port 0"),
]


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
@pytest.mark.parametrize(("name", "line"), STARTS)
def test_it_ends_without_a_word(tmp_path: Path, name: str, line: str) -> None:
    command = [sys.executable, "-c", PRESS.format(name=name), *line.split()]
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, env=env, timeout=30)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_whoever_ignores_interrupts_goes_on_ignoring_them() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with nothing_begun():
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    with nothing_begun():
        assert signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
