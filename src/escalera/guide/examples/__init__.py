"""The examples, as data: what is done where, and what each edition says to it."""

from escalera.guide.examples.melds import RANK, SEQUENCE, WILD
from escalera.guide.examples.opening import OPENING
from escalera.guide.examples.out import OUT
from escalera.guide.examples.pile import PILE, TOP
from escalera.guide.examples.threes import THREES

ALL = {
    "rank": RANK,
    "sequence": SEQUENCE,
    "wild": WILD,
    "opening": OPENING,
    "pile": PILE,
    "top": TOP,
    "threes": THREES,
    "out": OUT,
}
"""All examples by what they are about."""

__all__ = ["ALL", "OPENING", "OUT", "PILE", "RANK", "SEQUENCE", "THREES", "TOP", "WILD"]
