"""Records written, and read back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from escalera.notation.record import (
    Record,
    header_lines,
    move_line,
    parse_record,
    record_text,
    round_lines,
    score_line,
)
from escalera.rules import edition
from tests.notation.samples import RECORD
from tests.notation.strategies import records


@settings(max_examples=60, deadline=None)
@given(records())
def test_what_is_written_is_read_back(record: Record) -> None:
    text = record_text(record)
    assert parse_record(text) == record
    assert parse_record(text.encode()) == record
    assert record_text(parse_record(text)) == text


def test_the_written_form() -> None:
    written = record_text(parse_record(RECORD.replace("1 draw", "1  DRAW # so")))
    assert written == RECORD.replace("Round: 4\n", "Round: 4\nDealer: 1\n")


def test_only_what_is_needed_is_written() -> None:
    plain = Record(edition("bolivia"), 2, (0, 0))
    assert record_text(plain) == "Format: 1\nEdition: bolivia\nPlayers: 2\n"


def test_later_versions_of_an_edition_are_named() -> None:
    second = replace(edition("bolivia"), version=2)
    assert second.edition_text == "bolivia@2"
    assert "Edition: bolivia\n" in record_text(Record(edition("bolivia"), 2, (0, 0)))


def test_a_running_game_is_written_line_by_line() -> None:
    record = parse_record(RECORD)
    lines = header_lines(record)
    for played in record.rounds:
        lines += round_lines(played)
        lines += [move_line(move.seat, move.act) for move in played.moves]
        lines += [] if played.score is None else [score_line(played.score)]
    assert parse_record("\n".join(lines)) == record


@pytest.mark.parametrize("name", ["", "a|b", "a #b", " a", "a\n1 draw"])
def test_names_that_could_not_be_read_back_are_not_written(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        record_text(Record(edition("bolivia"), 2, (0, 0), (name, "Ben")))


def test_lines_are_no_part_of_what_a_record_says() -> None:
    assert parse_record("\n\n" + RECORD) == parse_record(RECORD)
    assert parse_record(RECORD.replace("1 draw", "3 draw")) != parse_record(RECORD)
