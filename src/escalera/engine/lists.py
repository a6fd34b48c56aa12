"""A stand-in for typed vectors on plain lists, for places without the compiler's runtime."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class vec(list[Any]):
    """A list that answers to `vec[i64](items)`; slices are plain lists, which do as well."""

    def __class_getitem__(cls, item: Any) -> Any:
        return cls

    def __init__(self, items: Iterable[Any] = (), *, capacity: int = 0) -> None:
        super().__init__(items)


def append(items: list[Any], item: Any) -> list[Any]:
    """Append, and hand the list back as the typed vector's function does."""
    items.append(item)
    return items


def pop(items: list[Any], index: int = -1) -> tuple[list[Any], Any]:
    """The list without its item at `index`, and that item."""
    item = items.pop(index)
    return items, item
