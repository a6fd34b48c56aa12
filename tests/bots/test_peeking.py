"""The audit of hidden cards: who plays by them is found, and our players don't."""

from __future__ import annotations

import pytest

from benchmarks.audit import changes, fair
from escalera import BOTS, Act, Part, View
from escalera.bots.levels import LevelBot
from escalera.engine.rounds import Round
from escalera.engine.state import State
from escalera.engine.view import hidden

LEVELS = [name for name, bot in BOTS.items() if issubclass(bot, LevelBot)]


def peeker(state: State, played: Round) -> Act:
    """Plays as the greedy player does, and throws the rank that the next player holds fewest of."""
    act = fair(BOTS["greedy"]())(state, played)
    if act.verb != "discard":
        return act
    seat = played.to_act
    heir, view = seat % int(state.law.players), View(hidden(state, seat), seat, played.number, [])
    options = [Act("discard", (Part(0, (face,)),)) for face in view.hand]
    legal = [option for option in options if view.check(option) is None]
    return min(legal, key=lambda option: held_of(state, heir, option.parts[0].cards[0] // 4))


def held_of(state: State, seat: int, rank: int) -> int:
    """How many of a rank a seat (from 0) holds."""
    return sum(int(state.holds_face(seat, face)) for face in range(53) if face // 4 == rank)


def test_a_planted_peeker_is_caught() -> None:
    assert changes(peeker, "bolivia", 4, 400) > 20


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("code", "players"), [("samba", 4), ("classic", 3)])
def test_other_editions_peek_no_more_than_bolivia(name: str, code: str, players: int) -> None:
    assert changes(fair(BOTS[name]()), code, players, 300) == 0
