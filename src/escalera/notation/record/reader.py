"""Records read from bytes, texts and files."""

from __future__ import annotations

import os
from typing import Final

from escalera.notation.record.data import Record
from escalera.notation.record.headers import check_format, read_headers
from escalera.notation.record.lines import record_lines
from escalera.notation.record.rounds import read_rounds
from escalera.notation.source import read_source, to_bytes, to_text

LARGEST_RECORD: Final = 4_000_000
"""Bytes. A match of 200 rounds, the highest cap there is, needs about two million."""


def read_record(path: str | os.PathLike[str]) -> Record:
    """The record in a file; `FileError` also when the file can't be read."""
    return parse_record(read_source(path, LARGEST_RECORD))


def parse_record(data: bytes | str) -> Record:
    """The record in a text; raises `FileError` and nothing else.

    Everything that needs no play is checked: grammar, cards, seats, numbers, that each stock is the
    pack and that the deal moves on. The first line that breaks one of these is reported. Only a
    file that is otherwise in order is refused with status 1, for a number of players that only
    another edition has.
    """
    raw = to_bytes(data, LARGEST_RECORD)
    check_format(raw)
    lines = record_lines(to_text(raw))
    headers, first = read_headers(lines)
    rounds = read_rounds(first, lines, headers) if first else []
    if headers.players_fault:
        raise headers.players_fault
    return Record(
        headers.rules,
        headers.players,
        headers.totals,
        headers.names,
        tuple(rounds),
        headers.lines,
    )
