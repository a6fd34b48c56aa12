"""Whole rounds through the screen, from the address to the score sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitors import PHONE, WIDE


@pytest.mark.slow
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_round_by_pointing_from_the_landing_to_the_sheet(visit: Visit, screen: dict[str, object]) -> None:
    visitor = visit(**screen)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    Player(page).play_round()
    assert page.get_by_role("row", name="Total").count() == 1
    page.get_by_role("button", name="Next round").click()
    page.get_by_role("toolbar").wait_for(state="attached")


@pytest.mark.slow
def test_reloading_in_mid_round_loses_neither_the_turn_nor_the_hand(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.named("Draw").wait_for()
    player.named("Draw").click()
    page.get_by_text("then discard one").wait_for()
    before = held(page)
    page.reload()
    page.get_by_text("then discard one").wait_for()
    assert held(page) == before
    player.play_round()


def held(page: Page) -> list[str]:
    """The hand as it is read aloud, without what marks a name's bounds and what is new."""
    names = page.locator("[data-card]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label') ?? one.textContent)"
    )
    return sorted(re.sub(r"[\u2068\u2069]|, new\s*$", "", name).strip() for name in names)
