"""A checkout whose compiled engine is older than its source: a sentence, and nothing old runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import hatch_build
from escalera.api.built import LIBRARY, MADE_FROM, OLDER
from tests.cli.running import COMMAND, clean_env
from tests.test_build import COMPILED, ROOT, needs_compiler

pytestmark = needs_compiler
STARTS: Final = [[*COMMAND, "--version"], [sys.executable, "-m", "escalera", "--help"]]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of `src` with its compiled engine, noted as made from these sources."""
    left_out = shutil.ignore_patterns("__pycache__", "client", MADE_FROM)
    copy = Path(shutil.copytree(ROOT / "src", tmp_path / "src", ignore=left_out, copy_function=copied))
    (copy / MADE_FROM).write_text(hatch_build.notes_of(copy, COMPILED), encoding="utf-8")
    return copy


def copied(file: str, to: str) -> None:
    """What may be edited is a file of its own."""
    if file.endswith(".py"):
        shutil.copy2(file, to)
    else:
        os.symlink(file, to)


def run(source: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    env = clean_env({"PYTHONPATH": str(source)})
    return subprocess.run(command, cwd=source, env=env, capture_output=True, encoding="utf-8")


def says_so(done: subprocess.CompletedProcess[str]) -> bool:
    return (done.returncode, done.stdout, done.stderr) == (2, "", f"{OLDER}\n")


def change(file: Path, old: str = "", new: str = "") -> None:
    """Replace a word everywhere, or only add a line."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(old, new) if old else f"{text}\n# changed\n", encoding="utf-8")


def test_the_hook_and_the_command_line_mean_the_same_file() -> None:
    assert hatch_build.MADE_FROM == MADE_FROM
    assert list((ROOT / "src").glob(f"{LIBRARY}.*{hatch_build.EXTENSION_SUFFIXES[os.name == 'nt']}"))


def test_this_checkout_is_not_older() -> None:
    assert not says_so(run(ROOT / "src", STARTS[0]))


@pytest.mark.parametrize("start", STARTS, ids=["program", "module"])
def test_a_changed_source_is_told_in_a_sentence(source: Path, start: list[str]) -> None:
    assert run(source, start).returncode == 0
    change(source / "escalera/engine/codes.py")
    assert says_so(run(source, start))


@pytest.mark.parametrize(("file", "name"), [("errors.py", "CardError"), ("rules/__init__.py", "edition")])
def test_where_the_old_engine_cannot_even_be_imported_too(source: Path, file: str, name: str) -> None:
    change(source / "escalera" / file, name, f"{name}Otherwise")
    failed = run(source, STARTS[0])
    change(source / "escalera/engine/act.py")
    assert failed.returncode == 1 and "Traceback" in failed.stderr
    assert says_so(run(source, STARTS[0]))


def test_a_source_that_is_gone_is_told(source: Path) -> None:
    (source / "escalera/engine/codes.py").unlink()
    assert says_so(run(source, STARTS[0]))


def test_other_times_with_the_same_content_are_no_change(source: Path) -> None:
    for name in COMPILED:
        os.utime(source.parent / name)
    assert run(source, STARTS[0]).returncode == 0


def test_a_fault_of_a_fresh_engine_is_no_old_one(source: Path) -> None:
    change(source / "escalera/errors.py", "CardError", "OtherError")
    done = run(source, STARTS[0])
    assert OLDER not in done.stderr and "ImportError" in done.stderr


@pytest.mark.parametrize("gone", [MADE_FROM, f"{LIBRARY}.*.*"], ids=["wheel", "plain"])
def test_without_notes_or_without_a_compiled_engine_nothing_is_said(source: Path, gone: str) -> None:
    for file in source.rglob("*"):
        if file.match(gone) or (gone != MADE_FROM and file.suffix in hatch_build.EXTENSION_SUFFIXES):
            file.unlink()
    change(source / "escalera/engine/codes.py")
    assert run(source, STARTS[0]).returncode == 0
