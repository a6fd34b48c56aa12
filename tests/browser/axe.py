"""What the accessibility checker finds on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

FILE: Final = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """async () => (await axe.run({ resultTypes: ["violations"] })).violations.map(
    (one) => `${one.id}: ${one.help}: ${one.nodes.map((node) => node.html.slice(0, 200)).join(" · ")}`)"""


@cache
def source() -> str:
    return FILE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Every violation, with the elements concerned."""
    # Evaluated by the browser's debugger, which no policy of the page's binds.
    page.evaluate(source())
    found: list[str] = page.evaluate(RUN)
    return found
