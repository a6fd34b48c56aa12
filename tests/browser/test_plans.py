"""What is laid out but not played follows what happens at the table."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from tests.browser.conftest import Visit
from tests.browser.dealt import DealtServer
from tests.browser.keyboard import KeyPlayer
from tests.browser.player import Player
from tests.browser.tables import make_table

ACES = "AS AS AC KC KD KS 4H 6H 6C 9D TS JC QD 7S 8C"
MANY_ACES = "AH AH AD AS AS KC KD KS 4H 6H 6C 9D TS JC QD"


def choose(page: Page, *faces: str) -> None:
    """Choose cards by what they are called."""
    for face in faces:
        called = re.compile(face.replace(" of ", r"\W+of\W+"))
        page.locator("[data-card][aria-pressed=false]").filter(has_text=called).first.click(position=CORNER)


CORNER: Final[Position] = {"x": 8.0, "y": 8.0}
"""Where a card of the hand is in sight."""


def lay_out(page: Page, *faces: str) -> None:
    """Lay cards out as a new meld."""
    before = planned(page).count()
    choose(page, *faces)
    page.locator("[data-act=new]").click()
    expect(planned(page)).to_have_count(before + 1)


def planned(page: Page) -> Locator:
    """The lists of the plan."""
    return page.locator(".planner li")


def test_a_take_that_is_legal_is_offered_beside_a_plan_and_what_is_possible_stays(
    visit: Visit, dealt: DealtServer
) -> None:
    dealt.deal("bolivia", 4, {1: ACES}, "AH")
    page = visit(dealt).go(make_table(dealt, computers=3, start=True).seat_path)
    page.locator("[data-act=draw]").wait_for()
    take = page.locator('[data-act="take AS AS"]')
    expect(take).to_be_visible()
    lay_out(page, "ace of spades", "ace of spades", "ace of clubs")
    lay_out(page, "king of clubs", "king of diamonds", "king of spades")
    expect(take).to_be_visible()
    # With a card chosen that has nothing to do with it, too.
    choose(page, "four of hearts")
    page.locator("[data-act=none]").wait_for()
    expect(take).to_be_visible()
    take.click()
    expect(page.get_by_text(re.compile(r"A♠.*A♠.*A♣.* can’t stay laid out"))).to_be_visible()
    expect(planned(page)).to_have_count(1)
    expect(planned(page)).to_contain_text("king")
    said = page.get_by_role("log").inner_text()
    assert said.count("can’t stay laid out") == 1
    page.locator("[data-act=play]").click()
    expect(page.get_by_role("region", name="Ada").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_text("can’t stay laid out").and_(page.locator(".refusal"))).to_have_count(0)


@pytest.mark.parametrize("reload", [False, True], ids=["seen", "missed"])
def test_a_plan_follows_what_another_window_of_the_seat_does(
    visit: Visit, dealt: DealtServer, reload: bool
) -> None:
    dealt.deal("classic", 2, {1: MANY_ACES}, "AC")
    visitor = visit(dealt)
    page = visitor.go(make_table(dealt, edition="classic", players=2, computers=1, start=True).seat_path)
    page.locator("[data-act=draw]").wait_for()
    lay_out(page, "ace of hearts", "ace of hearts", "ace of diamonds")
    lay_out(page, "king of clubs", "king of diamonds", "king of spades")
    other = visitor.context.new_page()
    other.goto(page.url)
    other.locator("[data-act=draw]").wait_for()
    choose(other, "ace of spades", "ace of spades")
    other.locator("[data-act=take]").click()
    if reload:
        page.goto("about:blank")
    other.locator("[data-act=play]").click()
    expect(other.get_by_text("then discard one")).to_be_visible()
    if reload:
        page.go_back()
    # There is a meld of aces now, and a side has one of a rank.
    expect(page.get_by_text(re.compile(r"A♥.*A♥.*A♦.* can’t stay laid out\W+\w+"))).to_be_visible()
    expect(planned(page)).to_have_count(1)
    expect(planned(page)).to_contain_text("king")
    choose(other, "four of hearts")
    if reload:
        page.goto("about:blank")
    Player(other).bar.get_by_role("button", name="Discard").click()
    sure = other.locator("dialog[open] button.main")
    sure.or_(other.locator("[data-act=draw]")).first.wait_for()
    if sure.count():
        sure.click()
    other.locator("[data-act=draw]").wait_for()
    if reload:
        page.go_back()
    expect(page.get_by_text("Nothing is laid out any more").and_(page.locator(".refusal"))).to_be_visible()
    expect(planned(page)).to_have_count(0)
    expect(page.locator("[data-act=draw]")).to_be_visible()
    assert KeyPlayer(page).state()["hand"] == KeyPlayer(other).state()["hand"]
