"""HTTP replies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from escalera.errors import Refused
from escalera.i18n import Catalogue
from escalera.protocol.answers import AnyAnswer, Refusal
from escalera.service.store import StoreError
from escalera.web.answering import refusal, refused_by_store
from escalera.web.feed import check_address
from escalera.web.frames import wire
from escalera.web.origin import check_origin
from escalera.web.state import Web, web_of
from escalera.web.words import words_for

GONE: Final = 499
"""What the log says of somebody who left in the middle of a request; nobody is sent it."""
STATUS: Final = {
    "foreign-origin": 403,
    "malformed": 400,
    "bad-name": 400,
    "bad-options": 400,
    "no-such-page": 404,
    "no-such-table": 404,
    "wrong-code": 404,
    "too-fast": 429,
    "too-large": 413,
    "too-many": 429,
    "try-again": 503,
}
"""The status of a refusal; of any other, 409."""

Route = Callable[[Request], Awaitable[Response]]


def reply(body: Struct, status: int = 200) -> Response:
    """A message as a reply."""
    return Response(wire(body), status, media_type="application/json")


def answer_reply(found: AnyAnswer) -> Response:
    """An answer with the status that fits it."""
    if not isinstance(found, Refusal):
        return reply(found)
    response = reply(found, STATUS.get(found.code, 409))
    if "count" in found.facts and response.status_code == 429:
        response.headers["retry-after"] = str(found.facts["count"])
    return response


def refused_reply(web: Web, refused: Refused, words: Catalogue) -> Response:
    """A refusal of what isn't a message."""
    return answer_reply(refusal(web, "", refused, words))


def guarded(route: Route) -> Route:
    """A route with its address's limit, the Origin check where it changes something, and its refusals."""

    async def call(request: Request) -> Response:
        web = web_of(request)
        try:
            check_address(request, web)
            if request.method == "POST":
                check_origin(request, web.settings)
            return await route(request)
        except Refused as refused:
            return refused_reply(web, refused, words_for(request))
        except StoreError as error:
            return refused_reply(web, refused_by_store(error), words_for(request))
        except ClientDisconnect:
            return Response(status_code=GONE)

    return call


async def body_of(request: Request, web: Web, most: int = 0) -> bytes:
    """A request's body, by default of a message's length at most. Raises `too-large`."""
    most = most or web.settings.message_bytes
    found = b""
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refused("too-large", {"most": most})
    return found
