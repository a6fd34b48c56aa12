"""Melds, right and wrong."""

from __future__ import annotations

from typing import Final

from escalera.guide.example import RIGHT, Example
from escalera.guide.examples.verdicts import by, everywhere, with_sequences, with_wild_melds, without_classic

FEW: Final = "too-few-naturals"
MANY: Final = "too-many-wilds"
NONE: Final = "not-in-edition"

RANK: Final = (
    Example("three-kings", "meld KC KD KS", everywhere()),
    Example("two-kings-and-a-two", "meld KC KD 2S", everywhere()),
    Example("four-nines-and-two-wilds", "meld 9C 9D 9H 9S 2H X", everywhere()),
    Example("two-eights-and-two-wilds", "meld 8C 8D 2S X", by(FEW, RIGHT, RIGHT, FEW)),
    Example("four-queens-and-three-wilds", "meld QC QD QH QS 2C X X", by(MANY, MANY, MANY, RIGHT)),
    Example("one-king-and-two-wilds", "meld KC 2S X", everywhere(FEW)),
    Example("two-ranks", "meld KC KD QH", everywhere("not-a-meld")),
    Example("two-aces", "meld AC AD", everywhere("too-short")),
    Example("a-wild-onto-three-and-one", "add #1 2C", by(FEW, RIGHT, RIGHT, RIGHT), ("JC JD JS X",)),
    Example("a-natural-and-a-wild-at-once", "add #1 JH 2C", everywhere(), ("JC JD JS X",)),
    Example("onto-a-canasta", "add #1 7S", everywhere(), ("7C 7C 7D 7D 7H 7H 7S",)),
    Example(
        "a-wild-onto-a-natural-canasta",
        "add #1 X",
        everywhere(),
        ("7C 7C 7D 7D 7H 7H 7S",),
        says="guide-example-becomes-mixed",
    ),
    Example("again-kings", "meld KC KD KS", by(RIGHT, RIGHT, RIGHT, "rank-already-melded"), ("KD KH KH",)),
    Example("merge", "merge #1 #2", without_classic(NONE, RIGHT, RIGHT), ("KD KH KH", "KC KS X")),
)

SEQUENCE: Final = (
    Example("four-hearts", "meld 5H 6H 7H 8H", with_sequences()),
    Example("seven-spades", "meld 4S 5S 6S 7S 8S 9S TS", with_sequences()),
    Example("longer", "add #1 5C 9C", with_sequences(), ("6C 7C 8C",), needs="sequences"),
    Example("a-wild-in-it", "meld 5H 6H 2C", everywhere("not-a-meld"), needs="sequences"),
    Example("a-gap", "meld 5H 6H 8H", with_sequences("not-a-meld"), needs="sequences"),
    Example("two-suits", "meld 5H 6H 7S", everywhere("not-a-meld"), needs="sequences"),
    Example("round-the-corner", "meld QD KD AD 4D", with_sequences("not-a-meld"), needs="sequences"),
    Example("an-eighth", "add #1 JH", with_sequences("closed"), ("4H 5H 6H 7H 8H 9H TH",), needs="sequences"),
)

WILD: Final = (
    Example("three-wilds", "meld 2C 2D X", with_wild_melds()),
    Example("seven-wilds", "meld 2C 2D 2H 2S X X X", with_wild_melds()),
    Example("more-wilds", "add #1 2H X", with_wild_melds(), ("2C 2D X",), needs="wild_melds"),
    Example("two-wilds", "meld 2C X", with_wild_melds("too-short"), needs="wild_melds"),
    Example(
        "a-king-among-wilds", "add #1 KH", with_wild_melds("does-not-fit"), ("2C 2D X",), needs="wild_melds"
    ),
    Example(
        "an-eighth-wild",
        "add #1 2C",
        with_wild_melds("closed"),
        ("2C 2D 2H 2S X X X",),
        needs="wild_melds",
    ),
)
