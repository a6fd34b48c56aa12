"""A player that fails: a safe act is played, the game goes on, and a record repeats the failure."""

from __future__ import annotations

import importlib
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from escalera import Budget, Game
from escalera.arena.tally import Tally
from tests.arena.playing import plan_of, result_of
from tests.cli.running import run, run_json

ROBOTS = "tests.arena.robots"
SMALL: Final[dict[str, Any]] = {"code": "mini-sequences", "players": 2}


def played(robot: str, **more: Any) -> Tally:
    """What comes of a few deals with a robot in a process of its own."""
    return result_of(plan_of(f"{ROBOTS}:{robot},greedy", 3, **SMALL, **more)).tally


@pytest.mark.parametrize(
    ("robot", "sentence"),
    [
        ("Seldom", "KeyError: 'seven'"),
        ("Nonsense", "which is refused: "),
        ("Hangs", "didn't answer in time"),
    ],
)
def test_a_player_that_fails_is_replaced_for_that_decision(robot: str, sentence: str) -> None:
    tally = played(robot, seconds=0.1)
    name = f"{ROBOTS}:{robot}"
    assert len(tally.games) == 6 and all(len(game.rounds) == 1 for game in tally.games)
    assert 0 < tally.failed[name] < sum(tally.times[name].values()) / 2
    assert tally.failed["greedy"] == 0
    assert all(fault.bot == name and sentence in fault.sentence for fault in tally.faults)


@pytest.mark.parametrize("robot", ["Seldom", "Unlucky"])
def test_the_record_repeats_the_failure(robot: str) -> None:
    faults = played(robot).faults
    assert faults
    for fault in faults:
        game = Game.from_record(fault.record)
        assert game.to_act == fault.seat
        seed = int(fault.record.split("seed=")[1].split()[0], 16)
        bot = getattr(importlib.import_module(ROBOTS), robot)()
        with pytest.raises((KeyError, RuntimeError)):
            bot.decide(game.view(), Budget(1.0, Random(seed)))


def test_a_fault_is_told_in_one_line_with_its_record(tmp_path: Path) -> None:
    options = ["--edition", "mini-sequences", "--players", "2", "--processes", "1", "--pairs", "2"]
    bots = f"{ROBOTS}:Seldom,greedy"
    done = run("simulate", *options, "--bots", bots, "--records", tmp_path)
    lines = [line for line in done.stderr.splitlines() if ": bot-failed: " in line]
    assert done.exit_code == 0 and lines
    for number, line in enumerate(lines, 1):
        file = tmp_path / f"failed-{number}.canasta"
        last = len(file.read_text(encoding="utf-8").splitlines())
        assert line.startswith(f"{file}:{last}: bot-failed: {ROBOTS}:Seldom at seat ")
        assert run("replay", file).exit_code == 0


def test_the_json_counts_faults() -> None:
    options = ["--edition", "mini-sequences", "--players", "2", "--processes", "2", "--pairs", "4"]
    status, found = run_json("simulate", *options, "--bots", f"{ROBOTS}:Seldom,greedy")
    assert status == 0
    assert found["decisions"][f"{ROBOTS}:Seldom"]["faults"] > 0 == found["decisions"]["greedy"]["faults"]


def test_no_process_is_left_behind() -> None:
    from tests.service.players.processes import children

    before = children()
    played("Seldom")
    assert children() == before


def test_a_player_of_ours_that_fails_is_replaced_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from escalera.bots import BOTS

    robot = importlib.import_module(ROBOTS).Seldom
    monkeypatch.setitem(BOTS, "random", robot)
    tally = result_of(plan_of("random,greedy", 3, **SMALL)).tally
    assert tally.failed["random"] > 0 and "KeyError" in tally.faults[0].sentence
