"""The programs that tests start: found, installed where that can be done, or asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.debian import brought


def test_a_program_that_is_there_is_not_brought(capsys: pytest.CaptureFixture[str]) -> None:
    assert brought("nothing", "nothing", lambda: "here", "It is missing.")
    assert capsys.readouterr() == ("", "")


def test_where_nothing_can_be_installed_it_is_said_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not brought("nothing", "nothing", lambda: None, "It is missing.")
    assert capsys.readouterr() == ("", "It is missing.\n")
