"""`escalera replay`: exit statuses, JSON, several files, and the sheets it prints."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from escalera.engine.codes import CODE_NAMES
from escalera.notation import record_text
from escalera.rules import EDITIONS, edition
from tests.cli.games import game
from tests.cli.running import DATA, process, run, run_json, write

RECORDS: Final = sorted((DATA / "records").glob("*.canasta"))
ILLEGAL: Final = sorted((DATA / "illegal").glob("*.canasta"))
SIDE_KEYS: Final = ("side", "seats", "cards", "bonuses", "red_threes", "going_out", "hands", "score", "total")


def expected(path: Path) -> tuple[int, str]:
    """Line and code, which the first line of an illegal record names."""
    found = re.match(r"# line (\d+): (\S+)", path.read_text(encoding="utf-8"))
    assert found
    return int(found[1]), found[2]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_legal_record(path: Path) -> None:
    status, found = run_json("replay", path)
    text = path.read_text(encoding="utf-8")
    assert status == 0
    assert list(found) == ["edition", "rounds", "finished", "winner", "draw"]
    assert f"Edition: {found['edition']}\n" in text
    (played,) = found["rounds"]
    assert list(played) == ["round", "ended", "out_seat", "concealed", "sides"]
    assert (played["ended"] == "stock") == path.stem.endswith("stock") == (played["out_seat"] is None)
    assert played["concealed"] == path.stem.endswith("concealed")
    assert all(tuple(side) == SIDE_KEYS for side in played["sides"])
    assert " ".join(str(side["score"]) for side in played["sides"]) in text


@pytest.mark.parametrize("path", ILLEGAL, ids=lambda path: path.stem)
def test_an_illegal_record(path: Path) -> None:
    line, code = expected(path)
    done = run("replay", path, "--json")
    assert done.exit_code == 1
    error = json.loads(done.stdout)["error"]
    assert (error["line"], error["code"]) == (line, code)
    assert done.stderr == f"{path}:{line}: {code}: {error['message']}\n"
    assert not error["message"].startswith("refusal-")


def test_every_refusal_has_an_illegal_record() -> None:
    assert {expected(path)[1] for path in ILLEGAL} == {*CODE_NAMES[1:]}


def test_winner_and_draw(tmp_path: Path) -> None:
    long = edition("mini-wilds").with_house_rules({"round_cap": 2, "target": 50_000})
    record = game(long, 2, 3, rounds=60)
    status, found = run_json("replay", write(tmp_path, "draw.canasta", record_text(record)))
    assert (status, found["finished"], found["winner"], found["draw"]) == (0, True, None, True)
    record = game(edition("bolivia"), 4, 5, rounds=60)
    status, found = run_json("replay", write(tmp_path, "won.canasta", record_text(record)))
    totals = [side["total"] for side in found["rounds"][-1]["sides"]]
    assert (found["finished"], found["draw"]) == (True, False)
    assert found["winner"] == totals.index(max(totals)) + 1


def test_a_running_game_has_null_for_what_isnt_known(tmp_path: Path) -> None:
    text = record_text(game(edition("samba"), 4, 1)).split("Score:")[0].rsplit("\n", 3)[0]
    status, found = run_json("replay", write(tmp_path, "running.canasta", text))
    (played,) = found["rounds"]
    assert status == 0
    assert (played["ended"], played["out_seat"], played["concealed"]) == (None, None, False)
    assert (found["finished"], found["winner"], found["draw"]) == (False, None, False)
    assert "As if the round stopped now" in run("replay", tmp_path / "running.canasta").stdout


def test_a_wrong_score(tmp_path: Path) -> None:
    text = re.sub(r"Score: (-?\d+)", r"Score: 1\1", record_text(game(edition("samba"), 4, 1)))
    path = write(tmp_path, "wrong.canasta", text.replace("1-", "-1"))
    done = run("replay", path)
    assert done.exit_code == 1
    assert re.search(r":\d+: wrong-score: The score written for side 1 is", done.stderr)


def test_standard_input() -> None:
    data = RECORDS[0].read_bytes()
    assert (
        process("replay", "-", "--json", typed=data).stdout == process("replay", RECORDS[0], "--json").stdout
    )
    done = process("replay", "-", typed=b"nonsense")
    assert done.returncode == 2
    assert done.stderr.startswith(b"-:1: malformed: ")


def test_several_files_one_object_a_line() -> None:
    files = [RECORDS[0], ILLEGAL[0], RECORDS[1], Path("missing.canasta")]
    done = run("replay", *files, "--json")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.exit_code == 2
    assert [one["file"] for one in found] == [str(file) for file in files]
    assert ["error" in one for one in found] == [False, True, False, True]
    assert list(found[1]) == ["file", "error"]
    assert len(done.stderr.splitlines()) == 2


@pytest.mark.parametrize(
    ("files", "status"),
    [(RECORDS[:2], 0), ([RECORDS[0], ILLEGAL[0]], 1), ([ILLEGAL[0], Path("missing"), RECORDS[0]], 2)],
)
def test_the_exit_status_is_the_highest(files: list[Path], status: int) -> None:
    assert run("replay", *files, "--json").exit_code == status
    assert run("replay", *files).exit_code == status


def test_several_files_are_told_apart() -> None:
    done = run("replay", *RECORDS[:2])
    lines = done.stdout.splitlines()
    assert all(str(path) in lines for path in RECORDS[:2])


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("columns", [40, 80, 200])
def test_sheets_fit_the_terminal(tmp_path: Path, players: int, columns: int) -> None:
    path = write(tmp_path, "game.canasta", record_text(game(EDITIONS["samba"], players, 2, rounds=2)))
    done = run("replay", path, columns=columns)
    assert done.exit_code == 0
    assert max(map(len, done.stdout.splitlines())) <= columns
    assert done.stdout.count("Round score") >= 2


def test_names_stand_on_the_sheet(tmp_path: Path) -> None:
    text = RECORDS[1].read_text(encoding="utf-8")
    named = text.replace("Players: 4\n", "Players: 4\nNames: Ada | [red]Ben | Cleo | :smile:\n")
    done = run("replay", write(tmp_path, "named.canasta", named))
    assert done.exit_code == 0
    assert "Ada, Cleo" in done.stdout
    assert "[red]Ben, :smile:" in done.stdout


def test_refusals_name_the_players(tmp_path: Path) -> None:
    text = (DATA / "illegal" / "not-your-turn.canasta").read_text(encoding="utf-8")
    players = int(re.findall(r"Players: (\d)", text)[0])
    names = " | ".join(f"P{seat}" for seat in range(1, players + 1))
    done = run("replay", write(tmp_path, "named.canasta", text.replace("\n\n", f"\nNames: {names}\n\n", 1)))
    assert re.search(r"not-your-turn: Please wait: P\d is to act now", done.stderr)
