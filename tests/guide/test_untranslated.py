"""A language of marks shows what doesn't come from the catalogue: all that is read must stand in marks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Final

import pytest

from escalera.api.rule_words import NOTHING
from escalera.guide import pages
from escalera.guide.blocks import Page
from escalera.guide.html import html
from escalera.i18n import Catalogue
from escalera.rules import EDITIONS, Rules
from tests.guide.test_pages import FRAME

MARKED: Final = re.compile(r"⟦[^⟦⟧]*⟧")
LANGUAGES: Final = {name for _, name in FRAME.languages}
NUMBERS: Final = re.compile("[2-6](, [2-6])*")
"""Who may play, which is written alike everywhere."""
READ: Final = ("aria-label", "content", "title", "alt")


class Marked(Catalogue):
    """English with each sentence between marks, names and numbers of its own too."""

    def text(self, key: str, /, **facts: object) -> str:
        plain = {name: self.bare(fact) for name, fact in facts.items()}
        return f"⟦{super().text(key, **plain)}⟧"

    @staticmethod
    def bare(fact: object) -> object:
        return re.sub("[⟦⟧]", "", fact) if isinstance(fact, str) else fact


class Texts(HTMLParser):
    """What is read on a page: its texts, and those that are only heard."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.drawn = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.drawn += tag == "symbol"
        machine = tag == "meta" and ("name", "description") not in attrs
        self.found += [value or "" for name, value in attrs if name in READ and not machine]

    def handle_endtag(self, tag: str) -> None:
        self.drawn -= tag == "symbol"

    def handle_data(self, data: str) -> None:
        if not self.drawn:
            self.found.append(data)


def made(rules: Rules, players: int) -> Iterator[Page]:
    words = Marked("en", strict=True)
    yield pages.edition_page(words, rules, players)
    yield pages.sheet_page(words, rules, players)
    yield pages.comparison_page(words, rules, EDITIONS["samba"], 4)
    yield pages.index_page(words)


def unmarked(text: str) -> str:
    """What is left of a text without all that stands between marks."""
    while MARKED.search(text):
        text = MARKED.sub("", text)
    return text.removesuffix("– Escalera").strip(f" \n:;,.⚑{NOTHING}")


@pytest.mark.parametrize("code", EDITIONS)
def test_nothing_on_a_page_is_untranslated(code: str) -> None:
    house = EDITIONS[code].with_house_rules({"target": 5000})
    words = Marked("en", strict=True)
    for rules, players in ((EDITIONS[code], 4), (house, 2)):
        for page in made(rules, players):
            for text in Texts(html(page, words, FRAME)).found:
                left = unmarked(text)
                assert left == "" or left in LANGUAGES or NUMBERS.fullmatch(left), (page.path, text)
