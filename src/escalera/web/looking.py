"""Looking back: rounds that are over, and records that somebody brings along."""

from __future__ import annotations

import asyncio
import gzip
import sys
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from escalera.errors import Refused
from escalera.i18n import Catalogue
from escalera.notation import Record
from escalera.notation.record import LARGEST_RECORD
from escalera.service.desk import Desk
from escalera.service.frames import look_back
from escalera.service.looker import GOOD, SECONDS, Fault, packed
from escalera.service.players.child import surroundings
from escalera.web.access import access_to, address_of, check_wait
from escalera.web.answering import refusal
from escalera.web.feed import after_of
from escalera.web.replies import answer_reply, body_of
from escalera.web.state import Web, web_of
from escalera.web.words import words_for

LOOKER: Final = "escalera.service.looker"
MOST_LINE: Final = 8
"""Records that may wait for a process; a further one is asked to come again."""


async def show_round(request: Request) -> Response:
    """`GET /api/tables/{id}/rounds/{n}`: a finished round, of `?match=N` or the last one."""
    web = web_of(request)
    access = await access_to(request, web, request.path_params["table"])
    desk = await web.host.desk(access.table)
    match = after_of(request.query_params.get("match"))
    try:
        found = await kept_frames(desk, match, after_of(request.path_params["number"]))
    except LookupError:
        raise Refused("no-such-page") from None
    return zipped(request, found)


async def kept_frames(desk: Desk, match: int, number: int) -> bytes:
    """A round's frames, made once while its table is in memory. Raises `LookupError`."""
    at = match or desk.table.matches + 1, number
    if at not in desk.frames:
        desk.frames[at] = await asyncio.to_thread(frames_of, desk.table.record(match), number)
    return desk.frames[at]


def frames_of(record: Record, number: int) -> bytes:
    """A round's frames. Raises `LookupError`."""
    if number < 1:
        raise LookupError(number)
    return packed(look_back(record, number))


async def look(request: Request) -> Response:
    """`POST /api/look`: the frames of a record's round, `?round=N` or its first."""
    web = web_of(request)
    check_wait(web.looks.take(address_of(request)))
    data = await body_of(request, web, LARGEST_RECORD)
    found = await looked_at(web, data, after_of(request.query_params.get("round")))
    if found[:1] == GOOD:
        return zipped(request, found[1:])
    return fault_reply(web, msgspec.json.decode(found[1:], type=Fault), words_for(request))


async def looked_at(web: Web, data: bytes, number: int) -> bytes:
    """What a process of its own makes of a record. Raises `try-again` or `takes-too-long`."""
    if web.lookers.locked() and web.waiting_looks >= MOST_LINE:
        raise Refused("try-again")
    web.waiting_looks += 1
    try:
        async with web.lookers:
            return await played_apart(data, number)
    finally:
        web.waiting_looks -= 1


async def played_apart(data: bytes, number: int) -> bytes:
    """The standard output of a looker; it is ended when it takes too long or nobody waits any more."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", LOOKER, str(number)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=surroundings(None),
    )
    try:
        async with asyncio.timeout(SECONDS):
            found, _ = await child.communicate(data)
    except TimeoutError:
        raise Refused("takes-too-long") from None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    if not found:
        raise Refused("takes-too-long")
    return found


def fault_reply(web: Web, fault: Fault, words: Catalogue) -> Response:
    """What is wrong with a record, with its line."""
    if not fault.line:
        raise Refused(fault.code)
    refused = Refused(fault.code, {**fault.facts, "line": fault.line})
    return answer_reply(refusal(web, "", refused, words, fault.names))


def zipped(request: Request, body: bytes) -> Response:
    """A gzipped body, as it is or for readers that can't."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)
