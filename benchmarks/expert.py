"""How fast the expert is: `python -m benchmarks.expert`.

Its decisions one by one in this process, from views as a table gives them; and rounds a second through the
arena, on so many processes, as `escalera simulate --bots expert` plays them.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from itertools import islice
from random import Random
from time import perf_counter

from benchmarks.rounds import dealt
from escalera.arena.crew import Crew, Here, Processes
from escalera.arena.lineup import lineup
from escalera.arena.plan import Plan
from escalera.arena.times import Times, mark, quantile
from escalera.bots import BOTS, Budget
from escalera.rules import edition


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.expert", description=__doc__)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--edition", default="bolivia")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=3000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    print_decisions(given)
    print_rounds(given)


def print_decisions(given: argparse.Namespace) -> None:
    """What a decision takes, on one processor."""
    times = decisions(given.bot, given.edition, given.players, max(1, given.rounds // 30))
    middle, late, last = [quantile(times, share) * 1000 for share in (0.5, 0.99, 1.0)]
    print(
        f"{sum(times.values())} decisions of {given.bot} from views:"
        f" {middle:.2f} ms in the middle, 99 % under {late:.2f} ms, at most {last:.2f} ms"
    )


def decisions(name: str, code: str, players: int, rounds: int) -> Times:
    """Seconds of decisions in whole rounds."""
    bot, luck, times = BOTS[name](), Random(1), Counter[int]()
    for played in islice(dealt(code, players, luck), rounds):
        while not played.over:
            view = played.view(played.to_act)
            start = perf_counter()
            act = bot.decide(view, Budget(rng=luck))
            times[mark(perf_counter() - start)] += 1
            played.play(act)
    return times


def print_rounds(given: argparse.Namespace) -> None:
    """Rounds a second, without the time that processes take to start."""
    rules, bots = edition(given.edition), (given.bot,)
    seats = lineup(rules, given.players, bots)
    plan = Plan(rules, given.players, seats, bots, given.rounds // seats.sides)
    crew: Crew = Here() if given.processes == 1 else Processes(given.processes)
    rounds, start = 0, 0.0
    for part in crew.play(plan, lambda: False):
        rounds += len(part.games) if start else 0
        start = start or perf_counter()
    seconds = perf_counter() - start
    print(f"{rounds / seconds:.0f} rounds of {given.bot} a second on {given.processes} processes")


if __name__ == "__main__":
    main()
