"""The kitchen table: a match with real cards on the score sheet, from its first round to its end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pseudo import PseudoServer, untranslated
from tests.browser.visitors import PHONE, SMALL, WIDE
from tests.web.servers import serving

LOST: Final = (Path(__file__).parent / "lost.js").read_text(encoding="utf-8")
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
KEPT: Final = """async () => {
  await navigator.serviceWorker.ready;
  const kept = (await (await caches.open("escalera")).keys()).map((one) => new URL(one.url).pathname);
  return kept.includes("/api/editions") && kept.includes("/");
}"""

NEW_BUILD: Final = """async () => {
  const cache = await caches.open("escalera");
  const files = (await cache.keys()).filter((one) => one.url.includes("/static/"));
  await Promise.all(files.map((one) => cache.delete(one)));
  await (await navigator.serviceWorker.ready).unregister();
}"""
KEPT_ANEW: Final = """async () => {
  const kept = (await (await caches.open("escalera")).keys()).map((one) => one.url);
  return kept.some((one) => one.includes("/static/Kitchen-"));
}"""


class Sheet:
    """A score sheet, and what somebody does with it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def begin(self, **changes: str) -> None:
        """Begin a Bolivia sheet for four."""
        self.page.get_by_role("link", name="New score sheet").click()
        for at, name in enumerate(NAMES):
            self.page.locator(".names input").nth(at).fill(name)
        for name, value in changes.items():
            self.page.locator("summary").filter(has_text="House rules").click()
            self.page.locator(f"#rule-{name}").fill(value)
        self.page.get_by_role("button", name="Begin the score sheet").click()

    def enter(self) -> None:
        self.page.locator("#kitchen-go-on").click()
        expect(self.page.get_by_role("heading", level=2)).to_be_focused()

    def side(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name)

    def count(self, side: str, **counted: int) -> None:
        """Type what a side counts."""
        for label, number in counted.items():
            self.side(side).get_by_role("spinbutton", name=LABELS[label], exact=True).fill(str(number))

    def write(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Write")).click()
        expect(self.page.locator("#kitchen-go-on, .over")).to_be_visible()

    def totals(self) -> list[str]:
        """What the sides have."""
        return self.page.locator("main ul b").all_inner_texts()


LABELS: Final = {
    "natural": "Natural canastas",
    "escaleras": "Escaleras",
    "melded": "Points of the melded cards",
    "reds": "Red threes",
    "hands": "Points of the cards left in hand",
    "black": "Black threes in hand",
}


def first_round(sheet: Sheet) -> None:
    """Ada goes out: 2,000 + 480 + 100 − 35 + 200 against 300 − 400 − 95 − 100."""
    sheet.enter()
    sheet.page.get_by_role("radio", name="Ada").check()
    sheet.count("Ada & Cleo", natural=1, escaleras=1, melded=480, reds=2, hands=35)
    sheet.count("Ben & Dan", melded=300, reds=4, hands=95, black=1)
    sheet.write()


def test_a_match_from_its_first_round_to_its_end(visit: Visit) -> None:
    ada = visit(**PHONE)
    page = ada.go("/")
    page.get_by_role("contentinfo").get_by_role("link", name="Keep score for real cards").click()
    sheet = Sheet(page)
    sheet.begin(going_out_bonus="200")
    expect(page.get_by_text(re.compile("Ada.* deals round"))).to_be_visible()
    first_round(sheet)
    assert sheet.totals() == ["2,845", "−295"]
    expect(page.get_by_text(re.compile("Ben.* deals round"))).to_be_visible()
    assert re.findall(r"Needs \W*(\d+)", page.locator("main").inner_text()) == ["90", "15"]
    # What is entered outlives a reload, and so does what can be undone.
    sheet.enter()
    sheet.count("Ada & Cleo", melded=70)
    page.reload()
    expect(sheet.side("Ada & Cleo").get_by_role("spinbutton", name=LABELS["melded"])).to_have_value("70")
    canastas = sheet.side("Ada & Cleo").get_by_role("spinbutton", name=LABELS["natural"])
    sheet.side("Ada & Cleo").get_by_role("button", name=re.compile("Natural canastas.*more")).click()
    expect(page.get_by_role("status")).to_contain_text("Natural canastas")
    for key, number in (("ArrowUp", "2"), ("-", "2"), ("5", "25"), ("Backspace", "2"), ("ArrowDown", "1")):
        canastas.press(key)
        expect(canastas).to_have_value(number)
    page.get_by_role("button", name=re.compile("^Write")).click()
    expect(page.get_by_role("radio").first).to_be_focused()
    page.get_by_role("radio", name="Nobody").check()
    sheet.write()
    assert sheet.totals() == ["3,415", "−295"]
    page.get_by_role("button", name=re.compile("Correct round.*1")).click()
    sheet.count("Ben & Dan", reds=0)
    sheet.write()
    assert sheet.totals() == ["3,415", "105"]
    page.reload()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status")).to_contain_text("as it was before")
    assert sheet.totals() == ["3,415", "−295"]
    page.get_by_role("button", name="Redo").click()
    assert sheet.totals() == ["3,415", "105"]
    sheet.enter()
    page.get_by_role("radio", name="Nobody").check()
    sheet.count("Ben & Dan", natural=30, melded=1100)
    expect(page.locator("#doubts")).to_contain_text("more than all the cards can make")
    sheet.write()
    expect(page.get_by_role("status")).to_contain_text("may be wrong")
    expect(page.locator(".over")).to_contain_text("wins the match")
    expect(page.locator("#kitchen-go-on")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_every_state_is_accessible_and_fits(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(**size).go("/kitchen")
    sheet = Sheet(page)
    page.get_by_role("link", name="New score sheet").wait_for()
    found = {"list": look(page)}
    page.get_by_role("link", name="New score sheet").click()
    page.locator("summary").filter(has_text="House rules").click()
    nothing = page.get_by_role("button", name="nothing special")
    nothing.click()
    expect(nothing).to_have_attribute("aria-pressed", "true")
    found["set up"] = look(page)
    page.go_back()
    sheet.begin()
    sheet.enter()
    page.get_by_role("radio", name="Ben").check()
    sheet.side("Ben & Dan").get_by_role("button", name="count the cards").first.click()
    sheet.count("Ada & Cleo", natural=2, reds=7)
    expect(page.locator("#doubts li")).to_have_count(3)
    found["a round"] = look(page)
    sheet.write()
    page.get_by_label("Show every line").check()
    found["the sheet"] = look(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    found["large text"] = page.evaluate(LOST)
    page.emulate_media(media="print")
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("rowheader", name="Natural canastas")).to_be_visible()
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


def look(page: Page) -> list[str]:
    """What is wrong with a page, and how far it sticks out sideways."""
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return violations(page) + ([f"{over} pixels too wide"] if over > 0 else [])


def test_two_windows_agree_and_a_file_brings_a_sheet_elsewhere(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    sheet = Sheet(ada.go("/kitchen"))
    sheet.begin()
    first_round(sheet)
    other = ada.context.new_page()
    other.goto(sheet.page.url)
    expect(other.get_by_role("row", name=re.compile("Correct round"))).to_have_count(1)
    sheet.page.get_by_role("button", name="Undo").click()
    expect(other.get_by_role("row", name=re.compile("Correct round"))).to_have_count(0)
    other.get_by_role("button", name="Redo").click()
    expect(sheet.page.get_by_role("row", name=re.compile("Correct round"))).to_have_count(1)
    with sheet.page.expect_download() as saved:
        sheet.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    assert re.fullmatch(r"escalera-\d{4}-\d\d-\d\d-ada-ben-cleo-dan\.json", file.name)
    saved.value.save_as(file)

    page = visit().go("/kitchen")
    whole = json.loads(file.read_text(encoding="utf-8"))
    for wrong, sentence in (
        ("{", "is no score sheet"),
        (json.dumps({**whole, "edition": "poker"}), "poker"),
        (json.dumps({**whole, "rounds": [*whole["rounds"], {}]}), "Round"),
    ):
        bad = tmp_path / "bad.json"
        bad.write_text(wrong, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(bad)
        expect(page.get_by_role("alert").filter(has_text=sentence)).to_contain_text("Nothing was changed.")
    expect(page.get_by_role("heading", name="Your score sheets")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    page.locator("#kitchen-go-on").wait_for()
    assert Sheet(page).totals() == sheet.totals()


def test_after_the_first_visit_it_works_without_the_service(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        ada = visit(at=running, service_workers="allow")
        page = ada.go("/kitchen")
        sheet = Sheet(page)
        expect(page.get_by_text("works without a connection now")).to_be_visible()
        page.wait_for_function(KEPT)
        # A new build leaves nothing of the old one; the first page is enough to have it all anew.
        page.evaluate(NEW_BUILD)
        ada.go("/").wait_for_function(KEPT_ANEW)
        running.stop()
        ada.forgiven += ["ERR_CONNECTION", "Failed to fetch"]
        page = ada.go("/kitchen")
        sheet.begin()
        first_round(sheet)
        assert sheet.totals() == ["2,745", "−295"]
        page.reload()
        expect(page.locator("#kitchen-go-on")).to_be_visible()
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        ada.close()


def test_in_a_longer_language_all_fits_and_nothing_is_untranslated(
    visit: Visit, pseudo: PseudoServer
) -> None:
    page = visit(pseudo, **SMALL).go("/kitchen")
    page.locator("a.new").click()
    page.locator("details:has(.field, [id^=rule-]) > summary").first.click()
    for at, name in enumerate(NAMES):
        page.locator(".names input").nth(at).fill(name)
    found = {"set up": strange(page)}
    page.locator("form button.main").click()
    page.locator("#kitchen-go-on").click()
    page.locator("input[name=out]").first.check()
    page.locator("button.turn").first.click()
    page.locator("[role=spinbutton]").first.fill("40")
    expect(page.locator("#doubts li").first).to_be_visible()
    found["a round"] = strange(page)
    page.locator("form button.main").click()
    page.locator(".toggle input").check()
    found["the sheet"] = strange(page)
    page.locator("button[aria-haspopup=dialog]").last.click()
    found["a question"] = untranslated(page)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


def strange(page: Page) -> list[str]:
    """What is said in no language, what is cut off, and how far the page sticks out."""
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    lost: list[str] = page.evaluate(LOST)
    return untranslated(page) + lost + ([f"{over} pixels too wide"] if over > 0 else [])
