"""`escalera suggest`: the rest of a turn from a table file, and its reasons."""

from __future__ import annotations

from pathlib import Path

import pytest

from escalera.bots import LEVELS
from tests.cli.running import run, run_json, write

TABLE = """edition = "bolivia"
players = 4
turn = 1
phase = "play"
pile = "6C 5D QS"
stock = 68
[[side]]
total = 3200
melds = ["5H 6H 7H 8H 9H TH", "AS AD AC"]
hands = ["4C 6D 9S JH QC KD KS 8D 9C", "16?"]
[[side]]
total = 2900
melds = ["4S 4H 4D"]
hands = ["18?", "18?"]
"""


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_finishes_an_escalera_and_says_why(tmp_path: Path, level: str) -> None:
    status, found = run_json("suggest", "--level", level, write(tmp_path, "table.toml", TABLE))
    assert status == 0 and found["level"] == level
    assert found["actions"][0].startswith("add #1 JH") and found["actions"][-1].startswith("discard")
    assert found["reasons"][0] == "It finishes an escalera, worth 1,500."


def test_in_words(tmp_path: Path) -> None:
    done = run("suggest", write(tmp_path, "table.toml", TABLE))
    assert done.exit_code == 0
    assert done.output.splitlines()[0] == "  add #1 JH" and "escalera" in done.output


def test_what_is_drawn_is_not_known(tmp_path: Path) -> None:
    text = TABLE.replace('phase = "play"', 'phase = "draw"').replace('pile = "6C 5D QS"', 'pile = "4H"')
    status, found = run_json("suggest", write(tmp_path, "table.toml", text))
    assert (status, found["actions"]) == (0, ["draw"])


def test_hands_that_cannot_be_seen_change_nothing(tmp_path: Path) -> None:
    shown = TABLE.replace('"16?"', '"2C 2D X X AH 9D 9H 15? "'.replace("15?", "9?"))
    answers = [
        run_json("suggest", write(tmp_path, name, text))
        for name, text in (("a.toml", TABLE), ("b.toml", shown))
    ]
    assert answers[0] == answers[1]


def test_nobody_is_to_act_when_the_round_is_over(tmp_path: Path) -> None:
    ended = """edition = "bolivia"
players = 2
[[side]]
melds = ["4H 5H 6H 7H 8H 9H TH", "K K K K K K K"]
out = "concealed"
[[side]]
hands = ["A 12?"]
"""
    status, found = run_json("suggest", write(tmp_path, "table.toml", ended))
    assert (status, found["error"]["code"]) == (1, "round-over")


def test_a_file_that_is_no_table(tmp_path: Path) -> None:
    status, found = run_json("suggest", write(tmp_path, "table.toml", "edition = 7"))
    assert status == 2 and found["error"]["line"] == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hand", ["4C", "3C", "X"])
def test_a_hand_that_cannot_end_its_turn_is_told_why_ruling_20(tmp_path: Path, level: str, hand: str) -> None:
    text = TABLE.replace('"4C 6D 9S JH QC KD KS 8D 9C"', f'"{hand}"')
    done = run("suggest", "--level", level, write(tmp_path, "table.toml", text))
    assert done.exit_code == 1 and "table.toml:1: no-right-to-go-out: " in done.stderr


@pytest.mark.parametrize("hand", ["", "8?"])
def test_without_a_card_there_is_nothing_to_advise(tmp_path: Path, hand: str) -> None:
    text = TABLE.replace('"4C 6D 9S JH QC KD KS 8D 9C"', f'"{hand}"')
    done = run("suggest", write(tmp_path, "table.toml", text))
    assert done.exit_code == 2 and "table.toml:1: malformed: " in done.stderr and "seat 1" in done.stderr


@pytest.mark.parametrize("three", ["3S", "3C"])
def test_a_black_three_is_advised_as_it_is_written(tmp_path: Path, three: str) -> None:
    text = TABLE.replace('"4C 6D 9S JH QC KD KS 8D 9C"', f'"4C 6D {three} KD KS"')
    status, found = run_json("suggest", write(tmp_path, "table.toml", text))
    assert status == 0 and found["actions"][-1] == f"discard {three}"
