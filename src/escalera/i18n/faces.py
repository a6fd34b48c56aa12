"""Cards as words that sentences can choose by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

RANKS: Final = (
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
    "joker",
)
"""The word of each rank, at its number; the joker comes last."""

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
"""The word of each suit, at its number."""

NO_SUIT: Final = "none"
NO_RANK: Final = "none"
MIXED: Final = "mixed"


def rank_word(face: int) -> str:
    """`nine` for a nine of any suit."""
    return RANKS[face // 4]


def suit_word(face: int) -> str:
    """`hearts`; a joker has none."""
    return NO_SUIT if RANKS[face // 4] == "joker" else SUITS[face % 4]


def common_rank(faces: Sequence[int]) -> str:
    """The rank of all these cards; `mixed` when they have several, `none` when there are no cards."""
    ranks = {rank_word(face) for face in faces}
    if len(ranks) > 1:
        return MIXED
    return ranks.pop() if ranks else NO_RANK
