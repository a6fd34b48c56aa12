"""Whole acts to choose from."""

from __future__ import annotations

from random import Random

import pytest

from escalera import EDITIONS, Act, Budget, Game, GreedyBot, legal_acts
from escalera.bots.choices import MOST_ACTS


@pytest.mark.parametrize("code", EDITIONS)
def test_all_are_legal_and_none_stands_twice(code: str) -> None:
    game, luck = Game(code, seed=3), Random(1)
    game.deal()
    while game.round:
        acts = legal_acts(game.view())
        assert acts and len(set(acts)) == len(acts) <= MOST_ACTS
        assert [act for act in acts if game.check(act) is not None] == []
        game.play(luck.choice(acts))


def lists_of(act: Act) -> tuple[str, list[tuple[int, tuple[int, ...]]]]:
    """An act, whatever the order of its lists."""
    return act.verb, sorted([(part.meld, part.cards) for part in act.parts])


@pytest.mark.parametrize("code", ["mini-classic", "mini-sequences", "mini-wilds"])
def test_of_a_small_hand_none_is_missing(code: str) -> None:
    game, bot, looked = Game(code, players=2, seed=5), GreedyBot(), 0
    while looked < 60:
        if game.round is None:
            game = Game(code, players=2, seed=looked + 10)
            game.deal()
        acts, act = legal_acts(game.view()), bot.decide(game.view(), Budget())
        if len(acts) < MOST_ACTS:
            assert lists_of(act) in [lists_of(other) for other in acts]
            looked += 1
        game.play(act)


def test_whoever_is_not_to_act_has_nothing_to_choose() -> None:
    game = Game("bolivia", seed=1)
    game.deal()
    assert legal_acts(game.view(game.to_act % 4 + 1)) == []
    assert legal_acts(game.view(0)) == []
