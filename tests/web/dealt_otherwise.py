"""A game, and the same game with all cards dealt otherwise that a seat hasn't seen.

The acts are the same and legal in both, so whatever the seat is shown has to be the same.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from escalera import Act, Budget, GreedyBot, Match, RandomBot, Round
from escalera.engine.act import ASK, DRAW
from escalera.engine.view import hand_of
from escalera.rules import edition

RED_THREES: Final = (5, 6)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round as it was played: its card order, and whose act came after whose."""

    code: str
    players: int
    dealer: int
    order: tuple[int, ...]
    acts: tuple[tuple[int, Act], ...]

    def begun(self) -> Round:
        """The round just dealt."""
        return Match(edition(self.code), self.players, self.dealer).deal(self.order)


def played(code: str, players: int, luck: Random) -> Dealt:
    """A round played to its end, greedily and now and then at random; asking where that can be done."""
    order = edition(code).pack()
    luck.shuffle(order)
    game = Dealt(code, players, luck.randrange(players) + 1, tuple(order), ())
    going, acts = game.begun(), []
    while not going.over:
        seat = going.to_act
        bot = RandomBot() if luck.random() < 0.15 else GreedyBot()
        asks = Act(ASK) if going.check(Act(ASK), seat) is None and luck.random() < 0.5 else None
        act = asks or bot.decide(going.view(seat), Budget(rng=luck))
        acts.append((seat, act))
        going.play(act)
    return replace(game, acts=tuple(acts))


def otherwise(game: Dealt, seat: int, until: int, luck: Random) -> Dealt | None:
    """The same with what a seat (0: a spectator) hasn't seen after so many acts dealt otherwise.

    None where the acts would be illegal then: that a partner asked shows that he could go out.
    """
    hands, left = unseen(game, seat, until)
    order = list(game.order)
    cards = [order[at] for at in [*hands, *left]]
    luck.shuffle(cards)
    cards.sort(key=RED_THREES.__contains__)
    for at in hands:
        order[at] = cards.pop(0)
    luck.shuffle(cards)
    for at in left:
        order[at] = cards.pop(0)
    other = replace(game, order=tuple(order))
    return other if tuple(order) != game.order and is_legal(other, until) else None


def unseen(game: Dealt, seat: int, until: int) -> tuple[list[int], list[int]]:
    """The places in the order of the cards that others hold unseen, and of those left in the stock."""
    going = game.begun()
    held = dealt_places(game, going)
    known: dict[int, Counter[int]] = {n: Counter() for n in held}
    for number, act in game.acts[:until]:
        before = going.clone()
        going.play(act)
        gone = Counter(hand_of(before.state, number)) - Counter(hand_of(going.state, number))
        came = Counter(hand_of(going.state, number)) - Counter(hand_of(before.state, number))
        if act.verb == DRAW:
            drawn = range(at_stock(before), at_stock(going))
            held[number] += [at for at in drawn if game.order[at] not in RED_THREES]
        else:
            known[number] += came
        for face in gone.elements():
            give_away(game, face, held[number], known[number])
    hands = [at for number, places in held.items() for at in places if number != seat]
    return hands, list(range(at_stock(going), len(game.order)))


def dealt_places(game: Dealt, going: Round) -> dict[int, list[int]]:
    """The places in the order of each hand's cards: dealt in turn, then drawn for red threes seat by seat."""
    players, size = game.players, int(going.state.law.hand)
    seats = [(game.dealer + n) % players + 1 for n in range(players)]
    held = {number: [n + players * k for k in range(size)] for n, number in enumerate(seats)}
    laid = Counter(int(going.state.reds[at]) + 1 for at in range(0, len(going.state.reds), 2))
    next_at = players * size
    for number in seats:
        held[number] += range(next_at, next_at + laid[number])
        next_at += laid[number]
        held[number] = [at for at in held[number] if game.order[at] not in RED_THREES]
    return held


def at_stock(going: Round) -> int:
    """The place in the order of the card that is drawn next."""
    return len(going.state.stock) - int(going.state.stock_left)


def give_away(game: Dealt, face: int, places: list[int], known: Counter[int]) -> None:
    """A card leaves a hand: one that was known to be there, or else one that is seen now."""
    if known[face]:
        known[face] -= 1
    else:
        places.remove(next(at for at in places if game.order[at] == face))


def is_legal(game: Dealt, until: int) -> bool:
    """Whether the acts can be played, up to a number."""
    going = game.begun()
    for number, act in game.acts[:until]:
        if going.to_act != number or going.check(act, number) is not None:
            return False
        going.play(act)
    return True
