"""The Fluent files: well-formed, complete, and nothing in them that nobody says."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from fluent.syntax import ast as ftl
from hatchling.builders.wheel import WheelBuilder

from escalera.i18n import languages
from escalera.i18n.languages import sources
from tests.i18n.source import (
    ROOT,
    all_keys,
    asked,
    files,
    keys_of,
    mentioned,
    references,
    resource,
    said_in_browser,
    said_in_templates,
    speakers,
)

AWAITED: Final = {"events.ftl", "play.ftl", "score.ftl", "table.ftl"}
"""Files for the screens. Take one out once its screen is there; then none of its keys may be idle."""

FAMILIES: Final = ("refusal-", "edition-", "section-", "field-", "value-")
"""Keys made from the engine's and the rules' names; other tests hold them to those names."""

KEYS: Final = set(all_keys())


@pytest.mark.parametrize(("lang", "name"), files())
def test_a_file_has_no_junk(lang: str, name: str) -> None:
    for entry in resource(lang, name).body:
        assert not isinstance(entry, ftl.Junk), entry.content


@pytest.mark.parametrize("lang", languages())
def test_no_key_stands_twice(lang: str) -> None:
    assert [key for key, count in Counter(all_keys(lang)).items() if count > 1] == []


@pytest.mark.parametrize("lang", languages())
def test_a_language_has_only_keys_that_english_has_and_cases_of_its_own(lang: str) -> None:
    own = set(all_keys(lang)) - KEYS
    assert {key.partition(".")[0] for key in own} <= KEYS
    assert {key for key in own if "." in key} == own


@pytest.mark.parametrize("lang", languages())
def test_what_sentences_are_made_of_exists(lang: str) -> None:
    assert references(lang) <= {*KEYS, *all_keys(lang)}


def test_every_key_the_program_asks_for_exists() -> None:
    for path in speakers():
        for key, beginning in asked(path):
            found = any(known.startswith(key) for known in KEYS) if beginning else key in KEYS
            assert found, f"{path.name} asks for {key}"


def test_every_key_the_templates_ask_for_exists() -> None:
    assert said_in_templates() and said_in_templates() <= KEYS


def test_every_key_the_browser_asks_for_exists() -> None:
    beginnings = {key.partition("-")[0] for key in keys_of("en", "game.ftl") + keys_of("en", "client.ftl")}
    for path, key, beginning in said_in_browser():
        if key.partition("-")[0] in beginnings:
            found = key in KEYS if not beginning else any(other.startswith(key) for other in KEYS)
            assert found, f"{path.name} asks for {key}"


def test_no_key_is_idle() -> None:
    said = [mention for path in speakers() for mention in mentioned(path)]
    said += [(key, beginning) for _, key, beginning in said_in_browser()]
    whole = {key for key, beginning in said if not beginning} | references("en") | said_in_templates()
    beginnings = (*FAMILIES, *{key for key, beginning in said if beginning})
    judged = [key for name in sources("en") if name not in AWAITED for key in keys_of("en", name)]
    assert [key for key in judged if key not in whole and not key.startswith(beginnings)] == []


def test_awaited_files_exist() -> None:
    assert set(sources("en")) >= AWAITED


def test_the_wheel_holds_every_file() -> None:
    shipped = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    for lang, name in files():
        assert f"escalera/i18n/{lang}/{name}" in shipped
