"""Links that end, browsers that keep little, and versions that change under an open page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from escalera import parse_record
from tests.browser.company import Company, leave, thread
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.tables import ask_as_maker, make_table
from tests.browser.visitors import PHONE, Visitor
from tests.web.people import Person
from tests.web.servers import Server

IN_APP = """delete window.Notification;
    for (const name of ["serviceWorker", "locks", "clipboard", "share"]) delete Navigator.prototype[name];"""
NOTHING_KEPT = """for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, {
    get() { throw new DOMException("blocked", "SecurityError"); } });"""
WATCHING = "You are watching"


def drawer(page: Page) -> None:
    """Open what is told of the table."""
    page.get_by_role("button", name=re.compile("history", re.IGNORECASE)).click()
    page.get_by_role("tab", name="Table").click()


@pytest.mark.parametrize("cookies", [True, False])
def test_a_lost_device_only_watches_once_the_link_is_renewed(
    visit: Visit, server: Server, cookies: bool
) -> None:
    made = make_table(server, edition="classic", players=2, computers=1, start=True)
    ada, lost, phone = visit(), visit(), visit(**PHONE)
    if not cookies:
        ada.context.route(re.compile("/enter|/links"), without_cookies)
        ada.forgiven.append("404")
    for one in (ada, lost):
        one.go(made.seat_path)
        Player(one.page).named("Draw").wait_for()
    other = ada.context.new_page()
    other.goto(ada.page.url)
    Player(other).named("Draw").wait_for()
    drawer(ada.page)
    ada.page.get_by_text("Your seat on another device").click()
    ada.page.get_by_role("button", name="Make a new link").click()
    link = ada.page.get_by_role("textbox", name="Your seat’s link").input_value()
    expect(lost.page.get_by_text(WATCHING)).to_be_visible()
    for page in (ada.page, other, phone.go(link.removeprefix(phone.url))):
        Player(page).named("Draw").wait_for()
        page.reload()
        Player(page).named("Draw").wait_for()


def without_cookies(route: Route) -> None:
    """An answer whose cookie isn't taken."""
    reply = route.fetch()
    headers = {name: value for name, value in reply.headers.items() if name != "set-cookie"}
    route.fulfill(response=reply, headers=headers)


def test_without_cookies_the_record_can_be_saved_and_checked(visit: Visit, server: Server) -> None:
    made = make_table(server, edition="classic", players=2, computers=1, start=True)
    with thread() as loop:
        maker = Person(server, made.table, made.token, 1)
        own = Company(loop, [maker])
        own.wait(maker.open())
        own.wait(maker.play("between"))
        own.wait(leave(maker))
    ada = visit(accept_downloads=True)
    ada.context.route(re.compile("/enter"), without_cookies)
    ada.forgiven.append("404")
    page = ada.go(made.seat_path)
    page.get_by_role("button", name="Check the shuffles").click()
    expect(page.get_by_text("Computed anew in this browser")).to_be_visible()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the record").click()
    assert len(parse_record(coming.value.path().read_text(encoding="utf-8")).rounds) == 1


@pytest.mark.parametrize("keeps", [True, False], ids=["keeps", "keeps-nothing"])
def test_in_an_in_app_browser_the_seat_is_there_at_every_visit(
    visit: Visit, server: Server, keeps: bool
) -> None:
    made, ben = make_table(server, edition="classic", players=2), visit(**PHONE)
    ben.context.add_init_script(IN_APP if keeps else IN_APP + NOTHING_KEPT)
    ben.forgiven.append("404")
    page = ben.go(made.path)
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("you", exact=True)).to_be_visible()
    ask_as_maker(server, made, "start")
    play_a_little(page)
    for _ in range(2):
        came_back(ben, page.url)
        play_a_little(page)


def came_back(visitor: Visitor, address: str) -> None:
    """Another visit, at the address that was shown last."""
    visitor.context.clear_cookies()
    visitor.page.goto("about:blank")
    visitor.page.goto(address)


def play_a_little(page: Page) -> None:
    """One's own cards are there."""
    page.locator("[data-card]").first.wait_for()
    assert Player(page, touch=True).look().hand


def test_a_page_of_an_old_version_loads_the_new_one_and_keeps_what_is_laid_out(visit: Visit) -> None:
    page, player = at_a_table_of_an_old_version(visit)
    player.choose(tuple(one.name for one in player.look().hand[:2]))
    before = player.look().state
    ask_for_a_missing_part(page)
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    page.locator("[data-card]").first.wait_for()
    assert player.look().state == before


def test_a_page_of_an_old_version_asks_first_where_something_is_being_written(visit: Visit) -> None:
    page, _ = at_a_table_of_an_old_version(visit)
    page.get_by_role("button", name=re.compile("history", re.IGNORECASE)).click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").fill("Just a mom")
    page.evaluate("() => dispatchEvent(new Event('vite:preloadError'))")
    expect(page.get_by_role("alert").filter(has_text="new version")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_value("Just a mom")
    page.get_by_role("button", name="Load it").click()
    Player(page).named("Draw").wait_for()


def test_a_part_that_cannot_be_fetched_is_told_and_asked_for_again(visit: Visit) -> None:
    ada = visit()
    ada.forgiven += ["404", "Failed to fetch dynamically"]
    page = ada.go("/")
    page.route(re.compile("/static/SettingsDialog.*js"), gone)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("alert").filter(has_text="can’t be fetched")).to_be_visible()


@pytest.mark.parametrize("part", ["index", "first-"])
def test_a_version_that_changes_while_its_page_comes_is_no_blank_page(visit: Visit, part: str) -> None:
    ada = visit()
    ada.forgiven += ["404", "Failed to fetch dynamically"]
    ada.page.route(re.compile(f"/static/{part}.*js"), gone)
    ada.page.goto(ada.url)
    expect(ada.page.get_by_text("A part of this page is missing")).to_be_visible()
    ada.page.unroute_all()
    expect(ada.go("/").get_by_role("button", name="Play now")).to_be_visible()


def gone(route: Route) -> None:
    route.fulfill(status=404, body="")


def at_a_table_of_an_old_version(visit: Visit) -> tuple[Page, Player]:
    """A table whose page is of another version than the service has now, and whose further parts are gone."""
    ada = visit()
    ada.forgiven += ["404", "Failed to fetch dynamically"]
    page = ada.go("/")
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.named("Draw").wait_for()
    page.evaluate("() => { document.documentElement.dataset.build = '0.0.1 (older)' }")
    page.route(re.compile("/static/SettingsDialog.*js"), gone)
    return page, player


def ask_for_a_missing_part(page: Page) -> None:
    drawer(page)
    page.get_by_role("button", name="Settings").click()
