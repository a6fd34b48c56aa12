"""Cards on the terminal: red suits in red, wilds in blue, a card without suit by its rank alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from escalera.cards import THREE, TWO
from escalera.i18n import Catalogue
from escalera.notation.table import JOKER_RANK, Counted

_RED_SUITS: Final = (1, 2)


def cards_text(cards: Iterable[Counted], words: Catalogue) -> Text:
    """Cards with spaces between them."""
    return Text(" ").join([Text(card_text(card, words), card_style(card)) for card in cards])


def card_text(card: Counted, words: Catalogue) -> str:
    """One card, as the language writes it."""
    if card.face is not None:
        return words.card(card.face)
    return words.card(card.rank * 4)[:-1]


def card_style(card: Counted) -> str:
    """The colour of a card."""
    if card.rank in (JOKER_RANK, TWO):
        return "blue"
    red_three = card.rank == THREE and card.suit is None
    return "red" if red_three or card.suit in _RED_SUITS else ""
