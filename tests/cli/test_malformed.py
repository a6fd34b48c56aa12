"""Files that can't be read: one line, status 2, never a traceback."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from escalera.notation import record_text
from escalera.rules import edition
from tests.cli.games import game
from tests.cli.running import COMMAND, clean_env, process, run, write

RECORD: Final = record_text(game(edition("bolivia"), 4, 1))
TABLE: Final = """\
edition = "bolivia"
players = 2
[[side]]
melds = ["K K K"]
hands = ["JD"]
[[side]]
hands = ["4 5"]
"""
HEARTS: Final = '["AH AH AH AH AH"]'

BAD_RECORDS: Final[dict[str, tuple[str | bytes, int, str]]] = {
    "empty": ("", 1, "malformed"),
    "not a record": ("Dear Ada,\n", 1, "malformed"),
    "newer format": (RECORD.replace("Format: 1", "Format: 2"), 1, "newer-format"),
    "much newer format": (RECORD.replace("Format: 1", "Format: " + "9" * 5000), 1, "newer-format"),
    "five aces of hearts": (RECORD.replace(" 4C", " AH").replace(" 5C", " AH"), 7, "malformed"),
    "no such card": (RECORD.replace("draw", "discard 1H", 1), 8, "malformed"),
    "no such seat": (RECORD.replace("Dealer: ", "Dealer: 9"), 6, "malformed"),
    "no such house rule": (RECORD.replace("Players", "Rules: jokers_wild=yes\nPlayers", 1), 3, "malformed"),
    "round too early": (RECORD.split("\n2 ")[0] + "\nScore: 0 0\n", 0, "malformed"),
    "latin-1": (RECORD.encode() + b"# fa\xe7ade\n", 0, "malformed"),
    "utf-16": (RECORD.encode("utf-16"), 1, "malformed"),
    "zeros": (b"\0" * 1000, 1, "malformed"),
    "binary": (bytes(range(256)) * 100, 0, "malformed"),
}
BAD_TABLES: Final[dict[str, tuple[str | bytes, int, str]]] = {
    "empty": ("", 1, "malformed"),
    "not toml": (TABLE + "melds = [", 8, "malformed"),
    "five aces of hearts": (TABLE.replace('["K K K"]', HEARTS), 4, "malformed"),
    "no such card": (TABLE.replace("JD", "1D"), 5, "malformed"),
    "no such entry": (TABLE.replace("melds", "meld"), 4, "malformed"),
    "a side too few": (TABLE.split("[[side]]\nhands")[0], 3, "malformed"),
    "latin-1": (TABLE.encode() + b"# fa\xe7ade\n", 8, "malformed"),
    "utf-16": (TABLE.encode("utf-16"), 1, "malformed"),
    "binary": (bytes(range(256)) * 100, 0, "malformed"),
}
BOTH: Final = ["replay", "score"]


def check(command: str, path: Path, line: int, code: str) -> None:
    """Status 2, the one line, and the error object; line 0: whichever."""
    done = process(command, path, "--json")
    assert done.returncode == 2
    error = json.loads(done.stdout)["error"]
    assert error["code"] == code
    assert line in (0, error["line"])
    assert done.stderr.decode() == f"{path}:{error['line']}: {code}: {error['message']}\n"


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_bad_records(tmp_path: Path, name: str) -> None:
    data, line, code = BAD_RECORDS[name]
    check("replay", write(tmp_path, "bad.canasta", data), line, code)


@pytest.mark.parametrize("name", BAD_TABLES)
def test_bad_tables(tmp_path: Path, name: str) -> None:
    data, line, code = BAD_TABLES[name]
    check("score", write(tmp_path, "bad.toml", data), line, code)


@pytest.mark.parametrize("command", BOTH)
def test_a_file_that_isnt_there(tmp_path: Path, command: str) -> None:
    check(command, tmp_path / "missing", 1, "malformed")


@pytest.mark.parametrize("command", BOTH)
def test_a_folder(tmp_path: Path, command: str) -> None:
    check(command, tmp_path, 1, "malformed")


@pytest.mark.parametrize("command", BOTH)
def test_a_file_of_50_megabytes(tmp_path: Path, command: str) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    check(command, path, 1, "malformed")
    done = process(command, "-", typed=b"#\n" * 25_000_000)
    assert done.returncode == 2
    assert b"too large" in done.stderr


def test_a_name_that_isnt_text(tmp_path: Path) -> None:
    done = process("replay", str(tmp_path / "missing-\udcff"), "--json")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("command", BOTH)
def test_without_json_nothing_is_printed(tmp_path: Path, command: str) -> None:
    done = run(command, write(tmp_path, "bad", "nonsense"))
    assert done.exit_code == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("command", "data"),
    [
        (
            "replay",
            RECORD.replace("Edition: bolivia", "Edition: classic").replace("Players: 4", "Players: 6"),
        ),
        ("score", TABLE.replace("players = 2", "players = 6")),
    ],
)
def test_players_that_only_another_edition_has(tmp_path: Path, command: str, data: str) -> None:
    """What is malformed still goes first: this stock isn't the pack, these sides are too few."""
    assert run(command, write(tmp_path, "six", data)).exit_code == 2


