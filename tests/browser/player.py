"""Somebody who plays through the screen: draws, lays nothing, throws one card after another."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

ROUNDS_LONGEST = 400
"""Looks at the screen before a round is given up."""


class Player:
    """A person at a table's page, who touches what the page offers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.thrown = 0
        self.bar = page.get_by_role("toolbar")

    def play_round(self) -> None:
        """Until the sheet of the round is there."""
        for _ in range(ROUNDS_LONGEST):
            if self.over():
                return
            if not self.step():
                self.page.wait_for_timeout(60)
        raise AssertionError("the round doesn't end")

    def over(self) -> bool:
        """Whether a round's or the match's end is shown."""
        return self.page.get_by_role("table").count() > 0

    def step(self) -> bool:
        """Do the next thing that is to be done; False when there is nothing yet."""
        for button in (
            self.sure(),
            self.named("Draw"),
            self.named("Pass"),
            self.named("Yes"),
            self.discard(),
        ):
            if button.count():
                return touched(button.first)
        return self.choose()

    def sure(self) -> Locator:
        return self.page.locator("dialog[open] button.main")

    def named(self, name: str) -> Locator:
        return self.bar.get_by_role("button", name=name, exact=True)

    def discard(self) -> Locator:
        return self.bar.get_by_role("button", name="Discard")

    def choose(self) -> bool:
        """Choose the card that comes next, when one is to be thrown and none is chosen."""
        if not self.page.get_by_text("then discard one").count():
            return False
        cards = self.page.locator("[data-card]")
        if not cards.count() or self.page.locator("[data-card][aria-pressed=true]").count():
            return False
        self.thrown += 1
        return touched(cards.nth(self.thrown % cards.count()), position={"x": 6, "y": 6})


def touched(target: Locator, **options: Any) -> bool:
    """Whether it could be touched: it may be gone meanwhile, or a question asked back lies over it."""
    try:
        target.click(timeout=500, **options)
    except TimeoutError:
        return False
    return True
