"""Texts a field accepts and texts it refuses, made from the kind of its values."""

from __future__ import annotations

from escalera.rules import (
    Choice,
    Field,
    Number,
    NumberList,
    NumberPerPlayers,
    PlayerNumbers,
    Switch,
)


def good(field: Field) -> list[str]:
    """Texts in the field's range: its ends and what lies between them."""
    values = field.values
    match values:
        case Number():
            between = [values.low + (values.high - values.low) * n // 8 for n in range(9)]
            numbers = sorted({n // values.step * values.step for n in [*between, values.low + values.step]})
            return [*map(str, numbers), *(["none"] if values.none else [])]
        case NumberList():
            return [str(n) for n in values.choices]
        case NumberPerPlayers():
            low, high, step = values.low, values.high, values.step
            return [str(low), str(low + step), str(high), f"{high},{low},{low},{low},{low}"]
        case Choice():
            return list(values.choices)
        case Switch():
            return ["yes", "no"] if values.only is None else ["yes" if values.only else "no"]
        case PlayerNumbers():
            return ["2", "4", "2,4", "2,3,4", "2,3,4,5,6"]
    raise AssertionError(f"no samples for {values}")


def bad(field: Field) -> list[object]:
    """Texts and values outside the field's range, or of another kind."""
    values = field.values
    others: list[object] = ["", " ", "maybe", "Yes", 1.5, {}, ["x"], "٥", "0x5", "+5", "05"]
    match values:
        case Number() | NumberPerPlayers():
            step = [values.low + 1] if values.step > 1 else []
            return [*others, values.low - 1, values.high + 1, *step, True, "1" * 5000]
        case NumberList():
            return [*others, 121, True, None]
        case PlayerNumbers():
            return [*others, "1,2", "6,7", "3,2", "2,2", "2,", True, None, []]
        case Switch(only=True):
            return [*others, 0, 1, False, None]
        case Switch():
            return [*others, 0, 1, None]
        case _:
            return [*others, 0, 1, True]
