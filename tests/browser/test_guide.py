"""The rule pages in a real browser: without a script, on a phone, in every theme, on paper."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from escalera.guide.pages import sheet_page
from escalera.i18n import Catalogue, languages
from escalera.rules import EDITIONS
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.visitors import SMALL, Visitor
from tests.guide.text import text_of

WIDTHS = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
UNDRAWN = """[...document.querySelectorAll("use")]
    .filter((one) => !document.querySelector(one.getAttribute("href"))).length"""


def open_rules(visitor: Visitor, path: str) -> Page:
    """A rule page, which no script has to make first."""
    visitor.page.goto(visitor.url + path)
    return visitor.page


def leaves(page: Page) -> int:
    """How many pages of paper a page takes."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(prefer_css_page_size=True)))


def test_rules_are_read_without_a_script_and_lead_to_a_table(visit: Visit) -> None:
    page = open_rules(visit(java_script_enabled=False), "/rules")
    page.get_by_role("link", name="How to play Bolivia", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play Bolivia")
    picture = page.get_by_role(
        "img", name="laid from the hand: king of clubs, king of diamonds, two of spades"
    )
    expect(picture).to_be_visible()
    page.get_by_role("link", name="Bolivia and Samba side by side").click()
    expect(page.get_by_role("rowheader", name="Taking the pile")).to_be_visible()
    expect(page.get_by_role("link", name="Open a table")).to_have_attribute("href", "/new?lang=en")


def test_rules_are_for_everybody_in_every_theme_and_on_the_smallest_phone(visit: Visit) -> None:
    reader = visit(**SMALL)
    others = [f"/rules/bolivia?lang={lang}" for lang in languages()]
    for path in (*others, "/rules", "/rules/samba/sheet", "/rules/samba/and/classic", "/rules/classic"):
        page = open_rules(reader, path)
        width, room = page.evaluate(WIDTHS)
        assert width <= room, path
        assert page.evaluate(UNDRAWN) == 0
    # It has every kind of block there is.
    assert violations(page) == []


def longest_sheet(lang: str) -> str:
    """The summary with the most text in a language, for the number of players that needs the most."""
    words = Catalogue(lang)
    made = [sheet_page(words, rules, players) for rules in EDITIONS.values() for players in rules.players]
    return f"/{max(made, key=lambda page: len(text_of(*page.sections))).path}"


def test_each_summary_is_one_leaf_of_paper(visit: Visit) -> None:
    reader = visit()
    for lang in languages():
        path = longest_sheet(lang)
        page = open_rules(reader, f"{path}{'&' if '?' in path else '?'}lang={lang}")
        assert leaves(page) == 1, page.url


def test_the_way_from_a_table_in_the_making_to_its_rules(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/new")
    page.get_by_role("radio", name=re.compile("^Samba")).check()
    with ada.context.expect_page() as opened:
        page.get_by_role("link", name="How to play what is chosen here").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("How to play Samba")
