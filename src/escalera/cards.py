"""Cards as small integers: ranks, suits, faces and their text.

A *face* is `rank * 4 + suit`: rank 0 is the two, 1 the three, … 12 the ace; suits are clubs,
diamonds, hearts, spades. The joker is face 52. Equal faces of different packs are the same card.
This room knows no points and doesn't know what is wild.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from escalera.errors import CardError

RANK_LETTERS: Final = "23456789TJQKA"
SUIT_LETTERS: Final = "CDHS"
SUIT_SIGNS: Final = "♣♦♥♠"
TWO: Final = 0
THREE: Final = 1
FOUR: Final = 2
ACE: Final = 12
JOKER: Final = 52
FACES: Final = 53
"""How many different faces there are."""

FACE_TEXTS: Final = [r + s for r in RANK_LETTERS for s in SUIT_LETTERS] + ["X"]
FACE_OF_TEXT: Final = {text: face for face, text in enumerate(FACE_TEXTS)}


def card_text(face: int) -> str:
    """`4H`, `TS`, `X` for a face; raises `CardError` for a number that is none."""
    if not 0 <= face < FACES:
        raise CardError(f"{face} is no card's face")
    return FACE_TEXTS[face]


def cards_text(faces: Iterable[int]) -> str:
    """Faces separated by spaces, in the order given."""
    return " ".join([card_text(f) for f in faces])


def parse_card(text: str) -> int:
    """The face of `4H`, `10h`, `x`; raises `CardError`."""
    upper = text.upper()
    if upper.startswith("10"):
        upper = "T" + upper[2:]
    face = FACE_OF_TEXT.get(upper)
    if face is None or not text.isascii():
        raise CardError(f"“{text}” is not a card")
    return face


def parse_cards(text: str) -> list[int]:
    """The faces of a list separated by spaces; raises `CardError`."""
    return [parse_card(word) for word in text.split()]
