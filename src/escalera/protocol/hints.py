"""A hint: where to look, why, and the move, as deep as it was asked for."""

from __future__ import annotations

from msgspec import Struct

Fact = int | str | list[str]


class Told(Struct, frozen=True):
    """A sentence by its code and facts (cards as text), in the reader's language, in writing and in words."""

    code: str
    sentence: str
    spoken: str
    """The same with its cards in words, to be read aloud."""
    facts: dict[str, Fact] = {}


class Move(Struct, frozen=True):
    """A step of the move that is advised: an act in the notation, and what it does."""

    act: str
    sentence: str
    spoken: str


class Hint(Struct, tag="hint", tag_field="type", frozen=True):
    """The answer to `hint`. What is deeper than was asked for is empty.

    From depth 2 on: `against`, `why`, and whether the move that was meant comes to the same (`agrees`).
    Depth 3: the `moves` for the rest of the turn, as far as they can be known, and `plan`, the next act as a
    whole.
    """

    id: str
    seq: int
    depth: int
    where: Told
    agrees: bool = False
    against: Told | None = None
    """What the reasons compare with: code `meant`, `other` or `none`, or `agrees`."""
    why: list[Told] = []
    moves: list[Move] = []
    plan: str = ""
