"""What people write is shown as they wrote it, and does nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import Company, company, leave, thread
from tests.browser.conftest import Visit
from tests.browser.tables import ask_as_maker, make_table, sit
from tests.browser.visitors import PHONE
from tests.web.people import Person
from tests.web.servers import Server

NAMES = (
    "<img src=x onerror=alert(1)>",
    "<b>bold</b>&amp;{{x}}",
    "a'\"`${1}",
    "\u202eevil\u202c",
    "אבא 3",
)
LONG = "y" * 10_000
MAKERS_FIRST_TURN = len(("seal", "open", "draw", "discard"))


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_shown_literally_and_does_nothing(visit: Visit, server: Server, name: str) -> None:
    made = make_table(server)
    sit(server, made, name)
    ada = visit()
    page = ada.go(made.seat_path)
    assert_literal(page, name)
    assert not any(url.endswith("/x") for url in ada.requests)


@pytest.mark.parametrize("line", NAMES)
def test_what_is_said_is_shown_literally_to_everybody(visit: Visit, server: Server, line: str) -> None:
    made = make_table(server, players=2)
    ada, eve = visit(), visit()
    with company(server, made, "Ben") as others:
        ben = others.people[0]
        ask_as_maker(server, made, "start")
        for one, path in ((ada, made.seat_path), (eve, made.path)):
            page = one.go(path)
            page.get_by_role("button", name=re.compile("chat", re.IGNORECASE)).click()
            page.get_by_role("tab", name="Chat").click()
        others.wait(ben.ask("say", text=line))
        for one in (ada, eve):
            assert_literal(one.page, line)
            assert not any(url.endswith("/x") for url in one.requests)


@pytest.mark.parametrize("name", [NAMES[0], NAMES[3]])
def test_a_name_is_shown_literally_in_seats_history_sheet_and_viewer(
    visit: Visit, server: Server, name: str
) -> None:
    made = make_table(server, edition="classic", players=2, computers=1, start=True, name=name)
    eve = visit()
    page = eve.go(made.path)
    with thread() as loop:
        maker = Person(server, made.table, made.token, 1)
        own = Company(loop, [maker])
        own.wait(maker.open())
        own.wait(maker.play(acts=MAKERS_FIRST_TURN))
        page.get_by_role("button", name=re.compile("history", re.IGNORECASE)).click()
        for place in (page.get_by_role("list", name="Players"), page.get_by_role("tabpanel")):
            expect(place).to_contain_text(shown(name))
        own.wait(maker.play("between"))
        own.wait(leave(maker))
    expect(page.get_by_role("table").last).to_contain_text(shown(name))
    assert_literal(page, name)
    page.get_by_role("link", name="Look back at this round").click()
    expect(page.get_by_role("main")).to_contain_text(shown(name))
    assert page.locator("img[src=x]").count() == 0
    assert not any(url.endswith("/x") for url in eve.requests)


def test_ten_kilobytes_are_no_name_and_no_more_than_a_line(visit: Visit, server: Server) -> None:
    made, ada = make_table(server, players=2), visit(**PHONE)
    page = ada.go(made.path)
    ada.forgiven.append("400")
    page.get_by_label("Your name").evaluate("one => one.maxLength = 20_000")
    page.get_by_label("Your name").fill(LONG)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert").filter(has_text="name")).to_be_visible()
    page.get_by_label("Your name").fill("x" * 40)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("x" * 40).first).to_be_visible()
    ask_as_maker(server, made, "start")
    page.locator("[data-card]").first.wait_for()
    page.get_by_role("button", name=re.compile("history", re.IGNORECASE)).click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").evaluate("one => one.maxLength = 20_000")
    page.get_by_role("textbox").fill(LONG)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text(LONG[:300], exact=True)).to_be_visible()
    # What didn't fit into the line isn't lost.
    expect(page.get_by_role("textbox")).to_have_value(LONG[300:])
    expect(page.get_by_text(re.compile(r"9,400\W* characters too many"))).to_be_visible()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def shown(text: str) -> str:
    """What the service leaves of it: it takes out what would turn the direction of the text around it."""
    return "".join(c for c in text if c not in "\u202e\u202c")


def assert_literal(page: Page, text: str) -> None:
    """It is there, letter for letter, and made nothing else."""
    expect(page.get_by_text(shown(text)).first).to_be_visible()
    assert page.locator("img[src=x]").or_(page.locator("b", has_text=re.compile("^bold$"))).count() == 0
