"""The computer players: legal everywhere, repeatable, and the greedy one frozen."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from escalera import EDITIONS, Act, Bot, Budget, GreedyBot, Match, act_text, edition
from escalera.bots import BOTS
from escalera.rules import MINI

TABLES = [(code, players) for code, rules in [*EDITIONS.items(), *MINI.items()] for players in rules.players]
FROZEN = {
    "bolivia": "301416112b196ba7",
    "bolivia-dk": "fba186f6a3e18844",
    "samba": "b4afcf460c6e1ec9",
    "classic": "ddef29c23aa78f6f",
}
"""Hashes of twenty rounds of four greedy players; they never change."""


def acts_of(bots: list[Bot], code: str, players: int, seed: int) -> list[Act]:
    """The acts of one round."""
    match = Match(edition(code), players)
    order = match.rules.pack()
    Random(seed).shuffle(order)
    played = match.deal(order)
    budget = Budget(rng=Random(seed))
    acts = []
    while not played.over:
        seat = played.to_act
        acts.append(bots[seat % len(bots)].decide(played.view(seat), budget))
        played.play(acts[-1], seat)
    match.score_round()
    return acts


@pytest.mark.parametrize(("code", "players"), TABLES)
def test_rounds_of_all_are_legal_and_repeatable(code: str, players: int) -> None:
    bots: list[Bot] = [bot() for bot in BOTS.values()]
    assert acts_of(bots, code, players, 1) == acts_of(bots, code, players, 1)


@pytest.mark.parametrize("code", EDITIONS)
def test_the_greedy_player_is_frozen(code: str) -> None:
    texts = [act_text(act) for seed in range(20) for act in acts_of([GreedyBot()], code, 4, seed)]
    assert hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16] == FROZEN[code]


def test_the_names_of_the_players() -> None:
    assert {name: bot.name for name, bot in BOTS.items()} == {name: name for name in BOTS}


@pytest.mark.parametrize("word", ["must", "may"])
def test_the_greedy_player_asks_only_where_it_must_ruling_21(word: str) -> None:
    rules = edition("samba").with_house_rules({"ask_partner": word})
    asked = 0
    for seed in range(20):
        match = Match(rules, 4)
        order = rules.pack()
        Random(seed).shuffle(order)
        played = match.deal(order)
        while not played.over:
            act = GreedyBot().decide(played.view(played.to_act), Budget())
            asked += act.verb == "ask"
            played.play(act)
    assert bool(asked) == (word == "must")
