"""Going out."""

from __future__ import annotations

from escalera.guide import examples as data
from escalera.guide.blocks import Section
from escalera.guide.judged import examples
from escalera.guide.voice import Voice


def going_out(voice: Voice) -> Section:
    """The section."""
    title = voice.text("guide-section-out")
    asking = ["guide-out-ask"] if voice.facts["partners"] != 1 else []
    keys = (
        "guide-out-right",
        "guide-out-now",
        "guide-out-how",
        "guide-out-keep",
        "guide-out-bonus",
        "guide-out-concealed",
        *asking,
    )
    return Section("out", title, [voice.points(keys), examples(voice, title, data.OUT)])
