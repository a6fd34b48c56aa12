"""The program as a process: whole matches from standard input, endings, odd input, odd terminals."""

from __future__ import annotations

import re
import signal
import subprocess
import time
from pathlib import Path
from random import Random

import pytest

from escalera.bots import BOTS
from escalera.cli.terminal.options import Options
from escalera.rules import EDITIONS
from tests.cli_play.children import arguments_of, command, environment, played, run

TABLES = [(code, players) for code, rules in EDITIONS.items() for players in rules.players]


@pytest.mark.parametrize(("code", "players"), TABLES)
def test_a_match_typed_on_standard_input_ends_as_in_this_process(
    tmp_path: Path, code: str, players: int
) -> None:
    options = Options(code=code, players=players, target=500, seed=10 + players, seat=1)
    game, typed = played(options)
    done = run(tmp_path, "\n".join(typed) + "\n", *arguments_of(options))
    assert done.returncode == 0, done.stderr.decode()
    assert (tmp_path / "escalera" / "finished.canasta").read_text() == game.text()
    assert b"Traceback" not in done.stderr


def own_moves(folder: Path, seat: int) -> int:
    """How many acts of a seat the one unfinished game holds."""
    found = list(folder.glob("game-*.canasta"))
    text = found[0].read_text() if found else ""
    return len(re.findall(rf"^{seat} ", text, re.MULTILINE))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_killed_at_any_moment_goes_on_at_the_same_act(tmp_path: Path, seed: int) -> None:
    options = Options(
        code=["bolivia", "samba", "classic"][seed - 1], players=4, target=2500, seed=seed, seat=2
    )
    game, typed = played(options)
    folder = tmp_path / "escalera"
    rng = Random(seed)
    for _ in range(6):
        kill_soon(tmp_path, typed, options, rng)
    rest = typed[own_moves(folder, 2) :]
    done = run(tmp_path, "\n".join(rest) + "\n", "--resume")
    assert done.returncode == 0, done.stderr.decode()
    assert (folder / "finished.canasta").read_text() == game.text()


def kill_soon(state: Path, typed: list[str], options: Options, rng: Random) -> None:
    """Start or go on, type the next acts, and kill the process somewhere among them."""
    folder = state / "escalera"
    done = own_moves(folder, 2)
    arguments = ["--resume"] if list(folder.glob("game-*")) else arguments_of(options)
    child = subprocess.Popen(
        command(*arguments), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment(state)
    )
    assert child.stdin is not None
    some = typed[done : done + rng.randint(1, 4)]
    child.stdin.write(("\n".join(some) + "\n").encode())
    child.stdin.flush()
    limit = time.monotonic() + 30
    while own_moves(folder, 2) < done + len(some) - rng.randint(0, 1) and time.monotonic() < limit:
        time.sleep(0.002)
    time.sleep(rng.random() * 0.02)
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdin.close()


def test_the_end_of_the_input_leaves_the_game_saved(tmp_path: Path) -> None:
    done = run(tmp_path, "d\n", "--seed", "1")
    assert done.returncode == 0
    assert "The game is saved." in done.stdout.decode()
    assert own_moves(tmp_path / "escalera", 1) == 1


@pytest.mark.parametrize(
    "typed",
    [
        "x" * 10_000 + "\n",
        "m " + "4h " * 5_000 + "\n",
        "♥♠ ½ ñ Ж 日本 \u202e\x1b[2J \x00\n",
        "take\nmeld\nadd\nx\n\n/ / /\nm / \n#1\nt /\na #\nj 1\nc #9\n0\n99\n9999999999\nadd #1\nmeld #1\n",
    ],
)
def test_nonsense_is_answered_in_words(tmp_path: Path, typed: str) -> None:
    done = run(tmp_path, typed, "--seed", "1")
    assert done.returncode == 0
    assert done.stderr == b""
    assert max(map(len, done.stdout.decode().splitlines())) <= 80


def test_bytes_that_are_no_text_are_nonsense_too(tmp_path: Path) -> None:
    done = run(tmp_path, b"\xff\xfe\x80\n d\n", "--seed", "1")
    assert done.returncode == 0
    assert done.stderr == b""


def test_without_suit_signs_cards_are_written_with_letters(tmp_path: Path) -> None:
    done = run(tmp_path, "d\n", "--seed", "1", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    text = done.stdout.decode("ascii")
    assert re.search(r"\b[2-9]H\b", text)
    assert "?  " not in text.replace("? help", "")


def test_nothing_is_coloured_where_nobody_looks(tmp_path: Path) -> None:
    assert b"\x1b" not in run(tmp_path, "d\nx 1\n", "--seed", "1").stdout


@pytest.mark.parametrize("width", [40, 60, 132])
def test_lines_are_as_wide_as_the_screen_at_most(tmp_path: Path, width: int) -> None:
    options = Options(code="samba", players=6, target=500, seed=4, seat=3)
    _, typed = played(options)
    lines = [line for act in typed for line in (act, "s", "h", "r", "?")]
    done = run(tmp_path, "\n".join(lines) + "\n", *arguments_of(options), COLUMNS=str(width))
    assert max(map(len, done.stdout.decode().splitlines())) <= width


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["--edition", "poker"], 2),
        (["--players", "6"], 2),
        (["--players", "9"], 2),
        (["--rule", "hand"], 2),
        (["--rule", "hand=99"], 2),
        (["--rule", "merge=yes", "--target", "3"], 2),
        (["--bots", "oracle"], 2),
        (["--names", "A,B"], 2),
        (["--names", "A,B,C,D|E"], 2),
        (["--seat", "5"], 2),
        (["--seat", "0"], 2),
        (["--seat", "-1"], 2),
        (["--bots", ",,,"], 2),
        (["--bots", "greedy,,random"], 2),
        (["--bots", " "], 2),
        (["--resume", "--new"], 2),
        (["--resume", "--edition", "samba"], 2),
        (["--resume", "1", "--list"], 2),
        (["--resume", "0"], 2),
        (["--resume", "7"], 2),
        (["--resume", "nowhere.canasta"], 2),
    ],
)
def test_what_describes_no_table_is_refused_in_a_line(
    tmp_path: Path, arguments: list[str], status: int
) -> None:
    done = run(tmp_path, "", *arguments)
    assert done.returncode == status
    assert done.stderr and b"Traceback" not in done.stderr


