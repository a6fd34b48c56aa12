"""Writes the field tables of `docs/house-rules.md`: `python -m tests.rules.house_rules_page`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from escalera.rules import EDITIONS, FIELDS, SECTIONS, field_text, sources

PAGE: Final = Path(__file__).parents[2] / "docs" / "house-rules.md"
MARK: Final = "<!-- fields -->"
HEADINGS: Final = {
    "pack": "The pack",
    "deal": "Players and deal",
    "melds": "Melds",
    "pile": "The discard pile",
    "opening": "The opening",
    "going-out": "Going out",
    "scoring": "Scoring",
    "match": "The match",
}


def tables() -> str:
    """All fields, section by section."""
    return "\n\n".join(f"## {HEADINGS[section]}\n\n{table(section)}" for section in SECTIONS)


def table(section: str) -> str:
    """The fields of one section with their values, ranges and meaning."""
    columns = ["name", *[f"`{code}`" for code in EDITIONS], "may be", "meaning"]
    lines = [row(columns), row(["---"] * len(columns))]
    return "\n".join(lines + [row(cells(name)) for name in SECTIONS[section]])


def cells(name: str) -> list[str]:
    """One field's line."""
    values = [f"{field_text(rules, name)}{mark(code, name)}" for code, rules in EDITIONS.items()]
    return [f"`{name}`", *values, FIELDS[name].values.describe(), FIELDS[name].meaning]


def mark(code: str, name: str) -> str:
    """A ⚑ where sources disagree."""
    return " ⚑" if sources(code)[name][1] else ""


def row(texts: list[str]) -> str:
    """One line of a table."""
    return f"| {' | '.join(texts)} |"


def page(old: str) -> str:
    """The page with its tables made anew; what stands above the mark is kept."""
    return old.partition(MARK)[0] + MARK + "\n\n" + tables() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
