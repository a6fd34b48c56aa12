"""What the accessibility checker finds on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

FILE: Final = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """async ([runOnly, theme]) => {
  if (theme) document.documentElement.dataset.theme = theme;
  const options = { resultTypes: ["violations"], ...(runOnly.length ? { runOnly } : {}) };
  return (await axe.run(options)).violations.map((one) => `${theme} ${one.id}: ${one.help}: ` +
    one.nodes.map((node) => `${node.html.slice(0, 200)} ${node.any[0]?.message ?? ""}`).join(" · "));
}"""
COLOURS: Final = {"light": "color-contrast", "dark": "color-contrast", "contrast": "color-contrast-enhanced"}
"""What each theme keeps to: 4.5:1, and 7:1 in the high-contrast one."""


@cache
def source() -> str:
    return FILE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Every violation of every rule, with the elements concerned; then those of colours, in each theme."""
    # Evaluated by the browser's debugger, which no policy of the page's binds.
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(source())
    worn = page.evaluate("document.documentElement.dataset.theme")
    found: list[str] = page.evaluate(RUN, [[], ""])
    for theme, rule in COLOURS.items():
        found += page.evaluate(RUN, [[rule], theme])
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", worn)
    return found
