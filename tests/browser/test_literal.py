"""What people write is shown as they wrote it, and does nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import make_table, sit
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
    shown = "".join(c for c in name if c not in "\u202e\u202c")
    expect(page.get_by_text(shown, exact=False).first).to_be_visible()
    assert page.locator("img[src=x], main b").count() == 0
    assert not any(url.endswith("/x") for url in ada.requests)
