"""The rule pages over HTTP: `/rules` and what is below it. They are whole without a script.

What differs from an edition stands in the address, so a table's rules are shown without its key.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Hashable
from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from escalera.errors import Refused, RulesError
from escalera.guide import pages
from escalera.guide.address import USUAL, edition_of, rules_of
from escalera.guide.blocks import Page
from escalera.guide.html import Frame, html
from escalera.i18n import Catalogue, languages
from escalera.rules import Rules
from escalera.web.access import address_of, check_wait
from escalera.web.heads import RIGHT_TO_LEFT, typefaces
from escalera.web.pages import SPOKEN, given
from escalera.web.site import ASK_AGAIN, HASHED, Body, File, build, site
from escalera.web.state import web_of
from escalera.web.words import COOKIE, catalogue, language_for

MADE: Final = f"{HASHED}guide-"
"""How the built files of the rule pages begin."""


async def show_index(request: Request) -> Response:
    """`GET /rules?lang=`"""
    return await shown(request, "all", pages.index_page)


async def show_edition(request: Request) -> Response:
    """`GET /rules/{edition}?players=&lang=`, and a house rule for each further name."""
    rules, players = rules_in(request)
    return await shown(request, (rules, players), lambda words: pages.edition_page(words, rules, players))


async def show_sheet(request: Request) -> Response:
    """`GET /rules/{edition}/sheet`: the same on one leaf."""
    rules, players = rules_in(request)
    return await shown(
        request, (rules, players, "sheet"), lambda words: pages.sheet_page(words, rules, players)
    )


async def show_comparison(request: Request) -> Response:
    """`GET /rules/{edition}/and/{other}`: two editions side by side."""
    one, other = [plain(request.path_params[name]) for name in ("edition", "other")]
    return await shown(request, (one, other), lambda words: pages.comparison_page(words, one, other, USUAL))


async def shown(request: Request, key: Hashable, make: Callable[[Catalogue], Page]) -> Response:
    """A page in the reader's language, made where it isn't ready."""
    web = web_of(request)
    lang = language_for(request, request.cookies.get(COOKIE, ""))
    found = web.shelf.get((lang, key))
    if found is None:
        check_wait(web.pages.take(address_of(request)))
        frame = frame_of(web.settings.prefix, web.settings.public_url, lang)
        found = await web.shelf.make((lang, key), lambda: file(make(catalogue(lang)), frame))
    return given(request, found, {"content-language": lang, "vary": SPOKEN})


def rules_in(request: Request) -> tuple[Rules, int]:
    """The rules that an address names, and for how many. Raises `no-such-page`."""
    try:
        return rules_of(request.path_params["edition"], dict(request.query_params))
    except RulesError:
        raise Refused("no-such-page") from None


def plain(code: str) -> Rules:
    """An edition as it is. Raises `no-such-page`."""
    try:
        return edition_of(code)
    except RulesError:
        raise Refused("no-such-page") from None


@cache
def frame_of(prefix: str, public: str, lang: str) -> Frame:
    """What surrounds every page of a server: style, script and typeface of the built client too."""
    names = [(other, catalogue(other).text("guide-language")) for other in languages()]
    return Frame(
        prefix,
        public,
        build(),
        tuple(names),
        "rtl" if lang in RIGHT_TO_LEFT else "ltr",
        styles=files_like(prefix, "css"),
        scripts=files_like(prefix, "js"),
        fonts=tuple(typefaces(lang, site(prefix).files)),
    )


def files_like(prefix: str, ending: str) -> tuple[str, ...]:
    """The files of the built client that rule pages wear."""
    names = site(prefix).files
    return tuple(sorted([name for name in names if name.startswith(MADE) and name.endswith(ending)]))


def file(page: Page, frame: Frame) -> File:
    """A page that a browser may keep and ask about."""
    data = html(page, catalogue(page.lang), frame).encode()
    return File("text/html", ASK_AGAIN, (Body(gzip.compress(data, mtime=0), "gzip"), Body(data)))
