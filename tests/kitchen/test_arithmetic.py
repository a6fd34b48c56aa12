"""The kitchen table counts as the engine does, to the byte."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest

from escalera.rules import EDITIONS
from tests.kitchen.sheets import CHANGED, random_match
from tools.client import node_program

HERE = Path(__file__).parent
MATCHES = 150
"""For each edition; some five rounds each."""


def on_the_page(matches: list[dict[str, Any]] | Literal["fields"]) -> str:
    """What the page's own arithmetic makes of matches; or which fields it offers as house rules."""
    done = subprocess.run(
        [str(node_program()), "--disable-warning=ExperimentalWarning", str(HERE / "arithmetic.js")],
        input=json.dumps(matches),
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("code", EDITIONS)
def test_sheets_by_chance_count_as_the_engine_counts_them(code: str) -> None:
    chance = Random(f"kitchen {code}")
    matches = [random_match(chance, code) for _ in range(MATCHES)]
    told = [{"sides": given["sides"], "rounds": rounds} for given, rounds in matches]
    found = on_the_page([given for given, _ in matches])
    if found != json.dumps(told, separators=(",", ":")):
        for (given, _), page, engine in zip(matches, json.loads(found), told, strict=True):
            assert page == engine, json.dumps(given)
        raise AssertionError("the same, but written otherwise")
    assert any(rounds[-1]["winner"] for _, rounds in matches)


def test_every_rule_that_changes_a_sheet_can_be_a_house_rule_of_it() -> None:
    settled = {"equal_totals"}
    assert set(json.loads(on_the_page("fields"))) == set(CHANGED) - settled
