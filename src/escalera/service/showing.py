"""What a reader of a table is shown."""

from __future__ import annotations

from escalera.protocol import answers, views
from escalera.service.deciding import answers_question
from escalera.service.desk import Desk
from escalera.service.render import render
from escalera.service.table import OVER


def whole_view(desk: Desk, seat: int, now_ms: int, keep_ms: int) -> answers.WholeView:
    """The whole table as a seat may see it."""
    table = desk.table
    expires = 0 if table.stage == OVER else table.at_ms + keep_ms
    shown = render(table, seat, desk.present(), clock_view(desk, now_ms), expires)
    return answers.WholeView(table.seq, shown, told_from=table.told_from)


def clock_view(desk: Desk, now_ms: int) -> views.ClockView | None:
    """Whom the table waits for, and how long."""
    table = desk.table
    seat = table.awaited
    if not seat:
        return None
    pace = table.options.pace
    limit = pace.answer if answers_question(table) else pace.turn
    left = table.moved_ms + 1000 * limit - now_ms if limit else -1
    return views.ClockView(seat, max(left, 0) if limit else -1, desk.offers(seat, now_ms))
