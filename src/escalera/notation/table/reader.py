"""Table files read from bytes, texts and files."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from escalera.errors import CardError, FileError, RulesError
from escalera.notation.players import players_fault
from escalera.notation.source import malformed, read_source, to_bytes, to_text
from escalera.notation.table.cards import hand_of, meld_of
from escalera.notation.table.counts import counts_beyond_pack, named_beyond_pack
from escalera.notation.table.data import OUT, PHASES, HandText, TableFile, TableLines, TableSide
from escalera.notation.table.entries import Entries
from escalera.notation.table.locate import entry_lines
from escalera.notation.words import card, plain, shown, words
from escalera.rules import Rules, edition

LARGEST_TABLE: Final = 64_000
"""Bytes. One position needs about two thousand."""

LONGEST_LINE: Final = 4000
"""Characters. The whole pack has under 500, and TOML's reader is slow with keys of many parts."""

BEYOND_PACK: Final = "beyond-pack"
"""The code of a position with more cards than there are; status 1."""

_PLACE: Final = re.compile(r" \(at (?:line ([0-9]+), column [0-9]+|end of document)\)")
_TOP_KEYS: Final = ("edition", "players", "rules", "side", "turn", "phase", "pile", "stock")
_SIDE_KEYS: Final = ("total", "melds", "red_threes", "hands", "out")
_LARGEST_TOTAL: Final = 999_999_999
_MOST_CARDS: Final = 9999
"""More than any pack has; what is below this and beyond the pack is counted, not malformed."""

T = TypeVar("T")


def read_table(path: str | os.PathLike[str]) -> TableFile:
    """The position in a file; `FileError` also when the file can't be read."""
    return parse_table(read_source(path, LARGEST_TABLE))


def parse_table(data: bytes | str) -> TableFile:
    """The position in a text; raises `FileError` and nothing else.

    Whether its melds are legal, and whether a side may have gone out, isn't judged here.
    """
    text = to_text(to_bytes(data, LARGEST_TABLE))
    found = _toml(text)
    lines = TableLines(entry_lines(text))
    top = Entries(found, lines)
    top.only(_TOP_KEYS)
    rules = _rules(top)
    players = top.whole("players", 2, 6)
    fault = players_fault(rules, players, lines.of("players"))
    if fault and fault.status == 2:
        raise fault
    table = TableFile(
        rules=rules,
        players=players,
        turn=top.whole("turn", 1, players) if "turn" in found else None,
        phase=top.choice("phase", PHASES) if "phase" in found else None,
        pile=_pile(top) if "pile" in found else None,
        stock=top.whole("stock", 0, _MOST_CARDS) if "stock" in found else None,
        sides=_sides(top, rules.sides(players)),
        lines=lines,
    )
    _check_counts(table, fault)
    return table


def _toml(text: str) -> dict[str, object]:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise malformed(number, f"this line is longer than {LONGEST_LINE} characters")
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise malformed(1, "the brackets of this file are nested too deeply") from error
    except ValueError as error:
        raise _toml_fault(text, str(error)) from error


def _toml_fault(text: str, sentence: str) -> FileError:
    place = _PLACE.search(sentence)
    if place is None:
        return malformed(1, plain(f"not TOML: {sentence}"))
    line = int(place[1]) if place[1] else text.rstrip().count("\n") + 1
    return malformed(line, plain(f"not TOML: {_PLACE.sub('', sentence)}"))


def _rules(top: Entries) -> Rules:
    name = top.text("edition")
    try:
        rules = edition(name)
    except RulesError as error:
        raise top.fault(plain(str(error)), "edition") from error
    try:
        return rules.with_house_rules(_house_rules(top))
    except RulesError as error:
        raise top.fault(plain(str(error)), "rules", error.name) from error


def _house_rules(top: Entries) -> Mapping[str, object]:
    house = top.table("rules")
    for name, value in house.items():
        numbers = value if isinstance(value, list) else [value]
        if not isinstance(value, str) and not all(isinstance(n, int) for n in numbers):
            raise top.fault(f"{shown(name)} is a number or a text in quotes", "rules", name)
    return house


def _sides(top: Entries, seats: tuple[tuple[int, ...], ...]) -> tuple[TableSide, ...]:
    sides = top.tables("side")
    if len(sides) != len(seats):
        sentence = f"{len(seats)} sides play, and here are {len(sides)} of [[side]]"
        raise top.fault(sentence, "side", len(sides) - 1)
    return tuple([_side(side, len(own)) for side, own in zip(sides, seats, strict=True)])


def _side(side: Entries, seats: int) -> TableSide:
    side.only(_SIDE_KEYS)
    return TableSide(
        total=side.whole("total", -_LARGEST_TOTAL, _LARGEST_TOTAL) if "total" in side.found else 0,
        melds=_listed(side, "melds", meld_of) if "melds" in side.found else (),
        red_threes=side.whole("red_threes", 0, _MOST_CARDS) if "red_threes" in side.found else 0,
        hands=_hands(side, seats) if "hands" in side.found else (HandText(),) * seats,
        out=side.choice("out", OUT) if "out" in side.found else None,
    )


def _hands(side: Entries, seats: int) -> tuple[HandText, ...]:
    hands = _listed(side, "hands", hand_of)
    if len(hands) != seats:
        sentence = f"the side has {seats} seats, and here are {len(hands)} hands"
        raise side.fault(sentence, "hands", max(len(hands) - 1, 0))
    return hands


def _listed(side: Entries, key: str, read: Callable[[str], T]) -> tuple[T, ...]:
    found = []
    for n, text in enumerate(side.texts(key)):
        try:
            found.append(read(text))
        except CardError as error:
            raise side.fault(str(error), key, n) from error
    return tuple(found)


def _pile(top: Entries) -> tuple[int, ...]:
    try:
        return tuple([card(word) for word in words(top.text("pile"))])
    except CardError as error:
        raise top.fault(str(error), "pile") from error


def _check_counts(table: TableFile, players_fault: FileError | None) -> None:
    """What is malformed goes before what is only illegal."""
    named = named_beyond_pack(table)
    if named:
        raise malformed(table.lines.of(*named[0]), named[1])
    if players_fault:
        raise players_fault
    counts = counts_beyond_pack(table)
    if counts:
        raise FileError(table.lines.of(*counts[0]), BEYOND_PACK, counts[1], status=1)
