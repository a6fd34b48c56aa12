"""The stock line: exactly the pack, in the order it is dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from escalera.cards import card_text
from escalera.errors import CardError
from escalera.notation.record.lines import Line
from escalera.notation.source import malformed
from escalera.notation.words import card, words

Pack = Mapping[int, int]
"""How many of each face there are."""

_NAMED: Final = 3


def read_stock(line: Line, pack: Pack) -> tuple[int, ...]:
    """The faces of a stock line, checked against the pack."""
    try:
        stock = tuple([card(word) for word in words(line.text)])
    except CardError as error:
        raise malformed(line.number, str(error)) from error
    fault = stock_fault(stock, pack)
    if fault:
        raise malformed(line.number, fault)
    return stock


def stock_fault(stock: tuple[int, ...], pack: Pack) -> str | None:
    """Why these cards aren't the pack, as a sentence; None when they are."""
    held = Counter(stock)
    wrong = [face for face in sorted({*held, *pack}) if held[face] != pack.get(face, 0)]
    if not wrong:
        return None
    said = [f"{held[face]} × {card_text(face)}, not {pack.get(face, 0)}" for face in wrong]
    more = f"; and {len(wrong) - _NAMED} faces more are wrong" if len(wrong) > _NAMED else ""
    size = sum(pack.values())
    cards = "" if len(stock) == size else f" {len(stock)} cards, not {size};"
    return f"the stock isn't the pack: it has{cards} {'; '.join(said[:_NAMED])}{more}"
