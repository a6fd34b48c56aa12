"""Records of what was played: whole games, and rounds up to a decision that failed."""

from __future__ import annotations

from collections.abc import Sequence

from escalera.engine.rounds import Round
from escalera.engine.state import SIDE_WIDTH, SIDES, TOTAL
from escalera.notation import Move, Record, RoundRecord, record_text
from escalera.notation.record import name_fault
from escalera.rules import Rules


def round_record(played: Round, proof: str | None = None) -> RoundRecord:
    """A round as far as it was played; with its score once it is over."""
    score = tuple([side.score for side in played.score()]) if played.over else None
    stock = tuple([int(face) for face in played.state.stock])
    return RoundRecord(played.number, played.dealer, stock, moves(played), proof, score)


def moves(played: Round) -> tuple[Move, ...]:
    """Everything that was done in a round."""
    events = played.events(0)
    return tuple([Move(event.seat, event.act) for event in events if event.act is not None])


def totals_before(played: Round) -> tuple[int, ...]:
    """The sides' totals before a round."""
    nums, sides = played.state.nums, range(int(played.law.sides))
    return tuple([int(nums[SIDES + side * SIDE_WIDTH + TOTAL]) for side in sides])


def text_of(rules: Rules, names: Sequence[str], totals: Sequence[int], rounds: Sequence[RoundRecord]) -> str:
    """The record of some rounds."""
    shown = tuple([name if name_fault(name) is None else "?" for name in names])
    return record_text(Record(rules, len(names), tuple(totals), shown, tuple(rounds)))
