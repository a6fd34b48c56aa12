"""Melds: each kind with examples that the engine judges."""

from __future__ import annotations

from escalera.guide import examples as data
from escalera.guide.blocks import Points, Section
from escalera.guide.judged import examples
from escalera.guide.voice import Voice
from escalera.rules import Rules


def melds(voice: Voice) -> Section:
    """What all melds have in common."""
    points = voice.points(("guide-melds-what", "guide-melds-stay", "guide-melds-finished"))
    return Section("melds", voice.text("guide-section-melds"), [points])


def rank(voice: Voice) -> Section:
    """Rank melds."""
    title = voice.text("guide-section-rank")
    return Section("rank", title, [rank_points(voice), examples(voice, title, data.RANK)])


def rank_points(voice: Voice) -> Points:
    """What holds for rank melds."""
    more = ["guide-rank-canasta", "guide-rank-one"]
    if not voice.rules.one_meld_per_rank:
        more.append("guide-rank-merge")
    if voice.rules.max_wilds:
        more.append("guide-rank-locked")
    return voice.points(["guide-rank-what", *limits(voice.rules), *more])


def limits(rules: Rules) -> list[str]:
    """The limits of wild cards in a rank meld."""
    found = ["guide-rank-wilds"]
    if not rules.max_wilds:
        return found
    found.append("guide-rank-naturals")
    if rules.naturals_per_wild:
        found.append("guide-rank-per-wild")
    if rules.naturals_over_wilds:
        found.append("guide-rank-over-wilds")
    return found


def sequence(voice: Voice) -> Section:
    """Sequences, or that there are none."""
    title = voice.text("guide-section-sequence")
    more = ("guide-sequence-closed", "guide-sequence-apart") if voice.rules.sequences else ()
    points = voice.points(("guide-sequence-what", *more))
    return Section("sequence", title, [points, examples(voice, title, data.SEQUENCE)])


def wild(voice: Voice) -> Section:
    """Wild melds, or that there are none."""
    title = voice.text("guide-section-wild")
    more = ("guide-wild-closed",) if voice.rules.wild_melds else ()
    points = voice.points(("guide-wild-what", *more))
    return Section("wild", title, [points, examples(voice, title, data.WILD)])
