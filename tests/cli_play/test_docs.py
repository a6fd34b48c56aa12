"""docs/terminal.md names every command and every option."""

from __future__ import annotations

from pathlib import Path

from escalera.cli.play import play
from escalera.cli.terminal.command import LETTERS

PAGE = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")


def test_the_page_names_every_letter() -> None:
    for name, letter in LETTERS.items():
        if name != "view":
            assert f"`{letter}`" in PAGE or f"`{letter} " in PAGE, name


def test_the_page_names_every_option() -> None:
    for parameter in play.params:
        if parameter.name != "lang":
            assert f"`{parameter.opts[-1]}" in PAGE, parameter.name
