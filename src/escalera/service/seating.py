"""Making tables and sitting down: each seat with the token that proves who holds it."""

from __future__ import annotations

from dataclasses import dataclass

from escalera.errors import Refused
from escalera.protocol import views
from escalera.service import entries as log
from escalera.service import keys
from escalera.service.desk import Desk
from escalera.service.logbook import Logbook
from escalera.service.names import clean_name, told_apart
from escalera.service.options import check_options
from escalera.service.store import Stale
from escalera.service.table import GATHERING, OPEN, Table


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat that somebody holds, and the token that proves it."""

    table: str
    seat: int
    token: str


async def create(book: Logbook, options: views.Options, name: str) -> tuple[Seated, str]:
    """Make a table and sit down at its first seat; the seat, and the token of the table's link."""
    check_options(options)
    table = keys.new_table()
    link, token = keys.new_token(), keys.new_token()
    made: list[log.AnyEntry] = [log.Created(options), log.Sat(1, clean_name(name))]
    tokens = [keys.table_token(link, table), keys.seat_token(token, table, len(made))]
    try:
        await book.store.append(table, 0, book.rows(table, 0, made, 1), tokens=tokens)
    except Stale:
        if await book.store.find_token(tokens[1].hash) is None:
            raise Refused("try-again") from None
    return Seated(table, 1, token), link


async def sit(book: Logbook, desk: Desk, name: str, seat: int | None) -> Seated:
    """Take an open seat, the first where none is named; with the desk's lock held."""
    table, token = desk.table, keys.new_token()
    number = free_seat(table, seat)
    sat = log.Sat(number, told_apart(name, [place.name for place in table.seats]))
    await book.write_once(desk, sat, number, keys.seat_token(token, table.id, table.seq + 1))
    desk.note_away(book.clock())
    return Seated(table.id, number, token)


async def renew(book: Logbook, desk: Desk, sitting: int) -> Seated:
    """A new token in the place of all that open a seat; with the desk's lock held. Raises `Refused`."""
    table, token = desk.table, keys.new_token()
    seat = table.seat_of(sitting)
    if not seat:
        raise Refused("spectators-only-watch")
    held = keys.seat_token(token, table.id, table.seq + 1)
    await book.write_once(desk, log.Renewed(seat), seat, held)
    return Seated(table.id, seat, token)


def free_seat(table: Table, seat: int | None) -> int:
    """The open seat that is asked for. Raises `Refused`."""
    if table.stage != GATHERING:
        raise Refused("table-full")
    free = [n for n, place in enumerate(table.seats, 1) if place.kind == OPEN]
    if seat is not None and seat not in free:
        raise Refused("seat-taken")
    if not free:
        raise Refused("table-full")
    return seat or free[0]
