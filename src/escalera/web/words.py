"""Sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from starlette.requests import HTTPConnection

from escalera.cards import card_text
from escalera.errors import Refused
from escalera.i18n import Catalogue, best
from escalera.protocol.answers import Refusal

COOKIE: Final = "escalera-lang"
"""The language that was chosen on a page."""


@cache
def catalogue(lang: str) -> Catalogue:
    """The sentences of a language."""
    return Catalogue(lang)


@cache
def aloud(lang: str) -> Catalogue:
    """The sentences of a language with their cards in words."""
    return Catalogue(lang, aloud=True)


def words_for(connection: HTTPConnection) -> Catalogue:
    """The catalogue in the language asked for by `?lang=` or else by the browser."""
    return catalogue(language_for(connection))


def language_for(connection: HTTPConnection, chosen: str = "") -> str:
    """The language asked for by `?lang=`, or chosen before, or wanted by the browser."""
    asked = [connection.query_params.get("lang", ""), chosen]
    return best([*asked, *accepted(connection.headers.get("accept-language", ""))])


def accepted(header: str) -> list[str]:
    """The languages of an `Accept-Language`, the best liked first."""
    found = []
    for part in header.split(",")[:20]:
        tag, _, quality = part.strip().partition(";q=")
        try:
            found.append((-float(quality or 1), tag.strip()))
        except ValueError:
            continue
    return [tag for _, tag in sorted(found, key=lambda one: one[0])]


def refusal_of(id: str, refused: Refused, words: Catalogue, names: Sequence[str] = ()) -> Refusal:
    """A refusal as it is sent."""
    sentence = words.refusal(refused.code, refused.facts, names)
    return Refusal(id, refused.code, sentence, facts_text(refused.facts))


def facts_text(facts: Mapping[str, object]) -> dict[str, Any]:
    """The facts, cards as text."""
    return {name: fact_text(name, fact) for name, fact in facts.items()}


def fact_text(name: str, fact: object) -> object:
    """A fact as it is sent."""
    if name == "card" and isinstance(fact, int):
        return card_text(fact)
    if name == "cards" and isinstance(fact, Sequence):
        return [card_text(face) for face in fact]
    return fact
