"""Steps: the engine's small moves, each one number.

A step is an operation in the lowest four bits and up to three operands of eight bits. Lists of
steps name one of several equal cards: the lowest suit of a two or of a black three.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.vecs import vec

STEP_DRAW: Final[i64] = 1
STEP_PASS: Final[i64] = 2
STEP_TAKE: Final[i64] = 3
"""Begin a take: meld index + 1 (0: a new meld), natural cards of the top's rank (a byte), wilds."""
STEP_TOP: Final[i64] = 4
"""Take the top card alone: meld index."""
STEP_RANK: Final[i64] = 5
"""Start a rank meld of three: rank, naturals (a byte), wilds."""
STEP_SEQUENCE: Final[i64] = 6
"""Start a sequence of three: suit, lowest rank."""
STEP_WILD: Final[i64] = 7
"""Start a wild meld of three: twos, jokers."""
STEP_ADD: Final[i64] = 8
"""Add a card: face, meld index."""
STEP_CLOSE: Final[i64] = 9
"""The act under way is done."""
STEP_MERGE: Final[i64] = 10
"""Merge: the index that stays, the index that joins it."""
STEP_ASK: Final[i64] = 11
STEP_YES: Final[i64] = 12
STEP_NO: Final[i64] = 13
STEP_DISCARD: Final[i64] = 14
"""Discard: face."""

STEP_BITS: Final[i64] = 28
"""How many bits a step has."""
LARGEST_STEP: Final = (1 << 28) - 1

NO_WILD: Final[i64] = 0
A_TWO: Final[i64] = 1
A_JOKER: Final[i64] = 2


def step_of(op: i64, a: i64, b: i64, c: i64) -> i64:
    """Pack a step."""
    return op | (a << 4) | (b << 12) | (c << 20)


def op_of(step: i64) -> i64:
    """A step's operation."""
    return step & 15


def first(step: i64) -> i64:
    """A step's first operand."""
    return (step >> 4) & 255


def second(step: i64) -> i64:
    """A step's second operand."""
    return (step >> 12) & 255


def third(step: i64) -> i64:
    """A step's third operand."""
    return (step >> 20) & 255


@mypyc_attr(acyclic=True, free_list_len=1)
class Steps:
    """A list of legal steps, made once and filled again and again by the inner loops."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 40)
        self.size: i64 = 0

    def make_room(self, steps: i64) -> None:
        """Room for so many more steps, which are then written to `items` without `push`."""
        while self.size + steps > len(self.items):
            self._grow()

    def push(self, step: i64) -> None:
        """Append a step."""
        n = self.size
        if n == len(self.items):
            self._grow()
        self.items[n] = step
        self.size = n + 1

    def _grow(self) -> None:
        wider = vec[i64]([0] * (2 * len(self.items)))
        for i in range(self.size):
            wider[i] = self.items[i]
        self.items = wider

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: int) -> int:
        i: i64 = index
        if i < 0:
            i += self.size
        if i < 0 or i >= self.size:
            raise IndexError("there are fewer legal steps")
        return self.items[i]

    def __bool__(self) -> bool:
        return self.size != 0

    def at(self, share: float) -> int:
        """The step at a share of the list, from 0 up to, not including, 1: `at(random())` is any of them."""
        if not 0.0 <= share < 1.0:
            raise ValueError("a share lies from 0 up to, not including, 1")
        if self.size == 0:
            raise IndexError("there are no legal steps")
        return self.items[i64(int(share * float(int(self.size))))]

    def __iter__(self) -> Iterator[int]:
        return iter([int(self.items[i]) for i in range(self.size)])

    def __contains__(self, step: int) -> bool:
        if step < 0 or step > LARGEST_STEP:
            return False
        wanted: i64 = step
        for i in range(self.size):
            if self.items[i] == wanted:
                return True
        return False
