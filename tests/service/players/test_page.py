"""What the page about computer players shows must work as shown."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "players.md"


def test_the_examples_do_what_they_say() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried and not failed
