"""Cards that travel: over the table, which is already as it will be."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.dealt import DealtServer
from tests.browser.player import Player, throw_first
from tests.browser.prepared import hoarding, holding, piled, prepared
from tests.browser.tables import ask_as_maker, make_table
from tests.browser.visitors import Visitor
from tests.web.servers import Server

# Every card of a movement's first leg since then, or of all its legs: where it landed.
WATCH: Final = """(all) => {
  window.landed = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const layer of change.addedNodes) {
      const legs = layer.matches?.(".movement") ? layer.querySelectorAll(".flies") : [];
      for (const card of all && layer.matches?.(".flies") ? [layer] : legs) {
        for (const one of card.getAnimations()) one.finished.then(() => {
          const box = card.getBoundingClientRect();
          const place = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            .map((each) => each.closest("[data-place]")?.dataset.place).find(Boolean);
          window.landed.push(place);
          document.body.dataset.landed = window.landed.join(" ");
        }, () => window.landed.push("cut short"));
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
ON_THEIR_WAY: Final = ".movement"
CHANGED: Final = "[data-changed]"


def at_table(visit: Visit, path: str, **options: Any) -> Visitor:
    """Somebody at a table, who likes things to move."""
    visitor = visit(**{"reduced_motion": "no-preference", **options})
    page = visitor.go(path)
    page.locator("[data-card]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    return visitor


@pytest.fixture
def drawing(server: Server) -> str:
    """A table at which Ada is to draw."""
    return prepared(server, hoarding, piled(4), players=2).seat_path


def test_cards_land_where_they_belong(visit: Visit, drawing: str) -> None:
    page = at_table(visit, drawing).page
    Player(page).named("Draw").click()
    expect(page.locator("body")).to_have_attribute("data-landed", "hand hand")
    expect(page.locator(ON_THEIR_WAY)).to_have_count(0)


def test_a_deal_goes_to_everybody(visit: Visit, server: Server) -> None:
    made = make_table(server, players=2, computers=1)
    page = visit(reduced_motion="no-preference").go(made.seat_path)
    page.get_by_role("button", name="Begin").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH, True)
    page.get_by_role("button", name="Begin").click()
    for place in ("hand", "seat-2", "pile"):
        expect(page.locator("body")).to_have_attribute("data-landed", re.compile(rf"\b{place}\b"))
    expect(page.locator(ON_THEIR_WAY)).to_have_count(0)


def test_a_meld_goes_to_the_one_that_it_joins(visit: Visit, dealt: DealtServer) -> None:
    dealt.deal("samba", 2, {1: "KC KD KS KC KD KS"}, "9S")
    made = make_table(dealt, edition="samba", players=2, computers=1, start=True)
    page = visit(dealt, reduced_motion="no-preference").go(made.seat_path)
    Player(page).named("Draw").click()
    expect(page.locator(".awaited")).to_contain_text("then discard one")
    ask_as_maker(dealt, made, "act", act="meld KC KD KS / KC KD KS")
    expect(page.locator(".own [data-place^=meld]")).to_have_count(2)
    page.wait_for_load_state("networkidle")
    expect(page.locator(ON_THEIR_WAY)).to_have_count(0)
    page.evaluate(WATCH)
    page.get_by_role("toolbar").get_by_role(
        "button", name=re.compile(r"^Join melds #\W*1\W* and #\W*2")
    ).click()
    expect(page.locator("body")).to_have_attribute("data-landed", "meld-1-1 meld-1-1 meld-1-1")
    expect(page.locator(".own [data-place^=meld]")).to_have_count(1)


def test_what_computer_players_do_is_seen_one_after_the_other(visit: Visit, server: Server) -> None:
    page = at_table(visit, prepared(server, hoarding, holding(13)).seat_path).page
    throw_first(page)
    expect(page.locator("body")).to_have_attribute("data-landed", re.compile("pile"))
    Player(page).named("Draw").wait_for()
    expect(page.locator(ON_THEIR_WAY)).to_have_count(0)


@pytest.mark.parametrize("how", ["key", "touch"])
def test_a_touch_and_a_key_end_it_at_once(visit: Visit, drawing: str, how: str) -> None:
    page = at_table(visit, drawing).page
    slowly(page)
    Player(page).named("Draw").click()
    page.locator(ON_THEIR_WAY).wait_for(state="attached")
    if how == "key":
        page.keyboard.press("Shift")
    else:
        page.mouse.click(3, 3)
    expect(page.locator(ON_THEIR_WAY)).to_have_count(0, timeout=1000)


def slowly(page: Page) -> None:
    """Let movement last until it is ended."""
    page.evaluate(
        """() => { const plain = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          return plain.call(this, frames, { ...options, duration: 600000 }); }; }"""
    )


def test_the_table_doesn_t_wait_for_movement(visit: Visit, drawing: str) -> None:
    page = at_table(visit, drawing).page
    held = page.locator("[data-card]").count()
    slowly(page)
    Player(page).named("Draw").click()
    page.locator(ON_THEIR_WAY).wait_for(state="attached")
    assert page.locator("[data-card]").count() > held
    page.locator("[data-card]").first.click(position={"x": 8, "y": 8})
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize("by", ["system", "setting"])
def test_without_movement_what_changed_is_outlined(visit: Visit, server: Server, by: str) -> None:
    path = prepared(server, hoarding, holding(13), players=2).seat_path
    calm = {"reduced_motion": "reduce"} if by == "system" else {}
    visitor = at_table(visit, path, **calm)
    page = visitor.page
    if by == "setting":
        page.evaluate("localStorage['escalera-settings'] = '{\"motion\": false}'")
        page.reload()
        page.locator("[data-card]").first.wait_for()
        page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    throw_first(page)
    Player(page).named("Draw").wait_for()
    expect(page.locator(CHANGED).first).to_be_visible()
    assert page.evaluate("window.landed") == []


def test_a_hundred_events_in_a_burst_leave_nothing_behind(visit: Visit, server: Server) -> None:
    made = prepared(server, hoarding, piled(4), players=2)
    visitor = visit(reduced_motion="no-preference")
    lines: list[WebSocketRoute] = []
    visitor.page.route_web_socket("**/socket**", lambda line: lines.append(passed(line)))
    page = visitor.go(made.seat_path)
    page.locator("[data-card]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(BURST)
    Player(page).named("Draw").click()
    expect(page.locator(".awaited")).to_contain_text("then discard one")
    expect(page.locator(ON_THEIR_WAY)).to_have_count(0)
    assert page.evaluate("window.most") <= 12


def passed(line: WebSocketRoute) -> WebSocketRoute:
    """A line on which each draw is told a hundred times."""
    to_server = line.connect_to_server()
    to_server.on_message(lambda data: line.send(many(str(data))))
    return line


def many(data: str) -> str:
    """The same message with a hundred draws of another's in it."""
    draw = '{"kind":"draw","seq":SEQ,"seat":2,"count":1}'
    if '"type":"events"' not in data or '"drew"' not in data:
        return data
    message = json.loads(data)
    message["events"] += [json.loads(draw.replace("SEQ", str(message["seq"])))] * 100
    return json.dumps(message)


BURST: Final = """() => {
  window.most = 0;
  new MutationObserver(() => {
    window.most = Math.max(window.most, document.querySelectorAll(".movement .card").length);
  }).observe(document.body, { childList: true, subtree: true });
}"""