def test_players_an_edition_is_not_for_are_refused_by_its_name(tmp_path: Path) -> None:
    said = run(tmp_path, "", "--edition", "bolivia", "--players", "6").stderr.decode()
    assert said.startswith("Bolivia is for 2, 3 and 4 players here, not for 6.")
    assert "Samba (--edition samba)" in said


def test_the_sentence_says_what_is_wrong(tmp_path: Path) -> None:
    def said(*arguments: str) -> str:
        return run(tmp_path, "q\n", *arguments).stderr.decode().splitlines()[-1]

    assert said("--seat", "0") == "There is no seat 0: seats go from 1 to 4."
    assert said("--bots", ",,,") == "There is no computer player “”; there are " + ", ".join(BOTS) + "."
    assert said("--resume", "--new", "--rule", "hand=13").endswith("as it is: leave --rule and --new out.")
    assert said("--resume", "1") == "There is no unfinished game."
    run(tmp_path, "q\n", "--seed", "1")
    assert said("--resume", "2") == "There is no game 2: one is unfinished. --list shows it."
    assert said("--resume", "1", "--seat", "5") == "There is no seat 5: seats go from 1 to 4."
    assert "Samba" not in run(tmp_path, "q\n", "--resume", "1", "--seat", "2").stderr.decode()


def test_leaving_says_what_the_program_was_started_by(tmp_path: Path) -> None:
    done = run(tmp_path, "q\n", "--seed", "1", ESCALERA_COMMAND="make play")
    assert "“make play” goes on with it" in done.stdout.decode()


def test_unfinished_games_are_listed_by_number(tmp_path: Path) -> None:
    assert "no unfinished game" in run(tmp_path, "", "--list").stdout.decode()
    run(tmp_path, "q\n", "--edition", "samba", "--seed", "1", "--seat", "2")
    run(tmp_path, "q\n", "--seed", "1")
    said = run(tmp_path, "", "--list").stdout.decode()
    assert re.search(
        r"(?m)^ 1 Bolivia, round 1: You & Ben 0, Ada & Cleo 0 \(20\d\d-\d\d-\d\d \d\d:\d\d\)$", said
    )
    assert re.search(r"(?m)^ 2 Samba, round 1: You & Cleo 0, Ada & Ben 0 \(", said)
    assert "--resume 1” goes on with number 1" in said
    assert "Samba, round 1" in run(tmp_path, "q\n", "--resume", "2").stdout.decode()
    assert run(tmp_path, "", "--resume", "3").returncode == 2


def test_a_new_game_begins_with_a_welcome_and_only_once(tmp_path: Path) -> None:
    first = " ".join(run(tmp_path, "d\nq\n", "--seed", "1").stdout.decode().split())
    assert first.startswith("Welcome to Bolivia. Lay cards of one rank, or runs of one suit, on the table:")
    assert "Ben is your partner and plays with you; Ada & Cleo play against you." in first
    assert "Round the table, clockwise: You, Ada, Ben, Cleo." in first
    assert "Welcome" not in run(tmp_path, "q\n", "--resume").stdout.decode()


def test_a_record_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    record = tmp_path / "nowhere" / "mine.canasta"
    done = run(tmp_path, "d\n", "--seed", "1", "--record", str(record), COLUMNS="400")
    said = done.stdout.decode()
    assert f"The record can't be written to {record}: there is no such folder." in said
    assert "The game is saved." in said


def test_a_record_is_written_where_the_player_wants_it(tmp_path: Path) -> None:
    record = tmp_path / "mine.canasta"
    run(tmp_path, "d\n", "--seed", "1", "--record", str(record))
    assert record.read_text() == next((tmp_path / "escalera").glob("game-*")).read_text()


def test_a_foreign_record_is_gone_on_with_in_a_file_of_its_own(tmp_path: Path) -> None:
    record = tmp_path / "mine.canasta"
    run(tmp_path / "one", "d\n", "--seed", "1", "--record", str(record))
    before = record.read_text()
    run(tmp_path / "two", "x 1\n", "--resume", str(record))
    assert record.read_text() == before
    assert next((tmp_path / "two" / "escalera").glob("game-*")).read_text().startswith(before)


def test_a_game_that_cannot_be_saved_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "escalera").write_text("in the way")
    done = run(tmp_path, "d\n", "--seed", "1")
    assert done.returncode == 0
    assert "can't be saved" in done.stdout.decode()
    assert "The game is not saved." in done.stdout.decode()
