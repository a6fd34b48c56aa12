"""The table on every screen: cards and targets in sight, nothing covered, nothing cut, nothing jumps."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.lost import LOST
from tests.browser.player import Player
from tests.browser.prepared import (
    able_to_lay_much,
    greedily,
    hoarding,
    holding,
    late,
    prepared,
    taking_late,
    waiting,
)
from tests.browser.tables import ask_as_maker, make_table, sit
from tests.browser.visitors import Visitor
from tests.web.servers import Server

PHONES: Final = [(320, 568), (360, 640), (390, 844)]
SCREENS: Final = [
    (320, 568),
    (360, 640),
    (390, 844),
    (568, 320),
    (844, 390),
    (900, 700),
    (1280, 800),
    (2560, 1440),
]
FINGER: Final = 24

# The index stands in both upper corners, below the edge; one of them is in sight and is the card's own.
HIDDEN_INDICES: Final = """() => {
  const points = [[0.19, 0.2], [0.19, 0.37]];
  return [...document.querySelectorAll("[data-card]")].filter((card) => {
    const box = card.getBoundingClientRect();
    const shown = (flip) => points.every(([x, y]) => {
      const at = document.elementFromPoint(box.x + box.width * (flip ? 1 - x : x), box.y + box.height * y);
      return at?.closest("[data-card]") === card;
    });
    return !shown(false) && !shown(true);
  }).map((card) => card.innerText);
}"""

# The largest rectangle of a card in sight, measured from the corner in which its index stands.
TOO_SMALL: Final = """(finger) => [...document.querySelectorAll("[data-card]")].filter((card) => {
  const box = card.getBoundingClientRect();
  const own = (x, y) => document.elementFromPoint(x, y)?.closest("[data-card]") === card;
  const within = (from) => [from + 0.5, from + finger / 2, from + finger - 0.5];
  for (const from of [box.x, box.right - finger]) {
    const [xs, ys] = [within(from), within(box.y)];
    if (xs.every((x) => ys.every((y) => own(x, y)))) return false;
  }
  return true;
}).map((card) => card.innerText)"""

# What sticks out of the page sideways; what is cut off by its own scrolling parent doesn't.
OVERFLOWS: Final = "() => document.documentElement.scrollWidth - innerWidth"

# Parts that are partly outside the window or under something else.
COVERED: Final = """(selectors) => selectors.flatMap((selector) =>
  [...document.querySelectorAll(selector)].filter((part) => {
    const box = part.getBoundingClientRect();
    if (!box.width || !box.height) return true;
    return [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]].some(([x, y]) => {
      const at = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
      return !at || !(part.contains(at) || at.contains(part));
    });
  }).map((part) => `${selector}: ${part.innerText.slice(0, 40)}`))"""

IMPORTANT: Final = [
    ".seats",
    "[data-place=stock]",
    "[data-place=pile]",
    ".awaited",
    ".own h2",
    "[role=toolbar]",
]


def screen(width: int, height: int, **more: Any) -> dict[str, Any]:
    """A browser's options."""
    touch = width < 900
    return {"viewport": {"width": width, "height": height}, "has_touch": touch, "is_mobile": touch} | more


def at_table(visit: Visit, path: str, width: int, height: int, **more: Any) -> Visitor:
    """Somebody who has come to a table and sees the cards."""
    visitor = visit(**screen(width, height, **more))
    page = visitor.go(path)
    page.locator("[data-card]").first.wait_for()
    page.evaluate("document.fonts.ready")
    return visitor


@pytest.fixture(scope="module")
def hands(server: Server) -> dict[int, str]:
    """Tables at which Ada holds so many cards."""
    return {many: prepared(server, hoarding, holding(many), players=2).seat_path for many in (30, 45)}


@pytest.mark.parametrize("many", [30, 45])
@pytest.mark.parametrize("size", PHONES, ids=str)
@pytest.mark.parametrize("sort", ["rank", "suit"])
def test_every_index_is_in_sight_and_every_card_is_hit(
    visit: Visit, hands: dict[int, str], many: int, size: tuple[int, int], sort: str
) -> None:
    page = at_table(visit, hands[many], *size).page
    page.get_by_role("button", name=f"Sort by {sort}").click()
    expect(page.locator("[data-card]")).to_have_count(many)
    settle(page)
    assert faults(page, HIDDEN_INDICES) == []
    assert faults(page, TOO_SMALL, FINGER) == []


AT_REST: Final = """() => {
    const at = JSON.stringify([...document.querySelectorAll("button, h2, p, [data-card]")].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
    }));
    if (window.lay !== at) [window.lay, window.since] = [at, performance.now()];
    return performance.now() - window.since > 400;
}"""
"""True when everything has lain where it is for 0.4 seconds."""


