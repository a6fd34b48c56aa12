"""Players inside the engine play as the same players do at a table."""

from __future__ import annotations

import pytest

from escalera import Budget, View, act_text
from escalera.arena.cast import seat_of
from escalera.arena.seats import Inside, Outside
from escalera.bots import BOTS
from escalera.engine.match import Match
from escalera.engine.rounds import Round
from escalera.skill.known import Known
from tests.arena.playing import plan_of

TABLES = [("bolivia", 4), ("bolivia", 3), ("samba", 6), ("classic", 2)]


def last_act(played: Round) -> str:
    """What was done last."""
    acts = [event.act for event in played.events(0) if event.act is not None]
    return act_text(acts[-1])


def rounds(code: str, players: int, count: int) -> list[Round]:
    """Some deals."""
    plan = plan_of("expert", count, code, players)
    return [Match(plan.rules, players).deal(plan.deal(index).order()) for index in range(count)]


@pytest.mark.parametrize("name", ["expert", "greedy"])
@pytest.mark.parametrize(("code", "players"), TABLES)
def test_inside_and_at_a_table_they_decide_the_same(name: str, code: str, players: int) -> None:
    seat, bot = seat_of(name, plan_of(name, 1, code, players)), BOTS[name]()
    assert isinstance(seat, Inside)
    for played in rounds(code, players, 4):
        known = Known()
        while not played.over:
            view: View = played.view(played.to_act)
            act = bot.decide(view, Budget())
            assert seat.act(played, known) is None
            assert last_act(played) == act_text(act)


def test_beside_another_player_they_know_as_much() -> None:
    plan = plan_of("expert,random", 1)
    expert, other = seat_of("expert", plan), seat_of("random", plan)
    assert isinstance(other, Outside)
    other.begin(1)
    for played in rounds("bolivia", 4, 3):
        known = Known()
        while not played.over:
            view = played.view(played.to_act)
            if view.seat % 2:
                act = BOTS["expert"]().decide(view, Budget())
                assert expert.act(played, known) is None
                assert last_act(played) == act_text(act)
            else:
                assert other.act(played, known) is None
