"""The rows of a comparison, and of the summary on one page: the same short sentences for both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from escalera.guide.sections.melds import limits
from escalera.guide.sections.pile import frozen, ways
from escalera.guide.voice import Voice

Cell = Callable[[Voice], list[str]]


def keys(*names: str) -> Cell:
    """A cell of the same sentences for all."""
    return lambda voice: [voice.text(name) for name in names]


def rank(voice: Voice) -> list[str]:
    found = [*limits(voice.rules), "guide-rank-one"]
    if not voice.rules.one_meld_per_rank:
        found.append("guide-rank-merge")
    if voice.rules.max_wilds:
        found.append("guide-rank-locked")
    return [voice.text(key) for key in ("guide-cell-finished", *found)]


def pile(voice: Voice) -> list[str]:
    found = [*ways(voice.rules), *frozen(voice.rules), "guide-pile-blocked"]
    return [voice.text(key) for key in found]


def opening(voice: Voice) -> list[str]:
    found = [opening_step(voice, total, needed) for total, needed in voice.rules.ladder]
    return [*found, voice.text("guide-opening-concealed")]


def opening_step(voice: Voice, total: int | None, needed: int) -> str:
    """A step of the minimum."""
    if total is None:
        return voice.text("guide-cell-opening-below", needed=needed)
    return voice.text("guide-cell-opening-from", needed=needed, total=total)


def going_out(voice: Voice) -> list[str]:
    asking = ["guide-out-ask"] if voice.facts["partners"] != 1 else []
    found = ("guide-out-right", "guide-out-keep", "guide-out-bonus", "guide-out-concealed", *asking)
    return [voice.text(key) for key in found]


def bonuses(voice: Voice) -> list[str]:
    found = ["guide-cell-bonus-natural", "guide-cell-bonus-mixed"]
    found += ["guide-cell-bonus-sequence"] if voice.rules.sequences else []
    found += ["guide-cell-bonus-wild"] if voice.rules.wild_melds else []
    return [voice.text(key) for key in found]


ROWS: Final[Mapping[str, Cell]] = {
    "cards": keys("guide-cell-cards", "guide-cell-jokers"),
    "deal": keys("guide-cell-deal", "guide-setup-upcard"),
    "draw": keys("guide-cell-draw"),
    "rank": rank,
    "sequence": keys("guide-cell-sequence"),
    "wild": keys("guide-cell-wild"),
    "pile": pile,
    "top": keys("guide-cell-top"),
    "opening": opening,
    "threes": keys(
        "guide-threes-price",
        "guide-threes-need",
        "guide-threes-against",
        "guide-threes-black-cost",
        "guide-threes-black-meld",
    ),
    "discard": keys("guide-cell-discard"),
    "out": going_out,
    "bonuses": bonuses,
    "target": keys("guide-cell-target"),
}
"""What a comparison shows, row by row."""
