"""How much a first visit loads, as it comes over the line."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from playwright.sync_api import Response, expect

from tests.browser.conftest import Visit

KILOBYTE: Final = 1000
MOST: Final = {"page": 120 * KILOBYTE, "cards": 60 * KILOBYTE}
COUNTED: Final = {"script", "stylesheet", "font"}


def test_the_first_load_up_to_ones_own_cards_keeps_to_the_budget(visit: Visit) -> None:
    ada = visit()
    loaded: Counter[str] = Counter()

    def count(response: Response) -> None:
        kind = response.request.resource_type
        if kind in COUNTED or kind == "image":
            size = int(response.headers["content-length"])
            loaded["cards" if kind == "image" else "page"] += size
            # Whatever can be packed was.
            assert kind in ("font", "image") or response.headers["content-encoding"] in ("br", "gzip")

    ada.page.on("response", count)
    page = ada.go("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name=re.compile("draw", re.IGNORECASE)).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    print(dict(loaded))
    assert loaded["page"] > 0
    assert all(loaded[what] <= most for what, most in MOST.items()), loaded
