"""Every edition, section, field and value of the rules has its words."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

import pytest

from escalera.i18n import Catalogue
from escalera.rules import EDITIONS, FIELDS, MINI, SECTIONS, Choice, Field, Number, Rules, Switch
from tests.i18n.source import all_keys

STRICT: Final = Catalogue("en", strict=True)


def family(beginning: str) -> set[str]:
    return {key.removeprefix(beginning) for key in all_keys() if key.startswith(beginning)}


def test_every_field_has_a_name_and_a_meaning() -> None:
    assert {field.name for field in fields(Rules)} == {*FIELDS, "code", "version"}
    assert family("field-") == {*FIELDS, *[f"{name}.meaning" for name in FIELDS]}


@pytest.mark.parametrize("name", FIELDS)
def test_a_name_is_short_and_a_meaning_is_one_sentence(name: str) -> None:
    title = STRICT.text(f"field-{name}")
    meaning = STRICT.text(f"field-{name}.meaning")
    assert len(title) <= 32
    assert meaning[0].isupper() and meaning.endswith(".") and ". " not in meaning
    assert "_" not in title + meaning


def test_names_within_a_section_differ() -> None:
    for section in SECTIONS.values():
        assert len({STRICT.text(f"field-{name}") for name in section}) == len(section)


def test_every_edition_and_section_has_a_name() -> None:
    assert family("edition-") == {*EDITIONS, *MINI}
    assert family("section-") == set(SECTIONS)


def values(name: str, field: Field) -> set[str]:
    """The values of a field that are words."""
    match field.values:
        case Choice(choices=choices):
            return {f"{name}-{choice}" for choice in choices}
        case Number(none=True):
            return {f"{name}-none"}
        case Switch():
            return {"yes", "no"}
    return set()


def test_every_value_that_is_a_word_has_a_name() -> None:
    assert family("value-") == {value for name, field in FIELDS.items() for value in values(name, field)}


def test_every_unit_has_an_amount() -> None:
    units = {field.unit for field in FIELDS.values() if field.unit}
    assert family("amount-") == units
    for unit in units:
        assert STRICT.text(f"amount-{unit}", count=3)
