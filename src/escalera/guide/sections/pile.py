"""Taking the discard pile, or its top card alone."""

from __future__ import annotations

from escalera.guide import examples as data
from escalera.guide.blocks import Block, Points, Section
from escalera.guide.judged import examples
from escalera.guide.voice import Voice
from escalera.rules import Rules


def pile(voice: Voice) -> Section:
    """The section."""
    title = voice.text("guide-section-pile")
    blocks: list[Block] = [points(voice), examples(voice, title, data.PILE)]
    if voice.rules.sequences:
        top = voice.text("guide-pile-top-title")
        more = ["guide-pile-top-one"] if voice.rules.top_card_to_sequence else []
        blocks += [voice.says("guide-pile-top", *more), examples(voice, top, data.TOP)]
    return Section("pile", title, [*blocks, voice.points(when_empty(voice.rules))])


def points(voice: Voice) -> Points:
    """How it is taken."""
    rules = voice.rules
    single = [] if rules.pair_always else ["guide-pile-single"]
    more = ["guide-pile-blocked", "guide-pile-opening", "guide-pile-once", "guide-pile-red", *single]
    return voice.points(["guide-pile-what", "guide-pile-buried", *ways(rules), *frozen(rules), *more])


def ways(rules: Rules) -> list[str]:
    """With what cards."""
    found = ["guide-pile-pair"]
    if not rules.pair_always:
        found += ["guide-pile-mixed"]
    if not rules.sequences:
        found += ["guide-pile-onto"]
    return [*found, "guide-pile-joins-one" if rules.one_meld_per_rank else "guide-pile-joins"]


def frozen(rules: Rules) -> list[str]:
    """When it is frozen."""
    return ["guide-pile-frozen", *([] if rules.pair_always else ["guide-pile-frozen-opening"])]


def when_empty(rules: Rules) -> list[str]:
    """What happens when the stock is empty."""
    forced = ["guide-pile-empty-forced"] if rules.top_card_onto_meld else []
    return ["guide-pile-empty", *forced, "guide-answer-stock-red", "guide-answer-stock-bonus"]
