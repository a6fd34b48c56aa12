"""Sentences about the rules of one table, in one language."""

from __future__ import annotations

from collections.abc import Iterable

from escalera.api.rule_words import ValueWords
from escalera.guide.blocks import Points, Text
from escalera.guide.facts import facts_of
from escalera.i18n import Catalogue
from escalera.rules import Rules


class Voice:
    """Speaks about rules: every sentence may use every field, for so many players."""

    def __init__(self, words: Catalogue, rules: Rules, players: int) -> None:
        self.words = words
        self.rules = rules
        self.players = players
        self.values = ValueWords(words, players)
        self.facts = facts_of(rules, players, words)

    @property
    def name(self) -> str:
        """The edition's name."""
        return str(self.facts["name"])

    def text(self, key: str, **more: object) -> str:
        """The sentence of a key."""
        return self.words.text(key, **{**self.facts, **more})

    def says(self, *keys: str) -> Text:
        """A paragraph of several sentences."""
        return Text(" ".join([self.text(key) for key in keys]))

    def points(self, keys: Iterable[str], numbered: bool = False) -> Points:
        """A list with a sentence for each key."""
        return Points([self.text(key) for key in keys], numbered)

    def value(self, name: str) -> str:
        """A field's value in words."""
        return self.values.value(self.rules, name)

    def field(self, name: str) -> str:
        """A field's name."""
        return self.values.field(name)

    def number(self, count: int) -> str:
        """A number as the language writes it."""
        return self.words.text("number", count=count)
