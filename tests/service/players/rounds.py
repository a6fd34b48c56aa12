"""Rounds to look into: dealt from a seed, played on by a mixture of greedy and random acts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from escalera import Act, Budget, GreedyBot, Match, RandomBot, Round, View, edition
from escalera.rules import EDITIONS, MINI

TABLES = [(code, players) for code, rules in [*EDITIONS.items(), *MINI.items()] for players in rules.players]


def dealt(code: str, players: int, seed: int, house: Mapping[str, object] | None = None) -> Round:
    """A round just dealt."""
    rules = edition(code).with_house_rules(house or {})
    luck = Random(seed)
    order = rules.pack()
    luck.shuffle(order)
    totals = [luck.choice((-500, 0, 1500, 7000)) for _ in rules.sides(players)]
    return Match(rules, players, luck.randrange(players) + 1, totals, luck.randrange(9) + 1).deal(order)


def played_on(played: Round, seed: int) -> Iterator[View]:
    """The view of the seat to act, again and again until the round is over."""
    luck = Random(seed)
    while not played.over:
        view = played.view(played.to_act)
        yield view
        played.play(mixed(view, luck))


def mixed(view: View, luck: Random) -> Act:
    """A greedy act, and now and then a random one."""
    bot = RandomBot() if luck.random() < 0.3 else GreedyBot()
    return bot.decide(view, Budget(rng=luck))


def halfway(code: str = "bolivia", players: int = 4, seed: int = 1, acts: int = 20) -> Round:
    """A round after some acts."""
    played = dealt(code, players, seed)
    views = played_on(played, seed)
    for _ in range(acts):
        next(views)
    return played


def view_halfway(acts: int = 20) -> View:
    """The view of the seat to act in such a round."""
    played = halfway(acts=acts)
    return played.view(played.to_act)
