"""`make play` and `make terminal`: what they run, and when they set up first."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
SET_UP: Final = "Setting up ("
PROGRAM: Final = '#!/bin/sh\necho "$ESCALERA_COMMAND runs: escalera $*"\nexit ${STATUS:-0}\n'

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs make")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout that is set up, whose program says how it was called."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / ".venv" / "stamps").mkdir(parents=True)
    (tmp_path / ".venv" / "bin").mkdir()
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    for name in ("Makefile", "pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("bootstrap.txt", "dev.txt"):
        (tmp_path / "requirements" / name).touch()
    program = tmp_path / ".venv" / "bin" / "escalera"
    program.write_text(PROGRAM)
    program.chmod(0o755)
    for name in re.findall(
        r"^\$\(STAMPS\)/([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    ):
        (tmp_path / ".venv" / "stamps" / name).touch()
    return tmp_path


def make(tree: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run make there as a person does; a Python that there isn't keeps it from setting anything up.

    `make test` hands its own options down, so that an inner make would say which folder it enters.
    """
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")} | more
    command = ["make", *words, "PYTHON=/nowhere/python"]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, encoding="utf-8", timeout=60)


@pytest.mark.parametrize(
    ("words", "called"),
    [
        (["play"], "make play runs: escalera "),
        (["play", "ARGS=--no-browser"], "make play runs: escalera --no-browser"),
        (["play", "ARGS=serve --host 0.0.0.0"], "make play runs: escalera serve --host 0.0.0.0"),
        (["terminal", "ARGS=--edition samba"], "make terminal runs: escalera play --edition samba"),
    ],
)
def test_what_is_set_up_is_run_at_once(tree: Path, words: list[str], called: str) -> None:
    done = make(tree, *words)
    assert (done.returncode, done.stdout, done.stderr) == (0, called + "\n", "")


@pytest.mark.parametrize(("status", "ends"), [("130", 0), ("2", 2)])
def test_leaving_is_no_fault_and_a_fault_is_one(tree: Path, status: str, ends: int) -> None:
    assert make(tree, "terminal", STATUS=status).returncode == ends


def test_what_isnt_set_up_is_set_up_first_and_nothing_runs_when_that_fails(tree: Path) -> None:
    (tree / ".venv" / "stamps" / "uv").unlink()
    done = make(tree, "play")
    assert done.stdout.startswith(SET_UP) and done.returncode != 0
    assert "escalera " not in done.stdout
