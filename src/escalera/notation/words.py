"""The words of a line: numbers, seats and cards, with the sentence for each that is none.

Words are parted by spaces or tabs only; every other blank belongs to the word it stands in.
"""

from __future__ import annotations

import re
from typing import Final

from escalera.cards import parse_card
from escalera.errors import CardError

_SHOWN: Final = 40
_LONGEST_SENTENCE: Final = 400
# Nine digits are enough for every total and round.
_NUMBER: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,8})")


def words(text: str) -> list[str]:
    """The words of a line."""
    return [word for word in text.replace("\t", " ").split(" ") if word]


def shown(text: str) -> str:
    """A text as a sentence quotes it: in quotes, printable and not too long."""
    start = plain(text[:_SHOWN])
    return f"“{start}”" if len(text) <= _SHOWN else f"“{start}…”"


def plain(sentence: str) -> str:
    """A sentence that quotes what a file holds: on one line and of bearable length."""
    printable = "".join([ch if ch.isprintable() else "�" for ch in sentence[:_LONGEST_SENTENCE]])
    return printable if len(sentence) <= _LONGEST_SENTENCE else printable + "…"


def whole_number(word: str) -> int | None:
    """The number of `0`, `12`, `-5`, without leading zeros; None when it is none or too long."""
    return int(word) if _NUMBER.fullmatch(word) else None


def card(word: str) -> int:
    """The face of a card word; raises `CardError`."""
    if len(word) > 3 or not (word.isascii() and word.isprintable()):
        raise CardError(f"{shown(word)} is not a card")
    return parse_card(word)
