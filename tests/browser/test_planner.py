"""Melds laid out and not yet played, on every screen: everything can be reached."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks import COVERED, MELDS, OVERFLOWS, SIDEWAYS, UNREACHED, faults
from tests.browser.lost import LOST
from tests.browser.prepared import able_to_lay_much, prepared, waiting
from tests.browser.screens import PHONES, at_table, drawer, print_large
from tests.web.servers import Server

PLANNED: Final = ["[data-act=play]", ".planner", "#plan-sum strong"]

EVERYTHING: Final = ["[data-place=stock]", "[data-place=pile]", *MELDS, ".planner li", "[data-acts] button"]

SCROLLED_IN: Final = """() => document.querySelector(".melding").clientHeight
  - (document.querySelector(".stuck .awaited")?.clientHeight ?? 0)"""
"""How high the part of the melds is that is in sight."""


@pytest.mark.parametrize("sizes", [[(1280, 800)], [*PHONES, (568, 320), (844, 390)]], ids=["wide", "phones"])
def test_with_a_plan_everything_can_be_reached_and_play_is_in_sight(
    visit: Visit, server: Server, sizes: list[tuple[int, int]]
) -> None:
    path = prepared(server, waiting, able_to_lay_much).seat_path
    # Not a phone that is turned: it keeps its scale.
    page = at_table(visit, path, *sizes[0], is_mobile=False).page
    lay_out(page, 2)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for large in (False, True):
            print_large(page, large)
            if (width, height) in PHONES and not large:
                assert faults(page, COVERED, [".own h2", ".planner", "[role=toolbar]"]) == []
                expect(page.locator(".own [data-place^=meld]").first).to_be_in_viewport(ratio=0.5)
            if (width, height) in PHONES:
                assert faults(page, SCROLLED_IN) >= (150 if large else 90)
            look_for_all(page)
            if width >= 900:
                drawer(page).click()
                page.get_by_role("tabpanel").wait_for()
                look_for_all(page)
                page.get_by_role("button", name="Close", exact=True).click()


def look_for_all(page: Page) -> None:
    """With a plan laid out, and with a card chosen besides."""
    for _ in range(2):
        assert faults(page, OVERFLOWS) <= 0
        assert page.evaluate(SIDEWAYS) == []
        assert page.evaluate(COVERED, PLANNED) == []
        assert [one for one in page.evaluate(LOST) if not one.startswith("cut")] == []
        assert page.evaluate(UNREACHED, EVERYTHING) == []
        page.evaluate("for (const one of document.querySelectorAll('html, .melding')) one.scrollTo(0, 0)")
        assert page.evaluate(COVERED, PLANNED) == []
        page.locator("[data-card]").first.press("Space")
        page.locator("main:not([data-asking])").wait_for()


def lay_out(page: Page, many: int = 1) -> None:
    """Lay three cards of so many ranks out."""
    cards = page.locator("[data-card]")
    named = cards.evaluate_all("all => all.map((one) => [one.dataset.card, one.innerText.match(/\\w+/)[0]])")
    laid = page.get_by_role("region", name="Laid out, not yet played").get_by_role("listitem")
    for rank in dict.fromkeys(word for _, word in named if word not in ("2", "3", "joker")):
        ids = [id for id, word in named if word == rank][:3]
        if len(ids) == 3 and choose(page, ids):
            before = laid.count()
            page.get_by_role("button", name="Lay as a new meld").click()
            expect(laid).to_have_count(before + 1)
            if before + 1 == many:
                return
    raise AssertionError("so much can't be laid")


def choose(page: Page, ids: list[str]) -> bool:
    """Choose cards; whether they would be a new meld. Otherwise none stay chosen."""
    for id in ids:
        page.locator(f"[data-card='{id}']").click(position={"x": 8, "y": 8})
    lay = page.get_by_role("button", name=re.compile("Lay as a new meld|Add to meld"))
    lay.first.wait_for()
    if page.get_by_role("button", name="Lay as a new meld").count():
        return True
    page.get_by_role("button", name="Choose none").click()
    return False
