"""What is kept of rounds and games that were played."""

from __future__ import annotations

from dataclasses import dataclass

from escalera.arena.lineup import Lineup
from escalera.engine.rounds import Round
from escalera.engine.state import GONE, KIND, LENGTH, RANK_MELD, SEQUENCE, SIDE, State

KINDS = ("sequence", "natural", "mixed", "wild", "unfinished")
"""What a meld is at the end of a round."""


@dataclass(frozen=True, slots=True)
class RoundTold:
    """How a round ended; teams are the sides on which the players sat first, from 0."""

    scores: tuple[int, ...]
    """A number for each team."""
    out: int | None
    """The team that went out."""
    turns: int
    melds: tuple[tuple[int, ...], ...]
    """How many of each of `KINDS`, for each team."""


@dataclass(frozen=True, slots=True)
class GameTold:
    """A deal or a match, played at one table: `turn` is by how many seats everybody had moved."""

    index: int
    turn: int
    rounds: tuple[RoundTold, ...]
    winner: int | None = None
    """The team that won the match; None for a draw, and where no match was played."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A decision that failed: whose, why, and the record of the round up to it, with what repeats it."""

    bot: str
    seat: int
    sentence: str
    record: str


def told(played: Round, lineup: Lineup, turn: int) -> RoundTold:
    """What is kept of a round that is over."""
    state, sides = played.state, range(lineup.sides)
    scores = [side.score for side in played.score()]
    place = [(team + turn) % lineup.sides for team in sides]
    out = played.out_seat
    return RoundTold(
        tuple([scores[side] for side in place]),
        None if out is None else lineup.team_of(int(played.law.side_of[out - 1]), turn),
        int(state.turns),
        tuple([melds(state, side) for side in place]),
    )


def melds(state: State, side: int) -> tuple[int, ...]:
    """How many melds of each of `KINDS` a side has."""
    counts = [0] * len(KINDS)
    for index in range(state.meld_count()):
        if state.meld(index, SIDE) == side and state.meld(index, KIND) != GONE:
            counts[kind_of(state, index)] += 1
    return tuple(counts)


def kind_of(state: State, index: int) -> int:
    """The place of a meld's kind in `KINDS`."""
    if state.meld(index, LENGTH) < state.law.size or state.is_black(index):
        return 4
    kind = state.meld(index, KIND)
    if kind == RANK_MELD:
        return 1 if state.wild_count(index) == 0 else 2
    return 0 if kind == SEQUENCE else 3
