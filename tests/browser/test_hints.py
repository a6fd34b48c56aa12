"""Hints in three depths, by key and by ear, laid out but never played; levels, seat by seat."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.dealt import DealtServer
from tests.browser.heard import heard, listen, until_heard
from tests.browser.tables import make_table

HAND = "KC KD KS AC AD AS 4H 5H 6H 9C 9D TS JC QD 7S"


def test_each_press_goes_one_depth_deeper_and_the_move_is_laid_out_not_played(
    visit: Visit, dealt: DealtServer
) -> None:
    dealt.deal("bolivia", 4, {1: HAND}, "9S", "5C TD")
    made = make_table(dealt, computers=3, start=True)
    page = visit(dealt, viewport={"width": 390, "height": 844}).go(made.seat_path)
    page.locator("[data-act=draw]").wait_for()
    listen(page)
    hint = page.get_by_role("region", name="Hint")
    page.keyboard.press("h")
    expect(hint).to_contain_text("Look at the discard pile.")
    until_heard(page, "Look at the discard pile. Is it worth taking?")
    expect(hint.get_by_role("list")).to_have_count(0)
    page.keyboard.press("F2")
    expect(hint).to_have_count(0)
    expect(page.get_by_text("then discard one")).to_be_visible()
    page.keyboard.press("h")
    expect(hint).to_contain_text("what your side needs to open")
    page.keyboard.press("h")
    expect(hint.get_by_role("list")).to_have_count(1)
    assert violations(page) == []
    hint.get_by_role("button", name="Show the move").click()
    expect(hint.get_by_role("list")).to_have_count(2)
    until_heard(page, next(said for said in heard(page) if said.startswith("Lay ")))
    assert not re.search("[♣♦♥♠]", " ".join(heard(page)))
    hint.get_by_role("button", name="Lay it out").click()
    expect(hint).to_have_count(0)
    expect(page.locator("[data-act=play]")).to_be_enabled()
    expect(page.locator("#plan-sum")).to_contain_text("enough to open")
    expect(page.get_by_role("region", name="Ada").get_by_role("listitem")).to_have_count(0)
    # What is laid out is what one has in mind: the hint says that it is the same.
    page.keyboard.press("h")
    page.keyboard.press("h")
    expect(hint).to_contain_text("What you have in mind comes to the same")
    hint.press("Escape")
    expect(page.get_by_role("button", name="Hint")).to_be_focused()


def test_levels_are_chosen_seat_by_seat_and_a_table_may_have_no_hints(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_label("Computer players", exact=True).check()
    page.get_by_label("How computer players play").select_option("club")
    page.get_by_label(re.compile("your partner")).select_option("expert")
    page.get_by_label("Who plays for somebody who is away").select_option("beginner")
    page.get_by_label("None at this table").check()
    page.get_by_role("button", name="Make the table").first.click()
    expect(page.get_by_label(re.compile("Level of.*Bruno"))).to_have_value("club")
    expect(page.get_by_label(re.compile("Level of.*Clara"))).to_have_value("expert")
    page.get_by_label(re.compile("Level of.*Diego")).select_option("greedy")
    about = page.get_by_role("region", name="This table")
    expect(about).to_contain_text(re.compile("Diego.*Computer: Simple rules"))
    expect(about).to_contain_text(re.compile("away.*Beginner.*Hints.*None at this table"))
    page.get_by_role("button", name="Begin").click()
    page.locator("[data-place=hand] button").first.wait_for()
    expect(page.locator("[data-hint]")).to_have_count(0)
