"""Looks at a page in the browser, each of which finds what is amiss there."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

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

# Cards of which the buttons beneath cover a part.
UNDER_THE_ACTS: Final = """() => [...document.querySelectorAll("[data-card]")].filter((card) =>
  card.getBoundingClientRect().bottom > document.querySelector("[data-acts]").getBoundingClientRect().top + 1
).map((card) => card.innerText)"""

# Regions that would have to be scrolled sideways.
SIDEWAYS: Final = """() => [
    ...document.querySelectorAll(".melding, .melding section, .own-hand, .piles, .piles .words"),
  ].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"""

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

IMPORTANT: Final = [
    ".seats",
    "[data-place=stock]",
    "[data-place=pile]",
    ".awaited",
    ".own h2",
    "[role=toolbar]",
]

MELDS: Final = [".own [data-place^=meld]", ".others [data-place^=meld]"]

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
