"""What a player does: one act, checked and played as a whole."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

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


@mypyc_attr(acyclic=True)
class Part:
    """One list of an act: hand cards (faces) laid on own meld `meld`, or as a new meld when it is 0."""

    def __init__(self, meld: int, cards: tuple[int, ...]) -> None:
        self.meld: Final = meld
        self.cards: Final = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self.meld == other.meld and self.cards == other.cards

    def __hash__(self) -> int:
        return hash((self.meld, self.cards))

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
    """

    def __init__(self, verb: str, parts: tuple[Part, ...] = ()) -> None:
        self.verb: Final = verb
        self.parts: Final = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Act) and self.verb == other.verb and self.parts == other.parts

    def __hash__(self) -> int:
        return hash((self.verb, self.parts))

    def __repr__(self) -> str:
        return f"Act({self.verb!r}, {self.parts!r})"
