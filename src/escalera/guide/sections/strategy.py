"""Strategy: what is said of each topic, and whether it was measured."""

from __future__ import annotations

from escalera.guide.blocks import Answer, Answers, Block, Section, Text
from escalera.guide.facts import Facts, in_every_window, letter
from escalera.guide.measured import PLAYERS, Counted, Measured
from escalera.guide.topics import Topic, mostly_minimum, topics
from escalera.guide.voice import Voice


def strategy(voice: Voice) -> Section:
    """The section."""
    found = topics(voice.rules, voice.players)
    said = [voice.text("guide-strategy-intro")]
    if any(topic.is_measured for topic in found):
        said.append(voice.text("guide-strategy-measured", number=PLAYERS))
    blocks: list[Block] = [Text(" ".join(said)), Answers([answer(voice, topic) for topic in found])]
    return Section("strategy", voice.text("guide-section-strategy"), blocks)


def answer(voice: Voice, topic: Topic) -> Answer:
    """A topic's sentences with their figures."""
    figures = [*topic.figures, *[None] * len(topic.sentences)]
    texts = [
        voice.text(f"guide-strategy-{name}", **figure_facts(figure), **extra(voice, name))
        for name, figure in zip(topic.sentences, figures, strict=False)
    ]
    mark = voice.text("guide-measured" if topic.is_measured else "guide-thumb")
    title = voice.text(f"guide-strategy-{topic.name}-title")
    return Answer(f"strategy-{topic.name}", title, texts, mark)


def figure_facts(figure: Measured | Counted | None) -> Facts:
    """What was measured, points without their sign: the sentence says which way it goes."""
    match figure:
        case Measured(points=points):
            return {"points": abs(points)}
        case Counted(number=number):
            return {"percent": figure.percent, "number": number}
        case None:
            return {}


def extra(voice: Voice, name: str) -> Facts:
    """What a single topic needs beside the rules."""
    if name == "windows":
        ranks = in_every_window(voice.rules)
        return {"list": voice.words.listed([letter(voice.words, rank) for rank in ranks])}
    if name == "minimum":
        return {"needed": mostly_minimum(voice.rules, voice.players) or 0}
    return {}
