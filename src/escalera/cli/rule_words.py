"""Values of the rules in words and as JSON."""

from __future__ import annotations

from typing import Final

from escalera.cli.words import can_print
from escalera.i18n import Catalogue
from escalera.rules import FIELDS, PerPlayers, Rules, sources

FLAG: Final = "⚑" if can_print("⚑") else "*"
"""Marks a value about which the sources disagree."""


NOTHING: Final = "–"
"""Stands for a value that says nothing."""


class RuleWords:
    """What is said about rules in a language, for a number of players or for all."""

    def __init__(self, catalogue: Catalogue, players: int | None) -> None:
        self.catalogue = catalogue
        self.players = players

    def text(self, key: str, **facts: object) -> str:
        """A sentence of the catalogue."""
        return self.catalogue.text(key, **facts)

    def name(self, rules: Rules) -> str:
        """An edition's name."""
        return self.text(f"edition-{rules.code}")

    def title(self, rules: Rules) -> str:
        """An edition's name and code, and the number of players asked for."""
        title = f"{self.name(rules)} ({rules.edition_text})"
        return f"{title}, {self.text('amount-players', count=self.players)}" if self.players else title

    def field(self, name: str) -> str:
        """A field's name."""
        return self.text(f"field-{name}")

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

    # Values

    def value(self, rules: Rules, name: str) -> str:
        """A field's value; without a number of players what holds for each."""
        value = getattr(rules, name)
        if means_nothing(rules, name, self.players):
            return NOTHING
        if isinstance(value, PerPlayers):
            return self._per_players(name, of_players(rules, value, self.players))
        if isinstance(value, tuple):
            return ", ".join([str(number) for number in value])
        return self._plain(name, value)

    def marked(self, rules: Rules, name: str) -> str:
        """The value, with a flag where sources disagree."""
        return self.value(rules, name) + (f" {FLAG}" if sources(rules.code)[name][1] else "")

    def _plain(self, name: str, value: object) -> str:
        """One value: yes, a word of the field, or an amount."""
        if isinstance(value, bool):
            return self.text("value-yes" if value else "value-no")
        if isinstance(value, int):
            unit = FIELDS[name].unit
            return self.text(f"amount-{unit}" if unit else "number", count=value)
        return self.text(f"value-{name}-{'none' if value is None else value}")

    def _per_players(self, name: str, numbers: dict[int, int]) -> str:
        groups: dict[int, list[str]] = {}
        for players, number in numbers.items():
            groups.setdefault(number, []).append(str(players))
        if len(groups) == 1:
            return self._plain(name, next(iter(groups)))
        said = [
            f"{self.text('rules-with-players', players=', '.join(players))}: {self._plain(name, number)}"
            for number, players in groups.items()
        ]
        return "; ".join(said)


def means_nothing(rules: Rules, name: str, players: int | None = None) -> bool:
    """Whether a value says nothing because what it is about is switched off, or nobody sits there."""
    alone = players is not None and len(rules.sides(players)) == players
    off = {
        "six_as": 6 not in rules.players or players not in (None, 6),
        "naturals_per_wild": not rules.naturals_per_wild,
        "naturals_over_wilds": not rules.naturals_over_wilds,
        "take_joins": rules.one_meld_per_rank,
        "frozen_until_opened": rules.pair_always,
        "concealed_own_cards": rules.concealed_bonus is None,
        "ask_partner": alone,
        "sequence_bonus": not rules.sequences,
        "wild_meld_bonus": not rules.wild_melds,
    }
    return off.get(name, False)


def of_players(rules: Rules, value: PerPlayers, players: int | None) -> dict[int, int]:
    """The numbers for those who may play, or for the one number of players asked for."""
    return {n: value.of(n) for n in ([players] if players else rules.players)}


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
