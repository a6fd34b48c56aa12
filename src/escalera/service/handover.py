"""The clocks of a table that a node takes up: as they ran at others, as far as the log or those tell."""

from __future__ import annotations

from typing import Final

from escalera.service.advance import READING_MS
from escalera.service.deciding import answers_question
from escalera.service.desk import GOING_ON_MS, Desk
from escalera.service.saying import Here
from escalera.service.table import BETWEEN, Table

RETURNING_MS: Final = 30_000
"""So much time is left to people whose node may be no more, to come to another one."""


def take_up(desk: Desk, now_ms: int, up_ms: int) -> None:
    """Let clocks go on.

    Since `up_ms` the service has been up, as far as this node knows: a table that moved lately went on then.
    Before that, or for longer, it stood still.
    """
    table = desk.table
    desk.used_ms = desk.joined_ms = now_ms
    ran_from = up_ms if now_ms - table.at_ms <= GOING_ON_MS else now_ms
    still = max(0, ran_from - table.at_ms)
    table.moved_ms += still
    if ran_from < now_ms:
        leave_time(desk, now_ms, still)
    desk.note_away(now_ms)


def leave_time(desk: Desk, now_ms: int, still: int) -> None:
    """People are away since they last did something; but neither that nor a clock runs out at once."""
    table, limit = desk.table, clock_ms(desk.table)
    if limit:
        table.moved_ms = max(table.moved_ms, now_ms - limit + min(limit, RETURNING_MS))
    away = 1000 * table.options.pace.away
    for seat in table.persons():
        since = desk.signs.get(table.seat(seat).person, table.at_ms) + still
        desk.away_since[seat] = min(now_ms, max(since, now_ms - away + RETURNING_MS))


def clock_ms(table: Table) -> int:
    """How long the clock runs that counts from the last move; 0: there is none."""
    if table.stage == BETWEEN:
        return READING_MS
    pace = table.options.pace
    return 1000 * (pace.answer if answers_question(table) else pace.turn)


def hear(desk: Desk, here: Here, now_ms: int) -> None:
    """What a node that has the table knows; it goes before what is read from the log."""
    if here.asks or here.seq != desk.table.seq:
        return
    if desk.unsure or here.moved_ms < desk.table.moved_ms:
        desk.table.moved_ms = here.moved_ms
        desk.unsettled = True
    if desk.unsure:
        told = {desk.table.seat_of(sitting): since for sitting, since in here.away.items()}
        desk.away_since.update({seat: since for seat, since in told.items() if seat in desk.away()})
        desk.unsure, desk.unsettled = False, True
    if desk.unsettled:
        desk.wake(now_ms)
