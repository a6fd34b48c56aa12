"""Names of cards as players of a language type them: by its letters and words, and by the notation's."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from escalera.cards import JOKER, RANK_LETTERS, SUIT_LETTERS
from escalera.cli.terminal.keyboards import on_keys
from escalera.i18n import Catalogue
from escalera.i18n.faces import RANKS

_LETTERED: Final = ("jack", "queen", "king", "ace")
_ALIKE: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХ", "ABEZHIKMNOPTYXABEKMHOPCTYX")
"""Letters of other alphabets that look like Latin ones."""

_SUITS: Final = {
    key.upper(): suit for suit, letter in enumerate(SUIT_LETTERS) for key in on_keys(letter.lower())
}
"""The suits by what their keys write."""
_JOKERS: Final = ("X", "JOKER", "JOKERS", "JO", "*")


class Names:
    """The names of a language's cards.

    Suits are c d h s everywhere. Where a letter could be two ranks the notation's counts, and where letters
    could be a card and a word for a rank, they are the card: Danish `es` is the ace of spades, as `as` is.
    """

    def __init__(self, words: Catalogue) -> None:
        self._ranks = _letters(words)
        self._words = _words(words)
        own = [_plain(words.text(key, rank="joker")) for key in ("joker", "rank", "ranks")]
        self._jokers = {*_JOKERS, *own}

    def rank(self, word: str) -> tuple[int, bool] | None:
        """The rank of `five`, `fives` or `k`, and whether all of them are meant; None where it is none."""
        plain = _plain(word)
        if plain in self._words and self.face(word) is None:
            return self._words[plain]
        letter = self._ranks.get(plain)
        return (letter, False) if letter is not None and not plain.isdigit() and plain != "T" else None

    def face(self, word: str) -> int | None:
        """The face of `4h`, `h4`, `10♥`, `kd` or the joker: rank and suit, or else suit and rank."""
        plain = _plain(word)
        if plain in self._jokers:
            return JOKER
        for rank, suit in ((plain[:-1], plain[-1:]), (plain[1:], plain[:1])):
            if rank in self._ranks and suit in _SUITS:
                return self._ranks[rank] * 4 + _SUITS[suit]
        return None


@cache
def names_in(words: Catalogue) -> Names:
    """The names that a catalogue's language has."""
    return Names(words)


def _letters(words: Catalogue) -> dict[str, int]:
    """The ranks by what stands on their cards, in the language, as it looks in Latin, in the notation."""
    own = {_plain(words.text(f"letter-{rank}")): RANKS.index(rank) for rank in _LETTERED}
    alike = {letter.translate(_ALIKE): rank for letter, rank in own.items()}
    notation = {letter: rank for rank, letter in enumerate(RANK_LETTERS)}
    return {**alike, **own, **notation, "10": RANKS.index("ten")}


def _words(words: Catalogue) -> dict[str, tuple[int, bool]]:
    """The ranks by their words in English and in the language, one card and several."""
    found: dict[str, tuple[int, bool]] = {}
    for catalogue in (Catalogue(), words):
        for rank, name in enumerate(RANKS[:-1]):
            found[_plain(catalogue.text("ranks", rank=name))] = (rank, True)
            found[_plain(catalogue.text("rank", rank=name))] = (rank, False)
    return found


def _plain(word: str) -> str:
    """In capitals, without accents."""
    parts = unicodedata.normalize("NFKD", word.strip())
    return "".join([ch for ch in parts if not unicodedata.combining(ch)]).upper()
