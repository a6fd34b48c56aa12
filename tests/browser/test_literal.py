"""What people write is shown as they wrote it, and does nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import company
from tests.browser.conftest import Visit
from tests.browser.tables import ask_as_maker, make_table, sit
from tests.web.servers import Server

NAMES = (
    "<img src=x onerror=alert(1)>",
    "<b>bold</b>&amp;{{x}}",
    "a'\"`${1}",
    "\u202eevil\u202c",
    "אבא 3",
)


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


def assert_literal(page: Page, text: str) -> None:
    """It is there, letter for letter, and made nothing else."""
    # The service takes out what would turn the direction of the text around it.
    shown = "".join(c for c in text if c not in "\u202e\u202c")
    expect(page.get_by_text(shown).first).to_be_visible()
    assert page.locator("img[src=x]").or_(page.locator("b", has_text=re.compile("^bold$"))).count() == 0
