"""The words of a line a player typed: lower or upper case, suit signs, commas, glued numbers."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 400
"""Characters of a line; a whole hand laid out card by card is shorter."""

_SIGNS: Final = str.maketrans(
    {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S", ",": " ", ";": " "}
)
_UNSEEN: Final = "\ufe0e\ufe0f\u200b\ufeff"
_PARTS: Final = re.compile(r"/|[^\s/]+")


def words_of(line: str) -> list[str]:
    """The words; a stroke is a word of its own."""
    plain = "".join([ch for ch in line.translate(_SIGNS) if ch not in _UNSEEN])
    return _PARTS.findall(plain)
