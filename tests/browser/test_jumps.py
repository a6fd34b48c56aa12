"""Nothing jumps while a turn is played."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks import settle
from tests.browser.player import Player, throw_first
from tests.browser.prepared import hoarding, holding, prepared
from tests.browser.screens import at_table
from tests.web.servers import Server

LASTING: Final = (
    "main, header, .seats li, .board, .others, .middle, .piles, .awaited, .own, .own-hand, .buttons"
)
"""What keeps its place, whatever is played."""

WATCH_SHIFTS: Final = """(lasting) => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      for (const { node, previousRect, currentRect } of entry.sources) {
        // A row of melds more may take a little from the other half.
        if (!node?.matches?.(lasting) || Math.abs(currentRect.y - previousRect.y) < 24) continue;
        window.shifts.push(`${node.className}: ${previousRect.y} to ${currentRect.y}`);
      }
    }
  }).observe({ type: "layout-shift" });
}"""

WATCH_SAID: Final = """() => {
  window.said = [];
  const look = () => window.said.push(document.querySelector(".awaited")?.innerText ?? "");
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 800)], ids=str)
def test_nothing_jumps_over_a_turn(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = at_table(visit, prepared(server, hoarding, holding(13)).seat_path, *size).page
    settle(page)
    page.evaluate(WATCH_SHIFTS, LASTING)
    page.evaluate(WATCH_SAID)
    throw_first(page)
    Player(page).named("Draw").wait_for()
    Player(page).named("Draw").click()
    expect(page.locator(".awaited")).to_contain_text("then discard one")
    assert page.evaluate("window.shifts") == []
    # Nor is anything said, for a moment, that held before.
    wrong = re.compile("stock is empty|already drawn")
    assert [said for said in page.evaluate("window.said") if wrong.search(said)] == []
