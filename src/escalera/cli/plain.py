"""Text for terminals whose encoding lacks some of our characters: the nearest they have."""

from __future__ import annotations

import codecs
import io
import unicodedata
from collections.abc import Iterable
from typing import Final, TextIO

_NEAREST: Final = {"“": '"', "”": '"', "„": '"', "’": "'", "…": "...", "–": "-", "−": "-", "×": "x"}
_HANDLER: Final = "escalera-nearest"


def nearest(error: UnicodeError) -> tuple[str, int]:
    """An error handler of codecs: what to write for the characters that can't be encoded."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wrong = error.object[error.start : error.end]
    return "".join([_ascii(letter) for letter in wrong]), error.end


def _ascii(letter: str) -> str:
    if letter in _NEAREST:
        return _NEAREST[letter]
    plain = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return plain or "?"


def never_fail(streams: Iterable[TextIO]) -> None:
    """Make these streams write the nearest character rather than fail."""
    codecs.register_error(_HANDLER, nearest)
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)
