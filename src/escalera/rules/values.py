"""What a field may be set to: the kinds of values, their text and their ranges.

Every kind has `parse`, which turns a text into a value or raises `ValueError`, `describe`, an English
phrase for sentences and reference pages, and `facts`, the same for sentences in other languages.
`value_text` is the way back for all kinds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from escalera.rules.per_players import PerPlayers

Value = bool | int | str | PerPlayers | tuple[int, ...] | None
"""Everything a field of `Rules` can hold."""

_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,8})")


class Values(Protocol):
    """The values a field allows."""

    def parse(self, text: str) -> Value:
        """The value of a text; `ValueError` when the text isn't one of these values."""

    def describe(self) -> str:
        """An English phrase that can follow “is”."""

    def facts(self) -> dict[str, str]:
        """Which kind it is (`what`), and its numbers or words."""


def whole(text: str) -> int:
    """The number of `120` or `-5`; no signs, spaces, leading zeros beyond that: `ValueError`."""
    if not _WHOLE.fullmatch(text) or text == "-0":
        raise ValueError(text)
    return int(text)


def value_text(value: object) -> str:
    """The text of a value as records and the command line write it; `TypeError` for other things."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, (int, str, PerPlayers)):
        return str(value)
    if isinstance(value, (list, tuple)) and all(type(n) is int for n in value):
        return ",".join([str(n) for n in value])
    raise TypeError(f"{value!r} is no value of a field")


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number in a range, in steps from zero; with `none` also the absence of one."""

    low: int
    high: int
    step: int = 1
    none: bool = False

    def parse(self, text: str) -> int | None:
        if self.none and text == "none":
            return None
        number = whole(text)
        if not self.low <= number <= self.high or number % self.step:
            raise ValueError(text)
        return number

    def describe(self) -> str:
        kind = "a whole number" if self.step == 1 else f"a multiple of {self.step}"
        return f"{kind} from {self.low} to {self.high}" + (", or none" if self.none else "")

    def facts(self) -> dict[str, str]:
        what = ("whole" if self.step == 1 else "multiple") + ("-none" if self.none else "")
        return {"what": what, "first": str(self.low), "last": str(self.high), "list": str(self.step)}


@dataclass(frozen=True, slots=True)
class NumberList:
    """One of a few numbers."""

    choices: tuple[int, ...]

    def parse(self, text: str) -> int:
        number = whole(text)
        if number not in self.choices:
            raise ValueError(text)
        return number

    def describe(self) -> str:
        return either([str(n) for n in self.choices])

    def facts(self) -> dict[str, str]:
        return {"what": "one-of", "list": ", ".join([str(n) for n in self.choices])}


@dataclass(frozen=True, slots=True)
class Switch:
    """Yes or no; `only` where the rules know just one of the two."""

    only: bool | None = None

    def parse(self, text: str) -> bool:
        if text not in ("yes", "no") or self.only not in (None, text == "yes"):
            raise ValueError(text)
        return text == "yes"

    def describe(self) -> str:
        return "yes or no" if self.only is None else f"always {value_text(self.only)}"

    def facts(self) -> dict[str, str]:
        if self.only is None:
            return {"what": "one-of", "list": "yes, no"}
        return {"what": "always", "list": value_text(self.only)}


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    choices: tuple[str, ...]

    def parse(self, text: str) -> str:
        if text not in self.choices:
            raise ValueError(text)
        return text

    def describe(self) -> str:
        return either(self.choices) if len(self.choices) > 1 else f"always {self.choices[0]}"

    def facts(self) -> dict[str, str]:
        what = "one-of" if len(self.choices) > 1 else "always"
        return {"what": what, "list": ", ".join(self.choices)}


@dataclass(frozen=True, slots=True)
class NumberPerPlayers:
    """A number for everybody, or five with commas for two to six players."""

    low: int
    high: int
    step: int = 1

    def parse(self, text: str) -> PerPlayers:
        parts = [self._number(part) for part in text.split(",")]
        if len(parts) == 1:
            return PerPlayers.same(parts[0])
        if len(parts) != 5:
            raise ValueError(text)
        return PerPlayers(*parts)

    def describe(self) -> str:
        one = Number(self.low, self.high, self.step).describe()
        return f"{one}, or five of them with commas for 2, 3, 4, 5, 6 players"

    def facts(self) -> dict[str, str]:
        one = Number(self.low, self.high, self.step).facts()
        return one | {"what": f"{one['what']}-per-players"}

    def _number(self, text: str) -> int:
        number = whole(text)
        if not self.low <= number <= self.high or number % self.step:
            raise ValueError(text)
        return number


@dataclass(frozen=True, slots=True)
class PlayerNumbers:
    """The numbers of players a table may have, ascending, with commas."""

    low: int = 2
    high: int = 6

    def parse(self, text: str) -> tuple[int, ...]:
        numbers = tuple(whole(part) for part in text.split(","))
        ascending = all(a < b for a, b in pairwise(numbers))
        if not ascending or numbers[0] < self.low or numbers[-1] > self.high:
            raise ValueError(text)
        return numbers

    def describe(self) -> str:
        return f"numbers from {self.low} to {self.high}, ascending, with commas"

    def facts(self) -> dict[str, str]:
        return {"what": "players", "first": str(self.low), "last": str(self.high)}


def shown(text: str) -> str:
    """A text somebody typed, quoted for a sentence: one line of bounded length."""
    visible = "".join([c if c.isprintable() else "?" for c in text])
    return f"“{visible}”" if len(visible) <= 40 else f"“{visible[:40]}…”"


def either(words: list[str] | tuple[str, ...]) -> str:
    """`2, 3 or 4`."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]
