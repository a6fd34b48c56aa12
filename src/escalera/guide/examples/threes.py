"""Black threes."""

from __future__ import annotations

from typing import Final

from escalera.guide.example import RIGHT, Example
from escalera.guide.examples.verdicts import by, everywhere, with_sequences

EARLY: Final = "black-threes-only-going-out"
KEEP: Final = "keep-two"
FINISHED: Final = ("KC KC KD KD KH KS KS", "QC QC QD QD QH QS QS")
WITH_SEQUENCE: Final = ("4H 5H 6H 7H 8H 9H TH", "QC QC QD QD QH QS QS")

THREES: Final = (
    Example("black-threes-early", "meld 3C 3S 3S", everywhere(EARLY)),
    Example("black-threes-with-a-wild", "meld 3C 3S X", everywhere(EARLY)),
    Example("black-three-discarded", "discard 3S", everywhere()),
    Example(
        "black-threes-going-out",
        "meld 3C 3S 3S",
        by(KEEP, KEEP, RIGHT, RIGHT),
        FINISHED,
        kept="4C",
        shows_kept=True,
        says="guide-example-black-threes",
    ),
    Example(
        "black-threes-going-out-with-a-sequence",
        "meld 3C 3S 3S",
        with_sequences(),
        WITH_SEQUENCE,
        kept="4C",
        shows_kept=True,
        says="guide-example-black-threes",
        needs="sequences",
    ),
)
