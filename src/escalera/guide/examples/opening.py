"""Openings, right and wrong."""

from __future__ import annotations

from typing import Final

from escalera.guide.example import Example
from escalera.guide.examples.verdicts import everywhere, with_sequences

SHORT: Final = "below-minimum"

OPENING: Final = (
    Example("two-melds", "meld KC KD KS / 9C 9D 9H", everywhere(), total=200, unopened=True),
    Example("too-little", "meld 7C 7D 7H / QC QD QH", everywhere(SHORT), total=200, unopened=True),
    Example("below-zero", "meld 7C 7D 7H", everywhere(), total=-150, unopened=True),
    Example("wilds-help", "meld AC AD 2S / KC KD KH 2H", everywhere(), total=1600, unopened=True),
    Example("a-joker-helps", "meld AC AD X / KC KD KH X", everywhere(), total=3500, unopened=True),
    Example("late-and-little", "meld AC AD AH 2S", everywhere(SHORT), total=7400, unopened=True),
    Example(
        "with-a-sequence",
        "meld 7H 8H 9H TH / KC KD KS",
        with_sequences(),
        total=700,
        unopened=True,
        needs="sequences",
    ),
)
