"""Ctrl-C: what was played so far is printed, and nothing goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import COMMAND, clean_env

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
ENOUGH = 12
"""Records after which it is interrupted."""


def interrupted(folder: Path, *options: str) -> tuple[int, str, str]:
    """Exit status and output of a long run whose whole group gets Ctrl-C, as from a terminal."""
    command = [*COMMAND, "simulate", "--records", str(folder), *options]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=clean_env(),
    )
    while running.poll() is None and len(list(folder.glob("*.canasta"))) < ENOUGH:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    output, errors = running.communicate(timeout=120)
    assert is_gone(running.pid)
    return running.returncode, output, errors


def is_gone(group: int, seconds: float = 60.0) -> bool:
    """Whether the whole group ends; what only looks after others ends a moment later."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("processes", ["1", "2"])
def test_what_was_played_is_printed(tmp_path: Path, processes: str) -> None:
    options = ["--pairs", "1000000", "--processes", processes, "--bots", "greedy,random"]
    status, output, errors = interrupted(tmp_path, *options, "--json")
    found = json.loads(output)
    assert (status, errors) == (130, "")
    assert ENOUGH / 2 <= found["pairs"] < 1_000_000 and found["rounds"] == 2 * found["pairs"]


def test_the_table_says_that_it_was_interrupted(tmp_path: Path) -> None:
    status, output, _ = interrupted(tmp_path, "--matches", "1000000", "--processes", "1")
    assert status == 130 and "Interrupted: " in output and "of 1,000,000 matches" in output


def test_a_player_that_hangs_does_not_hold_it_up(tmp_path: Path) -> None:
    options = ["--bots", "tests.arena.robots:Hangs,greedy", "--seconds", "0.2", "--pairs", "1000", "--json"]
    status, output, _ = interrupted(tmp_path, *options, "--edition", "mini-sequences", "--players", "2")
    assert status == 130 and json.loads(output)["pairs"] >= 1
