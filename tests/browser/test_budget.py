"""How much a first visit loads, as it comes over the line."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest
from playwright.sync_api import Response, expect

from escalera.i18n import Catalogue
from tests.browser.conftest import Visit
from tests.i18n.complete import COMPLETE

KILOBYTE: Final = 1000
MOST: Final = {"page": 120 * KILOBYTE, "cards": 60 * KILOBYTE}
COUNTED: Final = {"script", "stylesheet", "font"}


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_first_load_up_to_ones_own_cards_keeps_to_the_budget(visit: Visit, lang: str) -> None:
    ada = visit(locale=lang)
    loaded: Counter[str] = Counter()
    words = Catalogue(lang)

    def count(response: Response) -> None:
        kind = response.request.resource_type
        if kind in COUNTED or kind == "image":
            size = int(response.headers["content-length"])
            loaded["cards" if kind == "image" else "page"] += size
            # Whatever can be packed was.
            assert kind in ("font", "image") or response.headers["content-encoding"] in ("br", "gzip")

    ada.page.on("response", count)
    page = ada.go("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.get_by_role("button", name=words.text("client-play-now")).click()
    expect(page.get_by_role("button", name=words.text("verb-draw")).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    print(dict(loaded))
    assert loaded["page"] > 0
    # One language, and of it what is said at once.
    spoken = [url for url in ada.requests if re.search(r"/static/(first|rest)-", url)]
    assert len(spoken) == 1 and "/first-" in spoken[0]
    assert all(loaded[what] <= most for what, most in MOST.items()), loaded
