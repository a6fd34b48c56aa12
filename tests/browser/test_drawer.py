"""The drawer beside the table: what stands in it, and that it covers nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks import COVERED, IMPORTANT, MELDS, OVERFLOWS, UNREACHED, faults, settle
from tests.browser.screens import at_table, drawer, print_large
from tests.browser.tables import make_table
from tests.web.servers import Server


@pytest.mark.parametrize("size", [(900, 700), (1280, 800), (2560, 1440)], ids=str)
def test_the_open_drawer_covers_nothing_on_a_wide_screen(
    visit: Visit, full: str, size: tuple[int, int]
) -> None:
    page = at_table(visit, full, *size).page
    drawer(page).click()
    page.get_by_role("tabpanel").wait_for()
    settle(page)
    assert page.evaluate(OVERFLOWS) <= 0
    assert faults(page, COVERED, IMPORTANT) == []
    print_large(page, True)
    assert faults(page, OVERFLOWS) <= 0
    assert page.evaluate(UNREACHED, [*IMPORTANT, *MELDS]) == []


def test_house_rules_are_marked_and_partners_are_asked_where_there_are_any(
    visit: Visit, server: Server
) -> None:
    changed = make_table(server, players=2, computers=1, start=True, merge="yes")
    page = visit().go(changed.seat_path)
    drawer(page).click()
    page.get_by_role("tab", name="Table").click()
    about = page.get_by_role("region", name="This table")
    expect(about.get_by_text("One rule differs from the edition.")).to_be_visible()
    expect(about.get_by_text("house rule", exact=True)).to_have_count(1)
    expect(about).not_to_contain_text("Asking the partner")
