"""The language of pages: the browser's, the address's, or the chosen one; a change leaves all else."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from escalera.i18n import Catalogue, languages
from tests.browser.conftest import Visit
from tests.browser.dealt import DealtServer
from tests.browser.keyboard import KeyPlayer
from tests.browser.tables import make_table

HAND: Final = "KC KD KS AC AD AS 4H 5H 6H 9C 9D TS JC QD 7S"
OTHERS: Final = languages()[1:]


def heading(page: Page, lang: str) -> None:
    """The first page is there in a language."""
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    expect(page.get_by_role("heading", level=1)).to_have_text(Catalogue(lang).text("client-what"))
    expect(page).to_have_title(re.compile(re.escape(Catalogue(lang).text("client-what"))))


def choose(page: Page, lang: str) -> None:
    """Choose a language where it is offered."""
    spoken = Catalogue(page.locator("html").get_attribute("lang") or "")
    offered = page.get_by_role("combobox", name=spoken.text("client-language"))
    expect(offered.locator("option")).to_have_count(len(languages()))
    offered.select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_page_is_in_the_browsers_language_until_another_is_chosen(visit: Visit, lang: str) -> None:
    ada = visit(locale=lang)
    page = ada.go("/")
    heading(page, lang)
    choose(page, "en")
    heading(page, "en")
    page.reload()
    heading(page, "en")
    assert ada.context.cookies()[0]["name"] == "escalera-lang"


def test_an_address_with_a_language_is_a_choice(visit: Visit) -> None:
    ada = visit()
    page = ada.go(f"/?lang={OTHERS[0]}")
    heading(page, OTHERS[0])
    assert page.url == f"{ada.url}/"
    page.reload()
    heading(page, OTHERS[0])


def test_an_unknown_language_is_none(visit: Visit) -> None:
    heading(visit(locale="fi").go("/?lang=xx"), "en")


@pytest.mark.parametrize("lang", OTHERS[:1])
def test_at_a_table_a_change_of_language_leaves_everything_where_it_is(
    visit: Visit, dealt: DealtServer, lang: str
) -> None:
    dealt.deal("bolivia", 2, {1: HAND}, "9S", "5C TD")
    made = make_table(dealt, players=2, computers=1, start=True)
    page = visit(dealt).go(made.seat_path)
    page.locator("[data-act=draw]").wait_for()
    player = KeyPlayer(page)
    player.come_to_the_hand()
    player.press("F2")
    expect(page.get_by_text("then discard one")).to_be_visible()
    player.press(*["k", "Space"] * 3, "Enter", "Enter")
    expect(page.locator("#plan-sum")).to_contain_text("30")
    player.press("4", "Space")
    chosen = page.locator("[data-card][aria-pressed=true]")
    expect(chosen).to_have_count(1)
    before = page.url
    choose(page, lang)
    words = Catalogue(lang, isolate=True)
    short = words.text("game-plan-short", counted=30, needed=50, lacking=20)
    expect(page.locator("#plan-sum")).to_contain_text(short)
    expect(chosen).to_have_count(1)
    assert page.url == before
    # What the service says comes in the new language, too.
    player.press("Escape", "a", "Space", "Enter")
    expect(page.locator(".refusal")).to_contain_text(words.refusal("too-short", {"count": 1}))
