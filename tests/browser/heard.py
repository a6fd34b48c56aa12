"""What a screen reader is given: the accessibility tree as text, and what live regions say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SNAPSHOTS: Final = Path(__file__).parent / "snapshots"
BUILT: Final = Path(__file__).resolve().parents[2] / "build" / "browser"
MARKS: Final = re.compile("[\u2066-\u2069]")

PICTURE: Final = re.compile(r"""^(\s*- (?:'img ".*"'|img "[^"]*")): .*$""", re.MULTILINE)

LISTEN: Final = """() => {
  window.heard = [];
  const live = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const say = (node) => { const text = node.textContent.trim(); if (text) window.heard.push(text); };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const region = (target.nodeType === 3 ? target.parentElement : target)?.closest(live);
      if (!region) continue;
      if (type === "characterData") say(region);
      else for (const node of addedNodes) say(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Keeps what is said from now on, by any live region of the page that was there before its text."""


def plain(text: str) -> str:
    """Without the marks round what is filled in."""
    return MARKS.sub("", text)


def tree(page: Page, selector: str) -> str:
    """The accessibility tree below an element, as text; of a picture its name alone."""
    return PICTURE.sub(r"\1", plain(page.locator(selector).aria_snapshot()))


def listen(page: Page) -> None:
    """Begin to keep what is said."""
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """What was said, in its order."""
    return [re.sub(r"\s+", " ", plain(text)) for text in page.evaluate("window.heard")]


def until_heard(page: Page, sentence: str) -> list[str]:
    """Wait until this is said; all that was said."""
    for _ in range(500):
        if sentence in (said := heard(page)):
            return said
        page.wait_for_timeout(20)
    raise AssertionError(f"{sentence} isn't said: {heard(page)}")


def approved(name: str, text: str) -> None:
    """Compare with what a person has read and found good."""
    file = SNAPSHOTS / f"{name}.txt"
    if file.exists() and file.read_text(encoding="utf-8") == text:
        return
    BUILT.mkdir(parents=True, exist_ok=True)
    (BUILT / file.name).write_text(text, encoding="utf-8")
    expected = file.read_text(encoding="utf-8") if file.exists() else ""
    assert text == expected, f"if this reads well: cp build/browser/{file.name} tests/browser/snapshots/"
