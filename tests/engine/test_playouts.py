"""Seeded rounds end the same for ever, and the same compiled and uncompiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import escalera
from tests.engine.digest import digest
from tests.engine.told import told

PLAYOUTS: Final = 1000
WALKS: Final = 100
PINNED: Final = {
    "bolivia": "d6e56168b8420267",
    "bolivia-dk": "2926b358d8a64e28",
    "samba": "f073adf21d572c15",
    "classic": "5b09233856c201c9",
    "mini-classic": "bbee71f68c7ed662",
    "mini-sequences": "930fb5d6af1fcede",
    "mini-wilds": "539d1f1e37ab7625",
}


@pytest.mark.parametrize("code", PINNED)
def test_a_thousand_playouts(code: str) -> None:
    assert digest(code, PLAYOUTS, WALKS) == PINNED[code]


@pytest.fixture(scope="module")
def plain_source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package's sources without the compiled files."""
    folder = tmp_path_factory.mktemp("plain")
    package = Path(escalera.__file__).parent
    shutil.copytree(
        package, folder / "escalera", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("code", PINNED)
def test_the_same_uncompiled(code: str, plain_source: Path) -> None:
    root = Path(__file__).parents[2]
    found = subprocess.run(
        [sys.executable, "-m", "tests.engine.digest", code, str(PLAYOUTS), str(WALKS)],
        env={**os.environ, "PYTHONPATH": f"{plain_source}{os.pathsep}{root}", "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == [f"{plain_source}", PINNED[code]]


@pytest.mark.slow
@pytest.mark.parametrize("code", ["bolivia", "samba", "classic", "mini-wilds"])
def test_seats_are_told_the_same_uncompiled(code: str, plain_source: Path) -> None:
    """What is noted before an act must not change with it, on lists no more than on vectors."""
    root = Path(__file__).parents[2]
    found = subprocess.run(
        [sys.executable, "-m", "tests.engine.told", code, "10"],
        env={**os.environ, "PYTHONPATH": f"{plain_source}{os.pathsep}{root}", "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == [told(code, 10)]
