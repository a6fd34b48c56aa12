"""Values of the rules in words."""

from __future__ import annotations

from typing import Final

from escalera.i18n import Catalogue
from escalera.rules import FIELDS, PerPlayers, Rules

NOTHING: Final = "–"
"""Stands for a value that says nothing."""


class ValueWords:
    """Names and values of rules in a language, for a number of players or for all."""

    def __init__(self, catalogue: Catalogue, players: int | None) -> None:
        self.catalogue = catalogue
        self.players = players

    def text(self, key: str, **facts: object) -> str:
        """A sentence of the catalogue."""
        return self.catalogue.text(key, **facts)

    def name(self, rules: Rules) -> str:
        """An edition's name."""
        return self.text(f"edition-{rules.code}")

    def field(self, name: str) -> str:
        """A field's name."""
        return self.text(f"field-{name}")

    def value(self, rules: Rules, name: str) -> str:
        """A field's value; without a number of players what holds for each."""
        value = getattr(rules, name)
        if means_nothing(rules, name, self.players):
            return NOTHING
        if isinstance(value, PerPlayers):
            return self._per_players(name, of_players(rules, value, self.players))
        if isinstance(value, tuple):
            return ", ".join([str(number) for number in value])
        return self.plain(name, value)

    def plain(self, name: str, value: object) -> str:
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
            return self.plain(name, next(iter(groups)))
        said = [f"{self._with(players)}: {self.plain(name, number)}" for number, players in groups.items()]
        return self.catalogue.apart(said)

    def _with(self, players: list[str]) -> str:
        return self.text("rules-with-players", players=self.catalogue.listed(players))


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
