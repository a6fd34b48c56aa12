"""What a player does: one act, checked and played as a whole."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from escalera.cards import JOKER

DRAW: Final = "draw"
TAKE: Final = "take"
TOP: Final = "top"
MELD: Final = "meld"
ADD: Final = "add"
MERGE: Final = "merge"
ASK: Final = "ask"
YES: Final = "yes"
NO: Final = "no"
DISCARD: Final = "discard"
PASS: Final = "pass"

VERBS: Final = (DRAW, TAKE, TOP, MELD, ADD, MERGE, ASK, YES, NO, DISCARD, PASS)


LARGEST_MELD: Final = 999_999


@mypyc_attr(acyclic=True)
class Part:
    """One list of an act: hand cards (faces) laid on own meld `meld`, or as a new meld when it is 0."""

    def __init__(self, meld: int, cards: tuple[int, ...]) -> None:
        if meld < 0 or meld > LARGEST_MELD:
            raise ValueError(f"no meld has the number {meld}")
        for card in cards:
            if card < 0 or card > JOKER:
                raise ValueError(f"{card} is no card's face")
        self.meld: Final = meld
        self.cards: Final = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self.meld == other.meld and self.cards == other.cards

    def __hash__(self) -> int:
        return hash((self.meld, self.cards))

    def __reduce__(self) -> tuple[type[Part], tuple[int, tuple[int, ...]]]:
        return Part, (self.meld, self.cards)

    def __repr__(self) -> str:
        return f"Part({self.meld}, {self.cards})"


@mypyc_attr(acyclic=True)
class Act:
    """An act: its verb and its lists, as they are written in a record.

    | verb | parts |
    |---|---|
    | draw, ask, yes, no, pass | none |
    | take | first: the hand cards laid with the top card (`meld` 0: a new meld); then further new melds |
    | top | one: the sequence's number, no cards |
    | meld, add | new melds and additions, in the order written |
    | merge | two: the number that stays and the number that joins it, no cards |
    | discard | one, with one card |

    Raises ValueError for a verb or lists that make no act.
    """

    def __init__(self, verb: str, parts: tuple[Part, ...] = ()) -> None:
        if not is_act(verb, parts):
            raise ValueError(f"{verb!r} with these lists is no act")
        self.verb: Final = verb
        self.parts: Final = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Act) and self.verb == other.verb and self.parts == other.parts

    def __hash__(self) -> int:
        return hash((self.verb, self.parts))

    def __reduce__(self) -> tuple[type[Act], tuple[str, tuple[Part, ...]]]:
        return Act, (self.verb, self.parts)

    def __repr__(self) -> str:
        return f"Act({self.verb!r}, {self.parts!r})"


def is_act(verb: str, parts: tuple[Part, ...]) -> bool:
    """Whether the lists are such as the verb takes; what they hold the rules judge."""
    if verb in (MELD, ADD):
        return are_lists(parts) and (parts[0].meld == 0 if verb == MELD else all_onto(parts))
    if verb == TAKE:
        begun = bool(parts) and (parts[0].meld > 0 or bool(parts[0].cards))
        return begun and all([part.meld == 0 and bool(part.cards) for part in parts[1:]])
    if verb == DISCARD:
        return len(parts) == 1 and parts[0].meld == 0 and len(parts[0].cards) == 1
    if verb in (TOP, MERGE):
        bare = all_onto(parts) and not any([part.cards for part in parts])
        return bare and len(parts) == (1 if verb == TOP else 2)
    return verb in VERBS and not parts


def are_lists(parts: tuple[Part, ...]) -> bool:
    """At least one list, each with cards, no meld on the table named twice."""
    named = [part.meld for part in parts if part.meld]
    return bool(parts) and all([bool(part.cards) for part in parts]) and len(set(named)) == len(named)


def all_onto(parts: tuple[Part, ...]) -> bool:
    """Whether every list goes onto a meld that lies on the table."""
    return all([part.meld > 0 for part in parts])
