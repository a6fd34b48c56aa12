"""Colours, encodings, broken pipes and interrupts: real processes."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import time
from pathlib import Path
from typing import Final

import pytest

from tests.cli.running import COMMAND, DATA, clean_env, process, write

TABLE: Final = """\
edition = "bolivia"
players = 2
[[side]]
melds = ["4H 5H 6H", "2C 2D X", "KC KD KS"]
[[side]]
"""
ESCAPE: Final = b"\x1b["


@pytest.fixture
def table(tmp_path: Path) -> Path:
    return write(tmp_path, "table.toml", TABLE)


def on_a_terminal(*args: str, env: dict[str, str]) -> bytes:
    """What a command writes to a terminal."""
    ours, theirs = pty.openpty()
    more = clean_env({"TERM": "xterm-256color", "COLUMNS": "80", **env})
    done = subprocess.Popen([*COMMAND, *args], stdout=theirs, stderr=theirs, env=more)
    os.close(theirs)
    found = b""
    try:
        while chunk := os.read(ours, 4096):
            found += chunk
    except OSError:
        pass
    os.close(ours)
    assert done.wait(timeout=30) == 0
    return found


def test_red_suits_are_coloured_on_a_terminal(table: Path) -> None:
    assert b"\x1b[31m4\xe2\x99\xa5" in on_a_terminal("score", str(table), env={})


def test_no_colours_when_they_arent_wanted(table: Path) -> None:
    found = on_a_terminal("score", str(table), env={"NO_COLOR": "1"})
    assert b"\x1b[31m" not in found
    assert b"\x1b[34m" not in found


@pytest.mark.parametrize("args", [["score"], ["rules", "bolivia"], ["rules"], ["--help"]])
def test_no_escapes_when_not_on_a_terminal(table: Path, args: list[str]) -> None:
    done = process(*args, *([str(table)] if args == ["score"] else []))
    assert done.returncode == 0
    assert ESCAPE not in done.stdout


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_suits_are_letters_where_there_are_no_signs(table: Path, encoding: str) -> None:
    done = process("score", table, env={"PYTHONIOENCODING": encoding})
    assert done.returncode == 0
    assert b"4H 5H 6H" in done.stdout
    assert b"KC KD KS" in done.stdout


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_sentences_get_through_any_encoding(tmp_path: Path, encoding: str) -> None:
    path = write(tmp_path, "bad.canasta", "Edition: Ωmega\n")
    done = process("replay", path, env={"PYTHONIOENCODING": encoding})
    assert done.returncode == 2
    assert done.stderr.decode(encoding).startswith(f"{path}:1: malformed: ")
    if encoding == "ascii":
        assert b'no edition "?mega"' in done.stderr


@pytest.mark.parametrize("args", [["rules", "bolivia"], ["rules", "bolivia", "--json"], ["--help"]])
def test_a_broken_pipe_is_quiet(args: list[str]) -> None:
    read, written = os.pipe()
    os.close(read)
    done = subprocess.run(
        [*COMMAND, *args], stdout=written, stderr=subprocess.PIPE, env=clean_env(), timeout=60
    )
    os.close(written)
    assert done.stderr == b""
    assert done.returncode != 0


def test_a_broken_pipe_of_a_long_replay_is_141() -> None:
    files = " ".join(map(str, sorted((DATA / "records").glob("*.canasta"))))
    command = f'"$0" -c "$1" replay {files} | head -1; exit ${{PIPESTATUS[0]}}'
    done = subprocess.run(
        ["bash", "-c", command, COMMAND[0], COMMAND[2]], capture_output=True, env=clean_env(), timeout=60
    )
    assert done.stderr == b""
    assert done.returncode == 141


def test_an_interrupt_is_130() -> None:
    running = subprocess.Popen(
        [*COMMAND, "replay", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=clean_env(),
    )
    time.sleep(1.5)
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=30)
    assert running.returncode == 130
    assert b"Traceback" not in said


@pytest.mark.parametrize("args", [["score"], ["rules", "bolivia"], ["rules"], ["--help"]])
def test_no_blanks_at_the_ends_of_lines_when_not_on_a_terminal(table: Path, args: list[str]) -> None:
    done = process(*args, *([str(table)] if args == ["score"] else []))
    assert [line for line in done.stdout.decode().splitlines() if line != line.rstrip()] == []
