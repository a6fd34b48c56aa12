"""`escalera --version` and `--help`."""

from __future__ import annotations

import re
from importlib import metadata

import pytest

from escalera.cli import lazy
from escalera.cli.lazy import COMMANDS
from tests.cli.running import process, run


def test_version_is_the_packages() -> None:
    done = run("--version")
    assert done.exit_code == 0
    assert re.fullmatch(r"escalera (\S+) \((un)?compiled\)\n", done.stdout)
    assert metadata.version("escalera") in done.stdout


@pytest.mark.parametrize("command", ["replay", "score", "rules"])
def test_every_command_has_help(command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert "Usage: " in done.stdout


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_says_what_it_can_do(option: str) -> None:
    done = run(option)
    assert done.exit_code == 0
    for command in ("", *COMMANDS):
        assert f"\n  escalera {command}".rstrip() + " " in done.stdout
    assert "--no-browser" in done.stdout and "--version" in done.stdout


@pytest.mark.parametrize(
    "args", [["nonsense"], ["--nonsense"], ["replay"], ["score", "--nonsense"], ["rules", "a", "b"]]
)
def test_bad_arguments_are_status_2(args: list[str]) -> None:
    done = process(*args)
    assert done.returncode == 2
    assert b"Usage: " in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_command_that_is_missing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lazy, "COMMANDS", ("elsewhere",))
    done = run("elsewhere", "--level", "expert")
    assert done.exit_code == 2
    assert "isn't part of this installation" in done.stderr
