"""`escalera tune`: the same seed finds the same, with and without a stop."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from escalera.skill.weights import NAMES
from tests.cli.running import run, run_json, with_small_files

pytest.importorskip("cma")

SMALL = ["--edition", "mini-sequences", "--players", "2"]
TUNE = ["tune", *SMALL, "--deals", "4", "--candidates", "4", "--processes", "1"]


def found(folder: Path) -> dict[str, Any]:
    """What was written."""
    read: dict[str, Any] = json.loads((folder / "weights.json").read_text(encoding="utf-8"))
    return read


def test_a_search_that_was_stopped_finds_the_same(tmp_path: Path) -> None:
    whole, parts, other = tmp_path / "whole", tmp_path / "parts", tmp_path / "other"
    assert run(*TUNE, "--generations", "2", "--folder", whole, "--confirm", "0").exit_code == 0
    for generations in ("1", "2"):
        done = run(*TUNE, "--generations", generations, "--folder", parts, "--confirm", "0")
        assert done.exit_code == 0 and f"{generations} of {generations} generations" in done.output
    assert found(whole) == found(parts)
    assert run(*TUNE, "--generations", "2", "--folder", other, "--confirm", "0", "--seed", "2").exit_code == 0
    assert found(whole)["weights"] != found(other)["weights"]


def test_what_it_finds_is_confirmed_and_can_be_played(tmp_path: Path) -> None:
    done = run(*TUNE, "--generations", "1", "--folder", tmp_path, "--confirm", "2")
    assert done.exit_code == 0 and "untuned" in done.output and "expert" in done.output
    assert set(found(tmp_path)["weights"]) == set(NAMES)
    file = str(tmp_path / "weights.json")
    status, result = run_json(
        "simulate", *SMALL, "--bots", f"{file},greedy", "--pairs", "2", "--processes", "1"
    )
    assert (status, result["bots"]) == (0, [file, "greedy"])


def test_another_search_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    assert run(*TUNE, "--generations", "1", "--folder", tmp_path, "--confirm", "0").exit_code == 0
    done = run(*TUNE, "--generations", "2", "--folder", tmp_path, "--seed", "9")
    assert done.exit_code == 2 and done.stderr.startswith("tune:1: malformed: ")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs limits of POSIX")
def test_a_full_disk_names_the_file_and_leaves_no_scrap(tmp_path: Path) -> None:
    done = with_small_files(*TUNE, "--generations", "1", "--folder", tmp_path)
    assert done.returncode == 1
    assert done.stderr.endswith(
        f"tune:1: not-written: {tmp_path / 'search.pickle'} can't be written: the disk is full.\n"
    )
    assert "Traceback" not in done.stderr and "Warning" not in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("junk", [b"junk\n", b"", b"\x80\x04K\x01.", b"\x80\x04cno.such\nthing\n."])
def test_a_file_that_is_no_search_is_refused_and_kept(tmp_path: Path, junk: bytes) -> None:
    file = tmp_path / "search.pickle"
    file.write_bytes(junk)
    done = run(*TUNE, "--generations", "1", "--folder", tmp_path)
    assert done.exit_code == 2 and done.stderr.startswith("tune:1: malformed: ")
    assert file.read_bytes() == junk
