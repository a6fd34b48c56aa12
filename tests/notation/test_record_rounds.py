"""The rounds of a record, as far as they can be judged without playing."""

from __future__ import annotations

import pytest

from escalera.notation.acts import parse_act
from escalera.notation.record import Move, RoundLines, parse_record
from tests.notation.samples import RECORD, place, record_fault, shuffled, stock_text, with_line, without_line


def test_rounds_are_read_with_their_lines() -> None:
    first, second = parse_record(RECORD).rounds
    assert (first.number, first.dealer, first.stock) == (3, 4, shuffled("classic", 1))
    assert (first.proof, first.score) == ("sha256 00ff", (1125, -320))
    assert first.moves[2] == Move(1, parse_act("discard KD"))
    assert [move.line for move in first.moves] == [12, 13, 14, 15]
    assert first.lines == RoundLines(8, 9, 10, 11, 16)
    assert (second.number, second.dealer, second.score) == (4, 1, None)
    assert second.lines == RoundLines(round=18, stock=19)


def test_the_dealer_may_be_named_in_later_rounds() -> None:
    named = with_line(RECORD, 18, "Round: 4\nDealer: 1")
    assert parse_record(named) == parse_record(RECORD)


def test_a_record_may_stop_anywhere_after_its_stock() -> None:
    lines = RECORD.split("\n")
    whole = parse_record(RECORD)
    for stop, moves in ((10, 0), (11, 0), (12, 1), (13, 2), (14, 3), (15, 4), (16, 4), (17, 4)):
        (only,) = parse_record("\n".join(lines[:stop])).rounds
        assert only.moves == whole.rounds[0].moves[:moves]
        assert only.score == (whole.rounds[0].score if stop > 15 else None)
    assert len(parse_record("\n".join(lines[:19])).rounds) == 2


CLASSIC = stock_text("classic", 1).split()
FAULTS = [
    (8, "Round: 0", "“0” is not the number of a round"),
    (8, "Round: -1", "not the number of a round"),
    (8, "Round: one", "not the number of a round"),
    (8, "Round: " + "9" * 30, "not the number of a round"),
    (9, "Dealer: 5", "there is no seat 5; 4 players play"),
    (9, "Dealer: 0", "there is no seat 0"),
    (9, "Dealer: Ada", "“Ada” is not the number of a seat"),
    (10, "Stock: " + " ".join(CLASSIC[:-1]), "it has 107 cards, not 108; "),
    (10, "Stock: " + " ".join([*CLASSIC, "AH"]), "109 cards, not 108; 3 × AH, not 2"),
    (10, "Stock: " + " ".join([*CLASSIC[1:], "1H"]), "“1H” is not a card"),
    (10, f"Stock: {stock_text('samba')}", "162 cards, not 108; "),
    (10, "Stock:", "0 cards, not 108; "),
    (11, "Dealer: 4", "a second “Dealer:” in this round; the first is on line 9"),
    (11, "Names: Ada | Ben | Cleo | Dan", "“Names:” belongs before the first “Round:”"),
    (12, "9 draw", "there is no seat 9"),
    (12, "0 draw", "there is no seat 0"),
    (12, "01 draw", "“01” is not the number of a seat"),
    (12, "1draw", "“1draw” is not the number of a seat"),
    (12, "1", "no action here"),
    (12, "1 discard 1H", "“1H” is not a card"),
    (12, "draw", "“draw” is neither"),
    (13, "Proof: late", "a second “Proof:”"),
    (14, "Edition: classic", "“Edition:” belongs before the first “Round:”"),
    (16, "Score: 1125", "2 sides need 2 scores, and here are 1"),
    (16, "Score: 1125 many", "“many” is not a whole number"),
    (17, "Score: 1125 -320", "a second “Score:”"),
    (17, "1 draw", "an action after the “Score:”"),
    (18, "Round: 5", "after round 3 comes 4, not 5"),
    (18, "Round: 3", "after round 3 comes 4, not 3"),
    (19, "Dealer: 4", "after seat 4 seat 1 deals, not seat 4"),
    (20, "2 take", "needs the cards laid with the top card"),
]


@pytest.mark.parametrize(("number", "line", "sentence"), FAULTS, ids=[line[:30] for _, line, _ in FAULTS])
def test_a_fault_is_reported_on_its_line(number: int, line: str, sentence: str) -> None:
    error = record_fault(with_line(RECORD, number, line))
    assert place(error) == (number, "malformed", 2)
    assert sentence in error.sentence


def test_the_stock_says_what_is_wrong_with_it() -> None:
    aces = [word if word != "KC" else "AH" for word in CLASSIC]
    error = record_fault(with_line(RECORD, 10, "Stock: " + " ".join(aces)))
    assert error.sentence.endswith("it has 0 × KC, not 2; 4 × AH, not 2")


def test_headers_of_a_round_belong_before_its_actions() -> None:
    late = without_line(RECORD, 11).replace("1 discard KD", "Proof: late")
    assert "“Proof:” belongs before the actions" in record_fault(late).sentence
    scored = RECORD.replace("Score: 1125 -320", "Score: 1125 -320\nProof: late")
    assert "a second “Proof:”" in record_fault(scored).sentence


@pytest.mark.parametrize(
    ("number", "header", "line"), [(9, "Dealer", 8), (10, "Stock", 8), (19, "Stock", 18)]
)
def test_what_a_round_needs_is_missed_on_its_first_line(number: int, header: str, line: int) -> None:
    error = record_fault(without_line(RECORD, number))
    assert place(error) == (line, "malformed", 2)
    assert f"needs a “{header}:” line" in error.sentence


def test_a_last_round_without_its_stock_is_not_a_running_game() -> None:
    assert place(record_fault(RECORD + "Round: 5\n")) == (21, "malformed", 2)


def test_house_rules_change_the_pack() -> None:
    text = (
        f"Edition: classic\nRules: jokers=6\nPlayers: 2\nRound: 1\nDealer: 1\nStock: {stock_text('classic')}"
    )
    assert "6" in record_fault(text).sentence
    parse_record(text + " X X")
