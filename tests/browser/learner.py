"""Somebody in a lesson at the screen."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from escalera.cards import parse_card
from escalera.i18n import Catalogue

ENGLISH: Final = Catalogue("en")


class Learner:
    """Somebody who does what the page asks, by what it shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.task = page.locator(".task [role=status]")

    def act(self, name: str) -> None:
        """Press a button of the bar."""
        self.is_answered()
        self.page.locator(f'[data-acts] [data-act="{name}"]:not([aria-disabled])').click()
        self.is_answered()

    def is_answered(self) -> None:
        """The table has answered what was done last."""
        expect(self.page.locator("[data-asking]")).to_have_count(0)

    def choose(self, *cards: str) -> None:
        """Touch these cards in the hand."""
        self.is_answered()
        for card in cards:
            name = re.compile(r"\W+".join(ENGLISH.card_words(parse_card(card)).split()), re.I)
            found = self.page.locator("[data-card][aria-pressed=false]").filter(has_text=name)
            found.first.click(position={"x": 8, "y": 14})
        expect(self.page.locator("[data-card][aria-pressed=true]")).to_have_count(len(cards))

    def put(self, target: str, *cards: str) -> None:
        """Lay cards out."""
        self.choose(*cards)
        self.act(target)
        expect(self.page.locator("[data-card][aria-pressed=true]")).to_have_count(0)

    def lay(self, target: str, *cards: str) -> None:
        """Lay cards out and play them."""
        self.put(target, *cards)
        self.act("play")

    def throw(self, card: str) -> None:
        self.choose(card)
        self.act("discard")

    def begins(self, text: str) -> None:
        """What is asked, or said, begins like this."""
        expect(self.task).to_have_text(re.compile("^" + re.escape(text)))

    def is_told(self, text: str) -> None:
        """Why a try isn't what is asked."""
        expect(self.page.locator(".refusal")).to_contain_text(text)

    def is_shown(self) -> None:
        """The next act of the model is done, and something else is asked."""
        task = self.task.inner_text()
        self.page.locator("[data-show]:not([aria-disabled])").click()
        expect(self.task).not_to_have_text(task)

    def next(self, number: int) -> None:
        """On to the next step, whose title has the focus."""
        self.page.locator("[data-next]").click()
        self.is_at(number)
        expect(self.page.locator("#step")).to_be_focused()

    def is_at(self, number: int) -> None:
        """This is the step that is told to be reached."""
        expect(self.page.locator(".progress > span")).to_have_text(
            re.compile(rf"^Step\W+{number}\W+of\W+10\W*$")
        )
