"""Screens of all sizes, and what stands on them."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.conftest import Visit
from tests.browser.visitors import Visitor

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


def print_large(page: Page, large: bool) -> None:
    """What the settings of another window do."""
    page.evaluate(
        """(largePrint) => { localStorage["escalera-settings"] = JSON.stringify({ largePrint });
        dispatchEvent(new StorageEvent("storage", { key: "escalera-settings" })); }""",
        large,
    )


def drawer(page: Page) -> Locator:
    """What opens the drawer."""
    return page.get_by_role("button", name=re.compile("history", re.IGNORECASE))
