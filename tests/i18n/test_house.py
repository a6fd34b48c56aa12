"""Every fault of house rules has its sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from escalera.errors import RulesError
from escalera.i18n import Catalogue
from escalera.rules import EDITIONS, FIELDS, MINI, edition
from tests.i18n.complete import COMPLETE
from tests.i18n.source import all_keys
from tests.rules.samples import bad
from tests.rules.test_contradictions import CASES, changes


def fault(code: str, given: Mapping[str, object], players: int = 0) -> RulesError:
    with pytest.raises(RulesError) as error:
        rules = edition(code).with_house_rules(given)
        rules.check_players(players)
    return error.value


def faults() -> Iterator[RulesError]:
    """One or more of each kind."""
    yield from [fault(code, changes(text)) for code, text, _, _ in CASES]
    yield from [fault("poker", {}), fault("bolivia@9", {}), fault("bolivia", {}, players=6)]
    yield from [fault("bolivia", {"fun": "1"}), fault("bolivia", {"take_joins": "no"})]
    for name, field in FIELDS.items():
        for code in [*EDITIONS, *MINI]:
            yield from [fault(code, {name: value}) for value in bad(field)]


FAULTS: Final = list(faults())


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_fault_is_said(lang: str) -> None:
    words = Catalogue(lang, strict=True)
    for error in FAULTS:
        said = words.house(error.why, error.facts)
        assert said == words.refusal("bad-options", {"why": error.why, **error.facts})[-len(said) :]
        assert said.endswith(".") and not said.startswith("house-")


def test_every_sentence_has_a_fault() -> None:
    keys = {key.removeprefix("house-") for key in all_keys() if key.startswith("house-")}
    assert keys == {error.why for error in FAULTS}
