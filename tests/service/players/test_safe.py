"""The safe act: legal everywhere, and never more than it must be."""

from __future__ import annotations

import pytest

from escalera import Act
from escalera.service.players.safe import safe_act
from tests.service.players.rounds import TABLES, dealt, played_on


@pytest.mark.parametrize(("code", "players"), TABLES)
@pytest.mark.parametrize("ask", ["off", "may", "must"])
def test_it_is_legal_at_every_moment(code: str, players: int, ask: str) -> None:
    played = dealt(code, players, 3, {"ask_partner": ask})
    for view in played_on(played, 3):
        act = safe_act(view)
        assert view.check(act) is None
        plain = [Act(verb) for verb in ("yes", "draw", "pass") if view.check(Act(verb)) is None]
        if plain:
            assert act == plain[0]


@pytest.mark.parametrize(("code", "players"), TABLES)
def test_a_round_of_safe_acts_ends(code: str, players: int) -> None:
    played = dealt(code, players, 4)
    laid = 0
    while not played.over:
        act = safe_act(played.view(played.to_act))
        laid += act.verb not in ("draw", "discard", "pass")
        played.play(act)
    assert played.ended == "stock" and laid <= 1


def test_a_seat_that_is_not_to_act_has_none() -> None:
    played = dealt("samba", 4, 1)
    with pytest.raises(ValueError, match="isn't to act"):
        safe_act(played.view(played.to_act % 4 + 1))
