"""On which line the faults of a table file are reported."""

from __future__ import annotations

import pytest

from escalera.notation.table import parse_table
from escalera.notation.table.locate import entry_lines
from tests.notation.samples import TABLE, place, table_fault, with_line, without_line

FAULTS = [
    (1, 'edition = "canasta"', "no edition “canasta”"),
    (1, "edition = 3", "“edition” is a text in quotes"),
    (2, "players = 7", "from 2 to 6"),
    (2, 'players = "4"', "whole number"),
    (2, "players = true", "whole number"),
    (2, "players = 4.0", "whole number"),
    (2, "players 4", "not TOML"),
    (2, "players = 3", "3 sides play, and here are 2"),
    (3, "turn = 5", "from 1 to 4"),
    (4, 'phase = "think"', "not “think”"),
    (5, 'pile = "9C K"', "“K” is not a card"),
    (5, 'pile = ["9C"]', "text in quotes"),
    (6, "stock = -1", "from 0"),
    (6, "players = 4", "not TOML"),
    (7, "dealer = 2", "“dealer” is none of the entries here"),
    (9, "fourteenth_card = 7", "fourteenth_card"),
    (9, "going_out_bonus = 5000", "going_out_bonus"),
    (9, "target = 1.5", "“target” is a number or a text"),
    (9, "target = {}", "“target” is a number or a text"),
    (12, 'total = "many"', "whole number"),
    (12, "points = 3", "“points” is none"),
    (14, '    "4H 5H 1H",', "“1H” is not a card"),
    (15, '    "3 3 3",', "“3” needs a suit"),
    (15, '    "K 2?",', "“2?” is not a card"),
    (16, '    "",', "a meld without cards"),
    (18, "red_threes = -1", "from 0"),
    (19, 'hands = [""]', "the side has 2 seats, and here are 1 hands"),
    (19, 'hands = ["", "JD 0?"]', "“0?” is not a number of unknown cards"),
    (19, 'hands = ["", "?"]', "“?” is not a number of unknown cards"),
    (19, 'hands = ["", 3]', "list of texts"),
    (19, 'hands = "JD"', "list of texts"),
    (20, 'out = "no"', "“yes”, “concealed”, not “no”"),
    (20, "out = true", "text in quotes"),
    (23, 'melds = ["10 T 11"]', "“11” is not a card"),
    (24, 'hands = ["3S a 7h", "KZ"]', "“KZ” is not a card"),
    (24, "hands = [", "not TOML"),
]


@pytest.mark.parametrize(("number", "line", "sentence"), FAULTS, ids=[line for _, line, _ in FAULTS])
def test_a_fault_is_reported_on_its_line(number: int, line: str, sentence: str) -> None:
    error = table_fault(with_line(TABLE, number, line))
    expected = {"players = 3": 22, "hands = [": error.line}.get(line, number)
    assert place(error) == (expected, "malformed", 2)
    assert sentence in error.sentence


@pytest.mark.parametrize(("number", "key"), [(1, "edition"), (2, "players")])
def test_required_entries(number: int, key: str) -> None:
    error = table_fault(without_line(TABLE, number))
    assert place(error) == (1, "malformed", 2)
    assert f"no “{key}”" in error.sentence


@pytest.mark.parametrize("text", ["", "rules = 3", "side = 3", "side = [3]", "[side]"])
def test_wrong_shapes(text: str) -> None:
    assert place(table_fault(f'edition = "samba"\nplayers = 2\n{text}\n'))[1:] == ("malformed", 2)


def test_the_end_of_a_broken_file_is_its_last_line() -> None:
    assert table_fault("a = [\n1,\n2,\n\n").line == 3


def test_lines_are_found_for_every_entry() -> None:
    lines = parse_table(TABLE).lines
    assert [lines.of("rules", "going_out_bonus"), lines.of("rules")] == [9, 8]
    assert [lines.of("side", n) for n in (0, 1)] == [11, 22]
    assert [lines.of("side", 0, "melds", n) for n in (0, 1, 2)] == [14, 15, 16]
    assert [lines.of("side", 0, "out"), lines.of("side", 1, "hands", 1)] == [20, 24]


def test_unknown_places_fall_back_to_what_they_stand_in() -> None:
    lines = parse_table(TABLE).lines
    assert [lines.of("side", 1, "out"), lines.of("side", 9), lines.of("nothing")] == [22, 1, 1]


AWKWARD = """\
"edition" = 'samba' # [[side]]
side = [ {melds = ["a",
  "b"]} ]
note = \"\"\"
[[side]]
melds = ["c"]
\"\"\"
list = [
  # "d",
  'e[', "f\\"]",

  [ "g" ], "h" ]
[ rules ]
x = 1
"""


def test_awkward_toml() -> None:
    lines = entry_lines(AWKWARD)
    assert lines[("edition",)] == 1
    assert ("side", 0) not in lines
    assert (lines[("note",)], lines[("list",)]) == (4, 8)
    assert [lines[("list", n)] for n in range(3)] == [10, 10, 12]
    assert (lines[("rules",)], lines[("rules", "x")]) == (13, 14)
