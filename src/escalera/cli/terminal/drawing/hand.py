"""The hand: numbers above, cards below, what belongs together side by side."""

from __future__ import annotations

from rich.text import Text

from escalera.cli.terminal.drawing.pen import Pen
from escalera.cli.terminal.hand import Group, Hand, Slot

GAPS = (2, 1)
"""Blanks between groups, beside those between cards; the smaller where that saves a row."""
APART = 3
"""Blanks more between two suits."""
NEW = "+"
"""Stands before a card that has just come."""


def hand_lines(pen: Pen, hand: Hand) -> list[Text]:
    """The hand without what is laid out, on pairs of lines."""
    groups = _split(pen, hand)
    gap = min(GAPS, key=lambda gap: len(_rows(pen, groups, gap)))
    return [line for row in _rows(pen, groups, gap) for line in _row(pen, row, gap)]


def _rows(pen: Pen, groups: list[Group], gap: int) -> list[list[Group]]:
    """The groups, as many on a row as fit."""
    rows: list[list[Group]] = []
    for group in groups:
        if not rows or _row_width(pen, [*rows[-1], group], gap) > pen.width:
            rows.append([])
        rows[-1].append(group)
    return rows


def _split(pen: Pen, hand: Hand) -> list[Group]:
    """The groups with only the cards in hand, cut where one alone is wider than the screen."""
    groups: list[Group] = []
    for group in hand.groups:
        slots = tuple([slot for slot in group.slots if not slot.laid])
        while slots:
            fit = len(slots)
            while fit > 1 and _row_width(pen, [Group(slots[:fit])], 0) > pen.width:
                fit -= 1
            groups.append(Group(slots[:fit], group.apart))
            slots = slots[fit:]
    return groups


def _row(pen: Pen, row: list[Group], gap: int) -> list[Text]:
    numbers, cards = "", ""
    for group in row:
        blanks = " " * _blanks(group, gap) if numbers else ""
        numbers += blanks + "".join([f" {slot.number:>{_size(pen, slot)}}" for slot in group.slots])
        cards += blanks + "".join([f" {_card(pen, slot):>{_size(pen, slot)}}" for slot in group.slots])
    return [Text(numbers), Text(cards, style="bold")]


def _row_width(pen: Pen, row: list[Group], gap: int) -> int:
    sizes = [1 + _size(pen, slot) for group in row for slot in group.slots]
    return sum(sizes) + sum([_blanks(group, gap) for group in row[1:]])


def _blanks(group: Group, gap: int) -> int:
    """Blanks before a group that isn't the first of its row."""
    return gap + (APART if group.apart else 0)


def _size(pen: Pen, slot: Slot) -> int:
    return max(2, len(str(slot.number)), len(_card(pen, slot)))


def _card(pen: Pen, slot: Slot) -> str:
    return (NEW if slot.new else "") + pen.words.card(slot.face)
