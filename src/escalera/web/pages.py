"""The pages in the browser, how the server is, and the documents."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from importlib.metadata import version
from types import MappingProxyType
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from escalera.errors import Refused
from escalera.protocol.doors import Health
from escalera.service.store import StoreError
from escalera.web.documents import documents
from escalera.web.heads import NAMES, TABLE, page
from escalera.web.house import origin_for
from escalera.web.replies import Route, reply
from escalera.web.site import HASHED, File, site
from escalera.web.state import Web, web_of
from escalera.web.words import COOKIE, language_for

SPOKEN: Final = "accept-encoding, accept-language, cookie"
"""What a page depends on."""
PATIENCE: Final = 5.0
"""Seconds that the disk may take before a server counts as failing."""


async def show_page(request: Request) -> Response:
    """`GET /`, `/t/{id}` and the other pages, in the reader's language; a table's tells nothing about it."""
    return page_reply(request, 200)


def readable(route: Route) -> Route:
    """A route of which people are told on a page that there is nothing, and programs in a message."""

    async def call(request: Request) -> Response:
        try:
            return await route(request)
        except Refused as refused:
            if refused.code != "no-such-page" or not is_read(request):
                raise
            return page_reply(request, 404)

    return call


def is_read(request: Request) -> bool:
    """Whether somebody's browser goes to this address."""
    path: str = request.scope["path"]
    asked = request.method == "GET" and not path.startswith(("/api/", f"/{HASHED}"))
    return asked and "text/html" in request.headers.get("accept", "")


def page_reply(request: Request, status: int) -> Response:
    """The page of this address; the client shows what is there, or that nothing is. Raises `no-such-page`."""
    settings, lang = web_of(request).settings, language_for(request, request.cookies.get(COOKIE, ""))
    path: str = request.scope["path"]
    address = settings.address if settings.public_url else ""
    house = origin_for(request.headers.get("host", ""), settings)
    file = page(path if path in NAMES else TABLE, lang, settings.prefix, address, house)
    if file is None:
        raise Refused("no-such-page")
    found = given(request, file, {"content-language": lang, "vary": SPOKEN})
    found.status_code = status if found.status_code == 200 else found.status_code
    return found


async def show_file(request: Request) -> Response:
    """`GET /static/{name}`: what a page is made of, under a name that changes with it."""
    return file_reply(request, HASHED + request.path_params["name"])


async def show_root_file(request: Request) -> Response:
    """`GET /sw.js` and what else has to lie beside the pages."""
    return file_reply(request, request.path_params["name"])


def file_reply(request: Request, name: str) -> Response:
    """A file of the client, or word that the browser has it already. Raises `no-such-page`."""
    file = site(web_of(request).settings.prefix).files.get(name)
    if file is None:
        raise Refused("no-such-page")
    return given(request, file)


def given(request: Request, file: File, more: Mapping[str, str] = MappingProxyType({})) -> Response:
    """A file in the encoding that suits the browser, or word that it has it already."""
    body = file.best(request.headers.get("accept-encoding", ""))
    headers = {"etag": body.tag, "cache-control": file.cache, "vary": "accept-encoding", **more}
    if body.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if body.encoding:
        headers["content-encoding"] = body.encoding
    return Response(body.data, media_type=file.kind, headers=headers)


async def show_health(request: Request) -> Response:
    """`GET /health`: 200 when tables can be read and written, 503 otherwise."""
    web = web_of(request)
    return told(await health(web, web.host.store.check))


async def show_ready(request: Request) -> Response:
    """`GET /ready`: 200 while people should be led here, 503 when it stops or is cut off from all others."""
    web = web_of(request)
    return told(await health(web, web.host.company.check))


def told(found: Health) -> Response:
    """How the server is, as a reply."""
    return reply(found, 200 if found.status == "ok" else 503)


async def health(web: Web, check: Callable[[], Awaitable[None]]) -> Health:
    """How the server is, by one of its checks."""
    waiting = getattr(web.host.players, "waiting", 0)
    try:
        async with asyncio.timeout(PATIENCE):
            await check()
        status: Literal["ok", "stopping", "failing"] = "stopping" if web.stopping.is_set() else "ok"
    except (StoreError, TimeoutError):
        status = "failing"
    return Health(status, version("escalera"), web.host.tables(), waiting)


async def show_metrics(request: Request) -> Response:
    """`GET /metrics`"""
    return Response(web_of(request).figures.text(), media_type="text/plain; version=0.0.4")


async def show_document(request: Request) -> Response:
    """`GET /api/schema.json`, `openapi.json`, `asyncapi.json`"""
    found = documents().get(request.path_params["name"])
    if found is None:
        raise Refused("no-such-page")
    return Response(found, media_type="application/json")


async def no_such_page(request: Request) -> Response:
    """Whatever else is asked for."""
    raise Refused("no-such-page")
