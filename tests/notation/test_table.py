"""Table files: what they say, and what they can't."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings

from escalera.notation.table import (
    BEYOND_PACK,
    JOKER_RANK,
    LARGEST_TABLE,
    Counted,
    HandText,
    MeldText,
    TableFile,
    parse_table,
    read_table,
    table_text,
)
from escalera.rules import edition
from tests.notation.samples import TABLE, place, table_fault
from tests.notation.strategies import tables

TWO = 'edition = "bolivia"\nplayers = 2\n[[side]]\n{}\n[[side]]\n{}\n'


def test_a_table_is_read() -> None:
    table = parse_table(TABLE)
    assert table.rules == edition("bolivia").with_house_rules({"going_out_bonus": 200})
    assert (table.players, table.turn, table.phase, table.stock) == (4, 2, "play", 60)
    assert table.pile == (28, 45, 11)
    first, second = table.sides
    assert (first.total, first.red_threes, first.out) == (1200, 2, "yes")
    assert first.melds[2] == MeldText((*[Counted(11)] * 3, Counted(JOKER_RANK)))
    assert first.hands == (HandText(), HandText((Counted(9, 1),), 12))
    assert (second.total, second.red_threes, second.out) == (0, 0, None)
    assert second.melds == (MeldText((Counted(8),) * 3),)
    assert second.hands[0] == HandText((Counted(1, 3), Counted(12), Counted(5, 2)))


def test_faces_of_cards() -> None:
    assert [Counted(11, 2).face, Counted(11).face, Counted(JOKER_RANK).face] == [46, None, 52]
    assert [str(Counted(8, 0)), str(Counted(8)), str(Counted(JOKER_RANK))] == ["TC", "T", "X"]
    assert HandText((Counted(8),), 3).size == 4


def test_what_is_optional_may_be_missing() -> None:
    table = parse_table(TWO.format("", ""))
    assert [side.hands for side in table.sides] == [(HandText(),)] * 2
    assert (table.turn, table.phase, table.pile, table.stock) == (None, None, None, None)
    assert table.rules.differences() == {}


def test_unknown_cards_are_added_up() -> None:
    assert parse_table(TWO.format('hands = ["10? 10 2?"]', "")).sides[0].hands[0] == HandText(
        (Counted(8),), 12
    )


def test_house_rules_of_every_type() -> None:
    rules = '[rules]\nwild_on_finished = false\nconcealed_bonus = "none"\ntarget = 5000\nhand = "13"\n'
    table = parse_table('edition = "bolivia@1"\nplayers = 2\nside = [{}, {}]\n' + rules)
    assert set(table.rules.differences()) == {"wild_on_finished", "concealed_bonus", "target", "hand"}


@settings(max_examples=100, deadline=None)
@given(tables())
def test_what_is_written_is_read_back(table: TableFile) -> None:
    assert parse_table(table_text(table)) == table


def test_files_are_read(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text(TABLE, encoding="utf-8-sig", newline="\r\n")
    assert read_table(path) == parse_table(TABLE)


@pytest.mark.parametrize(
    ("data", "line", "sentence"),
    [
        ("#" + "x" * LARGEST_TABLE, 1, "too large"),
        ("\n#" + "x" * 5000, 2, "longer than"),
        (TABLE.encode("utf-16"), 1, "UTF-16"),
        (TABLE.replace("# a run", "# vært").encode("latin-1"), 14, "not UTF-8"),
    ],
)
def test_other_texts_are_refused(data: str | bytes, line: int, sentence: str) -> None:
    error = table_fault(data)
    assert place(error) == (line, "malformed", 2)
    assert sentence in error.sentence


BEYOND = [
    (
        'melds = ["K K K K K K K", "K K K K K"]',
        'melds = ["A A A"]\nhands = ["K"]',
        7,
        "13 cards of rank K, and the pack has 12",
    ),
    ("red_threes = 4", "red_threes = 3", 6, "7 red threes, and the pack has 6"),
    ('hands = ["3H"]', "red_threes = 6", 6, "7 red threes"),
    ('hands = ["3S 3S 3S 3S 3S 3S"]', 'hands = ["3C"]', 6, "7 black threes, and the pack has 6"),
    ('melds = ["X X X", "2 2 2"]', 'melds = ["X X X X"]', 6, "7 jokers, and the pack has 6"),
    ('hands = ["100?"]', 'hands = ["K 62?"]', 6, "163 cards up to here, and the pack has 162"),
    ('melds = ["KH KD KC K"]', 'melds = ["KH KD KC KS KH KD KC KS K"]', 6, "13 cards of rank K"),
]


@pytest.mark.parametrize(("first", "second", "line", "sentence"), BEYOND, ids=[case[3] for case in BEYOND])
def test_counts_beyond_the_pack_are_illegal(first: str, second: str, line: int, sentence: str) -> None:
    error = table_fault(TWO.format(first, second))
    assert place(error) == (line, BEYOND_PACK, 1)
    assert error.sentence.startswith(sentence)


def test_pile_and_stock_are_counted() -> None:
    everything = TWO.format('hands = ["100?"]', 'hands = ["61?"]')
    assert place(table_fault("stock = 2\n" + everything)) == (1, BEYOND_PACK, 1)
    assert place(table_fault('pile = "9C 9C"\n' + everything)) == (7, BEYOND_PACK, 1)
    parse_table('stock = 0\npile = "9C"\n' + everything)


def test_suits_of_threes_stand_for_colours() -> None:
    table = parse_table(TWO.format('melds = ["3S 3S 3S"]', 'hands = ["3S 3S 3S"]'))
    threes = (Counted(1, 3),) * 3
    assert (table.sides[0].melds, table.sides[1].hands) == ((MeldText(threes),), (HandText(threes),))


NAMED = [
    ('melds = ["AH AH AH"]', 'hands = ["AH AH"]', 6, "4 × AH, and the pack has 3"),
    ('melds = ["2H 2H 2H 2H"]', "", 4, "4 × 2H"),
]


@pytest.mark.parametrize(("first", "second", "line", "sentence"), NAMED)
def test_named_faces_beyond_the_pack_are_malformed(first: str, second: str, line: int, sentence: str) -> None:
    error = table_fault(TWO.format(first, second))
    assert place(error) == (line, "malformed", 2)
    assert error.sentence.startswith(sentence)


def test_faces_in_the_pile_are_named() -> None:
    fault = table_fault('pile = "AH AH"\n' + TWO.format('hands = ["AH"]', 'hands = ["AH"]'))
    assert place(fault) == (7, "malformed", 2)


def test_malformed_goes_before_illegal() -> None:
    five = TWO.replace("players = 2", "players = 5") + "[[side]]\n" * 3
    assert place(table_fault(five.format("", ""))) == (2, "not-in-edition", 1)
    assert place(table_fault(five.format("red_threes = 9", ""))) == (2, "not-in-edition", 1)
    assert place(table_fault(five.format("", 'hands = ["1H"]'))) == (6, "malformed", 2)
    assert place(table_fault(five.format("", 'hands = ["AH AH AH AH"]'))) == (6, "malformed", 2)
    assert place(table_fault(TWO.format("red_threes = 9", 'hands = ["AH AH AH AH"]'))) == (6, "malformed", 2)
