"""docs/command-line.md: its examples print what they say."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

import pytest

from escalera.cli.lazy import COMMANDS
from tests.cli.running import DATA, run, write

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "command-line.md"
TEXT: Final = PAGE.read_text(encoding="utf-8")
EXAMPLES: Final = re.findall(r"^```console\n\$ escalera ([^\n]*)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
WRONG: Final = """\
edition = "bolivia"
players = 2
[[side]]
melds = ["K K X X"]
[[side]]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files the examples name."""
    (table,) = re.findall(r"^```toml\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    write(tmp_path, "table.toml", table)
    write(tmp_path, "wrong.toml", WRONG)
    shutil.copy(DATA / "records" / "bolivia-2-concealed.canasta", tmp_path / "game.canasta")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def printed(arguments: str) -> str:
    """Standard error above standard output, without blanks at the ends of lines."""
    done = run(*arguments.split())
    lines = (done.stderr + done.stdout).splitlines()
    return "".join([line.rstrip() + "\n" for line in lines])


@pytest.mark.parametrize(("arguments", "said"), EXAMPLES, ids=[arguments for arguments, _ in EXAMPLES])
def test_an_example_prints_what_it_says(folder: Path, arguments: str, said: str) -> None:
    assert printed(arguments) == said


def test_every_command_is_on_the_page() -> None:
    for command in COMMANDS:
        assert f"`escalera {command}" in TEXT
