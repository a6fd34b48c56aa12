"""How often the greedy player goes out: `python -m benchmarks.greedy`, the same figures every time."""

from __future__ import annotations

import argparse
from random import Random

from escalera import EDITIONS, Budget, GreedyBot, Match, Rules

PLAYERS = 4


def main() -> None:
    """Print a line for each edition."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.greedy", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000)
    rounds = parser.parse_args().rounds
    for code, rules in EDITIONS.items():
        out, turns = goings_out(rules, rounds)
        print(f"{code:<12} {out:5d} of {rounds} rounds, {turns / rounds:.1f} turns a round")


def goings_out(rules: Rules, rounds: int) -> tuple[int, int]:
    """Rounds that four greedy players end by going out, and the turns of all."""
    random = Random(1)
    order = rules.pack()
    bot, budget = GreedyBot(), Budget()
    out = turns = 0
    for number in range(rounds):
        random.shuffle(order)
        played = Match(rules, PLAYERS, dealer=number % PLAYERS + 1).deal(order)
        while not played.over:
            played.play(bot.decide(played.view(played.to_act), budget))
        out += played.ended == "out"
        turns += int(played.state.turns)
    return out, turns


if __name__ == "__main__":
    main()