def faults(page: Page, look: str, *given: Any) -> Any:
    """What one look at the page finds amiss, once nothing on it has moved for a while."""
    page.wait_for_function(AT_REST)
    return page.evaluate(look, *given)


def settle(page: Page) -> None:
    """Let everything that moves arrive."""
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")


@pytest.fixture(scope="module")
def full(server: Server) -> str:
    """A table late in a round, with many melds."""
    return prepared(server, greedily, late(40)).seat_path


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


# Words and numbers that lie over each other; cards in a hand do so.
OVERLAPPING: Final = """() => {
  const boxes = [];
  for (const part of document.querySelectorAll("main header *, .piles *, .awaited *, .own-hand button *")) {
    const hidden = part.closest(".hidden, [data-card], svg") || getComputedStyle(part).clipPath !== "none";
    if (hidden || !part.checkVisibility({ visibilityProperty: true })) continue;
    for (const node of part.childNodes) {
      if (node.nodeType !== 3 || !node.textContent.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!hit || !(hit.contains(part) || part.contains(hit))) continue;
        const seen = getComputedStyle(part).overflowX === "visible";
        const edge = seen ? right : part.getBoundingClientRect().right;
        boxes.push({ node, left, top, bottom, right: Math.min(right, edge) });
      }
    }
  }
  const over = (one, other) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    // Lines that follow each other closely share a little of their letters' height.
    return across > 2 && down > 0.35 * Math.min(one.bottom - one.top, other.bottom - other.top);
  };
  return boxes.flatMap((one, at) => boxes.slice(at + 1)
    .filter((other) => other.node !== one.node && over(one, other))
    .map((other) => `${one.node.textContent} / ${other.node.textContent}`));
}"""


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


# Cards of which the buttons beneath cover a part.
UNDER_THE_ACTS: Final = """() => [...document.querySelectorAll("[data-card]")].filter((card) =>
  card.getBoundingClientRect().bottom > document.querySelector("[data-acts]").getBoundingClientRect().top + 1
).map((card) => card.innerText)"""


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


def drawer(page: Page) -> Locator:
    """What opens the drawer."""
    return page.get_by_role("button", name=re.compile("history", re.IGNORECASE))


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


@pytest.mark.parametrize("sizes", [[(1280, 800)], [*PHONES, (568, 320), (844, 390)]], ids=["wide", "phones"])
def test_with_a_plan_everything_can_be_reached_and_play_is_in_sight(
    visit: Visit, server: Server, sizes: list[tuple[int, int]]
) -> None:
    path = prepared(server, waiting, able_to_lay_much).seat_path
    # Not a phone that is turned: it keeps its scale.
    page = at_table(visit, path, *sizes[0], is_mobile=False).page
    lay_out(page, 2)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for large in (False, True):
            print_large(page, large)
            if (width, height) in PHONES and not large:
                assert faults(page, COVERED, [".own h2", ".planner", "[role=toolbar]"]) == []
                expect(page.locator(".own [data-place^=meld]").first).to_be_in_viewport(ratio=0.5)
            if (width, height) in PHONES:
                assert faults(page, SCROLLED_IN) >= (150 if large else 90)
            look_for_all(page)
            if width >= 900:
                drawer(page).click()
                page.get_by_role("tabpanel").wait_for()
                look_for_all(page)
                page.get_by_role("button", name="Close", exact=True).click()


SCROLLED_IN: Final = """() => document.querySelector(".melding").clientHeight
  - (document.querySelector(".stuck .awaited")?.clientHeight ?? 0)"""
"""How high the part of the melds is that is in sight."""


def look_for_all(page: Page) -> None:
    """With a plan laid out, and with a card chosen besides."""
    for _ in range(2):
        assert faults(page, OVERFLOWS) <= 0
        assert page.evaluate(SIDEWAYS) == []
        assert page.evaluate(COVERED, PLANNED) == []
        assert [one for one in page.evaluate(LOST) if not one.startswith("cut")] == []
        assert page.evaluate(UNREACHED, EVERYTHING) == []
        page.evaluate("for (const one of document.querySelectorAll('html, .melding')) one.scrollTo(0, 0)")
        assert page.evaluate(COVERED, PLANNED) == []
        page.locator("[data-card]").first.press("Space")
        page.locator("main:not([data-asking])").wait_for()


def print_large(page: Page, large: bool) -> None:
    """What the settings of another window do."""
    page.evaluate(
        """(largePrint) => { localStorage["escalera-settings"] = JSON.stringify({ largePrint });
        dispatchEvent(new StorageEvent("storage", { key: "escalera-settings" })); }""",
        large,
    )


