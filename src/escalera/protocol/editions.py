"""The rules in plain words: of each edition for who makes a table, and of a table with its house rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Asked = Literal["off", "may", "must"]
Kind = Literal["switch", "choice", "number", "numbers"]


class ChoiceView(Struct, frozen=True):
    """A value as a house rule writes it, and in words."""

    value: str
    text: str


class FieldView(Struct, frozen=True, omit_defaults=True):
    """A rule that can be changed: its name and meaning, its value, and what else it may be.

    `kind` `numbers` is a number that may differ by how many play. Of numbers there are `low`, `high` and
    `step`, or `choices`.
    """

    name: str
    title: str
    meaning: str
    section: str
    kind: Kind
    value: str
    text: str
    choices: list[ChoiceView] = []
    low: int = 0
    high: int = 0
    step: int = 1
    offered: bool = False
    """One of the house rules that people know by name; the rest is for those who look for it."""
    disputed: bool = False
    """Sources disagree about the edition's value."""
    source: str = ""
    """Where the edition's value comes from."""
    changed: bool = False
    """Not the edition's value."""


class SectionView(Struct, frozen=True):
    """A part of the rules."""

    section: str
    title: str


class RankView(Struct, frozen=True):
    """Cards of a rank: its letter in the notation and in the reader's language, its word, its points.

    `cards` is how many there are in all packs together; of the threes the black ones.
    """

    rank: str
    letter: str
    word: str
    points: int
    wild: bool
    cards: int


class StepView(Struct, frozen=True):
    """A step of the opening minimum: from this total on; null: below zero."""

    total: int | None
    minimum: int


class RulesView(Struct, frozen=True):
    """The rules of an edition or of a table. Numbers that depend on it: one for each of `players`."""

    edition: str
    name: str
    players: list[int]
    target: list[int]
    targets: list[int]
    """Targets to choose from; any multiple of 5 from 500 to 50 000 will do."""
    cards: int
    ranks: list[RankView]
    meld_size: int
    """With so many cards a meld is finished."""
    ladder: list[StepView]
    asking: Asked
    red_three: int
    all_red_threes: int
    red_threes: int
    """How many there are."""
    values: dict[str, str]
    """Every value as a house rule writes it, those that say nothing here as well."""
    fields: list[FieldView]


class LineWhy(Struct, frozen=True):
    """Why a line of the score sheet is what it is: its section and rulings of the rules, in words."""

    line: str
    section: str
    rulings: list[int]
    sentence: str


class Editions(Struct, frozen=True):
    """All editions in a language; `disputed` says what it means that sources disagree."""

    lang: str
    editions: list[RulesView]
    sections: list[SectionView]
    disputed: str


class TableRules(Struct, frozen=True):
    """The rules of a table, its house rules applied; every number is for the players it has."""

    lang: str
    rules: RulesView
    sections: list[SectionView]
    disputed: str
    lines: list[LineWhy]
