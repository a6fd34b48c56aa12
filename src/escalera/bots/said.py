"""What is said: the key of a sentence and its facts; and the sentences that say what an act does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from escalera.engine.act import ADD, DISCARD, MELD, MERGE, TAKE, Act, Part


@dataclass(frozen=True, slots=True)
class Said:
    """A key (`hint-…` is its sentence) and the facts of the sentence; cards are faces."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)


def moves_of(act: Act) -> Iterator[Said]:
    """What an act does, one sentence for each of its lists (`hint-move-KEY`)."""
    if act.verb == MERGE:
        yield Said(MERGE, {"meld": act.parts[0].meld, "gone": act.parts[1].meld})
    elif not act.parts:
        yield Said(act.verb)
    else:
        for at, part in enumerate(act.parts):
            yield Said(key_of(act, at, part), facts_of(act, part))


def key_of(act: Act, at: int, part: Part) -> str:
    """What one list of an act is: the take comes first, the others are melds and additions."""
    if act.verb == TAKE and at == 0:
        return "take-onto" if part.meld else TAKE
    if act.verb in (TAKE, MELD, ADD):
        return ADD if part.meld else MELD
    return act.verb


def facts_of(act: Act, part: Part) -> dict[str, object]:
    """The facts of one list."""
    if act.verb == DISCARD:
        return {"card": part.cards[0]}
    return {"meld": part.meld, "cards": list(part.cards)} if part.meld else {"cards": list(part.cards)}
