"""The page in the browser, how the server is, and the documents."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from escalera.errors import Refused
from escalera.protocol.doors import Health
from escalera.service.store import StoreError
from escalera.web.documents import documents
from escalera.web.replies import reply
from escalera.web.state import Web, web_of

TYPES: Final = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}


async def show_page(request: Request) -> Response:
    """`GET /` and `GET /t/{id}`: the same page, which tells nobody anything about a table."""
    prefix = web_of(request).settings.prefix
    return cached(request, page_bytes("page.html").replace(b"{{prefix}}", prefix.encode()), "text/html")


async def show_file(request: Request) -> Response:
    """`GET /static/{name}`"""
    name: str = request.path_params["name"]
    if name not in ("page.js", "page.css", "icon.svg"):
        raise Refused("no-such-page")
    return cached(request, page_bytes(name), TYPES[name.rpartition(".")[2]])


@cache
def page_bytes(name: str) -> bytes:
    """A file of the page."""
    return files("escalera.web").joinpath("static", name).read_bytes()


def cached(request: Request, body: bytes, kind: str) -> Response:
    """A file, or word that the browser has it already."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


async def show_health(request: Request) -> Response:
    """`GET /health`: 200 when tables can be read, 503 otherwise."""
    found = await health(web_of(request))
    return reply(found, 200 if found.status == "ok" else 503)


async def health(web: Web) -> Health:
    """How the server is."""
    waiting = getattr(web.host.players, "waiting", 0)
    try:
        await web.host.store.table("health")
        status: Literal["ok", "stopping", "failing"] = "stopping" if web.stopping.is_set() else "ok"
    except StoreError:
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
