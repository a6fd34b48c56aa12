"""No violation of the accessibility rules, on any page, in any theme."""

from __future__ import annotations

import re
from typing import Literal

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.tables import make_table
from tests.browser.visitors import PHONE, WIDE
from tests.web.servers import Server

SIZES = {"wide": WIDE, "phone": PHONE}
Scheme = Literal["light", "dark"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new", "/join", "/look", "/t/none"])
def test_pages_before_a_table(visit: Visit, path: str, scheme: Scheme, size: str) -> None:
    ada = visit(**SIZES[size], color_scheme=scheme)
    ada.forgiven.append("404")
    assert violations(ada.go(path)) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("seated", [True, False])
def test_while_people_gather(visit: Visit, server: Server, seated: bool, scheme: Scheme, size: str) -> None:
    made = make_table(server, computers=1)
    ada = visit(**SIZES[size], color_scheme=scheme)
    page = ada.go(made.seat_path if seated else made.path)
    page.get_by_role("heading", level=1).wait_for()
    page.get_by_role("listitem").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_at_a_table_on_ones_turn_with_cards_chosen_and_the_drawer_open(
    visit: Visit, scheme: Scheme, size: str
) -> None:
    ada = visit(**SIZES[size], color_scheme=scheme)
    page = ada.go("/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("toolbar").get_by_role("button", name="Draw", exact=True).wait_for()
    assert violations(page) == []
    page.locator("[data-card]").nth(3).click(position={"x": 6, "y": 6})
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("history", re.IGNORECASE)).click()
    assert violations(page) == []
