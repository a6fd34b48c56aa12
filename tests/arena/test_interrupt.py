"""Ctrl-C: what was played so far is printed, and nothing goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from escalera.arena.hall import Hall
from tests.arena.playing import plan_of
from tests.cli.running import COMMAND, clean_env, process
from tests.service.players.processes import stat

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
ENOUGH = 12
"""Records after which it is interrupted."""


def interrupted(ready: Callable[[], bool], *words: str) -> tuple[int, str, str]:
    """Exit status and output of a long run whose whole group gets Ctrl-C, as from a terminal."""
    running = subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=clean_env(),
    )
    while running.poll() is None and not ready():
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    output, errors = running.communicate(timeout=120)
    assert is_gone(running.pid)
    return running.returncode, output, errors


def simulated(folder: Path, *options: str, enough: int = ENOUGH) -> tuple[int, str, str]:
    """The same of `simulate`, once it has played a little."""
    words = ["simulate", "--records", str(folder), *options]
    return interrupted(lambda: played_in(folder) >= enough, *words)


def played_in(folder: Path) -> int:
    """How many games were written there."""
    return len([*folder.glob("deal-*"), *folder.glob("match-*")])


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
    status, output, errors = simulated(tmp_path, *options, "--json")
    found = json.loads(output)
    assert (status, errors) == (130, "")
    assert ENOUGH / 2 <= found["pairs"] < 1_000_000 and found["rounds"] == 2 * found["pairs"]


def test_the_table_says_that_it_was_interrupted(tmp_path: Path) -> None:
    status, output, _ = simulated(tmp_path, "--matches", "1000000", "--processes", "1")
    assert status == 130 and "Interrupted: " in output and "of 1,000,000 matches" in output


def test_a_player_that_hangs_does_not_hold_it_up(tmp_path: Path) -> None:
    options = ["--bots", "tests.arena.robots:Hangs,greedy", "--seconds", "0.2", "--pairs", "1000", "--json"]
    status, output, _ = simulated(
        tmp_path, *options, "--edition", "mini-sequences", "--players", "2", enough=2
    )
    assert status == 130 and json.loads(output)["pairs"] >= 1


def test_what_a_slow_portion_had_done_is_kept() -> None:
    """Players in processes of their own take long, and a portion is several deals."""
    asked = iter(range(120))
    plan = plan_of("tests.arena.robots:Seldom,greedy", 8, "mini-sequences", 2)
    with Hall(plan, lambda: next(asked, None) is None) as hall:
        done = hall.play(range(8))
    assert 2 <= len(done.games) < 16


def test_a_search_for_weights_is_kept_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    tune = ["tune", "--edition", "mini-sequences", "--players", "2", "--deals", "2", "--candidates", "4"]
    words = [*tune, "--processes", "2", "--confirm", "0", "--folder", str(tmp_path), "--generations"]
    status, output, _ = interrupted(file.exists, *words, "100000")
    done = json.loads(file.read_text(encoding="utf-8"))["generation"]
    assert status == 130 and done >= 1 and f"{done:,} of 100,000 generations" in output
    again = process(*words, str(done + 1))
    assert again.returncode == 0 and f"{done + 1:,} of {done + 1:,}" in again.stdout.decode()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are looked for in /proc")
def test_a_process_that_is_killed_ends_it_with_what_there_is(tmp_path: Path) -> None:
    words = ["simulate", "--records", str(tmp_path), "--pairs", "1000000", "--processes", "2", "--json"]
    with subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=clean_env()
    ) as running:
        while played_in(tmp_path) < ENOUGH:
            time.sleep(0.05)
        workers = [pid for pid in children_of(running.pid) if "spawn_main" in command_of(pid)]
        os.kill(workers[0], signal.SIGKILL)
        output, errors = running.communicate(timeout=120)
    assert running.returncode == 1 and json.loads(output)["pairs"] >= ENOUGH / 2
    assert errors.startswith("simulate:1: lost: ") and errors.count("\n") == 1


def children_of(parent: int) -> list[int]:
    """The numbers of a process's children."""
    found = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    return [pid for pid in found if stat(pid)[1:2] == [str(parent)]]


def command_of(pid: int) -> str:
    """What a process was started with."""
    return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8", errors="replace")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_processes_end_with_who_started_them(tmp_path: Path, how: signal.Signals) -> None:
    words = ["simulate", "--records", str(tmp_path), "--pairs", "1000000", "--processes", "2"]
    with subprocess.Popen(
        [*COMMAND, *words], stderr=subprocess.DEVNULL, start_new_session=True, env=clean_env()
    ) as running:
        while played_in(tmp_path) < ENOUGH:
            time.sleep(0.05)
        os.kill(running.pid, how)
    assert is_gone(running.pid)
