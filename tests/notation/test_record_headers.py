"""The headers of a record, each fault on its own line."""

from __future__ import annotations

import pytest

from escalera.notation.record import HeaderLines, parse_record
from escalera.rules import edition
from tests.notation.samples import RECORD, place, record_fault, stock_text, with_line, without_line

HEADS = RECORD.split("\nRound: 3")[0]


def test_the_headers_are_read_with_their_lines() -> None:
    record = parse_record(HEADS)
    assert record.rules == edition("classic").with_house_rules({"target": "7500"})
    assert (record.edition, record.version, record.players) == ("classic", 1, 4)
    assert record.names == ("Ada", "Ben", "Cleo", "Dan")
    assert record.totals == (100, -5)
    assert record.sides == ((1, 3), (2, 4))
    assert record.rounds == ()
    assert record.lines == HeaderLines(1, 2, 3, 4, 5, 6)


def test_what_is_optional_may_be_missing() -> None:
    record = parse_record("Edition: samba@1\nPlayers: 5")
    assert (record.rules, record.totals, record.names) == (edition("samba"), (0,) * 5, None)
    assert record.lines == HeaderLines(edition=1, players=2)


def test_headers_may_stand_in_any_order() -> None:
    record = parse_record("Totals: 5 0\nNames:Ada|Ben\nPlayers:2\nRules:\nEdition:bolivia\n")
    assert (record.names, record.totals) == (("Ada", "Ben"), (5, 0))


def test_trios_have_two_totals() -> None:
    text = "Edition: samba\nRules: six_as={}\nPlayers: 6\nTotals: 1 2"
    assert parse_record(text.format("trios")).totals == (1, 2)
    assert place(record_fault(text.format("pairs"))) == (4, "malformed", 2)


FAULTS = [
    (1, "Format: 0", "is not a format"),
    (1, "Format: one", "is not a format"),
    (1, "Format:", "is not a format"),
    (2, "Edition: canasta", "no edition “canasta”"),
    (2, "Edition: classic@2", "no version"),
    (2, "Edition:", "no edition"),
    (2, "Edition : classic", "neither a header nor an action"),
    (2, "edition: classic", "is written “Edition:”"),
    (3, "Rules: going_out_bonus=200 fourteenth_card=7", "fourteenth_card"),
    (3, "Rules: target=12", "target"),
    (3, "Rules: take_joins=no", "take_joins"),
    (3, "Rules: target = 7500", "name=value"),
    (3, "Rules: target=5000 target=7500", "twice"),
    (4, "Players: four", "“four” is not a number of players"),
    (4, "Players: 04", "“04” is not a number of players"),
    (4, "Players: 7", "7"),
    (4, "Players: 1", "1"),
    (4, "Players: 4 4", "not a number of players"),
    (5, "Names: Ada | Ben | Cleo", "4 players need 4 names, not 3"),
    (5, "Names: Ada | Ben | | Dan", "a name is empty"),
    (5, "Names: Ada | Ben #1 | Cleo | Dan", "holds a “|” or a “#”"),
    (5, "Names: Ada | Ben # | Cleo | Dan", "not 2"),
    (5, "Names: Ada | Ben\N{NO-BREAK SPACE} | Cleo | Dan", "a blank at one of its ends"),
    (5, "Names: Ada | Ben\N{LINE SEPARATOR}Bo | Cleo | Dan", "control character"),
    (6, "Totals: 100", "2 sides need 2 totals, and here are 1"),
    (6, "Totals: 1 2 3", "2 sides need 2 totals"),
    (6, "Totals: 100 −5", "is not a whole number"),
    (6, "Totals: 100 +5", "is not a whole number"),
    (6, "Totals: 100 1234567890", "is not a whole number"),
    (6, "Total: 100 5", "“Total:” is not a header"),
    (6, "Dealer: 4", "“Dealer:” stands before the first “Round:”"),
    (6, "1 draw", "an action stands before the first “Round:”"),
    (6, "Players: 4", "a second “Players:”; the first is on line 4"),
    (6, "Format: 1", "a second “Format:”"),
    (6, "hello", "“hello” is neither"),
]


@pytest.mark.parametrize(("number", "line", "sentence"), FAULTS, ids=[line for _, line, _ in FAULTS])
def test_a_fault_is_reported_on_its_line(number: int, line: str, sentence: str) -> None:
    error = record_fault(with_line(RECORD, number, line))
    assert place(error) == (number, "malformed", 2)
    assert sentence in error.sentence


@pytest.mark.parametrize(("number", "header"), [(2, "Edition"), (4, "Players")])
def test_required_headers(number: int, header: str) -> None:
    error = record_fault(without_line(RECORD, number))
    assert place(error) == (1, "malformed", 2)
    assert f"no “{header}:” line" in error.sentence


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing", "Format: 1\n"])
def test_an_empty_file_has_no_edition(text: str) -> None:
    assert "no “Edition:” line" in record_fault(text).sentence


def test_the_first_of_two_faults_is_reported() -> None:
    twice = with_line(with_line(RECORD, 6, "hello"), 3, "Rules: x=1")
    assert record_fault(twice).line == 3
    assert record_fault("hello\nPlayers: 9").line == 1


@pytest.mark.parametrize(
    "text",
    [
        "Format: 2",
        "  Format:2   # new\nEdition: tarot",
        "\ufeffFormat: 002\r\nDeal: 5",
        f"Format: {'9' * 6000}\n",
        "Edition: bolivia\nPieces: 7\nFormat: 11\n",
    ],
)
def test_a_newer_format_is_told_before_anything_else(text: str) -> None:
    error = record_fault(text)
    assert place(error) == (text.count("\n", 0, text.index("Format")) + 1, "newer-format", 2)
    assert len(error.sentence) < 150


def test_a_newer_format_goes_before_wrong_bytes() -> None:
    assert record_fault(b"Format: 3\nNames: Zo\xeb").code == "newer-format"


def test_format_after_a_round_is_only_misplaced() -> None:
    assert place(record_fault(with_line(RECORD, 12, "Format: 2"))) == (12, "malformed", 2)


def test_another_editions_number_of_players_is_not_malformed() -> None:
    text = f"Edition: bolivia\nPlayers: 6\n\nRound: 1\nDealer: 6\nStock: {stock_text('bolivia')}\n6 draw\n"
    error = record_fault(text)
    assert place(error) == (2, "not-in-edition", 1)
    assert "samba" in error.sentence


@pytest.mark.parametrize("line", ["7 draw", "6 fold", "Score: 1 2"])
def test_what_is_malformed_goes_before_it(line: str) -> None:
    text = f"Edition: bolivia\nPlayers: 6\nRound: 1\nDealer: 6\nStock: {stock_text('bolivia')}\n"
    assert place(record_fault(text + line)) == (6, "malformed", 2)
