"""The fuzzers for a few seconds each; `make fuzz` is their long form."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.fuzz import coverage, seeds
from tools.fuzz.__main__ import PACKAGES, main

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", PACKAGES)
def test_a_few_seconds_of_nonsense_break_nothing(kind: str, tmp_path: Path) -> None:
    pytest.importorskip(PACKAGES[kind], reason=f"{PACKAGES[kind]} has no build for this Python")
    command = [sys.executable, "-m", "tools.fuzz", kind, "--seconds", "3", "--folder", str(tmp_path / "fuzz")]
    done = subprocess.run(command, cwd=seeds.ROOT, capture_output=True, encoding="utf-8")
    found = json.loads(done.stdout.splitlines()[-1])
    assert done.returncode == 0 and not found["found"], found
    assert found["runs"] > 0


def test_a_planted_fault_is_found_and_its_input_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("atheris", reason="atheris has no build for this Python")

    def planted() -> Iterator[bytes]:
        yield b"this one is planted"

    monkeypatch.setitem(coverage.SEEDS, "planted", planted)
    found = coverage.run("planted", 30, tmp_path / "fuzz", "tests.fuzz.planted")["found"]
    assert len(found) == 1
    assert b"planted" in Path(found[0]).read_bytes()


@pytest.mark.parametrize("kind", PACKAGES)
def test_where_a_fuzzer_has_no_build_that_is_said(
    kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert main([kind]) == 2
    assert f"{PACKAGES[kind]} is not installed" in capsys.readouterr().err
