"""The rule pages over HTTP: `/rules` and what is below it. They are whole without a script.

What differs from an edition stands in the address, so a table's rules are shown without its key.
"""

from __future__ import annotations

import gzip
from functools import cache, lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from escalera.errors import Refused, RulesError
from escalera.guide import pages
from escalera.guide.address import USUAL, rules_of
from escalera.guide.blocks import Page
from escalera.guide.html import Frame, html
from escalera.i18n import languages
from escalera.rules import Rules, edition
from escalera.web.editions import in_language
from escalera.web.site import ASK_AGAIN, HASHED, Body, File, build, site
from escalera.web.state import web_of
from escalera.web.words import catalogue, words_for

KEPT: Final = 64
"""How many pages with house rules are kept ready."""
STYLE: Final = f"{HASHED}guide-"
TYPEFACE: Final = f"{HASHED}source-sans-3-latin-"


async def show_index(request: Request) -> Response:
    """`GET /rules?lang=`"""
    return in_language(request, index(words_for(request).lang, around(request)))


async def show_edition(request: Request) -> Response:
    """`GET /rules/{edition}?players=&lang=`, and a house rule for each further name."""
    return in_language(request, of_rules(request, False))


async def show_sheet(request: Request) -> Response:
    """`GET /rules/{edition}/sheet`: the same on one leaf."""
    return in_language(request, of_rules(request, True))


async def show_comparison(request: Request) -> Response:
    """`GET /rules/{edition}/and/{other}`: two editions side by side."""
    found = comparison(
        words_for(request).lang,
        around(request),
        plain(request.path_params["edition"]),
        plain(request.path_params["other"]),
    )
    return in_language(request, found)


def of_rules(request: Request, sheet: bool) -> File:
    """The page of the rules that an address names. Raises `no-such-page`."""
    lang = words_for(request).lang
    try:
        rules, players = rules_of(request.path_params["edition"], dict(request.query_params))
    except RulesError:
        raise Refused("no-such-page") from None
    return edition_file(lang, around(request), rules, players, sheet)


def plain(code: str) -> Rules:
    """An edition as it is. Raises `no-such-page`."""
    try:
        return edition(code)
    except RulesError:
        raise Refused("no-such-page") from None


def around(request: Request) -> Frame:
    """What surrounds the pages of the server that is asked."""
    settings = web_of(request).settings
    return frame_of(settings.prefix, settings.public_url)


@cache
def frame_of(prefix: str, public: str) -> Frame:
    """What surrounds every page of a server: style, script and typeface of the built client too."""
    names = [(lang, catalogue(lang).text("guide-language")) for lang in languages()]
    return Frame(
        prefix,
        public,
        build(),
        tuple(names),
        styles=files_like(prefix, STYLE, "css"),
        scripts=files_like(prefix, STYLE, "js"),
        fonts=files_like(prefix, TYPEFACE, "woff2"),
    )


def files_like(prefix: str, beginning: str, ending: str) -> tuple[str, ...]:
    """The client's files of such names."""
    names = site(prefix).files
    return tuple(sorted([name for name in names if name.startswith(beginning) and name.endswith(ending)]))


@cache
def index(lang: str, frame: Frame) -> File:
    """The page of all editions."""
    return file(pages.index_page(catalogue(lang)), frame)


@lru_cache(KEPT)
def edition_file(lang: str, frame: Frame, rules: Rules, players: int, sheet: bool) -> File:
    """The page of an edition or of a table's rules."""
    make = pages.sheet_page if sheet else pages.edition_page
    return file(make(catalogue(lang), rules, players), frame)


@lru_cache(KEPT)
def comparison(lang: str, frame: Frame, rules: Rules, other: Rules) -> File:
    """Two editions side by side."""
    return file(pages.comparison_page(catalogue(lang), rules, other, USUAL), frame)


def file(page: Page, frame: Frame) -> File:
    """A page that a browser may keep and ask about."""
    data = html(page, catalogue(page.lang), frame).encode()
    return File("text/html", ASK_AGAIN, (Body(gzip.compress(data, mtime=0), "gzip"), Body(data)))
