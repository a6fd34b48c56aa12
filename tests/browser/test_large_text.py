"""Text twice as large: nothing is lost, nothing lies over anything else, nothing scrolls sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.dealt import DealtServer
from tests.browser.keyboard import KeyPlayer
from tests.browser.lost import LOST
from tests.browser.prepared import ended
from tests.browser.tables import make_table
from tests.browser.visitors import PHONE, WIDE
from tests.web.servers import Server

SIZES = {"wide": WIDE, "phone": PHONE}
HAND = "KC KD KS AC AD AS 4H 5H 6H 9C 9D TS JC QD 7S"


def enlarge(page: Page) -> None:
    """As a browser does whose text is set twice as large."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/", "/new", "/join", "/look"])
def test_pages_before_a_table(visit: Visit, path: str, size: str) -> None:
    page = visit(**SIZES[size]).go(path)
    page.get_by_role("heading", level=1).wait_for()
    enlarge(page)
    assert page.evaluate(LOST) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stage", ["gathering", "round end"])
def test_before_and_after_a_round(visit: Visit, server: Server, stage: str, size: str) -> None:
    made = ended(server) if stage == "round end" else make_table(server, computers=1)
    page = visit(**SIZES[size]).go(made.seat_path)
    page.get_by_role("button", name="Next round" if stage == "round end" else "Begin").wait_for()
    enlarge(page)
    expect(page.locator("html")).to_have_class("large-text")
    assert page.evaluate(LOST) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_turn(visit: Visit, dealt: DealtServer, size: str) -> None:
    dealt.deal("bolivia", 4, {1: HAND}, "9S", "5C TD")
    made = make_table(dealt, computers=3, start=True)
    page = visit(dealt, **SIZES[size]).go(made.seat_path)
    page.locator("[data-act=draw]").wait_for()
    enlarge(page)
    expect(page.locator("html")).to_have_class("large-text")
    assert page.evaluate(LOST) == []
    player = KeyPlayer(page)
    page.locator("[data-card]").first.focus()
    player.press("F2")
    expect(page.get_by_text("then discard one")).to_be_visible()
    player.press(*["k", "Space"] * 3, "Enter", "Enter")
    expect(page.locator("#plan-sum")).to_contain_text("needed")
    assert page.evaluate(LOST) == []
    player.press("a", "Space")
    for opening in ("F8", "?"):
        page.keyboard.press(opening)
        page.get_by_role("dialog").wait_for()
        assert page.evaluate(LOST.replace("#app *", "dialog[open] *")) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(LOST) == []
    page.get_by_role("button", name="History, chat").press("Enter")
    for tab in ("History", "Chat", "Score", "Table"):
        page.get_by_role("tab", name=tab).press("Enter")
        page.get_by_role("tabpanel").locator(":scope > *").first.wait_for(state="attached")
        # On a phone the table lies below the drawer.
        assert [one for one in page.evaluate(LOST) if size == "wide" or "sideways" in one] == []
