"""Whole matches by every edition and number of players, in full words and by letters."""

from __future__ import annotations

import pytest

from escalera.cli.terminal.loop import Loop
from escalera.cli.terminal.options import Options
from escalera.notation.record import parse_record
from escalera.notation.replay import replay
from escalera.rules import EDITIONS
from tests.cli_play.robots import WORDS, Scripted, by_letters, game_of, in_full, playing

TABLES = [(code, players) for code, rules in EDITIONS.items() for players in rules.players]


@pytest.mark.parametrize(("code", "players"), TABLES)
@pytest.mark.parametrize("writer", [in_full, by_letters])
def test_a_whole_match_is_played_and_its_record_replays(code, players, writer) -> None:  # type: ignore[no-untyped-def]
    options = Options(code=code, players=players, target=500, seed=players, seat=players)
    game = game_of(options)
    terminal = Scripted(playing(game, writer), width=80)
    Loop(game, terminal, WORDS).run()
    assert game.match.finished
    done = replay(parse_record(game.text()))
    assert done.finished and done.match.totals == game.match.totals
    assert max(map(len, terminal.text().splitlines())) <= 80
