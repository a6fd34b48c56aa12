"""The questions people ask, answered for these rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from escalera.guide.blocks import Answer, Answers, Section
from escalera.guide.sections.melds import limits
from escalera.guide.voice import Voice

Keys = list[str]


def wilds(voice: Voice) -> Keys:
    return ["guide-answer-wilds", *limits(voice.rules)]


def sequence_wilds(voice: Voice) -> Keys:
    return ["guide-answer-sequence-wilds"]


def names(voice: Voice) -> Keys:
    found = ["guide-answer-names-wild"] if voice.rules.wild_melds else []
    found += ["guide-answer-names-sequence"] if voice.rules.sequences else []
    return [*found, "guide-answer-names-canasta"]


def out(voice: Voice) -> Keys:
    return ["guide-out-right", "guide-out-now", "guide-out-keep"]


def black(voice: Voice) -> Keys:
    return [black_why(voice), "guide-threes-black-cost"]


def black_why(voice: Voice) -> str:
    """Why a black three costs what it costs."""
    price, face = voice.rules.black_three_in_hand, voice.rules.points_black_three
    if price <= face:
        return "guide-answer-black-cheap"
    return "guide-answer-black-dear" if price >= voice.rules.red_three else "guide-answer-black-other"


def red(voice: Voice) -> Keys:
    return ["guide-answer-red" if voice.rules.red_threes_against else "guide-answer-red-never"]


def pile_wild(voice: Voice) -> Keys:
    return ["guide-pile-pair"] if voice.rules.pair_always else ["guide-pile-mixed", "guide-pile-frozen"]


def draw(voice: Voice) -> Keys:
    return ["guide-turn-draw", "guide-turn-red"]


def must_meld(voice: Voice) -> Keys:
    asks = voice.rules.ask_partner != "off" and has_partner(voice)
    return ["guide-answer-must-meld" if asks else "guide-answer-must-meld-alone"]


def end(voice: Voice) -> Keys:
    return ["guide-score-end", "guide-score-cap"]


def stock(voice: Voice) -> Keys:
    return ["guide-pile-empty", "guide-answer-stock-red", "guide-answer-stock-bonus"]


def ask(voice: Voice) -> Keys:
    return ["guide-out-ask" if has_partner(voice) else "guide-answer-ask-alone"]


def extend(voice: Voice) -> Keys:
    return ["guide-answer-extend"] if voice.rules.sequences else ["guide-answer-extend-canasta"]


QUESTIONS: Final[Mapping[str, Callable[[Voice], Keys]]] = {
    "wilds": wilds,
    "sequence-wilds": sequence_wilds,
    "names": names,
    "out": out,
    "black": black,
    "red": red,
    "pile-wild": pile_wild,
    "draw": draw,
    "must-meld": must_meld,
    "end": end,
    "stock": stock,
    "ask": ask,
    "extend": extend,
}
"""Each question and the sentences that answer it."""


def questions(voice: Voice) -> Section:
    """The section."""
    found = [
        Answer(f"question-{name}", title(voice, name), [voice.text(key) for key in keys(voice)])
        for name, keys in QUESTIONS.items()
    ]
    return Section("questions", voice.text("guide-section-questions"), [Answers(found)])


def title(voice: Voice, name: str) -> str:
    """The question; two are asked by the names that the edition's melds have."""
    if name == "names":
        return voice.text(f"guide-question-names-{voice.facts['kinds']}")
    if name == "extend" and not voice.rules.sequences:
        return voice.text("guide-question-extend-canasta")
    return voice.text(f"guide-question-{name}")


def has_partner(voice: Voice) -> bool:
    """Whether there is anybody to ask."""
    return voice.facts["partners"] != 1
