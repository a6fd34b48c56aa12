"""The player of docs/bots.md, as a stranger would write it; and the commands of docs/strength.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from escalera import Budget, Game
from escalera.arena.lineup import lineup
from escalera.cli.simulate import simulate
from escalera.cli.tune import tune
from escalera.rules import EDITIONS, edition
from tests.cli.running import run_json

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")
STRENGTH = (DOCS / "strength.md").read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with `mybot.py`, in which one is."""
    (tmp_path / "mybot.py").write_text(CODE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_it_has_at_most_thirty_lines() -> None:
    assert len(CODE.splitlines()) <= 30


@pytest.mark.parametrize("bots", ["mybot:Bot,expert", "greedy,mybot:Bot"])
def test_simulate_plays_it_without_a_fault(folder: Path, bots: str) -> None:
    status, found = run_json("simulate", "--bots", bots, "--pairs", "2", "--processes", "2")
    assert (status, found["rounds"], found["decisions"]["mybot:Bot"]["faults"]) == (0, 4, 0)


@pytest.mark.parametrize("code", EDITIONS)
def test_it_plays_every_edition(code: str) -> None:
    names: dict[str, Any] = {}
    exec(CODE, names)
    bot = names["Bot"]()
    game = Game(code, seed=1)
    game.deal()
    while game.round:
        game.play(bot.decide(game.view(), Budget()))
    assert game.results


def test_the_options_of_the_page_are_those_of_the_commands() -> None:
    options = [*simulate.params, *tune.params]
    known = {name for option in options for name in (*option.opts, *option.secondary_opts)}
    assert set(re.findall(r"`(--[a-z]+)", PAGE)) <= known


def test_every_command_of_the_page_of_strength_can_be_called() -> None:
    commands = re.findall(r"`escalera simulate ([^`]*)`", STRENGTH)
    assert len(commands) > 20
    for words in commands:
        options = simulate.make_context("simulate", words.split()).params
        rules = edition(options["edition"])
        assert lineup(rules, options["players"], options["bots"].split(",")).sides
        assert options["seed"] == 2026


def test_the_page_names_every_key_of_the_json() -> None:
    _, found = run_json("simulate", "--bots", "greedy", "--pairs", "1", "--processes", "1", "--blunders")
    table = PAGE[PAGE.index("| JSON |") :]
    nested = [key for value in (*found["decisions"].values(), *found["sides"]) for key in value]
    words = set(re.findall(r"`([a-z0-9_]+)`", table))
    assert {*found, *found["matches"], *found["difference"], *nested} - {"count"} <= words
