"""The one answer to each message, however it came."""

from __future__ import annotations

import logging
from typing import Final, get_args

from escalera.errors import Refused
from escalera.i18n import Catalogue
from escalera.protocol import answers, requests
from escalera.protocol.hints import Hint
from escalera.protocol.looking import Looked
from escalera.protocol.planning import Fits, May
from escalera.service.players.bytes import view_bytes
from escalera.service.store import Missing, StoreError
from escalera.service.table import Table
from escalera.web.access import Access, check_wait
from escalera.web.frames import read_id, read_request
from escalera.web.hints import hint
from escalera.web.planning import Said, plan
from escalera.web.state import Web
from escalera.web.words import refusal_of

logger = logging.getLogger("escalera.web")

Question = requests.Would | requests.WhatMay | requests.WhatFits | requests.WantHint | requests.Look
QUESTIONS: Final = get_args(Question)

TYPES: Final[dict[type, str]] = {
    kind: str(kind.__struct_config__.tag) for kind in get_args(requests.AnyRequest)
}
"""Each message's `type`."""


async def answer(web: Web, access: Access, data: bytes | str, words: Catalogue) -> answers.AnyAnswer:
    """The answer to what arrived; a refusal without id where it has none.

    Whoever asks keeps it going to its end: a request isn't left half done.
    """
    try:
        request = read_limited(web, access, data)
    except Refused as refused:
        return refusal(web, read_id(data), refused, words)
    return await answer_request(web, access, request, words)


def read_limited(web: Web, access: Access, data: bytes | str) -> requests.AnyRequest:
    """The message that arrived. Raises `malformed`, or `too-fast` where its seat asks too often."""
    check_wait(web.by_seat.take((access.table, access.sitting)))
    return read_request(data)


async def answer_request(
    web: Web, access: Access, request: requests.AnyRequest, words: Catalogue
) -> answers.AnyAnswer:
    """The answer to a well-formed message."""
    web.figures.asked(TYPES[type(request)])
    table: Table | None = None
    try:
        desk = web.host.at_hand(access.table) or await web.host.desk(access.table)
        if access.sitting > desk.table.seq:  # They sat down through another node.
            await web.host.freshen(desk)
        table = desk.table
        seat = table.seat_of(access.sitting)
        if isinstance(request, QUESTIONS):
            return await answer_question(web, access, table, seat, request, words)
        return await web.host.handle_at(desk, seat, request)
    except Refused as refused:
        return refusal(web, request.id, refused, words, names_at(table))
    except StoreError as error:
        return refusal(web, request.id, refused_by_store(error), words)


async def answer_question(
    web: Web, access: Access, table: Table, seat: int, request: Question, words: Catalogue
) -> answers.Counted | May | Fits | Hint | Looked:
    """The answer to what only looks at the table. Raises `Refused`."""
    names = names_at(table)
    if isinstance(request, requests.Would):
        return await would(web, table, seat, request, words, names)
    if isinstance(request, requests.Look):
        return look(table, seat, request)
    if isinstance(request, requests.WantHint):
        return await hint(web, access, table, seat, request, words)
    return plan(table, seat, request, Said(words, names))


def names_at(table: Table | None) -> list[str]:
    """The names of those at a table."""
    return [seat.name for seat in table.seats] if table is not None else []


async def would(
    web: Web, table: Table, seat: int, request: requests.Would, words: Catalogue, names: list[str]
) -> answers.Counted:
    """What an act would come to, and in words why it can't be done."""
    return Said(words, names).counted(request.id, web.host.would(table, seat, request.act))


def look(table: Table, seat: int, request: requests.Look) -> Looked:
    """What a seat, or who watches, sees of the round. Raises `Refused`."""
    if table.round is None:
        raise Refused("not-now")
    return Looked(request.id, table.seq, view_bytes(table.round.view(seat)))


def refusal(
    web: Web, id: str, refused: Refused, words: Catalogue, names: list[str] | None = None
) -> answers.Refusal:
    """A refusal, counted."""
    web.figures.refusals.labels(refused.code).inc()
    return refusal_of(id, refused, words, names or [])


def refused_by_store(error: StoreError) -> Refused:
    """What a client is told when the store can't."""
    if isinstance(error, Missing):
        return Refused("no-such-table")
    logger.error("the store failed: %s", error)
    return Refused("try-again")
