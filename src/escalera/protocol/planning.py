"""What a seat is told before it acts: what it may do now, and where cards it has chosen could go."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Asking = Literal["no", "may", "must"]
Box = Literal["finished", "sequence", "partner"]
Finished = Literal["natural", "mixed", "escalera", "samba", "bolivia"]


class Why(Struct, frozen=True):
    """Why not: a code, its facts (cards as text), a sentence in the reader's language."""

    code: str
    sentence: str
    facts: dict[str, Any] = {}


class TakeWay(Struct, frozen=True):
    """A way to take the pile, or its top card: the act, whether it is legal as it stands, what it counts.

    One that isn't legal by itself is once further new melds are laid with it.
    """

    act: str
    legal: bool
    counts: int
    left: int


class Condition(Struct, frozen=True):
    """A box of the going-out checklist.

    `finished` and `sequence` are about finished melds; `partner` is there where the partner's
    word matters now.
    """

    code: Box
    met: bool
    has: int
    needs: int
    sentence: str


class May(Struct, tag="may", tag_field="type", frozen=True, rename={"pass_": "pass"}):
    """The answer to `may`. `why_no_take` is there when there is no way to take the pile."""

    id: str
    seq: int
    draw: bool
    takes: list[TakeWay]
    why_no_take: Why | None
    pass_: bool
    ask: Asking
    answer: bool
    """A partner has asked you: say `yes` or `no`."""
    discard: bool
    needed: int
    """What the first melds of your side still must count; 0 once it has opened."""
    out: bool
    """Whether you may go out: every condition is met."""
    conditions: list[Condition]


class Finish(Struct, frozen=True):
    """A meld that an act would finish: its number, and what it becomes."""

    meld: int
    kind: Finished


class Fit(Struct, frozen=True):
    """Cards put somewhere: the act that comes of it, and what the rules say to it.

    `why` says why the cards can't lie there. When they can, `lacks` says why the whole act isn't legal
    as it stands: below the minimum, two cards to keep, not your turn yet.
    """

    target: str
    """`new`, `new1` (the first new list of the act), `black`, `#2`, `take`, `take#2`, `discard`, or `act`
    for the act as it was sent."""
    act: str
    fits: bool
    why: Why | None
    legal: bool
    lacks: Why | None
    counts: int
    left: int
    finishes: list[Finish]


class Fits(Struct, tag="fits", tag_field="type", frozen=True):
    """The answer to `fits`: the act as it stands, if there is one, then every target."""

    id: str
    seq: int
    points: int
    """What the chosen cards count by themselves."""
    needed: int
    """What the act must count to open; 0: nothing."""
    staged: Fit | None
    fits: list[Fit]


class Help(Struct, frozen=True):
    """A meld that a discarded card would fit: its side, its number, whether it is your own side's."""

    side: int
    meld: int
    own: bool
