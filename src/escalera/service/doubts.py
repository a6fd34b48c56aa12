"""“This score looks wrong”: filed for everybody at the table to see, with the record that has the cards."""

from __future__ import annotations

from escalera.engine.sheet import LINES
from escalera.errors import Refused
from escalera.protocol import requests as ask
from escalera.service import entries as log
from escalera.service.table import Table
from escalera.service.writing import clean_text


def decide_doubt(table: Table, seat: int, request: ask.Doubt) -> list[log.AnyEntry]:
    """A doubt about a line of a finished round's sheet. Raises `Refused`."""
    if not is_on_a_sheet(table, request):
        raise Refused("no-such-line")
    if (request.side, request.line) in doubted(table, seat, request.round):
        raise Refused("doubted-already")
    return [log.Doubted(seat, request.round, request.side, request.line, clean_text(request.text))]


def is_on_a_sheet(table: Table, request: ask.Doubt) -> bool:
    """Whether a finished round of this match has that line of that side."""
    rounds = [done for done in table.finished if done.number == request.round]
    return bool(rounds) and request.side <= len(rounds[0].sheets) and request.line in LINES


def doubted(table: Table, seat: int, number: int) -> set[tuple[int, str]]:
    """The sides and lines of a round that a seat has doubted, so that each is filed once."""
    match = table.matches + 1
    mine = [one for one in table.doubts if (one.seat, one.match, one.round) == (seat, match, number)]
    return {(one.side, one.line) for one in mine}
