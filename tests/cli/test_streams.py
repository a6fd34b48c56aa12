"""Streams that are closed or full: one sentence, a status that isn't “illegal”, and no device is replaced."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from escalera.cli.terminal.save import Save, new_path

ESCALERA = f"{sys.executable} -m escalera"
DATA = Path(__file__).parent / "data" / "records"
FULL = Path("/dev/full")


def shell(command: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """Run a shell line; games are kept in a folder of the test's."""
    env = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    return subprocess.run(["sh", "-c", command], capture_output=True, encoding="utf-8", env=env, timeout=60)


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("replay {record} >&-", 0),
        ("rules bolivia >&-", 0),
        ("replay - <&-", 2),
        ("replay {record} 2>&- >&-", 0),
        ("play --new --fast <&-", 0),
    ],
)
def test_a_closed_stream_reads_as_empty_and_takes_what_is_written(
    line: str, status: int, tmp_path: Path
) -> None:
    record = next(DATA.glob("*.canasta"))
    done = shell(f"{ESCALERA} {line.format(record=record)}", tmp_path)
    assert done.returncode == status and "Traceback" not in done.stderr


@pytest.mark.skipif(not FULL.exists() or not stat.S_ISCHR(FULL.stat().st_mode), reason="needs /dev/full")
@pytest.mark.parametrize("line", ["replay {record}", "replay --json {record}", "rules bolivia", "--help"])
def test_a_full_disk_is_told_in_one_line(line: str, tmp_path: Path) -> None:
    record = next(DATA.glob("*.canasta"))
    done = shell(f"{ESCALERA} {line.format(record=record)} > {FULL}", tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("escalera: ") and done.stderr.count("\n") == 1


def test_unfinished_games_stay_however_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    saves = [Save(new_path()) for _ in range(30)]
    for save in saves:
        save.write("# a game\n")
    assert all(save.path.exists() and save.held for save in saves)
    for save in saves:
        save.release()
