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
from escalera.web.heads import RIGHT_TO_LEFT, typefaces
from escalera.web.pages import SPOKEN, given
from escalera.web.site import ASK_AGAIN, HASHED, Body, File, build, site
from escalera.web.state import web_of
from escalera.web.words import COOKIE, catalogue, language_for

KEPT: Final = 64
"""How many pages with house rules are kept ready."""
MADE: Final = f"{HASHED}guide-"
"""How the built files of the rule pages begin."""


async def show_index(request: Request) -> Response:
    """`GET /rules?lang=`"""
    lang = language(request)
    return shown(request, index(lang, around(request, lang)))


async def show_edition(request: Request) -> Response:
    """`GET /rules/{edition}?players=&lang=`, and a house rule for each further name."""
    return of_rules(request, sheet=False)


async def show_sheet(request: Request) -> Response:
    """`GET /rules/{edition}/sheet`: the same on one leaf."""
    return of_rules(request, sheet=True)


async def show_comparison(request: Request) -> Response:
    """`GET /rules/{edition}/and/{other}`: two editions side by side."""
    lang = language(request)
    rules, other = [plain(request.path_params[name]) for name in ("edition", "other")]
    return shown(request, comparison(lang, around(request, lang), rules, other))


def of_rules(request: Request, sheet: bool) -> Response:
    """The page of the rules that an address names. Raises `no-such-page`."""
    lang = language(request)
    try:
        rules, players = rules_of(request.path_params["edition"], dict(request.query_params))
    except RulesError:
        raise Refused("no-such-page") from None
    return shown(request, edition_file(lang, around(request, lang), rules, players, sheet))


def language(request: Request) -> str:
    """The reader's language."""
    return language_for(request, request.cookies.get(COOKIE, ""))


def shown(request: Request, found: File) -> Response:
    """A page in the reader's language."""
    return given(request, found, {"content-language": language(request), "vary": SPOKEN})


def plain(code: str) -> Rules:
    """An edition as it is. Raises `no-such-page`."""
    try:
        return edition(code)
    except RulesError:
        raise Refused("no-such-page") from None


def around(request: Request, lang: str) -> Frame:
    """What surrounds the pages of the server that is asked."""
    settings = web_of(request).settings
    return frame_of(settings.prefix, settings.public_url, lang)


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
