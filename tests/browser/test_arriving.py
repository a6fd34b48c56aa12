"""Coming in: the landing page, a table in two clicks, what every page has."""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.tables import make_table
from tests.browser.visitors import PHONE, SMALL, WIDE, Visitor
from tests.web.servers import Server, serving

PAGES = ("/", "/new", "/join", "/look", "/t/none")


def test_from_the_landing_page_to_ones_own_cards_in_one_click(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.get_by_role("button", name=re.compile("draw", re.IGNORECASE)).first).to_be_visible()


def test_a_friend_who_opens_the_link_sits_down_with_a_name_only(visit: Visit, server: Server) -> None:
    made = make_table(server)
    ada, ben = visit(), visit(**PHONE)
    ada.go(made.seat_path)
    page = ben.go(made.path)
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    for one in (ada, ben):
        expect(one.page.get_by_text("Ben").first).to_be_visible()


def test_the_link_leads_others_in_the_house_to_the_table(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as everywhere:
        made = make_table(everywhere, players=2)
        ada = visit(everywhere).go(made.seat_path)
        link = ada.get_by_role("textbox", name=re.compile("link", re.IGNORECASE)).first.input_value()
        house = ada.locator("html").get_attribute("data-house")
        if not house:  # This computer is in no network.
            expect(ada.get_by_text("This link works on this computer only.")).to_be_visible()
            return
        expect(ada.get_by_text("works for phones and computers in the same network")).to_be_visible()
        assert link.startswith(f"{house}/t/")
        # Whoever opens it is there by the same address, and is told nothing of another.
        everywhere.url = house
        guest = visit(everywhere)
        guest.forgiven += ["Cross-Origin-Opener-Policy", "ERR_CONNECTION_REFUSED"]
        ben = guest.go(link.removeprefix(house))
        ben.get_by_role("button", name="Sit down").click()
        expect(ada.get_by_text("Guest").first).to_be_visible()
        expect(ben.locator("html")).to_have_attribute("data-house", "")
        guest.close()


def test_an_address_without_anything_leads_to_the_first_page(visit: Visit) -> None:
    lost = visit()
    lost.forgiven.append("404")
    for path in ("/t/", "/t/%F0%9F%98%80", "/x/y", "/rules/nothing"):
        page = lost.go(path)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address")
    assert violations(page) == []
    page.get_by_role("link", name="To the first page", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address")


def test_a_name_that_has_no_more_room_says_so(visit: Visit) -> None:
    ada = visit(**SMALL)
    for path in ("/", "/kitchen/new"):
        page = ada.go(path)
        name = page.get_by_label(re.compile(r"^(Your name|Seat \W*1)")).first
        full = page.get_by_text(re.compile(r"A name has at most \W*40\W* characters"))
        name.fill("Anna-Maria von der Wiese zu Oberammergau"[:39])
        expect(full).to_have_count(0)
        name.press("End")
        name.press_sequentially("uu")
        expect(full).to_be_visible()
        assert len(name.input_value()) == 40
    assert violations(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_every_page_begins_with_a_skip_link_and_ends_with_the_build_and_a_way_to_a_table(
    visit: Visit, path: str
) -> None:
    ada = visit()
    ada.forgiven.append("404")
    page = ada.go(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    expect(focused).to_have_class(re.compile("skip"))
    assert focused.get_attribute("href") == "#content" and page.locator("#content").count() == 1
    end = page.get_by_role("contentinfo")
    expect(end).to_contain_text(version("escalera"))
    end.get_by_role("button").click()
    expect(page).to_have_url(re.compile("/new$"))


@pytest.mark.parametrize("size", [WIDE, PHONE, SMALL], ids=["wide", "phone", "small"])
@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_its_window(visit: Visit, path: str, size: dict[str, object]) -> None:
    ada = visit(**size)
    ada.forgiven.append("404")
    assert not is_too_wide(ada, path)


def is_too_wide(visitor: Visitor, path: str) -> bool:
    page = visitor.go(path)
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_it_works_under_a_prefix(visit: Visit, tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("prefixed"), "--prefix", "/games") as prefixed:
        ada = visit(at=prefixed)
        page = ada.go("/")
        page.get_by_role("button", name="Play now").click()
        expect(page).to_have_url(re.compile(r"/games/t/[\w-]+$"))
        expect(page.get_by_role("button", name=re.compile("draw", re.IGNORECASE)).first).to_be_visible()
        assert all("/games/" in url for url in ada.requests)
        ada.close()


def test_a_first_visit_is_set_in_our_own_typeface(visit: Visit) -> None:
    """It is kept from coming late, since then lines would move; so it has to come in time."""
    ada = visit()
    page = ada.go("/")
    line = ada.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    heading = line.send("DOM.querySelector", {"nodeId": root, "selector": "h1"})["nodeId"]
    used = line.send("CSS.getPlatformFontsForNode", {"nodeId": heading})["fonts"]
    assert [font["familyName"] for font in used if font["isCustomFont"]] and len(used) == 1, used
