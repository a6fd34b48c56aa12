"""Examples as blocks: the engine's verdict in words, beside the cards."""

from __future__ import annotations

from collections.abc import Sequence

from escalera.cards import parse_cards
from escalera.engine.forms import count_wilds, kind_of
from escalera.engine.state import SEQUENCE, WILD_MELD
from escalera.guide.blocks import Cards, Examples, Judged
from escalera.guide.example import Example, Verdict, judge
from escalera.guide.voice import Voice


def examples(voice: Voice, title: str, found: Sequence[Example]) -> Examples:
    """The examples that teach something under these rules, what is right first."""
    judged = [one for one in (judged_by(voice, example) for example in found) if one is not None]
    return Examples(title, sorted(judged, key=lambda one: not one.right))


def judged_by(voice: Voice, example: Example) -> Judged | None:
    """An example with its verdict; None where it isn't to be shown."""
    if example.needs and not getattr(voice.rules, example.needs):
        return None
    verdict = judge(example, voice.rules, voice.players)
    if verdict is None:
        return None
    word = voice.text("guide-verdict-right" if verdict.refused is None else "guide-verdict-wrong")
    return Judged(
        example.name, verdict.refused is None, word, sentence(voice, example, verdict), groups(voice, example)
    )


def sentence(voice: Voice, example: Example, verdict: Verdict) -> str:
    """What there is to say: why it is refused, or what it is."""
    if verdict.refused is not None:
        refusal = voice.words.refusal(verdict.refused.code, verdict.refused.facts)
        if example.unopened and example.total:
            return f"{voice.text('guide-example-below', total=example.total)} {refusal}"
        return refusal
    return what_it_is(voice, example, verdict.points)


def what_it_is(voice: Voice, example: Example, counted: int) -> str:
    """What is done in an example that is right."""
    if example.says:
        return voice.text(example.says)
    verb = example.parsed.verb
    if verb == "take":
        return voice.text(
            "guide-example-take" if example.parsed.parts[0].cards else "guide-example-take-onto"
        )
    if verb in ("add", "merge", "top", "discard"):
        return voice.text(f"guide-example-{verb}")
    if example.unopened:
        needed = voice.rules.minimum(example.total)
        facts = {"total": example.total, "needed": needed, "lacking": counted - needed}
        return voice.text("guide-example-opening", counted=counted, **facts)
    return what_is_laid(voice, example, counted)


def what_is_laid(voice: Voice, example: Example, counted: int) -> str:
    """What a new meld is."""
    cards = list(example.parsed.parts[0].cards)
    finished = "finished-" if len(cards) >= voice.rules.canasta_size else ""
    kind = kind_of(cards)
    facts = {"many": len(cards), "counted": counted, "wilds": count_wilds(cards)}
    if kind == SEQUENCE:
        return voice.text(f"guide-example-{finished}sequence", **facts)
    if kind == WILD_MELD:
        return voice.text(f"guide-example-{finished}wild", **facts)
    return voice.text("guide-example-rank", **facts)


def groups(voice: Voice, example: Example) -> list[Cards]:
    """The cards of an example: the table, the pile, what is done, and what is kept where that matters."""
    table = [shown(voice, meld, "table") for meld in example.melds]
    pile = [shown(voice, example.pile, "pile")] if example.pile else []
    return [*table, *pile, *acted(voice, example), *kept(voice, example)]


def acted(voice: Voice, example: Example) -> list[Cards]:
    """The cards of the act itself."""
    verb = example.parsed.verb
    label = {"add": "added", "discard": "discarded"}.get(verb, "laid")
    parts = [part for part in example.parsed.parts if part.cards]
    return [Cards(part.cards, voice.text(f"guide-cards-{label}")) for part in parts]


def kept(voice: Voice, example: Example) -> list[Cards]:
    """The cards that stay in the hand, where the example is about them."""
    return [shown(voice, example.kept, "kept")] if example.shows_kept and example.kept else []


def shown(voice: Voice, text: str, label: str) -> Cards:
    """Cards of the notation, with what they are."""
    return Cards(tuple(parse_cards(text)), voice.text(f"guide-cards-{label}"))