@pytest.mark.parametrize("command", BOTH)
def test_a_missing_file_is_not_called_more_than_missing(command: str) -> None:
    done = run(command, "missing.file")
    assert (done.exit_code, done.stderr) == (2, "missing.file:1: malformed: There is no such file.\n")


posix = pytest.mark.skipif(sys.platform == "win32", reason="needs pipes and devices with names")


@posix
@pytest.mark.parametrize("command", BOTH)
def test_a_pipe_that_nobody_writes_into_is_told_at_once(tmp_path: Path, command: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    check(command, tmp_path / "pipe", 1, "malformed")
    assert "nobody writes into it" in run(command, tmp_path / "pipe").stderr


@posix
def test_a_pipe_is_read_to_its_end(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    feed = ["sh", "-c", f"(sleep 0.2; cat; sleep 0.2) > {tmp_path}/pipe"]
    with subprocess.Popen(feed, stdin=subprocess.PIPE) as writer:
        assert writer.stdin is not None
        writer.stdin.write(RECORD.encode())
        writer.stdin.close()
        while b"nobody writes" in (done := process("replay", tmp_path / "pipe")).stderr:
            continue
    assert (done.returncode, done.stderr) == (0, b"")


def shell(line: str, *args: str) -> subprocess.CompletedProcess[bytes]:
    """The program in a shell's line."""
    command = ["bash", "-c", line, *COMMAND, *args]
    return subprocess.run(command, capture_output=True, env=clean_env(), timeout=60)


@posix
def test_a_pipe_of_the_shell_is_a_file(tmp_path: Path) -> None:
    record = write(tmp_path, "a.canasta", RECORD)
    done = shell(f'"$0" "$@" <(sleep 0.1; cat {record})', "replay")
    assert (done.returncode, done.stderr) == (0, b"")


@posix
@pytest.mark.parametrize("command", BOTH)
def test_what_is_no_file_at_all(tmp_path: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = os.openpty()
    terminal = run(command, os.ttyname(theirs)).stderr
    os.close(ours)
    os.close(theirs)
    assert "this is a terminal, not a file" in terminal
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket")
        assert "this is a socket, not a file" in run(command, "socket").stderr
    for device in ("/dev/null", "/dev/zero"):
        done = process(command, device)
        assert done.returncode == 2 and done.stderr.count(b"\n") == 1


@posix
def test_what_is_typed_is_asked_for(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    command = [*COMMAND, "replay", "-"]
    with subprocess.Popen(command, stdin=theirs, stderr=subprocess.PIPE, env=clean_env()) as child:
        assert child.stderr is not None
        assert b"Ctrl-D" in child.stderr.readline()
        os.write(ours, b"\x04")
        assert child.wait(30) == 2
    os.close(ours)
    os.close(theirs)


@posix
@pytest.mark.parametrize("command", BOTH)
@pytest.mark.parametrize("name", ["x" * 300, "a\0b", "loop"])
def test_no_number_of_the_systems_is_shown(tmp_path: Path, command: str, name: str) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    done = run(command, tmp_path / name)
    assert done.exit_code == 2 and "Errno" not in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--json", "--pairs", "0"],
        ["simulate", "--seed", "x", "--json"],
        ["suggest", "--json", "--nothing"],
        ["replay", "--json"],
        ["score", "--json", "--lang"],
        ["replay", "--json", "--json=3"],
    ],
)
def test_json_holds_the_fault_of_a_call_that_cannot_be_read(words: list[str]) -> None:
    done = process(*words)
    error = json.loads(done.stdout)["error"]
    assert done.returncode == 2 and (error["line"], error["code"]) == (1, "malformed")
    assert error["message"] in done.stderr.decode()


@pytest.mark.parametrize(
    "words", [["simulate", "--pairs", "0"], ["score", "--x", "--", "--json"], ["serve", "--json"]]
)
def test_without_the_option_json_a_bad_call_prints_nothing(words: list[str]) -> None:
    done = process(*words)
    assert done.returncode == 2 and done.stdout == b""
