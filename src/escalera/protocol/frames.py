"""Looking back: a round that can be stepped through, with every hand open."""

from __future__ import annotations

from msgspec import Struct

from escalera.protocol.answers import WireEvent
from escalera.protocol.views import ResultView, RoundView


class Frame(Struct, frozen=True):
    """The table after an act, and what everybody could see happen; the first frame is the deal.

    `round` is what a spectator sees; `hands` are all hands, from seat 1.
    """

    seat: int
    act: str
    events: list[WireEvent]
    round: RoundView
    hands: list[list[str]]


class RoundRow(Struct, frozen=True):
    """A round: how it ended (`out`, `stock`, empty while it runs), its scores, the totals after it."""

    round: int
    dealer: int
    acts: int
    ended: str
    scores: list[int]
    totals: list[int]


class LookBack(Struct, frozen=True):
    """A game's rounds, and one of them act by act.

    `result` is its score sheet; of a round that hasn't ended, as if it stopped after the last frame.
    """

    edition: str
    players: int
    rules: dict[str, str]
    """The house rules, as a record writes them."""
    names: list[str]
    """The players from seat 1; empty where the record names nobody."""
    sides: list[list[int]]
    rounds: list[RoundRow]
    round: int
    frames: list[Frame]
    result: ResultView
    winner: int
    draw: bool
