"""Small files that the tests of this folder start from."""

from __future__ import annotations

import random

import pytest

from escalera.cards import cards_text
from escalera.errors import FileError
from escalera.notation.record import parse_record
from escalera.notation.table import parse_table
from escalera.rules import edition


def shuffled(code: str, seed: int = 0) -> tuple[int, ...]:
    """The pack of an edition in some order."""
    pack = edition(code).pack()
    random.Random(seed).shuffle(pack)
    return tuple(pack)


def stock_text(code: str, seed: int = 0) -> str:
    """The same as a record writes it."""
    return cards_text(shuffled(code, seed))


RECORD = f"""\
Format: 1
Edition: classic
Rules: target=7500
Players: 4
Names: Ada | Ben | Cleo | Dan
Totals: 100 -5

Round: 3
Dealer: 4
Stock: {stock_text("classic", 1)}
Proof: sha256 00ff
1 draw
1 meld 4H 4D 4C / 7C 7D 7S
1 discard KD
2 pass
Score: 1125 -320

Round: 4
Stock: {stock_text("classic", 2)}
2 take #1 KS / 9C 9D 9H
"""

TABLE = """\
edition = "bolivia"
players = 4
turn = 2
phase = "play"
pile = "9C KD 4S"
stock = 60

[rules]
going_out_bonus = 200

[[side]]
total = 1200
melds = [
    "4H 5H 6H",  # a run
    "2C 2D 2H",
    "K K K X",
]
red_threes = 2
hands = ["", "JD 12?"]
out = "yes"

[[side]]
melds = ["10 T t"]
hands = ["3S a 7h", "11?"]
"""


def with_line(text: str, number: int, line: str) -> str:
    """The text with one line replaced; its number counts from 1."""
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def without_line(text: str, number: int) -> str:
    """The text without one of its lines."""
    lines = text.split("\n")
    del lines[number - 1]
    return "\n".join(lines)


def record_fault(data: str | bytes) -> FileError:
    """The error a record is refused with."""
    with pytest.raises(FileError) as caught:
        parse_record(data)
    return caught.value


def table_fault(data: str | bytes) -> FileError:
    """The error a table file is refused with."""
    with pytest.raises(FileError) as caught:
        parse_table(data)
    return caught.value


def place(error: FileError) -> tuple[int, str, int]:
    """The line, code and status of an error."""
    return error.line, error.code, error.status
