"""The lines of a record: comments and blank lines taken off, headers told from moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from escalera.notation.source import malformed
from escalera.notation.words import shown

LONGEST_LINE: Final = 20_000
"""Characters. A stock has under 500 and a proof a few thousand."""

HEADERS: Final = ("Format", "Edition", "Rules", "Players", "Names", "Totals")
ROUND_HEADERS: Final = ("Round", "Dealer", "Stock", "Proof", "Score")
MOVE: Final = ""
"""The key of a line that is a move."""

_BLANKS: Final = " \t"
_COMMENT: Final = re.compile(r"[ \t]#(?![0-9]).*", re.DOTALL)
_CONTROL: Final = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]")
_HEADER: Final = re.compile(r"([A-Za-z][A-Za-z_-]*):(.*)", re.DOTALL)
_MOVE: Final = re.compile(r"[0-9]")


@dataclass(frozen=True, slots=True)
class Line:
    """A line with something on it: `key` is a header's name or `MOVE`, `text` what follows."""

    number: int
    key: str
    text: str


def record_lines(text: str) -> Iterator[Line]:
    """The lines that mean something, in order; each is checked when it is reached."""
    for number, raw in enumerate(text.split("\n"), 1):
        plain = _without_comment(number, raw.removesuffix("\r"))
        if plain:
            yield _line(number, plain)


def _without_comment(number: int, raw: str) -> str:
    if len(raw) > LONGEST_LINE:
        raise malformed(number, f"this line is longer than {LONGEST_LINE} characters")
    if "\r" in raw:
        raise malformed(number, "a line break of another kind: lines end with LF or CR LF")
    if raw.startswith("#"):
        return ""
    plain = _COMMENT.sub("", raw, count=1).strip(_BLANKS)
    if _CONTROL.search(plain):
        raise malformed(number, "this line holds a control character")
    return plain


def _line(number: int, plain: str) -> Line:
    if _MOVE.match(plain):
        return Line(number, MOVE, plain)
    header = _HEADER.fullmatch(plain)
    if header is None:
        raise malformed(number, f"{shown(plain)} is neither a header nor an action of a seat")
    key = header[1]
    if key not in HEADERS and key not in ROUND_HEADERS:
        raise malformed(number, _unknown(key))
    return Line(number, key, header[2].strip(_BLANKS))


def _unknown(key: str) -> str:
    known = key.capitalize()
    if known in HEADERS or known in ROUND_HEADERS:
        return f"{shown(key + ':')} is written “{known}:”"
    return f"{shown(key + ':')} is not a header of a record"
