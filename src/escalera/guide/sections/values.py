"""Every value with its source, and the short table of all editions."""

from __future__ import annotations

from escalera.guide.blocks import Block, Grid, Section, Text
from escalera.guide.voice import Voice
from escalera.rules import EDITIONS, SECTIONS, Rules, sources
from escalera.rules import edition as edition_of
from escalera.rules.house import field_text

FLAG = "⚑"
"""Marks a value about which the sources disagree."""


def values(voice: Voice) -> Section:
    """The section."""
    blocks: list[Block] = [Text(f"{FLAG} {voice.text('rules-disputed')}")]
    blocks += [part(voice, name, list(fields)) for name, fields in SECTIONS.items()]
    return Section("values", voice.text("guide-section-values"), blocks)


def part(voice: Voice, section: str, names: list[str]) -> Grid:
    """The values of a section of the rules."""
    head = [voice.text(f"guide-column-{name}") for name in ("rule", "value", "source")]
    rows = [(voice.field(name), voice.value(name), source(voice, name)) for name in names]
    return Grid(voice.text(f"section-{section}"), head, rows)


def source(voice: Voice, name: str) -> str:
    """Where a value comes from: a source, or the table that plays it."""
    rules = voice.rules
    if field_text(rules, name) != field_text(edition_of(rules.edition_text), name):
        return voice.text("board-house-rule")
    found, disputed = sources(rules.code)[name]
    return voice.text(f"source-{found.value}.long") + (f" {FLAG}" if disputed else "")


def short(voice: Voice) -> Grid:
    """The short table of all editions."""
    names = ("packs", "hand", "sequences", "wild", "out", "black", "target")
    head = ["", *[voice.text(f"guide-short-{name}") for name in names]]
    rows = [short_row(voice, rules) for rules in EDITIONS.values()]
    return Grid(voice.text("guide-section-short"), head, rows)


def short_row(voice: Voice, rules: Rules) -> list[str]:
    """An edition in the short table, for the players of this page where they can play it."""
    players = voice.players if voice.players in rules.players else 4
    one = Voice(voice.words, rules, players)
    plain = ("packs", "hand", "sequences", "wild_melds")
    cells = [one.value(name) for name in plain]
    cells += [one.text("guide-needed-melds"), one.value("black_three_in_hand"), one.value("target")]
    return [one.name, *cells]


def short_section(voice: Voice) -> Section:
    """The short table as a section."""
    return Section("short", voice.text("guide-section-short"), [short(voice)])
