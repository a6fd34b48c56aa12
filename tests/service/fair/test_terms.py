"""What is settled before the deal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from escalera.rules import edition
from escalera.service.fair import DRAWN, Terms
from tests.service.fair.samples import CLASSIC

TERMS = Terms(CLASSIC, 3, "kitchen-table", 12, 2)


def test_the_fields_in_their_order() -> None:
    assert TERMS.fields() == (b"kitchen-table", b"12", b"3", b"2", b"classic", b"target=2500")
    assert Terms(edition("bolivia"), 4, "t", 1).fields()[3:] == (b"0", b"bolivia", b"")


def test_house_rules_stand_as_in_a_record() -> None:
    changed = edition("bolivia").with_house_rules({"target": "10000", "going_out_bonus": "200"})
    written = " ".join([f"{name}={value}" for name, value in changed.differences().items()])
    assert Terms(changed, 4, "t", 1).fields()[-1] == written.encode()


@pytest.mark.parametrize(
    "changes",
    [{"table": "other"}, {"round": 13}, {"players": 4}, {"dealer": 3}, {"rules": edition("classic")}],
)
def test_every_part_is_in_the_fields(changes: dict[str, Any]) -> None:
    assert replace(TERMS, **changes).fields() != TERMS.fields()


@pytest.mark.parametrize(
    "changes",
    [
        *[{"table": name} for name in ("", "a b", "a#b", "é", "a\n", "a" * 65)],
        {"round": 0},
        {"dealer": 4},
        {"dealer": -1},
    ],
)
def test_terms_that_cant_be(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        replace(TERMS, **changes)


def test_the_dealer_is_drawn_unless_it_is_given() -> None:
    assert Terms(CLASSIC, 2, "t", 1).dealer == DRAWN
