"""The catalogue: looking up, falling back, filling in."""

from __future__ import annotations

from typing import Final

import pytest

from escalera.i18n import Catalogue, languages
from escalera.i18n.languages import sources
from escalera.i18n.sentences import Sentences

STRICT: Final = Catalogue("en", strict=True)


def test_english_comes_first() -> None:
    assert languages()[0] == "en"


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(LookupError, match="xx"):
        Catalogue("xx")


def test_strict_raises_on_an_unknown_key() -> None:
    for key in ("no-such-key", "field-packs.no-such-attribute", "joker.meaning"):
        with pytest.raises(LookupError, match=key):
            STRICT.text(key)


def test_strict_raises_on_a_missing_fact() -> None:
    with pytest.raises(LookupError, match="count"):
        STRICT.text("table-stock")
    with pytest.raises(LookupError, match="needed"):
        STRICT.refusal("below-minimum", {"counted": 45})
    with pytest.raises(LookupError, match="why"):
        STRICT.refusal("keep-two", {"left": 1})


def test_otherwise_the_key_stands_in() -> None:
    assert Catalogue().text("no-such-key") == "no-such-key"
    assert Catalogue().text("table-stock") == "table-stock"
    assert Catalogue().refusal("below-minimum", {}) == "refusal-below-minimum"
    assert Catalogue().refusal("keep-two", {"left": 1}) == "refusal-keep-two"


def test_what_is_no_plain_value_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="count"):
        Catalogue().text("table-stock", count=2.5)
    with pytest.raises(TypeError, match="left"):
        facts = {"left": None, "finished": 0, "needed": 1, "sequences": 0, "sequence": "free"}
        Catalogue().refusal("keep-two", facts)


def test_isolation_marks_are_an_option() -> None:
    assert STRICT.text("seat-number", seat=2) == "seat 2"
    assert Catalogue(isolate=True).text("seat-number", seat=2) == "seat \u20682\u2069"


def test_a_sentence_is_one_line() -> None:
    assert "\n" not in STRICT.refusal("does-not-fit", {"cards": (1, 2), "meld": 1})


def test_switches_choose_by_yes_and_no() -> None:
    assert STRICT.text("event-out", player="Dan", concealed=True) == "Dan goes out, concealed."
    assert STRICT.text("event-out", player="Dan", concealed=False) == "Dan goes out."


def test_its_repr_can_be_pasted_back() -> None:
    assert repr(STRICT) == "Catalogue('en')"


@pytest.fixture
def half_danish(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that has two sentences, one of which asks for a fact nobody gives."""
    texts = {"words.ftl": "joker = joker\nword-stock = trækbunke\nseat-number = plads { $plads }\n"}

    def read(lang: str) -> dict[str, str]:
        return texts if lang == "da" else sources(lang)

    monkeypatch.setattr("escalera.i18n.sentences.sources", read)
    monkeypatch.setattr("escalera.i18n.catalogue.languages", lambda: ("en", "da"))
    monkeypatch.setattr("escalera.i18n.catalogue.sentences", Sentences)


@pytest.mark.usefixtures("half_danish")
def test_english_stands_in_for_what_a_language_lacks() -> None:
    danish = Catalogue("da")
    assert danish.text("word-stock") == "trækbunke"
    assert danish.text("word-hand") == "hand"
    assert danish.text("seat-number", seat=2) == "seat 2"
    with pytest.raises(LookupError, match="da"):
        Catalogue("da", strict=True).text("word-hand")
