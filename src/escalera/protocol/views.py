"""The table as a reader may see it: rendered from what the engine's hider lets through."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from escalera.bots import USUAL

Seconds = Annotated[int, Meta(ge=0, le=604_800)]


class Pace(Struct, frozen=True):
    """How fast a table plays. Times are seconds; 0 means no limit. Running out expels nobody."""

    turn: Seconds = 0
    answer: Seconds = 60
    away: Literal[0, 60, 180, 600] = 180
    """After so long away the others are offered a stand-in; 0: never."""


class Options(Struct, frozen=True):
    """What a table was made with."""

    edition: Annotated[str, Meta(max_length=40)] = "bolivia"
    players: Annotated[int, Meta(ge=2, le=6)] = 4
    rules: dict[str, str] = {}
    pace: Pace = Pace()
    stand_in: str = USUAL
    """The computer player that stands in for somebody away."""
    hints: bool = True
    """Whether a player may have a hint for his own turn."""


class SeatView(Struct, frozen=True):
    """A seat: `kind` is `person`, `computer` or `open`."""

    seat: int
    side: int
    kind: str
    name: str
    player: str
    present: bool
    stand_in: bool
    cards: int
    ready: bool


class MeldView(Struct, frozen=True):
    """A meld; `kind` is `rank`, `sequence`, `wild`; `missing` cards until it is finished."""

    number: int
    kind: str
    cards: list[str]
    wilds: int
    missing: int
    finished: bool


class SideView(Struct, frozen=True):
    """A side's table: `counts` is its melded cards, `lacking` what the right to go out still needs."""

    side: int
    seats: list[int]
    total: int
    minimum: int
    opened: bool
    counts: int
    melds: list[MeldView]
    red_threes: list[str]
    red_points: int
    """What they count as things stand, for or against the side."""
    finished: int
    finished_sequences: int
    needed: int
    needs_sequence: bool
    may_go_out: bool


class RoundView(Struct, frozen=True):
    """The round on the table; `phase` is `draw`, `play`, `answer` or `over`."""

    number: int
    dealer: int
    to_act: int
    phase: str
    asked_by: int
    stock: int
    pile: list[str]
    frozen: bool
    ended: str | None
    out_seat: int
    concealed: bool
    sides: list[SideView]
    hand: list[str]


class SheetPartView(Struct, frozen=True):
    """An item of a line: points, and the cards behind them."""

    points: int
    cards: list[str]
    meld: int
    seat: int


class SheetLineView(Struct, frozen=True):
    """A line of a side's score sheet."""

    name: str
    points: int
    parts: list[SheetPartView]


class SideSheetView(Struct, frozen=True):
    """A side's score sheet; its lines sum to `score`."""

    side: int
    score: int
    total: int
    lines: list[SheetLineView]


class ResultView(Struct, frozen=True):
    """A finished round."""

    round: int
    ended: str
    out_seat: int
    concealed: bool
    sides: list[SideSheetView]


class TalkView(Struct, frozen=True, omit_defaults=True):
    """A line of talk, with the name its speaker had: literal text, or the key of a phrase."""

    seq: int
    seat: int
    name: str
    text: str = ""
    phrase: str = ""


class DoubtView(Struct, frozen=True, omit_defaults=True):
    """Somebody thinks that a line of a score sheet is wrong; the record of that match has the cards."""

    seq: int
    seat: int
    name: str
    match: int
    round: int
    side: int
    line: str
    text: str = ""


class ClockView(Struct, frozen=True):
    """Who is being waited for, and how long still; -1: no limit."""

    seat: int
    left_ms: int
    offered: bool
    """The others are offered a stand-in for that seat."""


class TableView(Struct, frozen=True):
    """Everything a reader may see. `you` is a seat, 0 for a spectator.

    `stage` is `gathering` (seats are taken), `dealing` (randomness is being added), `playing`,
    `between` rounds, or `over`.
    """

    table: str
    you: int
    host: bool
    stage: str
    options: Options
    target: int
    """The total that ends a match: the edition's, or the table's own."""
    asking: str
    """Whether partners are asked before going out: `off`, `may` or `must`."""
    seats: list[SeatView]
    totals: list[int]
    round: RoundView | None
    results: list[ResultView]
    clock: ClockView | None
    commitment: str | None
    seals: dict[str, str]
    """The seals of the next deal by seat."""
    seals_closed: bool
    """No further seal counts: what was sealed is opened now."""
    winner: int
    draw: bool
    expires_ms: int
    """When an unfinished table is given up if nobody comes, in milliseconds since 1970."""
    talk: list[TalkView]
    """The last lines of talk, oldest first, also from before the last deal."""
    matches: int
    """How many matches were played here before this one."""
    doubts: list[DoubtView]
    """Lines of score sheets that somebody doubts, oldest first, also of earlier matches."""
