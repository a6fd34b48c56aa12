"""Somebody new: from the address to a seat, and the seat kept whatever the browser forgets."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import PICTURES, Visit
from tests.browser.tables import make_table
from tests.browser.visitors import PHONE, Visitor
from tests.web.servers import Server

NOTHING_KEPT = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("blocked", "SecurityError"); } });"""
COUNT_CLICKS = """addEventListener("click", (e) => console.info(`clicked: ${e.target.innerText}`), true);"""


def sits(page: Page, name: str) -> None:
    """Whoever looks at this page has this name's seat, and no other."""
    own = page.get_by_role("listitem").filter(has=page.get_by_text("you", exact=True))
    expect(own).to_have_count(1)
    expect(own.get_by_text(name, exact=True)).to_be_visible()


def sit_down(visitor: Visitor, path: str, name: str) -> Page:
    page = visitor.go(path)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    sits(page, name)
    return page


def test_from_the_address_to_a_friend_who_sits_in_three_clicks(visit: Visit) -> None:
    ada = visit(permissions=["clipboard-read", "clipboard-write"])
    ben = visit(**PHONE)
    clicks: list[str] = []
    began = time.monotonic()
    for one in (ada, ben):
        one.page.on("console", lambda said: clicks.append(said.text))
        one.context.add_init_script(COUNT_CLICKS)
    page = ada.go("/")
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    sit_down(ben, link.removeprefix(ben.url), "Ben")
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()
    log = [click for click in clicks if click.startswith("clicked")]
    keep_log([*log, f"{time.monotonic() - began:.1f} seconds"])
    assert len(log) == 3


def keep_log(lines: list[str]) -> None:
    """What was clicked until a friend sat, and how long it took: in `build/browser`."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "newcomer-clicks.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_the_usual_table_is_made_without_a_choice(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_role("button", name="Make the table").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Waiting for players")
    about = page.get_by_role("region", name="This table")
    expect(about).to_contain_text(re.compile("Bolivia.*15,000", re.DOTALL))


def test_every_choice_stands_at_the_table_in_words(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_role("radio", name=re.compile("^Samba")).check()
    page.get_by_role("radio", name="6").check()
    page.get_by_role("radio", name=re.compile("^Steady")).check()
    page.get_by_text("House rules").click()
    page.get_by_label("Red threes count for a side").select_option("melded")
    page.get_by_role("button", name="Make the table").last.click()
    about = page.get_by_role("region", name="This table")
    for words in ("Samba", "three pairs", "120", "a first meld"):
        expect(about).to_contain_text(words)


def test_a_seat_outlives_its_cookies(visit: Visit, server: Server) -> None:
    made, ben = make_table(server), visit()
    page = sit_down(ben, made.path, "Ben")
    ben.context.clear_cookies()
    ben.forgiven.append("404")
    page.reload()
    sits(page, "Ben")
    ben.context.clear_cookies()
    page.goto("about:blank")
    sits(ben.go(made.path), "Ben")


def test_a_browser_that_keeps_nothing_has_its_table_in_its_address(visit: Visit) -> None:
    ada = visit()
    ada.context.add_init_script(NOTHING_KEPT)
    page = ada.go("/")
    page.get_by_role("button", name="Invite friends").click()
    sits(page, "Host")
    page.reload()
    sits(page, "Host")


def test_the_link_opened_again_in_its_window_leaves_the_table_alive(visit: Visit, server: Server) -> None:
    made, ben, ada = make_table(server), visit(), visit()
    page = sit_down(ben, made.path, "Ben")
    page.evaluate("(hash) => { location.hash = hash }", f"link={made.link}")
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    ada.go(made.seat_path).get_by_role("button", name="Fill with computer players").click()
    expect(page.get_by_text("Every seat is taken.")).to_be_visible()


def test_the_other_window_of_a_browser_sits_down_too(visit: Visit, server: Server) -> None:
    made, ben = make_table(server), visit()
    other = ben.context.new_page()
    other.goto(ben.url + made.path)
    expect(other.get_by_role("button", name="Sit down")).to_be_visible()
    sit_down(ben, made.path, "Ben")
    sits(other, "Ben")


def test_a_code_brings_a_seat_to_another_device(visit: Visit, server: Server) -> None:
    made, ada, phone = make_table(server), visit(), visit(**PHONE)
    page = ada.go(made.seat_path)
    page.get_by_text("Your seat on another device").click()
    page.get_by_role("button", name="Show a code").click()
    code = page.get_by_text(re.compile(r"^\w{4}-\w{4}$")).inner_text()
    there = phone.go("/join")
    there.get_by_label("Link, or").fill(f"{ada.url}/t/{made.table}")
    there.get_by_label("Code, if").fill(code.lower())
    there.get_by_role("button", name="Go to the table").click()
    sits(there, "Ada")


def test_who_is_freed_may_sit_down_again(visit: Visit, server: Server) -> None:
    made, ada, ben = make_table(server), visit(), visit()
    page = sit_down(ben, made.path, "Ben")
    ada.go(made.seat_path).get_by_role("button", name=re.compile("Free the seat of .?Ben")).click()
    page.get_by_role("button", name="Sit down").click()
    sits(page, "Ben")


def test_a_table_that_was_given_up_is_told_from_a_wrong_link(visit: Visit) -> None:
    ada = visit()
    ada.forgiven.append("404")
    ada.go("/").evaluate(
        """() => localStorage.setItem("escalera-tables", JSON.stringify(
            [{ table: "aaaabbbbcccc", name: "Ada", edition: "samba", at: 1, until: 2 }]))"""
    )
    expect(ada.go("/t/aaaabbbbcccc").get_by_role("heading", level=1)).to_have_text("This table is gone")
    expect(ada.go("/t/aaaabbbbdddd").get_by_role("heading", level=1)).to_have_text("This link opens no table")


def test_an_old_browser_is_told_so(visit: Visit) -> None:
    ada = visit()
    ada.context.add_init_script("delete Object.hasOwn")
    ada.page.goto(ada.url)
    expect(ada.page.get_by_text("This browser is too old")).to_be_visible()
