"""Red and black threes."""

from __future__ import annotations

from escalera.guide import examples as data
from escalera.guide.blocks import Section
from escalera.guide.judged import examples
from escalera.guide.voice import Voice

POINTS = (
    "guide-threes-red",
    "guide-threes-price",
    "guide-threes-need",
    "guide-threes-against",
    "guide-threes-black-pile",
    "guide-threes-black-cost",
    "guide-threes-black-meld",
)


def threes(voice: Voice) -> Section:
    """The section."""
    title = voice.text("guide-section-threes")
    return Section("threes", title, [voice.points(POINTS), examples(voice, title, data.THREES)])
