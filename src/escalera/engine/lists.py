"""A stand-in for typed vectors on plain lists, for places where nothing is compiled.

What `vec[i64](items)` makes is a list and not a kind of one: the interpreter is quickest with those.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def new_list(items: Iterable[Any] = (), *, capacity: int = 0) -> list[Any]:
    """A list of the items."""
    return list(items)


class vec:
    """Answers to `vec[i64](items)`."""

    def __class_getitem__(cls, item: Any) -> Any:
        return new_list


def append(items: list[Any], item: Any) -> list[Any]:
    """Append, and hand the list back as the typed vector's function does."""
    items.append(item)
    return items


def pop(items: list[Any], index: int = -1) -> tuple[list[Any], Any]:
    """The list without its item at `index`, and that item."""
    item = items.pop(index)
    return items, item
