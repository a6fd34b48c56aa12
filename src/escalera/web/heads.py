"""What a page says before its script runs: its language, title and description, and where it is in others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from typing import Final

from escalera.i18n import languages
from escalera.web.site import ASK_AGAIN, Body, File, site
from escalera.web.words import catalogue

RIGHT_TO_LEFT: Final = ("ar", "fa", "he")
NAMES: Final = {
    "/": "landing",
    "/new": "new",
    "/join": "join",
    "/look": "look",
    "/learn": "learn",
    "/learn/classic": "learn-classic",
    "/learn/samba": "learn-samba",
    "/kitchen": "kitchen",
}
"""The pages that everybody may find; a table's is for who has its link."""
TABLE: Final = "table"

NAME: Final = "Escalera"

TYPEFACES: Final = {"en": ("ascii",), "el": ("ascii", "greek"), "ru": ("ascii", "cyrillic")}
"""The parts of the typeface that a language is written in, if not the Latin one."""
_TYPEFACE: Final = re.compile(r"static/typeface-([a-z]+)-[\w-]+\.woff2")
_PLACE: Final = re.compile(r"\{\{([a-z.-]+)\}\}")


@cache
def page(path: str, lang: str, prefix: str, address: str, house: str = "") -> File | None:
    """The page at a path, in a language; `address` is where browsers find the service, empty if not known.

    `house` is the origin that others in the house's network open, where the reader's own is no use to them.
    """
    found = site(prefix).page
    if found is None:
        return None
    text = found.bodies[-1].data.decode()
    head = "".join([f"{line}\n    " for line in head_lines(path, lang, prefix, address)])
    text = text.replace("{{house}}", escape(house))
    filled = _PLACE.sub(lambda place: said(place[1], path, lang), text.replace("{{head}}", head.rstrip()))
    return File(found.kind, ASK_AGAIN, (Body(filled.encode()),))


def said(place: str, path: str, lang: str) -> str:
    """What stands at a place of the page."""
    if place == "lang":
        return lang
    if place == "dir":
        return "rtl" if lang in RIGHT_TO_LEFT else "ltr"
    if place == "page":
        title = catalogue(lang).text(f"page-{name_of(path)}")
        return escape(title if NAME in title else f"{title} – {NAME}")
    key = place.replace("page.", f"page-{name_of(path)}.")
    return escape(catalogue(lang).text(key))


def name_of(path: str) -> str:
    """The page at a path; a sheet of the kitchen table is in nobody's browser but its own."""
    return NAMES.get("/kitchen" if path.startswith("/kitchen/") else path, TABLE)


def head_lines(path: str, lang: str, prefix: str, address: str) -> Iterator[str]:
    """The typeface, which comes before the first line is drawn; the same page in other languages."""
    for name in typefaces(lang, site(prefix).files):
        href = f"{prefix}/{name}"
        yield f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{href}" />'
    if path not in NAMES:
        yield '<meta name="robots" content="noindex" />'
        return
    at = f"{address.rstrip('/')}{path}" if address else prefix + path
    for other in languages():
        yield f'<link rel="alternate" hreflang="{other}" href="{at}?lang={other}" />'
    yield f'<link rel="alternate" hreflang="x-default" href="{at}" />'


def typefaces(lang: str, names: Iterable[str]) -> list[str]:
    """The files of the typeface that a language needs."""
    needed = TYPEFACES.get(lang, ("latin",))
    return sorted([name for name in names if (part := _TYPEFACE.fullmatch(name)) and part[1] in needed])
