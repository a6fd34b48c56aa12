"""What a client is sent: one answer for each of its messages, events as they happen, whole views."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escalera.protocol.hints import Hint
from escalera.protocol.looking import Looked
from escalera.protocol.planning import Fits, Help, May
from escalera.protocol.views import TableView


class Accepted(Struct, tag="accepted", tag_field="type", frozen=True):
    """The message counts, at number `seq` of the table; `again` when it had counted before."""

    id: str
    seq: int
    again: bool = False


class Refusal(Struct, tag="refused", tag_field="type", frozen=True):
    """The message changed nothing: a code, its facts (cards as text), a sentence in the reader's language."""

    id: str
    code: str
    sentence: str
    facts: dict[str, Any] = {}


class Counted(Struct, tag="counted", tag_field="type", frozen=True):
    """The answer to `would`: legal or why not, what the act counts toward the minimum, what it leaves."""

    id: str
    legal: bool
    code: str | None
    sentence: str | None
    counts: int
    needed: int
    left: int
    goes_out: bool = False
    helps: list[Help] = []
    """Of a discard: the melds on the table, of any side, that the card would fit."""


class WireEvent(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as far as the reader may see it; kinds in docs/protocol.md."""

    kind: str
    seq: int
    seat: int = 0
    cards: list[str] = []
    count: int = 0
    act: str | None = None
    text: str | None = None
    data: dict[str, Any] | None = None


class Events(Struct, tag="events", tag_field="type", frozen=True):
    """What happened after number `after`, up to `seq`; a client that isn't at `after` asks for `since`."""

    after: int
    seq: int
    events: list[WireEvent]
    id: str = ""
    """The `since` it answers; empty when it came by itself."""


class WholeView(Struct, tag="view", tag_field="type", frozen=True):
    """The table as the reader may see it at number `seq`."""

    seq: int
    view: TableView
    id: str = ""
    """The `since` it answers; empty when it came by itself."""
    told_from: int = 0
    """`since` this number or a later one is answered with events."""


class Present(Struct, tag="present", tag_field="type", frozen=True):
    """Which seats' people are connected, and for which the others are offered a stand-in."""

    seats: list[int]
    offered: list[int]


AnyAnswer = Accepted | Refusal | Counted | May | Fits | Hint | Looked | Events | WholeView
"""What answers a message."""
AnyMessage = AnyAnswer | Present
"""All that a client is sent."""
