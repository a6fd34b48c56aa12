"""Signs with their words beside them, and states that are never cut, for who sees the table first."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from escalera.protocol.views import Options
from escalera.service import entries as log
from tests.browser.conftest import Visit
from tests.browser.dealt import DealtServer
from tests.browser.prepared import Log, kept
from tests.browser.tables import make_table
from tests.browser.visitors import PHONE, SMALL
from tests.web.servers import Server

LONGEST: Final = "Maximiliane Theodora von Hohensteinbruch"
NARROW: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}}
"""As narrow as a phone, without its fingers."""

CUT: Final = """(all) => all.filter((one) => {
    const box = one.getBoundingClientRect(), seat = one.closest("li").getBoundingClientRect();
    const inside = box.left >= seat.left && box.right <= seat.right && box.bottom <= seat.bottom;
    const hides = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline";
    return !box.width || !inside || hides;
}).map((one) => one.innerText)"""

WORDLESS: Final = """(all) => all.filter((one) => {
    const seen = (part) => {
        const box = part.getBoundingClientRect(), style = getComputedStyle(part);
        return box.width > 4 && box.height > 4 && style.clipPath === "none" && style.visibility === "visible";
    };
    const texts = (part) => [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const words = [one, ...one.querySelectorAll("*")].filter(seen).flatMap(texts).map((node) => node.data);
    return seen(one) && !/\\p{L}{3}/u.test(words.join(" "));
}).map((one) => one.outerHTML.slice(0, 200))"""
"""Buttons in sight without a word in sight."""


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_a_seats_state_is_read_however_long_the_names_are(
    visit: Visit, server: Server, size: dict[str, Any]
) -> None:
    page = visit(**size).go(stood_in(server))
    page.locator("[data-card]").first.wait_for()
    states = page.locator(".seats .state:visible:not(.plain, .long)")
    expect(states).to_have_text(["stand-in", "away"])
    assert states.evaluate_all(CUT) == []


def stood_in(server: Server) -> str:
    """Ada's address at a table of long names: a computer player stands in at seat 2, and seat 3 is away."""
    written = Log(Options("bolivia", 4), 1, [LONGEST] * 3)
    written.deal()
    written.add(log.StoodIn(2, "greedy"))
    return kept(server, written).seat_path


def test_signs_have_words_and_no_keys_where_there_is_no_keyboard(visit: Visit, dealt: DealtServer) -> None:
    dealt.deal("bolivia", 4, {1: "KC KD KS AC AD AS AH 7C 3H"}, "5S")
    page = visit(dealt, **NARROW).go(make_table(dealt, computers=3, start=True).seat_path)
    choose(page, "king")
    act(page, "new").click()
    play = act(page, "play")
    # It waits for the draw; nothing is wrong with it.
    expect(play).to_have_text("Play after drawing")
    expect(play).to_have_css("border-style", "solid")
    shown = page.locator("main :is(.board, .own-hand) button:not([data-card], .planner *)")
    assert shown.evaluate_all(WORDLESS) == []
    keys = "all => all.map((one) => getComputedStyle(one, '::after').content)"
    assert set(page.locator("[aria-keyshortcuts]").evaluate_all(keys)) == {"none"}
    expect(page.locator(".own .reds")).to_contain_text("3♥")
    act(page, "draw").click()
    choose(page, "ace", most=3)
    act(page, "new").click()
    expect(play).to_have_text("Play")
    play.click()
    choose(page, "ace")
    act(page, "#2").click()
    expect(page.locator(".planner")).to_contain_text(re.compile(r"onto \W*aces"))


def act(page: Page, name: str) -> Locator:
    return page.locator(f"[data-act='{name}']")


def choose(page: Page, rank: str, most: int = 9) -> None:
    """Choose the cards of a rank."""
    cards = page.locator("[data-card]").filter(has_text=rank)
    cards.first.wait_for()
    for card in cards.all()[:most]:
        card.click(position={"x": 8, "y": 8})
