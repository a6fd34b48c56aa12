"""Commands: the first word of a line, in full, as a letter, or by its number in the menu."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from escalera.cli.terminal.keyboards import in_latin
from escalera.cli.terminal.words import words_of

DRAW: Final = "draw"
TAKE: Final = "take"
TOP: Final = "top"
MELD: Final = "meld"
ADD: Final = "add"
MERGE: Final = "merge"
ASK: Final = "ask"
YES: Final = "yes"
NO: Final = "no"
DISCARD: Final = "discard"
PASS: Final = "pass"
PLAY: Final = "play"
BACK: Final = "back"
ORDER: Final = "order"
VIEW: Final = "view"
HISTORY: Final = "history"
SCORE: Final = "score"
RULES: Final = "rules"
HINT: Final = "hint"
HELP: Final = "help"
QUIT: Final = "quit"

LETTERS: Final = {
    DRAW: "d",
    TAKE: "t",
    TOP: "c",
    PASS: "e",
    MELD: "m",
    ADD: "a",
    MERGE: "j",
    ASK: "k",
    DISCARD: "x",
    YES: "y",
    NO: "n",
    PLAY: "p",
    BACK: "b",
    ORDER: "o",
    VIEW: "v",
    HISTORY: "h",
    SCORE: "s",
    RULES: "r",
    HINT: "i",
    HELP: "?",
    QUIT: "q",
}
"""The short form of each command."""

_OTHERS: Final = {
    "lay": MELD,
    "join": MERGE,
    "undo": BACK,
    "exit": QUIT,
    "bye": QUIT,
    "table": VIEW,
    "sort": ORDER,
    "throw": DISCARD,
    "end": PASS,
    "tip": HINT,
}
_MELD: Final = re.compile(r"#[1-9][0-9]?")
_BY_LETTER: Final = {letter: name for name, letter in LETTERS.items()}


@dataclass(frozen=True, slots=True)
class Command:
    """What is to be done: the command's name, the words after it, and whether it was typed in full."""

    name: str
    rest: tuple[str, ...]
    full: bool


def read_command(line: str, menu: Sequence[str]) -> Command | None:
    """The command of a line; an empty line is `VIEW`, None stands for one that can't be read."""
    words = words_of(line)
    if not words:
        return Command(VIEW, (), False)
    first, rest = in_latin(words[0].lower()), tuple(words[1:])
    if first.isascii() and first.isdigit():
        return _by_number(first, rest, menu)
    if _MELD.fullmatch(first):
        return Command(ADD, tuple(words), False)
    name = _BY_LETTER.get(first) or _OTHERS.get(first)
    if name:
        return Command(name, rest, False)
    return Command(first, rest, True) if first in LETTERS else None


def _by_number(word: str, rest: tuple[str, ...], menu: Sequence[str]) -> Command | None:
    number = int(word[:4])
    if rest or not 1 <= number <= len(menu):
        return None
    return Command(menu[number - 1], (), False)
