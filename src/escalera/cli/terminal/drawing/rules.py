"""The rules of this table, section by section."""

from __future__ import annotations

from rich.text import Text

from escalera.cli.rule_words import RuleWords, means_nothing
from escalera.cli.terminal.drawing.flow import all_wrapped
from escalera.cli.terminal.drawing.pen import Pen
from escalera.rules import FIELDS, SECTIONS, Rules
from escalera.rules.values import Choice, Switch

LEFT_OUT = ("pack",)
"""Sections that nobody looks up during a game."""


def rules_lines(pen: Pen, rules: Rules, players: int) -> list[Text]:
    """Every value that can differ from table to table; house rules are marked."""
    changed = rules.differences()
    name = pen.words.text(f"edition-{rules.code}")
    lines = [Text(pen.say("rules-title", edition=name, count=players), style="bold")]
    for section, fields in SECTIONS.items():
        if section not in LEFT_OUT:
            lines.append(Text(pen.words.text(f"section-{section}"), style="bold"))
            shown = [field for field in fields if _matters(rules, field, players)]
            texts = [_line(pen, rules, players, field, field in changed) for field in shown]
            lines += all_wrapped(texts, pen.width, 6)
    return lines


def _line(pen: Pen, rules: Rules, players: int, name: str, changed: bool) -> str:
    mark = " " + pen.say("house-rule") if changed else ""
    return f"  {pen.words.text(f'field-{name}')}: {RuleWords(pen.words, players).value(rules, name)}{mark}"


def _matters(rules: Rules, name: str, players: int) -> bool:
    """Whether a value says anything at this table: what is the same everywhere doesn't."""
    values = FIELDS[name].values
    if isinstance(values, Switch) and values.only is not None:
        return False
    if isinstance(values, Choice) and len(values.choices) == 1:
        return False
    return name != "players" and not means_nothing(rules, name, players)
