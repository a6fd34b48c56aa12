"""Every refusal has its sentence, with the numbers of the case."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

import pytest

from escalera.engine import codes
from escalera.i18n import Catalogue
from tests.i18n.refusal_cases import CASES
from tests.i18n.source import PACKAGE, message_text

STRICT: Final = Catalogue("en", strict=True)
FILE_CODES: Final = {"wrong-score", "beyond-pack", "malformed", "newer-format"}
CODES: Final = [*codes.CODE_NAMES[1:], *sorted(FILE_CODES)]
WORDS: Final = ("why", "what")
"""The facts whose value is a word to choose the sentence by."""


def facts_of(code: str) -> set[str]:
    return {name for named, facts, _ in CASES if named == code for name in facts}


@pytest.mark.parametrize(("code", "facts", "sentence"), CASES)
def test_a_case_has_its_sentence(code: str, facts: dict[str, object], sentence: str) -> None:
    assert STRICT.refusal(code, facts) == sentence


def test_every_code_has_a_case_and_no_other() -> None:
    assert {code for code, _, _ in CASES} == set(CODES)


def without(facts: dict[str, object], name: str) -> dict[str, object]:
    return {other: value for other, value in facts.items() if other != name}


def is_said(code: str, facts: dict[str, object]) -> bool:
    try:
        STRICT.refusal(code, facts)
    except LookupError:
        return False
    return True


OPTIONAL: Final = {("pile-blocked", "card"), ("closed", "why")}
"""Facts that some cases don't have: without them the sentence is another one."""


@pytest.mark.parametrize("code", CODES)
def test_every_fact_is_in_a_sentence_and_missed_without_it(code: str) -> None:
    cases = [facts for named, facts, _ in CASES if named == code]
    for name in sorted(facts_of(code)):
        missed = [facts for facts in cases if name in facts and not is_said(code, without(facts, name))]
        assert missed or (code, name) in OPTIONAL, f"{code} doesn't use {name}"


def test_players_are_called_by_their_names() -> None:
    names = ["Ada", "Ben"]
    assert STRICT.refusal("not-your-turn", {"seat": 2}, names) == "Please wait: Ben is to act now."
    assert "seat 3" in STRICT.refusal("answer-first", {"seat": 3}, names)


def test_more_facts_than_the_sentence_needs_do_no_harm() -> None:
    facts = {"left": 0, "finished": 2, "needed": 2, "sequences": 1, "sequence": "needed"}
    assert STRICT.refusal("partner-said-no", facts).endswith("This would leave you no card.")


# What the engine's text says about its refusals


def given() -> Iterator[tuple[str, ast.Dict]]:
    """The codes and facts of `refused(CODE, {…})` and `v.note(CODE, {…})`."""
    for path in sorted((PACKAGE / "engine").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) != 2:
                continue
            code, facts = node.args
            if isinstance(code, ast.Name) and isinstance(facts, ast.Dict) and hasattr(codes, code.id):
                yield codes.CODE_NAMES[getattr(codes, code.id)], facts


def test_the_engine_gives_no_fact_without_a_case() -> None:
    found = list(given())
    assert len(found) > 20
    for code, facts in found:
        names = {str(key.value) for key in facts.keys if isinstance(key, ast.Constant)}
        assert names <= facts_of(code), code


def words_given() -> set[tuple[str, str, str]]:
    found = set()
    for code, facts in given():
        for key, value in zip(facts.keys, facts.values, strict=True):
            if isinstance(key, ast.Constant) and key.value in WORDS and isinstance(value, ast.Constant):
                found.add((code, str(key.value), str(value.value)))
    return found


def test_every_word_the_engine_gives_has_a_case_and_its_own_variant() -> None:
    cased = {(code, name, str(facts[name])) for code, facts, _ in CASES for name in WORDS if name in facts}
    assert len(words_given()) > 8
    assert words_given() <= cased
    for code, _, word in sorted(cased):
        assert re.search(rf"\[{word}\]", message_text(f"refusal-{code}")), (code, word)
