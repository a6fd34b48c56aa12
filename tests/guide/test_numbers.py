"""No number is typed into the sentences of a page, and what was measured is told with its sign in words."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import ast as ftl

from escalera.guide import measured
from escalera.guide.facts import facts_of, in_every_window
from escalera.guide.measured import Counted, Measured
from escalera.guide.topics import TOPICS, mostly_minimum
from escalera.i18n import languages
from escalera.i18n.languages import sources
from escalera.rules import EDITIONS
from tests.guide.text import STRICT, taught
from tests.i18n.source import ROOT, resource

YEARS: Final = re.compile(r"\b19[345]\d(?!\d)")
STRENGTH: Final = ROOT / "docs" / "strength.md"
FILES: Final = [(lang, name) for lang in languages() for name in sources(lang) if name.startswith("guide-")]


def typed(node: object) -> list[str]:
    """The texts of a message, without what they choose by."""
    if isinstance(node, ftl.TextElement):
        return [node.value]
    if isinstance(node, list):
        return [text for one in node for text in typed(one)]
    if isinstance(node, ftl.Variant):
        return typed(node.value)
    if isinstance(node, ftl.BaseNode):
        return [text for name, value in vars(node).items() if name != "comment" for text in typed(value)]
    return []


@pytest.mark.parametrize(("lang", "name"), FILES)
def test_sentences_hold_no_number_but_years(lang: str, name: str) -> None:
    for message in resource(lang, name).body:
        if isinstance(message, ftl.Message):
            for text in typed(message):
                assert not re.search(r"\d", YEARS.sub("", text)), message.id.name


def test_what_follows_from_the_rules_is_computed() -> None:
    facts = facts_of(EDITIONS["bolivia"], 4, STRICT)
    assert (facts["deck"], facts["wildcards"], facts["share"]) == (162, 18, 39)
    assert (facts["windows"], facts["worth"]) == (5, 3)
    assert in_every_window(EDITIONS["bolivia"]) == [6, 7, 8]
    assert mostly_minimum(EDITIONS["bolivia"], 4) == 150
    assert mostly_minimum(EDITIONS["classic"], 4) is None


def test_what_was_measured_is_told() -> None:
    text = taught(EDITIONS["bolivia"])
    told = {figure for topic in TOPICS["bolivia"] for figure in topic.figures if figure is not None}
    assert told == {one for one in vars(measured).values() if isinstance(one, (Measured, Counted))}
    for figure in told:
        if isinstance(figure, Measured):
            assert f" {STRICT.text('number', count=abs(figure.points))} points" in text
        else:
            assert f" {figure.percent} percent" in text


def spaced(number: int) -> str:
    """A number as that page writes it."""
    return f"{number:,}".replace(",", " ")


def test_what_was_measured_stands_beside_its_command() -> None:
    page = " ".join(STRENGTH.read_text(encoding="utf-8").split())
    assert "-m benchmarks.habits" in page
    for one in vars(measured).values():
        if isinstance(one, Measured):
            assert f"| −{spaced(abs(one.points))} ±" in page
        if isinstance(one, Counted):
            assert f" {spaced(one.times)} of {spaced(one.of)} " in page


def test_no_page_says_what_guides_get_wrong() -> None:
    for rules in EDITIONS.values():
        text = taught(rules)
        assert "a fifth" not in text and "eight of" not in text.lower()
