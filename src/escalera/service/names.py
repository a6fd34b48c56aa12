"""Names of players: printable, short, and told apart at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from escalera.errors import Refused

LONGEST: Final = 40


def clean_name(text: str) -> str:
    """A name as it is shown; `bad-name` where nothing printable is left, or too much."""
    shown = "".join([c if c.isprintable() else " " for c in unicodedata.normalize("NFC", text)])
    name = " ".join(shown.split())
    if not 1 <= len(name) <= LONGEST:
        raise Refused("bad-name", {"most": LONGEST})
    return name


def told_apart(name: str, taken: Collection[str]) -> str:
    """The name, or `Ada (2)` where somebody at the table has it."""
    known = {other.casefold() for other in taken}
    number, found = 1, name
    while found.casefold() in known:
        number += 1
        ending = f" ({number})"
        found = name[: LONGEST - len(ending)] + ending
    return found
