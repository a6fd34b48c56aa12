"""Names of players: visible, short, and told apart at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from escalera.errors import Refused
from escalera.service.writing import BLANKS, few_marks, is_visible

LONGEST: Final = 40

IN_RECORDS: Final = str.maketrans("|#", "¦♯")
"""What ends a name or a line in a record, and what stands there in its place."""

UNSEEN: Final = dict.fromkeys(
    [0x34F, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]
)
"""Marks that show nothing by themselves."""


def clean_name(text: str) -> str:
    """A name as it is shown; `bad-name` where nothing visible is left, or too much."""
    shown = [c if c.isprintable() and c not in BLANKS else " " for c in unicodedata.normalize("NFC", text)]
    name = few_marks(" ".join("".join(shown).split()))
    if len(name) > LONGEST or not is_visible(name):
        raise Refused("bad-name", {"most": LONGEST})
    return name


def in_record(name: str) -> str:
    """A name as a record can hold it."""
    return name.translate(IN_RECORDS)


def told_apart(name: str, taken: Collection[str]) -> str:
    """The name, or `Ada (2)` where somebody at the table has it."""
    known = {compared(other) for other in taken}
    number, found = 1, name
    while compared(found) in known:
        number += 1
        ending = f" ({number})"
        found = name[: LONGEST - len(ending)] + ending
    return found


def compared(name: str) -> str:
    """What two names that look the same have in common: letters without their forms, nothing unseen."""
    folded = unicodedata.normalize("NFKC", name).casefold().translate(UNSEEN)
    return unicodedata.normalize("NFKC", folded)
