"""The cards of a position: suits may be missing, and hands hold cards nobody has seen."""

from __future__ import annotations

import re
from typing import Final

from escalera.cards import RANK_LETTERS, THREE
from escalera.errors import CardError
from escalera.notation.table.data import Counted, HandText, MeldText
from escalera.notation.words import card, shown, words

_UNKNOWN: Final = re.compile(r"([1-9][0-9]{0,3})\?")


def counted(word: str) -> Counted:
    """The card of `KH`, `k`, `10`, `X`; raises `CardError`."""
    rank = "T" if word == "10" else word.upper()
    if len(rank) == 1 and rank in RANK_LETTERS:
        return _without_suit(word, RANK_LETTERS.index(rank))
    return Counted.of(card(word))


def meld_of(text: str) -> MeldText:
    """The cards of a meld; raises `CardError`, also when there are none."""
    cards = tuple([counted(word) for word in words(text)])
    if not cards:
        raise CardError("a meld without cards")
    return MeldText(cards)


def hand_of(text: str) -> HandText:
    """The cards of a hand, `12?` for twelve unknown ones; raises `CardError`."""
    cards: list[Counted] = []
    unknown = 0
    for word in words(text):
        many = _UNKNOWN.fullmatch(word)
        if many:
            unknown += int(many[1])
        elif word.endswith("?"):
            raise CardError(f"{shown(word)} is not a number of unknown cards, as “12?” is")
        else:
            cards.append(counted(word))
    return HandText(tuple(cards), unknown)


def _without_suit(word: str, rank: int) -> Counted:
    if rank == THREE:
        raise CardError(f"{shown(word)} needs a suit, which says whether the three is red or black")
    return Counted(rank)
