"""The examples of docs/notation.md are what they say they are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from escalera.engine.act import VERBS
from escalera.errors import FileError
from escalera.notation import act_text, parse_act, parse_record, parse_table, record_text, table_text
from escalera.notation.record.lines import LONGEST_LINE
from escalera.notation.record.reader import LARGEST_RECORD

PAGE: Final = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    """The one example in a language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def test_the_acts_are_acts_and_all_of_them_are_there() -> None:
    lines = block("acts").splitlines()
    assert [act_text(parse_act(line)) for line in lines] == lines
    assert {parse_act(line).verb for line in lines} == set(VERBS)


def test_the_record_is_a_record() -> None:
    record = parse_record(block("canasta"))
    without_comments = re.sub(r"^#.*\n", "", block("canasta"), flags=re.MULTILINE)
    assert record_text(record) == without_comments
    assert len(record.rounds[0].moves) == 9


def test_the_table_is_a_table() -> None:
    table = parse_table(block("toml"))
    assert parse_table(table_text(table)) == table
    assert table.sides[0].hands[0].unknown == 12


def test_the_python_runs() -> None:
    exec(block("python"), {"text": block("canasta")})
    assert FileError.__name__ in PAGE


def test_the_limits_are_the_ones_in_force() -> None:
    said = f"at most {LARGEST_RECORD // 1_000_000} MB\nand lines at most {LONGEST_LINE:,} characters"
    assert said.replace(",", " ") in PAGE
