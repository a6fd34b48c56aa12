"""Talk that is noticed and said once; a clock that goes on between the service's words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import company
from tests.browser.conftest import Visit
from tests.browser.tables import make_table
from tests.browser.visitors import PHONE, WIDE
from tests.web.servers import Server

SIZES = {"wide": WIDE, "phone": PHONE}
SECONDS = """() => Number(document.querySelector("[data-clock]")?.textContent.match(/\\d+/)?.[0] ?? 99)"""


def drawer(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^History, chat")).click()


@pytest.mark.parametrize("size", SIZES)
def test_what_others_say_is_noticed_until_it_is_read(visit: Visit, server: Server, size: str) -> None:
    made = make_table(server, players=2)
    page = visit(**SIZES[size]).go(made.seat_path)
    with company(server, made, "Ben") as others:
        page.get_by_role("button", name="Begin").click()
        (ben,) = others.people
        expect(page.get_by_role("button", name="History, chat, table", exact=True)).to_be_visible()
        for _ in range(2):
            others.wait(ben.ask("say", text="Good evening"))
        expect(page.get_by_role("button", name=re.compile(r"2\W* new messages"))).to_be_visible()
        drawer(page)
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("button", name="History, chat, table", exact=True)).to_be_visible()
        others.wait(ben.ask("say", text="Shall we?"))
        expect(page.get_by_text("Shall we?", exact=True)).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("new message"))).to_have_count(0)


def test_a_line_sent_with_two_presses_is_said_once(visit: Visit, server: Server) -> None:
    made = make_table(server, computers=3, start=True)
    page = visit().go(made.seat_path)
    drawer(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").fill("one time")
    page.get_by_role("button", name="Send").dblclick()
    expect(page.get_by_text("one time", exact=True)).to_be_visible()
    page.wait_for_function("() => !document.querySelector('form input').value")
    page.get_by_role("button", name="Hello").dblclick(delay=20)
    page.reload()
    drawer(page)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("one time", exact=True)).to_have_count(1)
    expect(page.get_by_role("listitem").filter(has_text=re.compile("Ada.*Hello"))).to_have_count(1)


def test_the_clock_of_a_turn_goes_on(visit: Visit, server: Server) -> None:
    made = make_table(server, players=2, computers=1, start=True, pace={"turn": 60})
    page = visit().go(made.seat_path)
    page.locator("[data-clock]").wait_for()
    first = page.evaluate(SECONDS)
    page.wait_for_function(f"() => ({SECONDS})() < {first - 1}")
    assert 0 <= page.evaluate(SECONDS) < first <= 60
