"""`python -m benchmarks.load frameworks | tables | churn`"""

from __future__ import annotations

import argparse

from benchmarks.load import churn, frameworks, tables


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    kinds = parser.add_subparsers(dest="kind", required=True)
    others = kinds.add_parser("frameworks", help=frameworks.__doc__)
    others.add_argument("--runs", type=int, default=5)
    others.add_argument("--tables", type=int, default=100)
    others.add_argument("--moves", type=int, default=15_000)
    others.add_argument("--bytes", type=int, default=1000, help="of a seat's view")
    others.add_argument("--only", nargs="*", default=[])
    many = kinds.add_parser("tables", help=tables.__doc__)
    many.add_argument("--runs", type=int, default=3)
    many.add_argument("--tables", type=int, default=500)
    many.add_argument("--every", type=float, default=2.0, help="seconds between a table's acts")
    many.add_argument("--seconds", type=float, default=60.0)
    left = kinds.add_parser("churn", help=churn.__doc__)
    left.add_argument("--tables", type=int, default=10_000)
    left.add_argument("--waves", type=int, default=2)
    given = parser.parse_args()
    if given.kind == "frameworks":
        frameworks.run(given.runs, given.tables, given.moves, given.bytes, given.only)
    elif given.kind == "tables":
        tables.run(given.runs, given.tables, given.every, given.seconds)
    else:
        churn.run(given.tables, given.waves)


if __name__ == "__main__":
    main()
