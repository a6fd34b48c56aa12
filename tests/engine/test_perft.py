"""perft counts, pinned; and the same count by the twin, which lists whole acts."""

from __future__ import annotations

from typing import Final

import pytest

from escalera.engine.law import Law
from escalera.engine.state import State
from tests.engine.faces import hand, kind, meld, melds_of
from tests.engine.mirror import same_deal
from tests.engine.perft import DEALS, after_turn, fixed_deal, perft
from tests.twin.acts import all_acts
from tests.twin.judge import play
from tests.twin.table import Game

PINNED: Final = {
    ("bolivia", 4, 1): [1768],
    ("bolivia-dk", 4, 2): [9468],
    ("samba", 4, 3): [5373],
    ("classic", 4, 4): [106],
    ("bolivia", 2, 5): [596],
    ("bolivia-dk", 6, 6): [3334],
    ("samba", 3, 7): [1336],
    ("classic", 2, 9): [157],
    ("mini-classic", 2, 1): [5, 25, 183, 5619, 178_801],
    ("mini-classic", 4, 2): [6, 30, 194, 1410, 9098, 99_448],
    ("mini-sequences", 2, 1): [11, 319, 3354, 34_547, 682_746],
    ("mini-sequences", 3, 2): [29, 377, 3770, 23_249],
    ("mini-wilds", 2, 1): [11, 253, 2629, 27_792, 438_413],
    ("mini-wilds", 4, 2): [10, 270, 4050, 50_100],
}


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players", "seed", "turns"), DEALS)
def test_perft(code: str, players: int, seed: int, turns: int) -> None:
    assert perft(fixed_deal(code, players, seed), turns) == PINNED[code, players, seed]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("code", ["mini-classic", "mini-sequences", "mini-wilds"])
def test_the_twin_counts_as_many(code: str, seed: int) -> None:
    """Two turns, equal kinds counted once."""
    state = fixed_deal(code, 2, seed)
    ours = [state]
    theirs = [same_deal(Law(state.law.rules, 2), state)]
    for _ in range(2):
        found = {plain(then): then for at in ours for then in after_turn(at).values()}
        twins = {plain_twin(then): then for at in theirs for then in twin_after_turn(at)}
        assert set(found) == set(twins)
        ours = [then for then in found.values() if not then.ended]
        theirs = [then for then in twins.values() if not then.ended]


def plain(state: State) -> object:
    """What the twin's position also has, by kinds."""
    hands = [sorted(map(kind, hand(state, seat))) for seat in range(2)]
    sides = [sorted(sorted(map(kind, meld(state, at))) for at in melds_of(state, side)) for side in range(2)]
    return repr((hands, sides, [kind(int(f)) for f in state.pile], state.stock_left, state.out_seat))


def plain_twin(game: Game) -> object:
    """The same of the twin's."""
    hands = [sorted(map(kind, game.hands[seat])) for seat in (1, 2)]
    sides = [sorted(sorted(map(kind, meld.faces)) for meld in side.melds) for side in game.sides]
    out = (game.out_seat or 0) - 1
    return repr((hands, sides, [kind(f) for f in game.pile], len(game.stock), out))


def twin_after_turn(game: Game) -> list[Game]:
    """Every position that the seat to act can leave, by whole acts."""
    left, seen, waiting = [], set(), [game]
    while waiting:
        at = waiting.pop()
        for act in all_acts(at):
            then = play(at, at.seat, act)
            key = f"{plain_twin(then)} {then.phase} {then.acted}"
            if then.turn != game.turn or then.ended:
                left.append(then)
            elif key not in seen:
                seen.add(key)
                waiting.append(then)
    return left
