"""Completeness: the acts that the twin allows, and the acts that listed steps reach, are the same."""

from __future__ import annotations

import random

from escalera.engine.act import Act
from escalera.engine.state import State
from tests.engine.made_acts import made_act
from tests.engine.reaching import TooMany, alike, is_reached, reached
from tests.twin import judge
from tests.twin.acts import TooMany as TwinTooMany
from tests.twin.acts import all_acts, one_list_acts
from tests.twin.reach import TooLong, patience
from tests.twin.table import Game

MOST = 4000


def check_one_list(state: State, game: Game, placings: int) -> bool:
    """Every act of one list, both ways; false when the twin gave up."""
    try:
        with patience(placings):
            theirs = {alike(act) for act in one_list_acts(game)}
    except TooLong:
        return False
    compare(reached(state, 1, MOST), theirs)
    return True


def check_every_act(state: State, game: Game, placings: int) -> bool:
    """Every act at all, both ways; false when there are too many."""
    try:
        with patience(placings):
            theirs = {alike(act) for act in all_acts(game, MOST)}
        ours = reached(state, 99, MOST)
    except (TooLong, TwinTooMany, TooMany):
        return False
    compare(ours, theirs)
    return True


def compare(ours: set[Act], theirs: set[Act]) -> None:
    """Both sets are the same, up to equal kinds."""
    assert not theirs - ours, f"legal, but no steps reach it: {min(theirs - ours, key=repr)}"
    assert not ours - theirs, f"reached by steps, but not legal: {min(ours - theirs, key=repr)}"


def check_made_acts(state: State, game: Game, choose: random.Random, tries: int, placings: int) -> int:
    """Made-up acts of several lists: those that are legal are reached by steps. How many it were."""
    found = 0
    for _ in range(tries):
        act = made_act(choose, game)
        seat = game.to_answer[0] if game.to_answer else game.seat
        try:
            with patience(placings):
                legal = len(act.parts) > 1 and judge.refusal(game, seat, act) is None
        except TooLong:
            continue
        if legal:
            assert is_reached(state, act), f"legal, but no steps reach it: {act}"
            found += 1
    return found
