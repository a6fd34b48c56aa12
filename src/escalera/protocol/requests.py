"""What a client sends. Every message has an id of the sender's and gets exactly one answer.

An act may be sent again under the same id: it counts once. Ids are at most 64 characters.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[^\u0000]+$",
        description="the sender's own id of this message, without the character 0",
    ),
]
ActText = Annotated[str, Meta(min_length=1, max_length=2000, description="an act in the notation")]
CardText = Annotated[str, Meta(min_length=1, max_length=3, description="a card in the notation")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal")]


class Request(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What every message has."""

    id: Id


class DoAct(Request, tag="act", frozen=True):
    """Do an act: `draw`, `meld 4H 5H 6H`, `yes`, …"""

    act: ActText


class Would(Request, tag="would", frozen=True):
    """Would this act be legal now, and what would it count? Changes nothing."""

    act: ActText


class WhatMay(Request, tag="may", frozen=True):
    """What may I do now, and what not, and why? Changes nothing."""


class WhatFits(Request, tag="fits", frozen=True):
    """Where could these cards go, beside what the act holds already? Changes nothing.

    Without cards: only what the act would come to.
    """

    act: ActText | None = None
    cards: Annotated[list[CardText], Meta(max_length=120)] = []


class WantHint(Request, tag="hint", frozen=True):
    """A hint for my own turn: 1 where to look, 2 and why, 3 and the move. Changes nothing.

    `act` is the act that I have in mind, if any: the reasons compare with it.
    """

    depth: Annotated[int, Meta(ge=1, le=3)] = 3
    act: ActText | None = None


class Since(Request, tag="since", frozen=True):
    """Send everything after this number: events, or a whole view where that is too long ago."""

    seq: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]


class Look(Request, tag="look", frozen=True):
    """What do I see of the round? Asked by computer players, which take views as bytes. Changes nothing."""


class Seal(Request, tag="seal", frozen=True):
    """The seal of a seat's own randomness for the next deal (see docs/fairness.md)."""

    round: Annotated[int, Meta(ge=1)]
    seal: Hex32


class Open(Request, tag="open", frozen=True):
    """What was sealed, once all the seals are there."""

    round: Annotated[int, Meta(ge=1)]
    value: Hex32


class Ready(Request, tag="ready", frozen=True):
    """Go on to the next round."""


class Say(Request, tag="say", frozen=True):
    """A line of chat: literal text."""

    text: Text


class Phrase(Request, tag="phrase", frozen=True):
    """One of the quick phrases, by its key; everybody reads it in their own language."""

    phrase: Annotated[str, Meta(pattern="^[a-z-]{1,32}$")]


class Doubt(Request, tag="doubt", frozen=True):
    """This score looks wrong: a line of a side's sheet of a finished round, and what one thinks of it."""

    round: Annotated[int, Meta(ge=1)]
    side: SeatNumber
    line: Annotated[str, Meta(pattern="^[a-z-]{1,32}$")]
    text: Annotated[str, Meta(max_length=300)] = ""


class StandIn(Request, tag="stand-in", frozen=True):
    """Let a computer player stand in for a seat that is away or out of time."""

    seat: SeatNumber


class Back(Request, tag="back", frozen=True):
    """I am here: a stand-in gives the seat back. Anything else a person does says the same."""


class SetSeat(Request, tag="set-seat", frozen=True):
    """The host, before the start: a computer player by its name, or `open`."""

    seat: SeatNumber
    player: Annotated[str, Meta(min_length=1, max_length=40)]


class Swap(Request, tag="swap", frozen=True):
    """The host, before the start: two seats change places."""

    one: SeatNumber
    other: SeatNumber


class Start(Request, tag="start", frozen=True):
    """The host: begin; every seat is taken."""


class Rematch(Request, tag="rematch", frozen=True):
    """After the match: another one, seats kept."""


class Ping(Request, tag="ping", frozen=True):
    """Still there."""


AnyRequest = (
    DoAct
    | Would
    | WhatMay
    | WhatFits
    | WantHint
    | Since
    | Look
    | Seal
    | Open
    | Ready
    | Say
    | Phrase
    | Doubt
    | StandIn
    | Back
    | SetSeat
    | Swap
    | Start
    | Rematch
    | Ping
)
