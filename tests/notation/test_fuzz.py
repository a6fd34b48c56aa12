"""No file, however broken, raises anything but `FileError`."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escalera.errors import FileError
from escalera.notation.record import parse_record, record_text
from escalera.notation.table import parse_table, table_text
from tests.notation.samples import RECORD, TABLE

SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=150, deadline=None)
MANY = settings(max_examples=2000, deadline=None)


def check_record(data: str | bytes) -> None:
    try:
        record = parse_record(data)
    except FileError as error:
        check_error(data, error)
    else:
        assert parse_record(record_text(record)) == record


def check_table(data: str | bytes) -> None:
    try:
        table = parse_table(data)
    except FileError as error:
        check_error(data, error)
    else:
        assert parse_table(table_text(table)) == table


def check_error(data: str | bytes, error: FileError) -> None:
    breaks = data.count("\n") if isinstance(data, str) else data.count(b"\n")
    assert 1 <= error.line <= breaks + 1
    assert (error.status == 2) == (error.code in ("malformed", "newer-format"))
    assert error.sentence.isprintable() and len(error.sentence) < 600


def mutated(text: str, seed: int) -> str:
    """The text after one to four accidents to its lines and characters."""
    chance = random.Random(seed)
    lines = text.split("\n")
    for _ in range(chance.randint(1, 4)):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        accident = chance.randrange(5)
        if accident == 0 and len(lines) > 1:
            del lines[at]
        elif accident == 1:
            lines.insert(other, lines[at])
        elif accident == 2:
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = _typo(lines[at], chance)
    return "\n".join(lines)


def _typo(line: str, chance: random.Random) -> str:
    at = chance.randint(0, len(line))
    letter = chance.choice("0123456789#/|=:@?.-+ \t\r\"'[]{}\\AKXhs_\0é\u2028")
    return line[:at] + letter + line[at + chance.randint(0, 2) :]


@FEW
@given(st.binary() | st.text())
def test_anything_as_a_record(data: str | bytes) -> None:
    check_record(data)


@FEW
@given(st.binary() | st.text())
def test_anything_as_a_table(data: str | bytes) -> None:
    check_table(data)


@MANY
@given(SEEDS)
def test_accidents_to_a_record(seed: int) -> None:
    check_record(mutated(RECORD, seed))


@MANY
@given(SEEDS)
def test_accidents_to_a_table(seed: int) -> None:
    check_table(mutated(TABLE, seed))


@FEW
@given(SEEDS, st.binary(min_size=1, max_size=3))
def test_wrong_bytes_in_good_files(seed: int, wrong: bytes) -> None:
    for check, text in ((check_record, RECORD), (check_table, TABLE)):
        at = seed % len(text)
        check(text[:at].encode() + wrong + text[at:].encode())


KEYS = st.sampled_from(["edition", "players", "rules", "side", "turn", "phase", "pile", "stock"])
WORTHLESS = st.sampled_from(
    [
        "0",
        "-1",
        "true",
        "1.5",
        "nan",
        "1979-05-27",
        "[]",
        "[[]]",
        "{}",
        "[{}]",
        '""',
        '"x"',
        '["", 1]',
        "9" * 5000,
    ]
)


@FEW
@given(st.dictionaries(KEYS, WORTHLESS, max_size=4))
def test_values_of_every_type(found: dict[str, str]) -> None:
    extra = "".join([f"{key} = {value}\n" for key, value in found.items()])
    left = [line for line in TABLE.split("\n") if line.split(" =")[0] not in found]
    check_table(extra + "\n".join(left))


NESTED = ["pile = " + "[\n" * 30_000, "[rules]\ntarget" + ".a" * 1900 + " = 1", "a = " + "{a=" * 1000]


@pytest.mark.parametrize("text", NESTED, ids=["brackets", "dots", "braces"])
def test_deeply_nested_files(text: str) -> None:
    check_table(text)
    check_table('edition = "bolivia"\nplayers = 2\n' + text)
