"""Values of the rules with their sources, and as JSON."""

from __future__ import annotations

from typing import Final

from escalera.api.rule_words import NOTHING as NOTHING
from escalera.api.rule_words import ValueWords, of_players
from escalera.api.rule_words import means_nothing as means_nothing
from escalera.cli.words import can_print
from escalera.rules import PerPlayers, Rules, sources

FLAG: Final = "⚑" if can_print("⚑") else "*"
"""Marks a value about which the sources disagree."""


class RuleWords(ValueWords):
    """What is said about rules in a language of `escalera.i18n`, for a number of players or for all."""

    def title(self, rules: Rules) -> str:
        """An edition's name and code, and the number of players asked for."""
        title = f"{self.name(rules)} ({rules.edition_text})"
        return f"{title}, {self.text('amount-players', count=self.players)}" if self.players else title

    def source(self, rules: Rules, name: str) -> str:
        """Where a value comes from."""
        source, disputed = sources(rules.code)[name]
        return self.text(f"source-{source.value}") + (f" {FLAG}" if disputed else "")

    def legend(self, rules: Rules) -> list[str]:
        """What the flag and the short names of an edition's sources stand for."""
        used = dict.fromkeys([source.value for source, _ in sources(rules.code).values()])
        long = [f"{self.text(f'source-{code}')}: {self.text(f'source-{code}.long')}" for code in used]
        return [self.flag(), *long]

    def flag(self) -> str:
        """What the flag stands for."""
        return f"{FLAG} {self.text('rules-disputed')}"

    def marked(self, rules: Rules, name: str) -> str:
        """The value, with a flag where sources disagree."""
        return self.value(rules, name) + (f" {FLAG}" if sources(rules.code)[name][1] else "")


def value_json(rules: Rules, name: str, players: int | None) -> object:
    """A field's value for `--json`: per number of players as an object, unless one is asked for."""
    value: object = getattr(rules, name)
    if isinstance(value, PerPlayers):
        numbers = of_players(rules, value, players)
        return numbers[players] if players else {str(n): number for n, number in numbers.items()}
    return list(value) if isinstance(value, tuple) else value


def differ(rules: Rules, other: Rules, name: str, players: int | None) -> bool:
    """Whether two editions differ in a field, for numbers of players that both have."""
    mine, theirs = getattr(rules, name), getattr(other, name)
    if isinstance(mine, PerPlayers) and isinstance(theirs, PerPlayers):
        both = [players] if players else [n for n in rules.players if n in other.players]
        return any(mine.of(n) != theirs.of(n) for n in both)
    return bool(mine != theirs)
