"""The entries of a TOML table, each checked for its type as it is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from escalera.errors import FileError
from escalera.notation.source import malformed
from escalera.notation.table.data import Key, TableLines
from escalera.notation.words import shown


class Entries:
    """A table of the file, `found`, that stands at `place`."""

    def __init__(self, found: Mapping[str, object], lines: TableLines, place: Key = ()) -> None:
        self.found = found
        self._lines = lines
        self._place = place

    def fault(self, sentence: str, *key: str | int) -> FileError:
        """The error at an entry of this table."""
        return malformed(self._lines.of(*self._place, *key), sentence)

    def only(self, keys: Sequence[str]) -> None:
        """Refuses every other key."""
        for key in self.found:
            if key not in keys:
                known = ", ".join(keys)
                raise self.fault(f"{shown(key)} is none of the entries here: {known}", key)

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number."""
        value = self._needed(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fault(f"“{key}” is a whole number from {low} to {high}", key)
        return value

    def text(self, key: str) -> str:
        """A string."""
        value = self._needed(key)
        if not isinstance(value, str):
            raise self.fault(f"“{key}” is a text in quotes", key)
        return value

    def choice(self, key: str, choices: Sequence[str]) -> str:
        """One of a few strings."""
        value = self.text(key)
        if value not in choices:
            known = ", ".join([f"“{choice}”" for choice in choices])
            raise self.fault(f"“{key}” is one of {known}, not {shown(value)}", key)
        return value

    def texts(self, key: str) -> list[str]:
        """An array of strings."""
        value = self._needed(key)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.fault(f"“{key}” is a list of texts in quotes, in brackets", key)
        return value

    def table(self, key: str) -> Mapping[str, object]:
        """A table; an empty one when it isn't there."""
        value = self.found.get(key, {})
        if not isinstance(value, dict):
            raise self.fault(f"“{key}” is a table, written [{key}]", key)
        return cast(Mapping[str, object], value)

    def tables(self, key: str) -> list[Entries]:
        """An array of tables; an empty one when it isn't there."""
        value = self.found.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise self.fault(f"“{key}” is written [[{key}]], once for each", key)
        return [Entries(one, self._lines, (*self._place, key, n)) for n, one in enumerate(value)]

    def _needed(self, key: str) -> object:
        if key not in self.found:
            raise self.fault(f"there is no “{key}” here")
        return self.found[key]
