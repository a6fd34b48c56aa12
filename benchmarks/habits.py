"""What habits are worth: the expert against itself with one habit changed, and what it does itself.

    python -m benchmarks.habits [--pairs 1000] [--seed 2026]

Points a round at four-player Bolivia, each deal played from both sides; then how often the expert takes a
pile that it may take, by the pile's size, and with how many cards it begins melds.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from random import Random
from statistics import mean, stdev
from typing import Final

from benchmarks.rounds import dealt
from escalera import Act, Budget, View, edition, legal_acts
from escalera.arena.deals import duplicate_gain, law_of
from escalera.bots import Expert
from escalera.bots.levels import numbers_for
from escalera.engine.state import is_wild
from escalera.skill.mind import Mind
from escalera.skill.weights import Weights

EDITION: Final = "bolivia"
PLAYERS: Final = 4
HABITS: Final[dict[str, dict[str, float]]] = {
    "sees nothing in unfinished wild melds": {"wild_3": 0.0, "wild_4": 0.0, "wild_5": 0.0, "wild_6": 0.0},
    "sees nothing in wild melds of three": {"wild_3": 0.0},
    "throws without a look at the others' sequences": {"extends": 0.0},
    "throws without a thought for the pile": {"danger_card": 0.0, "danger_wild": 0.0},
    "keeps no pairs": {"pair": 0.0, "more": 0.0},
    "keeps no wilds": {"keep_wild": 0.0, "wild_toward": 0.0},
    "collects no suits in hand": {"in_hand": 0.0},
    "goes out whenever it can": {"out_bias": -100_000.0},
}
"""Weights of the expert that a habit changes."""
SIZES: Final = ((1, 3), (4, 7), (8, 15), (16, 200))


def gains(habit: str, seeds: list[int]) -> list[float]:
    """What the expert with a habit is ahead of the expert without it, deal by deal."""
    law = law_of(edition(EDITION), PLAYERS)
    numbers = Weights(numbers_for(EDITION, PLAYERS)).named()
    one, other = Mind(Weights({**numbers, **HABITS[habit]})), Mind(Weights(numbers))
    return [duplicate_gain(law, seed, one, other) for seed in seeds]


def decisions(rounds: int, seed: int) -> Iterator[tuple[View, Act]]:
    """What experts do in whole rounds."""
    bot, luck = Expert(), Random(seed)
    for played in islice(dealt(EDITION, PLAYERS, luck), rounds):
        while not played.over:
            view = played.view(played.to_act)
            act = bot.decide(view, Budget())
            yield view, act
            played.play(act)


def counted(rounds: int, seed: int) -> tuple[Counter[tuple[int, bool]], Counter[tuple[str, int]]]:
    """Piles that could be taken, by size, and whether they were; melds begun, by kind and cards."""
    piles: Counter[tuple[int, bool]] = Counter()
    begun: Counter[tuple[str, int]] = Counter()
    for view, act in decisions(rounds, seed):
        if act.verb in ("draw", "take") and any(one.verb == "take" for one in legal_acts(view)):
            piles[len(view.pile), act.verb == "take"] += 1
        for part in act.parts if act.verb == "meld" else ():
            if not part.meld:
                begun[kind_of(part.cards), len(part.cards)] += 1
    return piles, begun


def kind_of(cards: tuple[int, ...]) -> str:
    """Whether a new meld is wild, a sequence or of one rank."""
    if all(is_wild(card) for card in cards):
        return "wild meld"
    ranks = {card >> 2 for card in cards if not is_wild(card)}
    return "rank meld" if len(ranks) == 1 else "sequence"


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--pairs", type=int, default=1000)
    options.add_argument("--rounds", type=int, default=200)
    options.add_argument("--seed", type=int, default=2026)
    chosen = options.parse_args()
    seeds = [Random(f"{chosen.seed}/{n}").randrange(2**48) for n in range(chosen.pairs)]
    with ProcessPoolExecutor() as executor:
        for habit, found in zip(HABITS, executor.map(gains, HABITS, [seeds] * len(HABITS)), strict=True):
            print(f"{mean(found):+6.0f} ± {1.96 * stdev(found) / len(found) ** 0.5:.0f}  {habit}", flush=True)
    piles, begun = counted(chosen.rounds, chosen.seed)
    for low, high in SIZES:
        taken, left = (sum(n for (size, took), n in piles.items() if low <= size <= high and took is which)
                       for which in (True, False))  # fmt: skip
        print(f"piles of {low} to {high} cards: {taken} of {taken + left} taken")
    for (kind, cards), n in sorted(begun.items()):
        print(f"{kind} begun with {cards} cards: {n}")


if __name__ == "__main__":
    main()
