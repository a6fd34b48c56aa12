"""What a table does by itself next: reveal, commit, deal, play for computer players, answer for the slow."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Final

from escalera.service.deciding import answers_question
from escalera.service.table import BETWEEN, DEALING, PERSON, PLAYING, Table

REVEAL: Final = "reveal"
COMMIT: Final = "commit"
CLOSE_SEALS: Final = "close-seals"
DEAL: Final = "deal"
COMPUTER: Final = "computer"
ANSWER: Final = "answer"
RETURN: Final = "return"

ADDING_MS: Final = 2_500
"""How long a deal waits for people's randomness."""
READING_MS: Final = 60_000
"""How long the score sheet stays before the next round, if somebody doesn't say that he is ready."""


@dataclass(frozen=True, slots=True)
class Next:
    """The next thing to do; `at_ms` is when, 0 for at once, and `seat` whose act it is."""

    what: str
    at_ms: int = 0
    seat: int = 0


def next_step(table: Table, present: frozenset[int], arrived: Set[int] = frozenset()) -> Next | None:
    """What comes next by itself; None when only a person can go on.

    `present` are the seats whose people are connected, `arrived` those that have just come back.
    """
    for seat in sorted(arrived) if arrived else ():
        if table.seat(seat).stand_in:
            return Next(RETURN, 0, seat)
    if table.stage == PLAYING:
        return next_act(table)
    unproved = [played for played in table.rounds if played.score is not None and played.proof is None]
    if unproved:
        return Next(REVEAL)
    if table.stage == DEALING:
        return next_deal(table)
    if table.stage == BETWEEN:
        return next_round(table, present)
    return None


def next_deal(table: Table) -> Next:
    """Commit; gather seals and what is in them, each until all are there or the wait is over; then deal."""
    if table.commitment is None:
        return Next(COMMIT)
    until = table.waiting_from + ADDING_MS
    if not table.seals_closed:
        unsealed = [seat for seat in table.persons() if seat not in table.seals]
        return Next(CLOSE_SEALS, until if unsealed else 0)
    unopened = [seat for seat in table.seals if seat not in table.values]
    return Next(DEAL, until if unopened else 0)


def next_round(table: Table, present: frozenset[int]) -> Next | None:
    """When every person is ready or has had time to read the sheet; not while all of them are away."""
    waiting = [n for n in table.persons() if not table.seat(n).ready and not table.seat(n).stand_in]
    if not waiting:
        return Next(COMMIT)
    return Next(COMMIT, table.moved_ms + READING_MS) if present & set(table.persons()) else None


def next_act(table: Table) -> Next | None:
    """A computer player's act; or the answer of a person who lets the answer time run out (ruling 21)."""
    seat = table.awaited
    if table.seat(seat).plays_itself:
        return Next(COMPUTER, 0, seat)
    if answers_question(table) and table.options.pace.answer:
        return Next(ANSWER, table.moved_ms + 1000 * table.options.pace.answer, seat)
    return None


def offers_stand_in(table: Table, seat: int, now_ms: int, away_since: dict[int, int]) -> bool:
    """Whether the others are offered a stand-in for a seat: its clock ran out, or it is away too long."""
    place = table.seat(seat)
    if place.kind != PERSON or place.stand_in or table.stage != PLAYING:
        return False
    pace = table.options.pace
    if pace.turn and seat == table.awaited and now_ms >= table.moved_ms + 1000 * pace.turn:
        return True
    return bool(pace.away) and seat in away_since and now_ms >= away_since[seat] + 1000 * pace.away


def next_offer(table: Table, now_ms: int, away_since: dict[int, int]) -> int | None:
    """When the next stand-in will be offered, if nothing happens before."""
    pace = table.options.pace
    times = [since + 1000 * pace.away for since in away_since.values() if pace.away]
    if pace.turn and table.awaited:
        times.append(table.moved_ms + 1000 * pace.turn)
    return min([at for at in times if at > now_ms], default=None)
