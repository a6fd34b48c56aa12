"""A deal played by players inside, again and again with the seats changed: the luck of the cards cancels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from escalera.engine.deal import deal
from escalera.engine.law import Law
from escalera.engine.scoring import score
from escalera.rules import Rules
from escalera.skill.player import Player
from escalera.skill.playing import play_round

RIVAL_SHARE: Final = 0.7
"""Of several other sides the best counts so much against one's own score, the mean the rest."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a round ended: each side's score, the side that went out (from 0; None: nobody), acts and turns."""

    scores: tuple[int, ...]
    out: int | None
    acts: int
    turns: int


def play_deal(law: Law, seed: int, players: Sequence[Player], totals: Sequence[int] = ()) -> Played:
    """Deal from a seed and play; the same seed gives the same cards and the same dealer."""
    luck = Random(seed)
    order = law.rules.pack()
    luck.shuffle(order)
    state = deal(law, luck.randrange(int(law.players)), order, totals or [0] * int(law.sides))
    acts = play_round(state, list(players))
    out = int(law.side_of[state.out_seat]) if state.out_seat >= 0 else None
    return Played(tuple(side.score for side in score(state)), out, acts, int(state.turns))


def seated(law: Law, side: int, one: Player, others: Player) -> list[Player]:
    """One player on all seats of a side, another on those of the others."""
    return [one if law.side_of[seat] == side else others for seat in range(int(law.players))]


def gain(scores: Sequence[int], side: int) -> float:
    """What a side's score is ahead of the others'."""
    others = [points for at, points in enumerate(scores) if at != side]
    mean = sum(others) / len(others)
    return scores[side] - (RIVAL_SHARE * max(others) + (1 - RIVAL_SHARE) * mean)


def duplicate_gain(law: Law, seed: int, one: Player, others: Player) -> float:
    """How far `one` is ahead in a deal that is played from each side in turn."""
    sides = range(int(law.sides))
    return sum(
        gain(play_deal(law, seed, seated(law, side, one, others)).scores, side) for side in sides
    ) / len(sides)


def law_of(rules: Rules, players: int) -> Law:
    """The rules for a number of players. RulesError where that many don't play."""
    rules.check_players(players)
    return Law(rules, players)
