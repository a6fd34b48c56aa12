"""Every card of a hand can be read and touched, however many there are."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks import FINGER, HIDDEN_INDICES, OVERFLOWS, TOO_SMALL, faults, settle
from tests.browser.player import Player
from tests.browser.prepared import hoarding, holding, prepared, taking_late
from tests.browser.screens import PHONES, at_table
from tests.web.servers import Server


@pytest.fixture(scope="module")
def hands(server: Server) -> dict[int, str]:
    """Tables at which Ada holds so many cards."""
    return {many: prepared(server, hoarding, holding(many), players=2).seat_path for many in (30, 45)}


@pytest.mark.parametrize("many", [30, 45])
@pytest.mark.parametrize("size", PHONES, ids=str)
@pytest.mark.parametrize("sort", ["rank", "suit"])
def test_every_index_is_in_sight_and_every_card_is_hit(
    visit: Visit, hands: dict[int, str], many: int, size: tuple[int, int], sort: str
) -> None:
    page = at_table(visit, hands[many], *size).page
    page.get_by_role("button", name=f"Sort by {sort}").click()
    expect(page.locator("[data-card]")).to_have_count(many)
    settle(page)
    assert faults(page, HIDDEN_INDICES) == []
    assert faults(page, TOO_SMALL, FINGER) == []


@pytest.fixture(scope="module")
def hundred(server: Server) -> str:
    """A table at which Ada has taken nearly all the cards."""
    return prepared(server, taking_late, holding(95), players=2).seat_path


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_taken_pile_of_a_hundred_cards_can_be_played(
    visit: Visit, hundred: str, size: tuple[int, int]
) -> None:
    page = at_table(visit, hundred, *size).page
    settle(page)
    assert page.evaluate(OVERFLOWS) <= 0
    assert faults(page, HIDDEN_INDICES) == []
    assert faults(page, TOO_SMALL, FINGER) == []
    page.locator("[data-card]").last.click(position={"x": 8, "y": 8})
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    expect(Player(page).bar.get_by_role("button", name="Discard")).to_be_in_viewport(ratio=1)
