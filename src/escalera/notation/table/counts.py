"""Whether a position's cards can all come from one pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from escalera.cards import RANK_LETTERS, THREE, card_text
from escalera.notation.table.data import JOKER_RANK, Counted, Key, TableFile

_RED_SUITS: Final = (1, 2)
_RED_THREES: Final = "red threes"

Fault = tuple[Key, str]
"""The entry where the pack is exceeded, and the sentence."""


def named_beyond_pack(table: TableFile) -> Fault | None:
    """A face that is named, with its suit, more often than the pack has it.

    Jokers have no suit and those of threes stand for colours, so these are only counted.
    """
    pack = Counter(table.rules.pack())
    seen: Counter[int] = Counter()
    for key, cards in _places(table):
        for card in cards:
            face = card.face
            if face is None or card.rank in (THREE, JOKER_RANK):
                continue
            seen[face] += 1
            if seen[face] > pack[face]:
                return key, f"{seen[face]} × {card_text(face)}, and the pack has {pack[face]}"
    return None


def counts_beyond_pack(table: TableFile) -> Fault | None:
    """More cards of a rank, more red or black threes, or more cards at all than there are."""
    return _kinds_beyond_pack(table) or _sizes_beyond_pack(table)


def _kinds_beyond_pack(table: TableFile) -> Fault | None:
    pack = Counter([_kind(Counted.of(face)) for face in table.rules.pack()])
    seen: Counter[str] = Counter()
    for key, kinds in _kinds(table):
        seen.update(kinds)
        for kind in kinds:
            if seen[kind] > pack[kind]:
                return key, f"{seen[kind]} {kind}, and the pack has {pack[kind]}"
    return None


def _sizes_beyond_pack(table: TableFile) -> Fault | None:
    cards = 0
    for key, size in _sizes(table):
        cards += size
        if cards > table.rules.cards:
            return key, f"{cards} cards up to here, and the pack has {table.rules.cards}"
    return None


def _places(table: TableFile) -> Iterator[tuple[Key, Iterable[Counted]]]:
    """The known cards of each entry, in the order of the file."""
    yield ("pile",), [Counted.of(face) for face in table.pile or ()]
    for n, side in enumerate(table.sides):
        for m, meld in enumerate(side.melds):
            yield ("side", n, "melds", m), meld.cards
        for h, hand in enumerate(side.hands):
            yield ("side", n, "hands", h), hand.cards


def _kinds(table: TableFile) -> Iterator[tuple[Key, Counter[str]]]:
    for key, cards in _places(table):
        yield key, Counter([_kind(card) for card in cards])
    for n, side in enumerate(table.sides):
        yield ("side", n, "red_threes"), Counter({_RED_THREES: side.red_threes})


def _sizes(table: TableFile) -> Iterator[tuple[Key, int]]:
    for key, cards in _places(table):
        yield key, len(list(cards))
    for n, side in enumerate(table.sides):
        yield ("side", n, "red_threes"), side.red_threes
        for h, hand in enumerate(side.hands):
            yield ("side", n, "hands", h), hand.unknown
    yield ("stock",), table.stock or 0


def _kind(card: Counted) -> str:
    """What is counted together, in words that can follow a number."""
    if card.rank == JOKER_RANK:
        return "jokers"
    if card.rank == THREE:
        return _RED_THREES if card.suit in _RED_SUITS else "black threes"
    return f"cards of rank {RANK_LETTERS[card.rank]}"
