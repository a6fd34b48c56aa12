"""From the facts of a case to the arguments of a sentence.

| fact | arguments |
|---|---|
| `card`, a face | `card` as text, `rank` and `suit` as words to choose by |
| `cards`, several faces | `cards` as text, `many` for their number, `rank` when no `card` gives it |
| a switch | `yes` or `no` |
| a number, a word | itself |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from escalera.i18n.faces import common_rank, rank_word, suit_word
from escalera.i18n.sentences import Argument

CardText = Callable[[int], str]
"""How a face is written."""


def arguments_of(facts: Mapping[str, object], card_text: CardText, between: str = " ") -> dict[str, Argument]:
    """The arguments for these facts; `TypeError` for one that is no plain value."""
    found: dict[str, Argument] = {}
    for name, fact in facts.items():
        if name == "card" and isinstance(fact, int):
            found.update(card=card_text(fact), rank=rank_word(fact), suit=suit_word(fact))
        elif name == "cards" and isinstance(fact, Sequence):
            found.update(_of_cards(fact, card_text, between) | found)
        else:
            found[name] = _plain(name, fact)
    return found


def _of_cards(faces: Sequence[int], card_text: CardText, between: str) -> dict[str, Argument]:
    text = between.join([card_text(face) for face in faces])
    return {"cards": text, "many": len(faces), "rank": common_rank(faces)}


def _plain(name: str, fact: object) -> Argument:
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, (int, str)):
        return fact
    raise TypeError(f"the fact “{name}” is a number, a word or cards, not {fact!r}")
