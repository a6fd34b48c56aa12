"""The files in examples/: legal, and named in the README as they are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.cli.running import run, run_json

ROOT: Final = Path(__file__).resolve().parents[2]
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS: Final = re.findall(r"(?m)^\.venv/bin/escalera ((?:score|replay|rules|suggest) [^#]*?) *#", README)


def test_the_table_scores() -> None:
    status, found = run_json("score", ROOT / "examples" / "table.toml")
    assert status == 0
    assert [side["total"] for side in found["sides"]] == [3410, -130]


def test_the_table_is_that_of_the_page() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"^```toml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert (ROOT / "examples" / "table.toml").read_text(encoding="utf-8").endswith(table)


def test_the_game_replays() -> None:
    status, found = run_json("replay", ROOT / "examples" / "game.canasta")
    assert status == 0
    assert [played["ended"] for played in found["rounds"]] == ["out"]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_readme_work(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert run(*command.split()).exit_code == 0


def test_the_readme_has_commands() -> None:
    assert len(COMMANDS) == 4


def test_the_turn_is_one_to_ask_about() -> None:
    status, found = run_json("suggest", ROOT / "examples" / "turn.toml")
    assert status == 0 and found["actions"][0] == "add #1 JH"
