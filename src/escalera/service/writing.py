"""What people write, names and talk: literal text, without what can't be seen or covers other lines."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

MOST_MARKS: Final = 4
"""Combining marks in a row that are kept: scripts need two or three, towers of them cover other lines."""

BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and signs by their kind that show nothing: fillers, Braille's empty cell, music's empty head."""
VISIBLE: Final = frozenset("LNPS")
"""The kinds that show something: letters, numbers, punctuation, signs."""


def clean_text(text: str) -> str:
    """A text as it is shown; nothing where none of it could be seen."""
    shown = few_marks("".join([c for c in text if c.isprintable()])).strip()
    return shown if is_visible(shown) else ""


def is_visible(text: str) -> bool:
    """Whether there is anything to see."""
    return any(unicodedata.category(c)[0] in VISIBLE and c not in BLANKS for c in text)


def few_marks(text: str) -> str:
    """A text without what is too much of a run of combining marks."""
    return text if text.isascii() else "".join(kept(text))


def kept(text: str) -> Iterator[str]:
    """The characters that stay."""
    run = 0
    for c in text:
        run = run + 1 if unicodedata.category(c)[0] == "M" else 0
        if run <= MOST_MARKS:
            yield c
