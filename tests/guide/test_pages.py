"""Every page: whole without a script, named, in its language, linked with its forms in other languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from itertools import pairwise
from typing import Final

import pytest
from hatchling.builders.wheel import WheelBuilder

from escalera.guide import pages
from escalera.guide.blocks import Answers, Page
from escalera.guide.html import Frame, html
from escalera.guide.sections.background import HISTORY
from escalera.guide.sections.disputes import DISPUTES
from escalera.guide.sections.questions import QUESTIONS
from escalera.guide.topics import TOPICS
from escalera.i18n import Catalogue, languages
from escalera.rules import EDITIONS
from tests.i18n.source import ROOT

NAMES: Final = tuple([(lang, lang.upper()) for lang in ("en", "da", "ru")])
FRAME: Final = Frame(
    "/games", "https://cards.example", "0.1.0 (abc1234)", NAMES, styles=("s.css",), scripts=("s.js",)
)
VOID: Final = {"meta", "link", "br", "img", "input", "use"}


class Reader(HTMLParser):
    """The elements of a document in their order, with the text of headings."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.elements if name == tag]


def made(lang: str) -> Iterator[Page]:
    """Every kind of page in a language."""
    words = Catalogue(lang)
    yield pages.index_page(words)
    for rules in EDITIONS.values():
        yield pages.edition_page(words, rules, 4)
        yield pages.sheet_page(words, rules, 4)
        for other in EDITIONS.values():
            if other is not rules:
                yield pages.comparison_page(words, rules, other, 4)


@cache
def documents(lang: str) -> list[tuple[Page, str]]:
    return [(page, html(page, Catalogue(lang), FRAME)) for page in made(lang)]


@pytest.mark.parametrize("lang", languages())
def test_every_page_is_named_and_in_its_language(lang: str) -> None:
    titles = set()
    for _, text in documents(lang):
        read = Reader(text)
        (root,) = read.all("html")
        assert (root["lang"], root["dir"]) == (lang, "ltr")
        (title,) = re.findall("<title>(.*)</title>", text)
        titles.add(title)
        assert title.endswith(" – Escalera") and len(title) > 15
        named = {one["name"]: one["content"] for one in read.all("meta") if "name" in one}
        assert 40 <= len(named["description"]) <= 220
        assert text.startswith("<!doctype html>")
    assert len(titles) == len(documents(lang))


@pytest.mark.parametrize("lang", languages())
def test_every_page_is_linked_with_its_forms_in_other_languages(lang: str) -> None:
    for page, text in documents(lang):
        found = {one.get("hreflang"): one["href"] for one in Reader(text).all("link") if "hreflang" in one}
        assert set(found) == {"en", "da", "ru", "x-default"}
        for code, href in found.items():
            assert href.startswith(f"https://cards.example/games/{page.path}")
            assert code == "x-default" or href.endswith(f"lang={code}")


@pytest.mark.parametrize("lang", languages())
def test_headings_are_in_order_and_there_is_one_title(lang: str) -> None:
    for _, text in documents(lang):
        levels = [int(tag[1]) for tag, _ in Reader(text).elements if re.fullmatch("h[1-6]", tag)]
        assert levels[0] == 1 and levels.count(1) == 1
        assert all(after - before <= 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("lang", languages())
def test_every_page_begins_with_a_skip_link_and_ends_with_the_build_and_a_table(lang: str) -> None:
    words = Catalogue(lang)
    for _, text in documents(lang):
        first = re.search(r"<a [^>]*>([^<]*)</a>", text)
        assert first is not None and first[1] == words.text("guide-skip") and 'href="#text"' in first[0]
        assert 'id="text"' in text
        assert "0.1.0 (abc1234)" in text.split("<footer>")[1]
        assert f'href="/games/new?lang={lang}"' in text.split("<footer>")[1]


@pytest.mark.parametrize("lang", languages())
def test_a_page_keeps_the_policy_and_asks_nobody_else(lang: str) -> None:
    for _, text in documents(lang):
        read = Reader(text)
        assert not any("style" in attributes for _, attributes in read.elements)
        assert not any(name.startswith("on") for _, found in read.elements for name in found)
        assert read.all("style") == []
        assert [one.get("src") for one in read.all("script")] == ["/games/s.js"]
        loaded = [one["href"] for one in read.all("link") if one["rel"] in ("stylesheet", "icon", "preload")]
        assert loaded and all(href.startswith("/games/") for href in loaded)


@pytest.mark.parametrize("lang", languages())
def test_places_are_named_once_and_every_link_on_the_page_leads_somewhere(lang: str) -> None:
    for _, text in documents(lang):
        read = Reader(text)
        names = [found["id"] for _, found in read.elements if "id" in found]
        assert len(set(names)) == len(names)
        inside = {one["href"][1:] for one in [*read.all("a"), *read.all("use")] if one["href"][:1] == "#"}
        assert inside <= set(names)


@pytest.mark.parametrize("lang", languages())
def test_every_picture_of_cards_is_named_in_words(lang: str) -> None:
    for page, text in documents(lang):
        pictures = [found for tag, found in Reader(text).elements if found.get("role") == "img"]
        assert all(len(found["aria-label"]) > 3 for found in pictures)
        assert not any(re.search("[♣♦♥♠]", found["aria-label"]) for found in pictures)
        assert pictures or page.kind == "sheet" or "and" in page.path or page.path == "rules"


def answers(code: str) -> set[str]:
    page = pages.edition_page(Catalogue("en", strict=True), EDITIONS[code], 4)
    return {answer.name for block in page.blocks() if isinstance(block, Answers) for answer in block.found}


@pytest.mark.parametrize("code", EDITIONS)
def test_every_question_and_topic_has_its_place(code: str) -> None:
    assert len(QUESTIONS) == 13
    wanted = {f"question-{name}" for name in QUESTIONS} | {f"strategy-{one.name}" for one in TOPICS[code]}
    assert answers(code) == wanted


def test_tables_of_the_editions_name_each_of_them() -> None:
    assert set(HISTORY) == set(TOPICS) == set(EDITIONS)
    assert len(DISPUTES) == 10


def test_names_that_are_filled_in_are_escaped() -> None:
    frame = Frame("", "", "<b>&", (("en", '"English"'), ("da", "<i>")))
    text = html(pages.index_page(Catalogue("en")), Catalogue("en"), frame)
    assert "&lt;b&gt;&amp;" in text and "<i>" not in text


def test_the_wheel_holds_templates_and_figures() -> None:
    shipped = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    for folder in ("templates", "figures"):
        names = [entry.name for entry in files("escalera.guide").joinpath(folder).iterdir()]
        assert names and {f"escalera/guide/{folder}/{name}" for name in names} <= shipped
