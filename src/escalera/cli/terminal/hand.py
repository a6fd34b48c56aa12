"""The hand: sorted, grouped and numbered, so that a card can be chosen by its number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from escalera.cards import THREE
from escalera.engine.state import is_wild

BY_RANK: Final = "rank"
BY_SUIT: Final = "suit"

_THREES, _NATURALS, _WILDS = range(3)


@dataclass(frozen=True, slots=True)
class Slot:
    """A card of the hand: its number, and whether it came this turn or is laid out."""

    number: int
    face: int
    new: bool = False
    laid: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that stand together; `apart` when another suit begins with them."""

    slots: tuple[Slot, ...]
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Hand:
    """The hand in an order, `BY_RANK` or `BY_SUIT`: black threes first, wilds last."""

    order: str
    groups: tuple[Group, ...]

    @property
    def slots(self) -> list[Slot]:
        """All cards in their order."""
        return [slot for group in self.groups for slot in group.slots]

    def face(self, number: int) -> int | None:
        """The card of a number; None when there is none."""
        slots = self.slots
        return slots[number - 1].face if 1 <= number <= len(slots) else None

    @property
    def left(self) -> list[int]:
        """The cards that aren't laid out."""
        return [slot.face for slot in self.slots if not slot.laid]


def arrange(cards: Sequence[int], order: str, new: Iterable[int] = (), laid: Iterable[int] = ()) -> Hand:
    """The hand with its numbers; of equal cards the first ones are the new or laid ones."""
    fresh, out = Counter(new), Counter(laid)
    ordered = sorted(cards, key=lambda face: _place(face, order))
    slots = [Slot(n, face, _used(fresh, face), _used(out, face)) for n, face in enumerate(ordered, 1)]
    marked = zip(_marks([slot.face for slot in slots], order), slots, strict=True)
    parted = [tuple([slot for _, slot in group]) for _, group in groupby(marked, lambda two: two[0])]
    return Hand(
        order, tuple([Group(group, _apart(parted[:n], group, order)) for n, group in enumerate(parted)])
    )


def _apart(before: Sequence[tuple[Slot, ...]], group: tuple[Slot, ...], order: str) -> bool:
    """Whether another suit, or the wilds, begin here in a hand by suit."""
    if not before or order == BY_RANK:
        return False
    one, other = before[-1][-1].face, group[0].face
    return _part(one) != _part(other) or one % 4 != other % 4


def _used(left: Counter[int], face: int) -> bool:
    left[face] -= 1
    return left[face] >= 0


def _part(face: int) -> int:
    if is_wild(face):
        return _WILDS
    return _THREES if face // 4 == THREE else _NATURALS


def _place(face: int, order: str) -> tuple[int, int, int]:
    """Where a card stands."""
    rank, suit = divmod(face, 4)
    return (_part(face), rank, suit) if order == BY_RANK else (_part(face), suit, rank)


def _marks(faces: list[int], order: str) -> list[int]:
    """A number for each card, equal for cards of one group."""
    marks = [0] * len(faces)
    for at in range(1, len(faces)):
        marks[at] = marks[at - 1] + (not _together(faces[at - 1], faces[at], order))
    return marks


def _together(one: int, other: int, order: str) -> bool:
    """Whether two neighbours belong to one group: a rank, a run, the wilds."""
    if _part(one) != _part(other):
        return False
    if _part(one) != _NATURALS:
        return True
    if order == BY_RANK:
        return one // 4 == other // 4
    return one % 4 == other % 4 and other // 4 - one // 4 <= 1
