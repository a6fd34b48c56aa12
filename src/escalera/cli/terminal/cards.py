"""Cards as players type them: by number or by name, in any order."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from escalera.cli.terminal.hand import Hand
from escalera.cli.terminal.names import Names

_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_MELD: Final = re.compile(r"#([1-9][0-9]?)")
_RANGE: Final = re.compile(r"([0-9]{1,3})[-–]([0-9]{1,3})")


class Unreadable(Exception):
    """What was typed can't be read: the key of a sentence, and its facts."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Typed:
    """One list: the number of a meld, if one was named, and cards of the hand."""

    meld: int
    cards: tuple[int, ...]


def typed_lists(words: Sequence[str], hand: Hand, names: Names) -> list[Typed]:
    """The lists between strokes, at least one; empty ones are left out."""
    lists: list[list[str]] = [[]]
    for word in words:
        if word == "/":
            lists.append([])
        else:
            lists[-1].append(word)
    reader = _Reader(hand, names)
    typed = [reader.read(found) for found in lists if found]
    if not typed:
        raise Unreadable("terminal-no-cards")
    return typed


class _Reader:
    """Reads lists one after the other, so that no number is used twice."""

    def __init__(self, hand: Hand, names: Names) -> None:
        self.hand = hand
        self.typed = names
        self.numbers: Counter[int] = Counter()
        self.names: Counter[int] = Counter()

    def read(self, words: Sequence[str]) -> Typed:
        melds = [int(found[1]) for word in words if (found := _MELD.fullmatch(word))]
        if len(melds) > 1:
            raise Unreadable("terminal-two-melds")
        cards = [face for word in words if not _MELD.fullmatch(word) for face in self._faces(word)]
        return Typed(melds[0] if melds else 0, tuple(cards))

    def _faces(self, word: str) -> list[int]:
        """The cards of a number, a range of numbers, a rank or a name."""
        if _NUMBER.fullmatch(word):
            return [self._numbered(int(word))]
        between = _RANGE.fullmatch(word)
        if between:
            return self._between(word, int(between[1]), int(between[2]))
        rank = self.typed.rank(word)
        return [self._named(word)] if rank is None else self._ranked(*rank)

    def _between(self, word: str, low: int, high: int) -> list[int]:
        if low > high:
            raise Unreadable("terminal-bad-range", word=quoted(word))
        return [self._numbered(number) for number in range(low, high + 1)]

    def _ranked(self, rank: int, every: bool) -> list[int]:
        """The next card of a rank that isn't used yet, or every one."""
        free = self._free(rank)
        if not free:
            raise Unreadable("terminal-none-of-rank", cards=(rank * 4,))
        return [self._numbered(number) for number in (free if every else free[:1])]

    def _free(self, rank: int) -> list[int]:
        """The numbers of the rank's cards that are neither laid out nor in the lists so far."""
        used, found = Counter(self.names), []
        for slot in self.hand.slots:
            if slot.face >> 2 == rank and not slot.laid and not self.numbers[slot.number]:
                if not used[slot.face]:
                    found.append(slot.number)
                used[slot.face] -= 1 if used[slot.face] else 0
        return found

    def _named(self, word: str) -> int:
        face = self.typed.face(word)
        if face is None:
            raise Unreadable("terminal-no-card", word=quoted(word))
        self.names[face] += 1
        return face

    def _numbered(self, number: int) -> int:
        face = self.hand.face(number)
        if face is None:
            raise Unreadable("terminal-no-such-number", number=number, most=len(self.hand.slots))
        self.numbers[number] += 1
        if self.numbers[number] > 1:
            raise Unreadable("terminal-number-twice", number=number)
        return face


def quoted(word: str) -> str:
    """What somebody typed, printable and not too long."""
    visible = "".join([ch if ch.isprintable() else "?" for ch in word[:20]])
    return visible if len(word) <= 20 else visible + "..."
