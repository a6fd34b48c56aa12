"""Scores as JSON, for `replay` and `score`."""

from __future__ import annotations

from collections.abc import Sequence

from escalera.engine.match import RoundResult
from escalera.engine.scoring import SideScore

Seats = Sequence[Sequence[int]]


def result_json(result: RoundResult, seats: Seats) -> dict[str, object]:
    """A round of a record."""
    return {
        "round": result.number,
        "ended": result.ended,
        "out_seat": result.out_seat,
        "concealed": result.concealed,
        "sides": sides_json(result.sides, seats),
    }


def sides_json(sides: Sequence[SideScore], seats: Seats) -> list[dict[str, object]]:
    """Every side's score."""
    return [side_json(n, own, side) for n, (own, side) in enumerate(zip(seats, sides, strict=True), 1)]


def side_json(number: int, seats: Sequence[int], side: SideScore) -> dict[str, object]:
    """One side's score."""
    return {
        "side": number,
        "seats": list(seats),
        "cards": side.cards,
        "bonuses": side.bonuses,
        "red_threes": side.red_threes,
        "going_out": side.going_out,
        "hands": side.hands,
        "score": side.score,
        "total": side.total,
    }
