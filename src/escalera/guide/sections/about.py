"""What the game is, in three sentences."""

from __future__ import annotations

from escalera.guide.blocks import Section
from escalera.guide.voice import Voice


def about(voice: Voice) -> Section:
    """The section."""
    sentences = voice.says("guide-about-cards", "guide-about-finished", "guide-about-goal")
    return Section("about", voice.text("guide-section-about"), [sentences])
