"""The layout of a view's bytes: what is in them, in order, and within which bounds.

Fields are told apart by their place, the version first. There is no place for a stock, for another
seat's hand or for an act under way.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

VERSION = 1

Place = Annotated[int, Meta(ge=0, le=5)]
"""A seat or side as the engine's state counts them, from 0."""
Number = Annotated[int, Meta(ge=0, le=6)]
"""A seat from 1; 0 for everybody or nobody."""
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Points = Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]
Hand = Annotated[bytes, Meta(max_length=14)]
Faces = Annotated[bytes, Meta(max_length=1000)]
Text = Annotated[str, Meta(max_length=4000)]
MeldPlace = Annotated[int, Meta(ge=-1, le=255)]


class Head(Struct, array_like=True, frozen=True):
    """As much as has to be read to know whether the rest can be."""

    version: int


class Numbers(Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """The plain numbers of the engine's `State`, under its own names."""

    stock_left: Count
    dealer: Place
    turn: Place
    side: Place
    phase: Annotated[int, Meta(ge=0, le=2)]
    question: Annotated[int, Meta(ge=0, le=3)]
    answering: Place
    any_no: bool
    acted: bool
    pile_frozen: bool
    turn_base: Count
    opened_before: bool
    melded_before: bool
    laid_on_old: bool
    ended: Annotated[int, Meta(ge=0, le=2)]
    out_seat: Annotated[int, Meta(ge=-1, le=5)]
    concealed: bool
    turns: Count


class Told(Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """An event; its act as text."""

    kind: Annotated[str, Meta(max_length=20)]
    seat: Number
    audience: Number
    cards: Faces
    count: Count
    act: Text | None


class Shown(Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """A whole view."""

    version: int
    edition: Text
    house_rules: dict[str, str]
    players: Annotated[int, Meta(ge=2, le=6)]
    seat: Number
    number: Count
    hand: Hand
    """Fourteen places as in `State.hands`; empty for a spectator."""
    sizes: Annotated[list[Points], Meta(min_length=60, max_length=60)]
    """`State.nums`: cards in each hand, who has melded, the sides' numbers."""
    melds: Annotated[list[MeldPlace], Meta(max_length=8000)]
    pile: Faces
    reds: Faces
    numbers: Numbers
    events: Annotated[list[Told], Meta(max_length=100_000)]
