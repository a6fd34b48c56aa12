"""The rules over HTTP: of every edition, and of a table."""

from __future__ import annotations

import gzip
from functools import cache, lru_cache

from starlette.requests import Request
from starlette.responses import Response

from escalera.rules import Rules
from escalera.service import editions
from escalera.web.access import access_to
from escalera.web.frames import wire
from escalera.web.pages import given
from escalera.web.site import ASK_AGAIN, Body, File
from escalera.web.state import web_of
from escalera.web.words import catalogue, words_for


async def show_editions(request: Request) -> Response:
    """`GET /api/editions?lang=`"""
    return in_language(request, editions_in(words_for(request).lang))


@cache
def editions_in(lang: str) -> File:
    """All editions in a language."""
    return json_file(wire(editions.editions(catalogue(lang))))


async def show_rules(request: Request) -> Response:
    """`GET /api/tables/{id}/rules?lang=`"""
    web = web_of(request)
    access = await access_to(request, web, request.path_params["table"])
    table = (await web.host.desk(access.table)).table
    return in_language(request, rules_in(words_for(request).lang, table.rules, table.options.players))


@lru_cache(256)
def rules_in(lang: str, rules: Rules, players: int) -> File:
    """The rules of all tables that have these."""
    return json_file(wire(editions.table_rules(rules, players, catalogue(lang))))


def json_file(data: bytes) -> File:
    """JSON that a browser may keep and ask about."""
    return File("application/json", ASK_AGAIN, (Body(gzip.compress(data, mtime=0), "gzip"), Body(data)))


def in_language(request: Request, file: File) -> Response:
    """A reply that depends on the reader's language."""
    return given(request, file, {"vary": "accept-encoding, accept-language"})
