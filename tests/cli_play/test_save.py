"""Save files: whole at every moment, held by one process, found again."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from escalera.cli.terminal import save
from escalera.cli.terminal.game import resumed
from escalera.cli.terminal.options import Options
from escalera.cli.terminal.setup import setup_of
from escalera.notation.record import parse_record
from tests.cli_play.robots import game_of


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The state folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "escalera"


def test_games_are_kept_in_the_state_folder(folder: Path) -> None:
    path = save.new_path()
    assert path.parent == folder
    assert path.suffix == ".canasta"


def test_a_relative_state_folder_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "here")
    assert save.state_folder().is_absolute()


def test_a_game_being_played_is_not_offered(folder: Path) -> None:
    kept = save.Save(save.new_path())
    kept.write("a game")
    assert save.newest() is None
    assert not save.Save(kept.path).held
    kept.release()
    assert save.newest() == kept.path


def test_the_newest_game_is_offered(folder: Path) -> None:
    for n in range(3):
        path = save.new_path()
        path.write_text(str(n))
        os.utime(path, (n, n))
    assert save.newest() == path


def test_games_are_kept_however_many_but_no_leavings_of_killed_processes(folder: Path) -> None:
    for n in range(25):
        path = save.new_path()
        path.write_text(str(n))
        os.utime(path, (n, n))
    (folder / ".writing-old").write_text("")
    os.utime(folder / ".writing-old", (1, 1))
    (folder / ".writing-now").write_text("")
    save.new_path()
    assert len(list(folder.glob("game-*"))) == 25
    assert [path.name for path in folder.glob(".writing-*")] == [".writing-now"]


def test_a_finished_game_is_kept_once(folder: Path) -> None:
    for text in ("first", "second"):
        kept = save.Save(save.new_path())
        kept.write(text)
        time.sleep(0.001)
        assert kept.finish().read_text() == text
    assert [path.name for path in folder.iterdir()] == ["finished.canasta"]


@pytest.mark.parametrize("seed", [None, 5])
def test_a_resumed_game_has_the_same_table(seed: int | None) -> None:
    options = Options(
        code="samba", players=5, bots="random,greedy", seed=seed, seat=3, rules=("hand=9",), names="A,B,C,D,E"
    )
    game = game_of(options)
    game.deal()
    for _ in range(7):
        game.play_bot()
    text = game.text()
    again = resumed(setup_of(parse_record(text), text, (), None), parse_record(text))
    assert again.setup == game.setup
    assert again.text() == text
    assert again.moves == game.moves
    for one in (game, again):
        one.play_bot()
    assert again.text() == game.text()


def test_without_a_seed_shuffles_differ_and_with_one_they_do_not() -> None:
    def order(seed: int | None) -> list[int]:
        game = game_of(Options(seed=seed))
        return game.setup.luck.shuffled(game.setup.rules.pack(), 1)

    assert order(4) == order(4)
    assert order(None) != order(None)
