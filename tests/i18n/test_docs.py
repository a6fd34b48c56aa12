"""What docs/sentences.md says holds."""

from __future__ import annotations

import doctest
import re
from typing import Final

import pytest

from escalera.i18n import languages
from escalera.i18n.languages import sources
from tests.i18n.source import ROOT, all_keys, facts_named

PAGE: Final = ROOT / "docs" / "sentences.md"
TEXT: Final = PAGE.read_text(encoding="utf-8")


def table(title: str) -> list[list[str]]:
    """The first two columns of the table under a title, and what is in backticks in them."""
    section = TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]
    return [line.split("|")[1:3] for line in section.splitlines() if line.startswith("| `")]


def test_the_example_runs() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert found.attempted > 8
    assert found.failed == 0


@pytest.mark.parametrize("lang", languages())
def test_sentences_use_only_the_facts_of_the_page(lang: str) -> None:
    listed = {name for names, _ in table("Facts") for name in re.findall(r"`([a-z]+)`", names)}
    assert facts_named(lang) <= listed
    assert lang != "en" or facts_named(lang) == listed


def test_the_page_names_every_file() -> None:
    listed = {name for names, _ in table("Keys") for name in re.findall(r"`([a-z-]+\.ftl)`", names)}
    assert listed == set(sources("en"))


def test_every_key_begins_as_the_page_says() -> None:
    named = [key for _, keys in table("Keys") for key in re.findall(r"`([^`]+)`", keys)]
    beginnings = {re.sub(r"(…|[A-Z-]+)$", "", key) for key in named if not key.startswith(".")}
    parts = ("what-", "pair-", "right-", "cards-left", "with-", "seat-", "side-", "round-", "meld-")
    for key in all_keys():
        assert key.startswith((*beginnings, *parts)), key
