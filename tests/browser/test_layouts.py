"""The table on every screen: cards and targets in sight, nothing covered, nothing cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looks import (
    COVERED,
    HIDDEN_INDICES,
    IMPORTANT,
    MELDS,
    OVERFLOWS,
    OVERLAPPING,
    SIDEWAYS,
    UNDER_THE_ACTS,
    UNREACHED,
    faults,
)
from tests.browser.prepared import greedily, late, prepared
from tests.browser.screens import SCREENS, at_table, drawer, print_large, screen
from tests.browser.tables import ask_as_maker, make_table, sit
from tests.web.servers import Server


@pytest.mark.parametrize("size", SCREENS, ids=str)
@pytest.mark.parametrize("print", ["normal", "large"])
def test_nothing_is_covered_or_cut(visit: Visit, full: str, size: tuple[int, int], print: str) -> None:
    visitor = visit(**screen(*size))
    if print == "large":
        visitor.context.add_init_script("localStorage['escalera-settings'] = '{\"largePrint\": true}'")
    page = visitor.go(full)
    page.locator("[data-card]").first.wait_for()
    assert page.evaluate(OVERFLOWS) <= 0
    # With large print on the smallest phones the own melds are scrolled to.
    scrolled = [".own h2"] if print == "large" and min(size) < 400 else []
    assert faults(page, COVERED, [part for part in IMPORTANT if part not in scrolled]) == []
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(OVERLAPPING) == []
    assert page.evaluate(UNREACHED, [*IMPORTANT, *MELDS]) == []


def test_what_lies_over_a_phone_is_whole_and_leaves_the_hand_in_sight(visit: Visit, full: str) -> None:
    page = at_table(visit, full, 320, 568, is_mobile=False).page
    for width, height, large in [(320, 568, False), (320, 568, True), (844, 390, False)]:
        page.set_viewport_size({"width": width, "height": height})
        print_large(page, large)
        drawer(page).click()
        page.get_by_role("tabpanel").wait_for()
        assert faults(page, COVERED, ["aside > .row button"]) == []
        page.get_by_role("button", name="Close", exact=True).click()
        page.locator("[data-hint]").click()
        hint = page.get_by_role("region", name="Hint")
        # The first says where to look: there it can be seen, too.
        expect(hint).to_be_visible()
        assert height < 500 or faults(page, COVERED, ["[data-place=pile]"]) == []
        hint.get_by_role("button", name="Why?").click()
        hint.get_by_role("button", name="Show the move").click()
        expect(hint.locator("li").last).to_be_in_viewport(ratio=1)
        assert faults(page, HIDDEN_INDICES) == []
        hint.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("players", [3, 5, 6])
@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1280, 800)], ids=str)
def test_samba_tables_of_any_size_fit(
    visit: Visit, samba: dict[int, str], players: int, size: tuple[int, int]
) -> None:
    page = at_table(visit, samba[players], *size).page
    assert page.evaluate(OVERFLOWS) <= 0
    assert faults(page, COVERED, IMPORTANT) == []
    if page.locator("[data-card]").count() < 12:
        assert page.evaluate(UNDER_THE_ACTS) == []


@pytest.fixture(scope="module")
def samba(server: Server) -> dict[int, str]:
    """Samba tables late in a round, by how many play."""
    return {
        players: prepared(server, greedily, late(60), edition="samba", players=players).seat_path
        for players in (3, 5, 6)
    }


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1280, 800)], ids=str)
def test_written_from_right_to_left_everything_is_there(
    visit: Visit, full: str, size: tuple[int, int]
) -> None:
    page = at_table(visit, full, *size).page
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert page.evaluate(OVERFLOWS) <= 0
    assert page.evaluate("document.documentElement.scrollLeft") == 0
    assert faults(page, COVERED, IMPORTANT) == []
    assert faults(page, HIDDEN_INDICES) == []


def test_the_longest_names_lie_over_nothing(visit: Visit, server: Server) -> None:
    made = make_table(server, players=2, name="W" * 40)
    sit(server, made, "M" * 40)
    ask_as_maker(server, made, "start")
    page = at_table(visit, made.seat_path, 320, 568, is_mobile=False).page
    for size in [(320, 568), (844, 390), (1280, 800)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert faults(page, OVERFLOWS) <= 0
        assert page.evaluate(OVERLAPPING) == []
        assert page.evaluate(COVERED, [".awaited p"]) == []


@pytest.mark.parametrize("size", [(320, 568), (1280, 800)], ids=str)
def test_the_banner_of_a_lost_line_covers_nothing(visit: Visit, full: str, size: tuple[int, int]) -> None:
    visitor = at_table(visit, full, *size)
    page = visitor.page
    with_banner(page)
    assert faults(page, COVERED, IMPORTANT) == []


def with_banner(page: Page) -> None:
    """The longest thing that is said of the line, without losing it."""
    page.evaluate(
        """() => { const line = document.querySelector(".screen > [role=status]");
        line.classList.add("shown");
        line.textContent = "The server isn’t answering; perhaps it is starting anew. Nothing is lost, "
          + "and the table comes back by itself."; }"""
    )


@pytest.mark.parametrize("stock", [90, 60, 30])
def test_melds_that_lie_as_cards_are_not_cut(visit: Visit, server: Server, stock: int) -> None:
    page = at_table(visit, prepared(server, greedily, late(stock)).seat_path, 1280, 800).page
    cut = page.locator("ul.melds").evaluate_all(
        "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText)"
    )
    assert page.locator(".folded").count() or cut == []
