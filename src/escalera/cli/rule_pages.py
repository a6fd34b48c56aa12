"""The pages of `escalera rules`, as tables or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escalera.cli.files import print_json
from escalera.cli.grid import Grid
from escalera.cli.printer import Printer
from escalera.cli.rule_words import NOTHING, RuleWords, differ, value_json
from escalera.i18n import Catalogue
from escalera.rules import EDITIONS, FIELDS, SECTIONS, Rules, sources

AT_A_GLANCE: Final = (
    "players",
    "hand",
    "draw",
    "sequences",
    "wild_melds",
    "merge",
    "right_melds",
    "right_sequence",
    "target",
)
"""The fields that tell the editions apart."""


NAMES: Final = max(map(len, FIELDS))
"""The width of a column of names."""


class EditionsPage:
    """A short table of all editions that so many can play."""

    def __init__(self, words: RuleWords) -> None:
        self.words = words
        self.say: Catalogue = words.catalogue
        self.found = [r for r in EDITIONS.values() if not words.players or words.players in r.players]

    def show(self, printer: Printer) -> None:
        """Print it."""
        words = self.words
        printer.heading(self.say.text("rules-editions"))
        grid = Grid(["", *[rules.code for rules in self.found]])
        grid.add(self.say.text("rules-column-edition"), *[words.name(rules) for rules in self.found])
        grid.add(self.say.text("rules-cards-in-all"), *[str(rules.cards) for rules in self.found])
        for name in AT_A_GLANCE:
            grid.add(words.field(name), *[words.value(rules, name) for rules in self.found])
        grid.show(printer)
        printer.print(self.say.text("rules-more"))

    def print_json(self) -> None:
        """Print it as JSON."""
        print_json({"editions": [self._edition(rules) for rules in self.found]})

    def _edition(self, rules: Rules) -> dict[str, object]:
        short = {name: value_json(rules, name, self.words.players) for name in AT_A_GLANCE}
        return {"edition": rules.code, "name": self.words.name(rules), "cards": rules.cards, **short}


class EditionPage:
    """Every value of an edition with its source."""

    def __init__(self, words: RuleWords, rules: Rules) -> None:
        self.words = words
        self.say: Catalogue = words.catalogue
        self.rules = rules

    def show(self, printer: Printer) -> None:
        """Print it, section by section."""
        printer.heading(self.words.title(self.rules))
        for section, fields in SECTIONS.items():
            self._section(printer, section, list(fields))
        for line in self.words.legend(self.rules):
            printer.print(line)
        printer.print(self.say.text("rules-house"))

    def print_json(self) -> None:
        """Print it as JSON."""
        fields = [self._field(name) for name in FIELDS]
        print_json({"edition": self.rules.code, "version": self.rules.version, "fields": fields})

    def _section(self, printer: Printer, section: str, names: Sequence[str]) -> None:
        words, rules = self.words, self.rules
        columns = [self.say.text(f"rules-column-{column}") for column in ("name", "value", "source")]
        grid = Grid([self.say.text(f"section-{section}"), *columns], (20, NAMES))
        for name in names:
            grid.add(words.field(name), name, words.value(rules, name), words.source(rules, name))
        grid.show(printer)

    def _field(self, name: str) -> dict[str, object]:
        source, disputed = sources(self.rules.code)[name]
        return {
            "name": name,
            "section": FIELDS[name].section,
            "value": value_json(self.rules, name, self.words.players),
            "unit": FIELDS[name].unit or None,
            "source": source.value,
            "disputed": disputed,
        }


class DifferencesPage:
    """What differs between two editions, and nothing else."""

    def __init__(self, words: RuleWords, rules: Rules, other: Rules) -> None:
        self.words = words
        self.say: Catalogue = words.catalogue
        self.rules = rules
        self.other = other
        self.names = [name for name in FIELDS if differ(rules, other, name, words.players)]

    def show(self, printer: Printer) -> None:
        """Print it, or that there is no difference."""
        words = self.words
        printer.heading(f"{words.name(self.rules)} / {words.name(self.other)}")
        if not self.names:
            printer.print(self.say.text("rules-same"))
            return
        printer.print(self.say.text("rules-differences"))
        grid = Grid([self.say.text("rules-column-rule"), self.rules.code, self.other.code])
        for name in self.names:
            if NOTHING == words.value(self.rules, name) == words.value(self.other, name):
                continue
            grid.add(words.field(name), words.marked(self.rules, name), words.marked(self.other, name))
        grid.show(printer)
        printer.print(words.flag())

    def print_json(self) -> None:
        """Print it as JSON."""
        codes: dict[str, object] = {"edition": self.rules.code, "against": self.other.code}
        print_json({**codes, "differences": [self._difference(name) for name in self.names]})

    def _difference(self, name: str) -> dict[str, object]:
        return {
            "name": name,
            "section": FIELDS[name].section,
            "value": value_json(self.rules, name, self.words.players),
            "against": value_json(self.other, name, self.words.players),
        }
