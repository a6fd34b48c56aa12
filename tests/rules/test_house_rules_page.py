"""The reference page says what the fields say."""

from __future__ import annotations

import re

from escalera.rules import EDITIONS, FIELDS, edition
from tests.rules.house_rules_page import PAGE, page

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_tables_are_up_to_date() -> None:
    assert page(TEXT) == TEXT, "run `python -m tests.rules.house_rules_page`"


def test_every_field_has_one_line() -> None:
    assert re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE) == list(FIELDS)


def test_every_example_is_accepted_by_the_edition_it_names() -> None:
    examples = re.findall(r"^Edition: (\S+)\nRules: (.+)$", TEXT, re.MULTILINE)
    assert examples
    for code, line in examples:
        changes = dict(word.split("=", 1) for word in line.split())
        assert edition(code).with_house_rules(changes).differences() == changes


def test_every_edition_is_named() -> None:
    assert all(f"`{code}`" in TEXT for code in EDITIONS)
