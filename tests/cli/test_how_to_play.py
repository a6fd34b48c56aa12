"""docs/how-to-play.md: every number in it is the rules'.

A number is followed by a comment that names the field, as in `15<!--hand-->` for Bolivia with four players,
`13<!--samba:hand/6-->` for others. In a table the comment stands in the first cell.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from escalera.cards import JOKER, parse_card
from escalera.cli.rule_words import means_nothing
from escalera.rules import EDITIONS, PerPlayers, Rules

TEXT: Final = (Path(__file__).resolve().parents[2] / "docs" / "how-to-play.md").read_text(encoding="utf-8")
WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven")
MARK: Final = re.compile(r"([\w,]+)<!--(?:([a-z-]+):)?([a-z_0-9]+)(?:/([2-6]))?-->")
ROW: Final = re.compile(r"(?m)^\| [^|]*?<!--([a-z_0-9]+)--> \|(.*)\|$")
SIGNS: Final = str.maketrans("♣♦♥♠", "CDHS")
EXAMPLE: Final = re.compile(r"(?m)^((?:(?:10|[2-9JQKA])[♣♦♥♠] |joker )+) *([0-9]+)   ?\S")


def value(rules: Rules, name: str, players: int = 4) -> str:
    """A field as the page writes it in digits."""
    found = getattr(rules, name)
    if isinstance(found, PerPlayers):
        found = found.of(players)
    if found is None or means_nothing(rules, name, players):
        return "–"
    return ("yes" if found else "no") if isinstance(found, bool) else f"{found:,}"


def digits(said: str) -> str:
    """A number word as digits."""
    return str(WORDS.index(said.lower())) if said.lower() in WORDS else said


@pytest.mark.parametrize("mark", MARK.findall(TEXT), ids=lambda mark: "-".join(mark))
def test_a_marked_number_is_that_of_the_rules(mark: tuple[str, str, str, str]) -> None:
    said, code, name, players = mark
    assert digits(said) == value(EDITIONS[code or "bolivia"], name, int(players or 4))


@pytest.mark.parametrize(("name", "cells"), ROW.findall(TEXT))
def test_a_row_of_a_table_is_that_of_the_rules(name: str, cells: str) -> None:
    said = [cell.strip() for cell in cells.split("|")]
    rules = list(EDITIONS.values()) if len(said) == len(EDITIONS) else [EDITIONS["bolivia"]]
    assert said[-len(rules) :] == [value(one, name) for one in rules]


@pytest.mark.parametrize(("cards", "points"), EXAMPLE.findall(TEXT))
def test_an_example_counts_what_it_says(cards: str, points: str) -> None:
    faces = [JOKER if card == "joker" else parse_card(card.translate(SIGNS)) for card in cards.split()]
    assert sum(map(EDITIONS["bolivia"].points, faces)) == int(points)


def test_no_number_is_unmarked() -> None:
    prose = re.sub(r"(?ms)^```.*?^```|^\|.*?$", "", TEXT)
    prose = re.sub(r"`[^`]*`|^[0-9]\. ", "", MARK.sub("", prose), flags=re.MULTILINE)
    assert re.findall(r"[0-9][0-9,]*", prose) == []


def test_every_row_and_every_example_is_looked_at() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| ") and re.search(r"[0-9]", line)]
    assert len(ROW.findall(TEXT)) >= len(rows)
    blocks = re.findall(r"(?ms)^```\n(.*?)^```", TEXT)
    assert len(EXAMPLE.findall(TEXT)) == sum([len(block.splitlines()) for block in blocks]) == 9


def test_steps_of_the_minimum_are_those_of_the_rules() -> None:
    rules = EDITIONS["bolivia"]
    for total, minimum in re.findall(r"(?m)^\| from ([0-9,]+) <!--minimum_[0-9]+--> \| ([0-9]+) \|$", TEXT):
        assert rules.minimum(int(total.replace(",", ""))) == int(minimum)
        assert rules.minimum(int(total.replace(",", "")) - 1) < int(minimum)
