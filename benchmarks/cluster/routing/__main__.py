"""`python -m benchmarks.cluster.routing`: the same play on one node and on three, by table and by chance.

Processor time of an act on nodes, database and bus, apart; acts a second; how long people wait. Real servers
in child processes, PostgreSQL with its promises kept. All of them and the load share this machine's cores;
where other programs use them, too, `--first` goes before those.
"""

from __future__ import annotations

import argparse
import gc

import uvloop

from benchmarks.cluster.routing.cases import CASES, Case, Ground, serve, standing
from benchmarks.cluster.routing.playing import Amount, Played, play
from benchmarks.cluster.routing.report import report
from benchmarks.load.servers import come_first


def main() -> None:
    """Measure, each case in turn, and print medians."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster.routing", description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--acts", type=int, default=50, help="of each table that count")
    parser.add_argument("--rest", type=float, default=4.0, help="seconds")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds")
    parser.add_argument("--rate", type=int, default=400, help="acts a second meanwhile, of all tables")
    parser.add_argument("--first", action="store_true", help="before all other programs, where permitted")
    parser.add_argument("--only", nargs="*", type=int, default=[], help="numbers of cases, from 1")
    given = parser.parse_args()
    amount = Amount(given.tables, given.rest, given.pace, given.rate, max(1, given.acts // 5), given.acts)
    chosen = [CASES[number - 1] for number in given.only] or list(CASES)
    gc.disable()
    if given.first:
        come_first()
    with standing() as ground:
        found = measure(ground, amount, chosen, given.runs)
    print(report(found, amount))


def measure(ground: Ground, amount: Amount, cases: list[Case], runs: int) -> dict[str, list[Played]]:
    """So many runs of each case, in turn."""
    found: dict[str, list[Played]] = {case.name: [] for case in cases}
    for number in range(runs):
        for case in cases:
            with serve(case, ground) as serving:
                done = uvloop.run(play(serving, amount))
            found[case.name].append(done)
            print(f"run {number + 1}: {case.name}: {done.acts / done.press.wall:,.0f} a second", flush=True)
    return found


if __name__ == "__main__":
    main()