# Regions that would have to be scrolled sideways.
SIDEWAYS: Final = """() => [
    ...document.querySelectorAll(".melding, .melding section, .own-hand, .piles, .piles .words"),
  ].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"""

PLANNED: Final = ["[data-act=play]", ".planner", "#plan-sum strong"]
MELDS: Final = [".own [data-place^=meld]", ".others [data-place^=meld]"]
EVERYTHING: Final = ["[data-place=stock]", "[data-place=pile]", *MELDS, ".planner li", "[data-acts] button"]

# What isn't in sight even when it is scrolled to.
UNREACHED: Final = """(selectors) => selectors.flatMap((selector) => {
  const all = [...document.querySelectorAll(selector)];
  const lost = all.filter((part) => {
    part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = part.getBoundingClientRect();
    return [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]].some(([x, y]) => {
      const at = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
      return !at || !(part.contains(at) || at.contains(part));
    });
  });
  return all.length ? lost.map((part) => `${selector}: ${part.innerText.slice(0, 40)}`) : [`no ${selector}`];
})"""


def lay_out(page: Page, many: int = 1) -> None:
    """Lay three cards of so many ranks out."""
    cards = page.locator("[data-card]")
    named = cards.evaluate_all("all => all.map((one) => [one.dataset.card, one.innerText.match(/\\w+/)[0]])")
    laid = page.get_by_role("region", name="Laid out, not yet played").get_by_role("listitem")
    for rank in dict.fromkeys(word for _, word in named if word not in ("2", "3", "joker")):
        ids = [id for id, word in named if word == rank][:3]
        if len(ids) == 3 and choose(page, ids):
            before = laid.count()
            page.get_by_role("button", name="Lay as a new meld").click()
            expect(laid).to_have_count(before + 1)
            if before + 1 == many:
                return
    raise AssertionError("so much can't be laid")


def choose(page: Page, ids: list[str]) -> bool:
    """Choose cards; whether they would be a new meld. Otherwise none stay chosen."""
    for id in ids:
        page.locator(f"[data-card='{id}']").click(position={"x": 8, "y": 8})
    lay = page.get_by_role("button", name=re.compile("Lay as a new meld|Add to meld"))
    lay.first.wait_for()
    if page.get_by_role("button", name="Lay as a new meld").count():
        return True
    page.get_by_role("button", name="Choose none").click()
    return False


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 800)], ids=str)
def test_nothing_jumps_over_a_turn(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = at_table(visit, prepared(server, hoarding, holding(13)).seat_path, *size).page
    settle(page)
    page.evaluate(WATCH_SHIFTS, LASTING)
    page.evaluate(WATCH_SAID)
    throw(page)
    Player(page).named("Draw").click()
    expect(page.locator(".awaited")).to_contain_text("then discard one")
    assert page.evaluate("window.shifts") == []
    # Nor is anything said, for a moment, that held before.
    wrong = re.compile("stock is empty|already drawn")
    assert [said for said in page.evaluate("window.said") if wrong.search(said)] == []


WATCH_SAID: Final = """() => {
  window.said = [];
  const look = () => window.said.push(document.querySelector(".awaited")?.innerText ?? "");
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def throw(page: Page) -> None:
    """Throw a card, and see the others play until it is one's own turn again."""
    page.locator("[data-card]").first.click(position={"x": 8, "y": 8})
    Player(page).bar.get_by_role("button", name="Discard").click()
    sure = page.locator("dialog[open] button.main")
    Player(page).named("Draw").or_(sure).first.wait_for()
    if sure.count():
        sure.click()
        Player(page).named("Draw").wait_for()


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


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_taken_pile_of_a_hundred_cards_can_be_played(
    visit: Visit, hundred: str, size: tuple[int, int]
) -> None:
    page = at_table(visit, hundred, *size).page
    settle(page)
    assert page.evaluate(OVERFLOWS) <= 0
    assert faults(page, HIDDEN_INDICES) == []
    assert faults(page, TOO_SMALL, FINGER) == []
    page.locator("[data-card]").last.click(position={"x": 8, "y": 8})
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    expect(Player(page).bar.get_by_role("button", name="Discard")).to_be_in_viewport(ratio=1)


@pytest.fixture(scope="module")
def hundred(server: Server) -> str:
    """A table at which Ada has taken nearly all the cards."""
    return prepared(server, taking_late, holding(95), players=2).seat_path


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


@pytest.mark.parametrize("stock", [90, 60, 30])
def test_melds_that_lie_as_cards_are_not_cut(visit: Visit, server: Server, stock: int) -> None:
    page = at_table(visit, prepared(server, greedily, late(stock)).seat_path, 1280, 800).page
    cut = page.locator("ul.melds").evaluate_all(
        "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText)"
    )
    assert page.locator(".folded").count() or cut == []
