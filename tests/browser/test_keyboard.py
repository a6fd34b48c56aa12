"""The whole game by keyboard: the mouse is never used."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.dealt import DealtServer
from tests.browser.keyboard import KeyPlayer
from tests.browser.tables import make_table

HAND = "KC KD KS AC AD AS 4H 5H 6H 9C 9D TS JC QD 7S"


@pytest.fixture
def page(visit: Visit, dealt: DealtServer) -> Page:
    """At a table with computer players, to draw."""
    dealt.deal("bolivia", 4, {1: HAND}, "9S", "5C TD")
    made = make_table(dealt, computers=3, start=True)
    page = visit(dealt).go(made.seat_path)
    page.locator("[data-act=draw]").wait_for()
    return page


@pytest.mark.slow
def test_a_round_from_the_landing_to_the_sheet(visit: Visit, dealt: DealtServer) -> None:
    dealt.deal("bolivia", 4, {1: HAND}, "9S", "5C TD")
    page = visit(dealt).go("/")
    player = KeyPlayer(page)
    player.tab_to("Play now")
    page.keyboard.press("Enter")
    page.locator("[data-act=draw]").wait_for()
    player.come_to_the_hand()
    player.play_round()
    assert player.laid > 0
    assert page.get_by_role("row", name="Total").count() == 1
    expect(page.get_by_role("button", name="Next round")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-act=draw]").wait_for()
    player.come_to_the_hand()


def focused(page: Page) -> str:
    """What has the focus, in words."""
    name: str = page.evaluate(
        """() => { const one = document.activeElement; const own = one.getAttribute("aria-label") ??
            one.querySelector(":scope > .hidden")?.textContent ?? one.innerText ?? "";
            return own.replace(/[\\u2066-\\u2069]/g, "").replace(/\\s+/g, " ").trim() || one.tagName; }"""
    )
    return name


def test_enter_enter_draws_and_enter_enter_enter_lays_and_plays(page: Page) -> None:
    player = KeyPlayer(page)
    player.come_to_the_hand()
    player.press("Enter")
    expect(page.locator("[data-act=draw]")).to_be_focused()
    player.press("Enter")
    expect(page.get_by_text("then discard one")).to_be_visible()
    assert page.evaluate("Boolean(document.activeElement.dataset.card)")
    player.press("k", "Space", "k", "Space", "k", "Space", "Enter")
    expect(page.locator("[data-act=new]")).to_be_focused()
    player.press("Enter")
    expect(page.locator("[data-act=play]")).to_be_focused()
    # Thirty of fifty: not to be played yet, and the button says so.
    expect(page.locator("[data-act=play]")).to_have_accessible_description(re.compile("20. more needed"))
    player.press("a", "Space", "a", "Space", "a", "Space", "Enter", "Enter")
    expect(page.locator("[data-act=play]")).to_be_focused()
    player.press("Enter")
    expect(page.get_by_role("region", name="Ada").get_by_role("listitem")).to_have_count(2)


SLOW = """window.WebSocket = class extends WebSocket {
  addEventListener(type, heard, ...more) {
    const late = type === "message" ? (event) => setTimeout(() => heard(event), 120) : heard;
    super.addEventListener(type, late, ...more);
  }
  set onmessage(heard) {
    super.onmessage = (event) => setTimeout(() => heard(event), 120);
  }
}"""


def test_enters_that_are_ahead_of_a_slow_service_count(visit: Visit, dealt: DealtServer) -> None:
    dealt.deal("bolivia", 4, {1: HAND}, "9S", "5C TD")
    made = make_table(dealt, computers=3, start=True)
    visitor = visit(dealt)
    visitor.context.add_init_script(SLOW)
    page = visitor.go(made.seat_path)
    page.locator("[data-act=draw]").wait_for()
    page.keyboard.press("F2")
    expect(page.get_by_text("then discard one")).to_be_visible()
    player = KeyPlayer(page)
    player.come_to_the_hand()
    for rank in "ka":
        for key in (rank, "Space") * 3:
            page.keyboard.press(key)
        for _ in range(2):
            page.keyboard.press("Enter")
        expect(page.locator("[data-act=play]")).to_be_focused()
    # What the plan comes to isn't known yet; whoever presses again and again means to play it, once.
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Ada").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_text("then discard one")).to_be_visible()


def test_tab_goes_through_the_table_as_it_is_read(page: Page) -> None:
    names: list[str] = []
    spoken = " ".join(page.locator("footer option").all_text_contents())
    while len(names) < 30 and "Open a table" not in names:
        page.keyboard.press("Tab")
        names.append(focused(page))
        assert page.evaluate(IN_SIGHT), names
    assert names == [
        "Skip to the content",
        "The table in words",
        "Keys",
        "Escalera, to the first page",
        "History, chat, table",
        "What happened?",
        "Stock 101 cards Draw",
        "Discard pile: nine of spades on top, one card",
        "Sort by rank",
        "Sort by suit",
        "Hint",
        "Keys",
        "four of hearts",
        "Draw",
        spoken,
        "Keep score for real cards",
        "Open a table",
    ]


IN_SIGHT = """() => {
  const one = document.activeElement, box = one.getBoundingClientRect();
  const marked = getComputedStyle(one).outlineStyle !== "none" || document.querySelector(".frame");
  return Boolean(marked) && box.top >= 0 && box.left >= 0 && box.width > 0 && box.bottom <= innerHeight + 1;
}"""
"""Whether what has the focus is to be seen, and to be seen to have it."""


def test_arrows_go_between_the_hand_and_the_acts(page: Page) -> None:
    player = KeyPlayer(page)
    player.come_to_the_hand()
    player.press("F2", "k", "Space")
    expect(page.locator("[data-act=discard]")).to_be_visible()
    player.press("ArrowUp")
    first = player.state()["act"]
    assert first in player.state()["acts"]
    player.press("End")
    assert player.state()["act"] == player.state()["acts"][-1]
    player.press("ArrowRight")
    assert player.state()["act"] == first
    player.press("Escape")
    assert player.state()["card"] == "king of clubs"
    assert player.state()["chosen"] == 1
    player.press("Escape")
    assert player.state()["chosen"] == 0


def test_the_function_keys_do_what_stands_on_the_buttons(page: Page) -> None:
    page.keyboard.press("F2")
    expect(page.get_by_text("then discard one")).to_be_visible()
    player = KeyPlayer(page)
    player.come_to_the_hand()
    player.press("7", "Space")
    button = page.get_by_role("button", name=re.compile(r"^Discard\W+seven"))
    expect(button).to_have_attribute("aria-keyshortcuts", "F9")
    page.keyboard.press("F9")
    expect(page.get_by_role("list", name="hand").get_by_role("button", name="seven")).to_have_count(0)


def test_what_fits_nowhere_says_why_and_the_focus_stays(page: Page) -> None:
    player = KeyPlayer(page)
    player.come_to_the_hand()
    player.press("k", "Space", "a", "Space", "Enter")
    refusal = page.locator(".refusal")
    expect(refusal).to_be_visible()
    sentence = refusal.inner_text().split("\n")[0]
    assert player.state()["card"].startswith("ace")
    said = page.get_by_role("log").inner_text()
    assert said.count(sentence.split("All right")[0].strip()) == 1


def test_shift_and_an_arrow_move_a_card_along_the_hand(page: Page) -> None:
    player = KeyPlayer(page)
    player.come_to_the_hand()
    before = player.state()["hand"]
    player.press("Home", "Shift+ArrowRight")
    after = player.state()
    assert after["hand"] == [before[1], before[0], *before[2:]]
    assert after["card"] == before[0]


def test_keys_are_only_letters_while_one_writes(page: Page) -> None:
    page.get_by_role("button", name="History, chat").press("Enter")
    page.get_by_role("tab", name="Chat").press("Enter")
    field = page.get_by_role("textbox", name="Say something")
    field.press_sequentially("k7? 0")
    for key in ("F2", "F8", "F9"):
        field.press(key)
    expect(field).to_have_value("k7? 0")
    expect(field).to_be_focused()
    expect(page.locator("[data-act=draw]")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_drawer_takes_the_focus_and_gives_it_back(page: Page) -> None:
    button = page.get_by_role("button", name="History, chat")
    button.press("Enter")
    expect(page.get_by_role("tab", name="History")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat", selected=True)).to_be_focused()
    expect(page.get_by_role("textbox", name="Say something")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("complementary")).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.parametrize(("key", "title"), [("?", "Keys"), ("F8", "The table in words")])
def test_what_is_opened_to_be_read_gives_the_focus_back(page: Page, key: str, title: str) -> None:
    player = KeyPlayer(page)
    player.come_to_the_hand()
    for close in (key, "Escape"):
        player.press(key)
        dialog = page.get_by_role("dialog", name=title)
        expect(dialog).to_be_visible()
        # Nothing is done at the table meanwhile.
        player.press("F2")
        player.press(close)
        expect(dialog).to_have_count(0)
        assert player.state()["card"]
    expect(page.locator("[data-act=draw]")).to_be_visible()


def test_the_keys_shown_are_the_keys_there_are(page: Page) -> None:
    page.locator("[data-act=draw]").wait_for()
    page.keyboard.press("?")
    shown = page.get_by_role("dialog").locator("kbd")
    for key in ("F2", "F4", "F9", "F8", "?", "Enter", "Space", "Esc", "J", "0"):
        expect(shown.filter(has_text=re.compile(rf"^{re.escape(key)}$")).first).to_be_visible()
