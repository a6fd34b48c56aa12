"""Taking the pile, or its top card alone."""

from __future__ import annotations

from typing import Final

from escalera.guide.example import RIGHT, Example
from escalera.guide.examples.verdicts import by, everywhere

PAIR: Final = "needs-natural-pair"
BLOCKED: Final = "pile-blocked"
NONE: Final = "not-in-edition"

PILE: Final = (
    Example("with-a-pair", "take 9C 9D", everywhere(), pile="4D QC 9S"),
    Example("a-pair-and-a-wild", "take 9C 9D X", everywhere(), pile="4D QC 9S"),
    Example("one-and-a-wild", "take 9C X", by(PAIR, PAIR, PAIR, RIGHT), pile="4D QC 9S"),
    Example("onto-a-meld", "take #1", by(PAIR, PAIR, PAIR, RIGHT), ("9C 9D 9H",), pile="4D QC 9S"),
    Example("joining-a-meld", "take #1 9C 9D", by(NONE, RIGHT, RIGHT, RIGHT), ("9D 9H 9H",), pile="4D QC 9S"),
    Example("a-wild-on-top", "take 9C 9D", everywhere(BLOCKED), pile="QC 9S 2H"),
    Example("a-black-three-on-top", "take 9C 9D", everywhere(BLOCKED), pile="QC 9S 3S"),
    Example("a-wild-inside", "take 9C 9D", everywhere(), pile="QC 2H 9S"),
    Example("frozen", "take 9C X", by(PAIR, PAIR, PAIR, "frozen"), pile="QC 2H 9S"),
    Example(
        "unopened-too-little",
        "take 9C 9D",
        everywhere("below-minimum"),
        pile="4D QC 9S",
        total=200,
        unopened=True,
    ),
    Example("unopened", "take 9C 9D / KC KD KS", everywhere(), pile="4D QC 9S", total=200, unopened=True),
    Example(
        "unopened-one-and-a-wild",
        "take 9C X / KC KD KS",
        by(PAIR, PAIR, PAIR, "frozen"),
        pile="4D QC 9S",
        total=200,
        unopened=True,
    ),
)

TOP: Final = (
    Example(
        "top-card", "top #1", by(RIGHT, NONE, NONE, NONE), ("6H 7H 8H",), pile="KC 9H", needs="sequences"
    ),
    Example(
        "top-card-with-a-gap",
        "top #1",
        by("does-not-fit", NONE, NONE, NONE),
        ("6H 7H 8H",),
        pile="KC TH",
        needs="top_card_to_sequence",
    ),
    Example(
        "top-card-finishes",
        "top #1",
        by(RIGHT, NONE, NONE, NONE),
        ("5H 6H 7H 8H 9H TH",),
        pile="KC 4H",
        needs="top_card_to_sequence",
    ),
)
