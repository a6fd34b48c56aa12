"""Where the sources disagree, and what each edition plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from escalera.api.rule_words import ValueWords
from escalera.guide.blocks import Block, Grid, Section
from escalera.guide.sections.melds import limits
from escalera.guide.voice import Voice
from escalera.i18n import Catalogue
from escalera.rules import EDITIONS, Rules

DISPUTES: Final[Mapping[str, tuple[int, int] | None]] = {
    "going_out_bonus": (100, 200),
    "concealed_bonus": None,
    "max_wilds": None,
    "naturals_per_wild": None,
    "minimum_7000": (150, 160),
    "red_threes_need": None,
    "top_card_to_sequence": None,
    "cover_upcard": None,
    "hand": None,
    "ask_partner": None,
}
"""The field a dispute is about, and the two numbers that the sources give where it is about two."""


def disputes(voice: Voice) -> Section:
    """The section."""
    head = [voice.text("guide-column-rule"), *[voice.text(f"edition-{code}") for code in EDITIONS]]
    rows = [[said(voice, name), *played(voice, name)] for name in DISPUTES]
    title = voice.text("guide-section-disputes")
    blocks: list[Block] = [
        voice.says("guide-dispute-intro"),
        Grid(title, head, rows),
        voice.says("guide-dispute-more"),
    ]
    return Section("disputes", title, blocks)


def said(voice: Voice, name: str) -> str:
    """What the sources say."""
    one, other = DISPUTES[name] or (0, 0)
    return voice.text(f"guide-dispute-{name}", one=one, other=other)


def played(voice: Voice, name: str) -> list[str]:
    """What each edition plays, whatever the house rules of this page."""
    if name == "naturals_per_wild":
        return [least_naturals(voice.words, rules) for rules in EDITIONS.values()]
    words = ValueWords(voice.words, None)
    return [words.value(rules, name) for rules in EDITIONS.values()]


def least_naturals(words: Catalogue, rules: Rules) -> str:
    """The strictest limit that an edition sets."""
    return Voice(words, rules, rules.players[0]).text(limits(rules)[-1])
