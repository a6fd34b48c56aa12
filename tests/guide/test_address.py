"""Addresses: whatever a table plays has a page, and what it says is read back."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

import pytest

from escalera.guide.address import edition_path, rules_of
from escalera.rules import EDITIONS, FIELDS
from tests.guide.test_fields import changed


def read(path: str) -> object:
    parts = urlsplit(path)
    return rules_of(parts.path.split("/")[1], dict(parse_qsl(parts.query)))


@pytest.mark.parametrize("code", EDITIONS)
def test_what_an_address_says_is_read_back(code: str) -> None:
    tables = [EDITIONS[code], *[rules for name in FIELDS for rules in changed(EDITIONS[code], name)]]
    for rules in tables:
        plain = rules.with_house_rules({"players": ",".join(map(str, EDITIONS[code].players))})
        for players in rules.players:
            assert read(edition_path(rules, players, "da")) == (plain, players)
