"""`escalera simulate`: its JSON, its table, its records and its faults."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from tests.cli.running import process, run, run_json, with_small_files

SOON = ["simulate", "--processes", "1"]


def test_json_has_the_shape_of_the_notation() -> None:
    status, found = run_json(*SOON, "--bots", "expert,greedy", "--pairs", "6", "--seed", "7")
    assert status == 0
    assert {name: found[name] for name in ("edition", "players", "bots", "pairs", "seed", "rounds")} == {
        "edition": "bolivia",
        "players": 4,
        "bots": ["expert", "greedy"],
        "pairs": 6,
        "seed": 7,
        "rounds": 12,
    }
    difference = found["difference"]
    assert difference["low"] < difference["mean"] < difference["high"]
    assert 0 <= found["matches_won"] <= 1 and 0 <= found["ended_out"] <= 1
    assert [side["bots"] for side in found["sides"]] == [["expert"], ["greedy"]]


def test_the_table_names_the_players_and_the_interval() -> None:
    done = run(*SOON, "--pairs", "2", "--players", "3", columns=100)
    assert done.exit_code == 0
    assert "Bolivia for 3: expert, greedy" in done.output and "95 % interval" in done.output


@pytest.mark.parametrize("flag", ["--pairs", "--matches"])
def test_records_replay_to_the_same_scores(tmp_path: Path, flag: str) -> None:
    status, found = run_json(*SOON, "--bots", "club,greedy", flag, "2", "--records", tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir())
    assert status == 0 and len(files) == 4
    done = run("replay", *files, "--json")
    assert done.exit_code == 0 and run("verify", *files).exit_code == 0
    replayed = [json.loads(line) for line in done.stdout.splitlines()]
    assert sum(len(game["rounds"]) for game in replayed) == found["rounds"]
    points = sum(side["score"] for game in replayed for one in game["rounds"] for side in one["sides"])
    means = [side["points"]["mean"] for side in found["sides"]]
    assert points == pytest.approx(sum(means) * found["rounds"], rel=1e-4)


@pytest.mark.parametrize(
    ("options", "status", "code"),
    [
        (["--bots", "nobody"], 2, "malformed"),
        (["--bots", "greedy,greedy,greedy"], 2, "malformed"),
        (["--bots", "no_such:Bot"], 2, "malformed"),
        (["--bots", "no_such.json"], 2, "malformed"),
        (["--edition", "rummy"], 2, "malformed"),
        (["--players", "5"], 1, "not-in-edition"),
        (["--pairs", "1", "--matches", "1"], 2, "malformed"),
        (["--records", "/dev/null/games"], 2, "malformed"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(options: list[str], status: int, code: str) -> None:
    done = run(*SOON, *options, "--json")
    assert done.exit_code == status
    assert json.loads(done.stdout)["error"]["code"] == code
    assert done.stderr.startswith(f"simulate:1: {code}: ") and done.stderr.count("\n") == 1


def test_records_are_not_written_over(tmp_path: Path) -> None:
    assert run(*SOON, "--pairs", "1", "--records", tmp_path).exit_code == 0
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    done = run(*SOON, "--pairs", "1", "--seed", "9", "--records", tmp_path)
    assert done.exit_code == 2 and done.stderr.startswith("simulate:1: malformed: ")
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize("seconds", ["nan", "-nan", "inf", "0", "-1", "1e9"])
def test_seconds_are_a_number_in_their_range(seconds: str) -> None:
    done = process(*SOON, f"--seconds={seconds}")
    assert done.returncode == 2 and b"--seconds is a number from 0 to 3600." in done.stderr


def test_one_pair_says_nothing_of_chance() -> None:
    status, found = run_json(*SOON, "--pairs", "1", "--bots", "greedy,random")
    assert status == 0 and found["difference"]["mean"] > 0
    assert found["difference"]["low"] is None and found["difference"]["high"] is None
    shown = run(*SOON, "--pairs", "1", "--bots", "greedy,random", columns=100).output
    line = next(line for line in shown.splitlines() if line.strip().startswith("Points a round of"))
    assert not line.rstrip().endswith(" to") and " to " not in line


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "There is no file"), (b"{}", "There are no weights"), (b"\xff", "no weights")],
)
def test_a_file_without_weights_is_told_in_plain_words(
    tmp_path: Path, content: bytes | None, said: str
) -> None:
    file = tmp_path / "weights.json"
    if content is not None:
        file.write_bytes(content)
    done = run(*SOON, "--bots", f"{file},greedy")
    assert done.exit_code == 2 and said in done.stderr and str(file) in done.stderr
    assert "Error" not in done.stderr


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs limits of POSIX")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_full_disk_names_the_record_and_prints_what_there_is(tmp_path: Path, processes: str) -> None:
    words = ["simulate", "--processes", processes, "--pairs", "3", "--json", "--records", str(tmp_path)]
    done = with_small_files(*words)
    assert done.returncode == 1 and "pairs" in json.loads(done.stdout)
    assert re.fullmatch(rf"simulate:1: not-written: {tmp_path}/deal-.* is full\.\n", done.stderr)
    assert list(tmp_path.iterdir()) == []


def test_a_number_that_is_too_small_is_told_the_least() -> None:
    assert b"--pairs is a number of at least 1." in process(*SOON, "--pairs", "0").stderr
