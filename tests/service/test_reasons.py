"""Every line of the sheet has its ruling in words, with the numbers of the table."""

from __future__ import annotations

from typing import Final

import pytest

from escalera.engine.sheet import LINES
from escalera.i18n import Catalogue
from escalera.rules import EDITIONS, SECTIONS, edition
from escalera.service.reasons import RULINGS, reasons, sentence
from tests.i18n.source import keys_of

STRICT: Final = Catalogue("en", strict=True)


def test_every_line_has_a_section_and_rulings_and_a_sentence() -> None:
    assert tuple(RULINGS) == LINES
    assert set(keys_of("en", "why.ftl")) == {f"why-{line}" for line in LINES}
    for section, rulings in RULINGS.values():
        assert section in SECTIONS and all(1 <= ruling <= 25 for ruling in rulings)


@pytest.mark.parametrize("code", EDITIONS)
def test_a_reason_is_said_in_every_edition(code: str) -> None:
    for found in reasons(EDITIONS[code], STRICT):
        assert found.sentence.endswith(".") and found.sentence[0].isupper() and "{" not in found.sentence


@pytest.mark.parametrize(
    ("rules", "line", "said"),
    [
        ({"black_three_in_hand": "50"}, "black-threes", "50"),
        ({"black_threes_cost": "when-somebody-goes-out"}, "black-threes", "otherwise its points"),
        ({"red_threes_need": "melded"}, "red-threes", "has melded"),
        ({"red_threes_need": "two-canastas"}, "red-threes", "two canastas"),
        ({"red_threes_against": "no"}, "red-threes", "count nothing"),
        ({"concealed_bonus": "none"}, "concealed", "no more than any other"),
        ({"concealed_bonus": "350"}, "concealed", "350"),
        ({"going_out_bonus": "0"}, "going-out", "earns 0"),
        ({"sequence_bonus": "1200"}, "sequences", "1,200"),
    ],
)
def test_a_house_rule_changes_the_reason(rules: dict[str, str], line: str, said: str) -> None:
    assert said in sentence(edition("bolivia").with_house_rules(rules), line, STRICT)


def test_the_finished_sequence_has_the_name_of_its_edition() -> None:
    assert "samba" in sentence(edition("samba"), "sequences", STRICT)
    assert "escalera" in sentence(edition("bolivia-dk"), "sequences", STRICT)


def test_concealed_is_told_by_whose_cards_it_is_judged() -> None:
    assert "alone" in sentence(edition("classic"), "concealed", STRICT)
    assert "the side had melded nothing" in sentence(edition("bolivia"), "concealed", STRICT)
