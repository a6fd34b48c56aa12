"""The headers of a record: format, edition, house rules, players, names, totals."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from escalera.errors import FileError, RulesError
from escalera.notation.players import players_fault
from escalera.notation.record.data import HeaderLines
from escalera.notation.record.lines import HEADERS, Line
from escalera.notation.source import malformed
from escalera.notation.words import plain, shown, whole_number, words
from escalera.rules import Rules, edition

FORMAT: Final = 1
"""The form of record that is written, and the newest that is read."""

_FORMAT: Final = re.compile(rb"^[ \t]*Format:[ \t]*([0-9]+)(?=[ \t\r\n]|\Z)", re.MULTILINE)
_ROUND: Final = re.compile(rb"^[ \t]*Round:", re.MULTILINE)
_NOT_IN_NAMES: Final = ("Cc", "Cs", "Zl", "Zp")


@dataclass(frozen=True, slots=True)
class Headers:
    """The headers, understood; `players_fault` waits until the rest of the file has been read."""

    rules: Rules
    players: int
    names: tuple[str, ...] | None
    totals: tuple[int, ...]
    lines: HeaderLines
    players_fault: FileError | None


def check_format(raw: bytes) -> None:
    """Refuses a newer format before anything else in the file is judged."""
    first_round = _ROUND.search(raw)
    found = _FORMAT.search(raw, 0, first_round.start() if first_round else len(raw))
    if found is None:
        return
    number = found[1].lstrip(b"0")
    if len(number) > 1 or number > str(FORMAT).encode():
        line = raw.count(b"\n", 0, found.start(1)) + 1
        sentence = f"this is format {shown(number.decode())}; up to {FORMAT} can be read here"
        raise FileError(line, "newer-format", sentence)


def read_headers(lines: Iterator[Line]) -> tuple[Headers, Line | None]:
    """The headers, and the first `Round:` line when there is one."""
    found, after, fault = _collect(lines)
    headers = _understand(found, fault)
    if fault:
        raise fault
    return headers, after


def name_fault(name: str) -> str | None:
    """Why a record can't hold this name, as a sentence; None when it can."""
    if not name:
        return "a name is empty"
    if "|" in name or "#" in name:
        return f"the name {shown(name)} holds a “|” or a “#”"
    if name != name.strip():
        return f"the name {shown(name)} has a blank at one of its ends"
    if any(unicodedata.category(ch) in _NOT_IN_NAMES for ch in name):
        return f"the name {shown(name)} holds a line break or a control character"
    return None


def whole_numbers(line: Line, count: int, of_what: str) -> tuple[int, ...]:
    """The numbers of a line that has one for each side."""
    numbers = []
    for word in words(line.text):
        number = whole_number(word)
        if number is None:
            raise malformed(line.number, f"{shown(word)} is not a whole number")
        numbers.append(number)
    if len(numbers) != count:
        sides = f"{count} sides need {count} {of_what}, and here are {len(numbers)}"
        raise malformed(line.number, sides)
    return tuple(numbers)


Found = dict[str, Line]


def _collect(lines: Iterator[Line]) -> tuple[Found, Line | None, FileError | None]:
    """Headers by key up to the first round or the first fault, which is handed on: one of the
    headers above it may be wrong too, and the fault that stands first is the one to report."""
    found: Found = {}
    try:
        for line in lines:
            if line.key == "Round":
                return found, line, None
            _check_place(line, found)
            found[line.key] = line
    except FileError as fault:
        return found, None, fault
    return found, None, None


def _check_place(line: Line, found: Found) -> None:
    if line.key not in HEADERS:
        what = f"“{line.key}:”" if line.key else "an action"
        raise malformed(line.number, f"{what} stands before the first “Round:”")
    if line.key in found:
        first = found[line.key].number
        raise malformed(line.number, f"a second “{line.key}:”; the first is on line {first}")


def _understand(found: Found, fault: FileError | None) -> Headers:
    _check_format_line(found.get("Format"))
    rules = _rules(_required("Edition", found, fault), found.get("Rules"))
    players_line = _required("Players", found, fault)
    players = _players(players_line, rules)
    sides = len(rules.sides(players))
    totals = found.get("Totals")
    return Headers(
        rules,
        players,
        _names(found.get("Names"), players),
        whole_numbers(totals, sides, "totals") if totals else (0,) * sides,
        HeaderLines(**{key.lower(): line.number for key, line in found.items()}),
        players_fault(rules, players, players_line.number),
    )


def _required(key: str, found: Found, fault: FileError | None) -> Line:
    line = found.get(key)
    if line is None:
        raise fault or malformed(1, f"there is no “{key}:” line")
    return line


def _check_format_line(line: Line | None) -> None:
    if line and whole_number(line.text) != FORMAT:
        raise malformed(line.number, f"{shown(line.text)} is not a format of records")


def _rules(edition_line: Line, rules_line: Line | None) -> Rules:
    try:
        rules = edition(edition_line.text)
    except RulesError as error:
        raise malformed(edition_line.number, plain(str(error))) from error
    if rules_line is None:
        return rules
    try:
        return rules.with_house_rules(_house_rules(rules_line))
    except RulesError as error:
        raise malformed(rules_line.number, plain(str(error))) from error


def _house_rules(line: Line) -> dict[str, object]:
    found: dict[str, object] = {}
    for word in words(line.text):
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise malformed(line.number, f"{shown(word)} is not of the form “name=value”")
        if name in found:
            raise malformed(line.number, f"the house rule {shown(name)} is named twice")
        found[name] = value
    return found


def _players(line: Line, rules: Rules) -> int:
    players = whole_number(line.text)
    if players is None:
        raise malformed(line.number, f"{shown(line.text)} is not a number of players")
    fault = players_fault(rules, players, line.number)
    if fault and fault.status == 2:
        raise fault
    return players


def _names(line: Line | None, players: int) -> tuple[str, ...] | None:
    if line is None:
        return None
    names = tuple([name.strip(" \t") for name in line.text.split("|")])
    if len(names) != players:
        raise malformed(line.number, f"{players} players need {players} names, not {len(names)}")
    for fault in filter(None, map(name_fault, names)):
        raise malformed(line.number, fault)
    return names
