"""Numbers and lists in each language, in Python as in the browser (client/src/words/numbers.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from escalera.i18n import Catalogue, languages

NUMBERS: Final = (1500, -1500, 15000, -15000)
WRITTEN: Final = json.loads((Path(__file__).parent / "numbers.json").read_text(encoding="utf-8"))
"""How each language writes them."""


@pytest.mark.parametrize("lang", languages())
def test_numbers_are_written_as_the_language_does(lang: str) -> None:
    words = Catalogue(lang, strict=True)
    assert [words.number(number) for number in NUMBERS] == WRITTEN[lang]
    assert [words.text("number", count=number) for number in NUMBERS] == WRITTEN[lang]


@pytest.mark.parametrize("lang", languages())
def test_a_sentence_has_a_minus_before_a_number_and_keeps_its_hyphens(lang: str) -> None:
    words = Catalogue(lang, strict=True)
    said = words.text("guide-example-below", total=-1500)
    assert WRITTEN[lang][1] in said and "-" not in said
    assert words.text("join-round", round=2).count("−") == 0


def test_the_last_of_several_is_joined_by_a_word() -> None:
    words = Catalogue("en", strict=True)
    assert words.listed([]) == ""
    assert words.listed(["Ada"]) == "Ada"
    assert words.listed(["Ada", "Ben"]) == "Ada and Ben"
    assert words.listed(["Ada", "Ben", "Cleo"]) == "Ada, Ben and Cleo"
    assert words.side(["Ada"]) == "Ada"
    assert words.side(["Ada", "Cleo", "Eva"]) == "Ada & Cleo & Eva"


@pytest.mark.parametrize("name", ["Inés", "Ignacio", "Hilda", "íñigo", "Yvonne"])
def test_spanish_joins_with_e_before_the_sound_of_i(name: str) -> None:
    words = Catalogue("es", strict=True)
    assert words.listed(["Ana", "Luis", name]) == f"Ana, Luis e {name}"
    assert words.side(["Ana", name]) == f"Ana e {name}"


@pytest.mark.parametrize("name", ["Ana", "Hiara", "Yolanda", "", "12"])
def test_spanish_joins_with_y_before_any_other_sound(name: str) -> None:
    assert Catalogue("es", strict=True).listed(["Luis", name]) == f"Luis y {name}"


@pytest.mark.parametrize("lang", languages())
def test_a_list_is_joined_in_every_language(lang: str) -> None:
    words = Catalogue(lang, strict=True)
    assert words.listed(["A", "B", "I"]).startswith("A, B ")
    assert words.side(["A", "B"]).split()[::2] == ["A", "B"]
