"""What speaks for going out, for asking first, and for the answer to a partner who asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from escalera.bots.why.case import Case
from escalera.bots.why.reason import Reason
from escalera.engine.act import ASK, NO, YES
from escalera.engine.law import ASK_MUST
from escalera.engine.scoring import hand_cost
from escalera.engine.state import OVER

FIRST: Final = 10_000.0
"""The weight of what is said before anything else."""


def of_ending(case: Case) -> Iterator[Reason]:
    """Why the round should end now, or go on."""
    end, first = case.mine.end, case.mine.acts[0]
    if first.verb in (YES, NO):
        yield Reason(first.verb, {"score": int(hand_cost(case.before, case.seat))}, FIRST)
    elif first.verb == ASK:
        yield from of_asking(case)
    elif end.phase == OVER and end.out_seat == case.seat:
        yield Reason("out", {}, FIRST)


def of_asking(case: Case) -> Iterator[Reason]:
    """Why the partners are asked."""
    if case.law.ask == ASK_MUST:
        yield Reason("must-ask", {}, FIRST)
        return
    mates = [
        seat
        for seat in range(int(case.law.players))
        if seat != case.seat and case.law.side_of[seat] == case.side
    ]
    yield Reason("asks", {"count": sum(int(case.before.count(seat)) for seat in mates)}, FIRST)
