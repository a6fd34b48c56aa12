"""Greek and Russian keyboards: what their keys write, and what the same keys write in Latin."""

from __future__ import annotations

from typing import Final

_LATIN: Final = "abcdefghijklmnopqrstuvwxyz"
_GREEK: Final = "αβψδεφγηιξκλμνοπ;ρστθωςχυζ"
_RUSSIAN: Final = "фисвуапршолдьтщзйкыегмцчня"
_KEYS: Final = dict(zip(_GREEK + _RUSSIAN, _LATIN * 2, strict=True))


def in_latin(word: str) -> str:
    """A single letter as the same key writes it in Latin; other words as they are."""
    return _KEYS.get(word.lower(), word) if len(word) == 1 else word


def on_keys(letter: str) -> tuple[str, ...]:
    """What the key of a Latin letter writes on all three keyboards."""
    return (letter, *[key for key, latin in _KEYS.items() if latin == letter])
