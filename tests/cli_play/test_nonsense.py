"""Whatever is typed: an answer in words, lines that fit, and a record that can be read."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from escalera.cli.terminal.command import LETTERS
from escalera.cli.terminal.loop import Loop
from escalera.cli.terminal.options import Options
from escalera.cli.terminal.terminal import Ended
from escalera.notation.record import parse_record
from escalera.notation.replay import replay
from tests.cli_play.robots import WORDS, Scripted, by_letters, game_of, in_full, playing

RANKS = ("2", "3", "4", "7", "10", "t", "j", "q", "k", "a")
ODD = ("/", "#1", "#2", "#7", "#", "1", "5", "17", "99", "joker", "x", "all", "♥", "0", "-1", "½")


def anything(rng: Random) -> str:
    """A command, or what looks like one."""
    first = rng.choice([*LETTERS, *LETTERS.values(), "lay", "", "4h", "1", "2", "3"])
    if first in ("q", "quit"):
        first = "?"
    cards = [rng.choice(RANKS) + rng.choice("cdhs") for _ in range(4)]
    return " ".join([first, *rng.choices([*cards, *ODD], k=rng.choice((0, 0, 1, 3, 4, 6)))])


@pytest.mark.parametrize("code", ["bolivia", "samba", "classic", "bolivia-dk"])
def test_nonsense_between_sensible_acts_does_no_harm(code: str) -> None:
    rng = Random(code)
    game = game_of(Options(code=code, seed=3, target=1500, rules=("ask_partner=may",)))
    sensible = {True: playing(game, in_full), False: playing(game, by_letters)}
    typed = (anything(rng) if rng.random() < 0.7 else next(sensible[rng.random() < 0.7]) for _ in range(1500))
    terminal = Scripted(iter(typed), width=60)
    with suppress(Ended):
        Loop(game, terminal, WORDS).run()
    assert replay(parse_record(game.text())).match.totals == game.match.totals
    assert max(map(len, terminal.text().splitlines())) <= 60
