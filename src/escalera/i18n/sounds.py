"""How a word begins, where what stands before it goes by that."""

from __future__ import annotations

import re
from typing import Final

_LIKE_I: Final = re.compile(r"h?[ií](?![aeou])|y(?![aeiou])", re.IGNORECASE)
"""Before these Spanish says *e* and not *y*."""

_BEFORE_I: Final = {"list-and": "list-and-i", "list-side": "list-side-i"}


def before(word: str, key: str) -> str:
    """The key of what is said before a word, of the one for most words."""
    return _BEFORE_I[key] if _LIKE_I.match(word) else key
