"""Laying whole acts of well-formed lists, to be judged and then closed or taken back."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.act import Act
from escalera.engine.forms import kind_of, rank_of
from escalera.engine.laying import begin, new_meld, put, put_top
from escalera.engine.state import KIND, LAYING, LOW, RANK_MELD, SEQUENCE, TAKING, State


def lay_act(s: State, act: Act) -> None:
    """Lay an act of well-formed lists, to be judged and closed or taken back."""
    begin(s, LAYING)
    for part in act.parts:
        if part.meld:
            add_cards(s, s.index_of(s.side, part.meld), list(part.cards))
        else:
            lay_new(s, list(part.cards))


def lay_take(s: State, act: Act) -> None:
    """Lay a take of well-formed lists."""
    begin(s, TAKING)
    number = act.parts[0].meld
    index = s.index_of(s.side, number) if number else new_meld(s, RANK_MELD, s.top() >> 2)
    put_top(s, index)
    for card in act.parts[0].cards:
        put(s, index, card)
    for part in act.parts[1:]:
        lay_new(s, list(part.cards))


def lay_new(s: State, cards: list[int]) -> None:
    """Lay a list as a new meld."""
    kind = kind_of(cards)
    cards = sorted(cards)
    which = cards[0] & 3 if kind == SEQUENCE else rank_of(cards)
    index = new_meld(s, kind, 0 if kind == 3 else which)
    for card in cards:
        put(s, index, card)


def add_cards(s: State, index: i64, cards: list[int]) -> None:
    """Add cards to a meld, to a sequence from its ends outward."""
    cards = sorted(cards)
    if s.meld(index, KIND) == SEQUENCE:
        low = s.meld(index, LOW)
        below = [card for card in cards if card >> 2 < low]
        below.reverse()
        cards = below + [card for card in cards if card >> 2 >= low]
    for card in cards:
        put(s, index, card)
