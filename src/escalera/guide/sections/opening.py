"""The opening and its minimum."""

from __future__ import annotations

from escalera.guide import examples as data
from escalera.guide.blocks import Block, Grid, Section
from escalera.guide.judged import examples
from escalera.guide.voice import Voice


def opening(voice: Voice) -> Section:
    """The section."""
    title = voice.text("guide-section-opening")
    more = ("guide-opening-counts", "guide-opening-once", "guide-opening-concealed")
    blocks: list[Block] = [
        voice.points(("guide-opening-what", "guide-opening-total")),
        minimums(voice),
        voice.points(more),
        examples(voice, title, data.OPENING),
    ]
    return Section("opening", title, blocks)


def minimums(voice: Voice) -> Grid:
    """The minimum by a side's total."""
    head = (voice.text("guide-column-total"), voice.text("guide-column-minimum"))
    rows = [(total_text(voice, total), voice.number(needed)) for total, needed in voice.rules.ladder]
    return Grid(voice.text("guide-minimum-title"), head, rows, numbers=True)


def total_text(voice: Voice, total: int | None) -> str:
    """The totals a step is for."""
    if total is None:
        return voice.text("guide-total-below", total=0)
    return voice.text("guide-total-from", total=total)
