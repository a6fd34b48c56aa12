"""Scoring, with a round that the engine counts."""

from __future__ import annotations

from escalera.cards import parse_cards
from escalera.engine.sheet import LINES
from escalera.guide.blocks import Block, Cards, Grid, Laid, Points, Section
from escalera.guide.voice import Voice
from escalera.guide.worked import Side, Worked, worked

ADDS = ("guide-score-cards", "guide-score-bonuses", "guide-score-red", "guide-score-out", "guide-score-minus")
ENDS = ("guide-score-negative", "guide-score-end", "guide-score-cap")
RED: tuple[int, ...] = (6, 5)
"""Red threes to draw: of hearts and of diamonds by turns."""


def scoring(voice: Voice) -> Section:
    """How a round is counted, and when the match ends."""
    blocks: list[Block] = [
        voice.says("guide-score-adds"),
        voice.points(ADDS),
        bonuses(voice),
        voice.points(ENDS),
    ]
    return Section("scoring", voice.text("guide-section-scoring"), blocks)


def bonuses(voice: Voice) -> Grid:
    """What finished melds earn."""
    rules = voice.rules
    names = ["natural_canasta", "mixed_canasta"] if rules.max_wilds else ["natural_canasta"]
    rows = [(voice.field(name), voice.number(getattr(rules, name))) for name in names]
    if rules.sequences:
        rows.append((voice.text("guide-name-sequence"), voice.number(rules.sequence_bonus)))
    if rules.wild_melds:
        rows.append((voice.text("guide-name-wild"), voice.number(rules.wild_meld_bonus)))
    head = (voice.text("guide-column-finished"), voice.text("guide-column-bonus"))
    return Grid(voice.text("guide-bonus-title"), head, rows, numbers=True)


def example_round(voice: Voice) -> list[Section]:
    """A round's end, counted; nothing where the house rules allow none of those we have."""
    found = worked(voice.rules, voice.players)
    if found is None:
        return []
    blocks: list[Block] = [voice.says("guide-round-intro")]
    blocks += [lies(voice, number, side) for number, side in enumerate(found.sides, 1)]
    blocks += [said(voice, found), counted(voice, found)]
    return [Section("round", voice.text("guide-section-round"), blocks)]


def lies(voice: Voice, number: int, side: Side) -> Laid:
    """What lies in front of a side."""
    groups = [Cards(tuple(parse_cards(meld)), voice.text("guide-cards-table")) for meld in side.melds]
    reds = tuple([RED[at % 2] for at in range(side.red_threes)])
    groups.append(Cards(reds, voice.text("guide-cards-red")))
    if side.held:
        groups.append(Cards(tuple(parse_cards(side.held)), voice.text("guide-cards-left")))
    return Laid(voice.text("guide-round-side", side=number), groups)


def said(voice: Voice, found: Worked) -> Points:
    """Who went out, and for whom red threes count."""
    out = [voice.text("guide-round-out", side=n) for n, side in enumerate(found.sides, 1) if side.out]
    reds = [voice.text("guide-round-reds", side=n, why=why) for n, why in enumerate(found.reds, 1)]
    return Points([*out, *reds])


def counted(voice: Voice, found: Worked) -> Grid:
    """The sheet: the lines on which somebody has something."""
    sheets = found.sheets
    head = ["", *[voice.text("guide-round-side", side=one.side) for one in sheets]]
    rows = [
        [voice.text(f"sheet-{name}"), *[voice.number(one.line(name).points) for one in sheets]]
        for name in LINES
        if any(one.line(name).parts for one in sheets)
    ]
    rows.append([voice.text("score-round"), *[voice.number(one.score.score) for one in sheets]])
    return Grid(voice.text("guide-round-count"), head, rows, numbers=True)
