"""`make bench`: medians of interleaved runs, and as the last line one JSON object."""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Callable

from benchmarks import others, uncompiled, workload

ROUNDS = 250
"""Rounds of each edition in a run."""
SECONDS = 1.5
"""How long a run of another framework takes."""


def rate(measured: tuple[int, float]) -> float:
    """Actions a second."""
    return measured[0] / measured[1]


MEASURES: dict[str, Callable[[int], float]] = {
    "inside": lambda seed: rate(workload.inside(ROUNDS, seed)),
    "api": lambda seed: rate(workload.api(ROUNDS, seed)),
    "openspiel_api": lambda seed: rate(others.openspiel(SECONDS, seed)),
    "openspiel_unchecked": lambda seed: rate(others.openspiel(SECONDS, seed, checked=False)),
    "rlcard_api": lambda seed: rate(others.rlcard(SECONDS, seed)),
    "rlcard_unchecked": lambda seed: rate(others.rlcard(SECONDS, seed, checked=False)),
    "clone_us": lambda seed: workload.clone_us(40, seed),
    "legal_us": lambda seed: workload.legal_us(40, seed),
    "uncompiled_inside": lambda seed: uncompiled.uncompiled_inside(6, seed),
    "import_ms": lambda seed: uncompiled.import_ms(),
}


def main() -> None:
    """Measure everything `--runs` times, in turn, and print medians."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="interleaved runs (default: 5)")
    runs = parser.parse_args().runs
    found: dict[str, list[float]] = {name: [] for name in MEASURES}
    for run in range(runs):
        for name, measure in MEASURES.items():
            found[name].append(measure(run + 1))
            print(f"run {run + 1} of {runs}: {name} {found[name][-1]:,.2f}", flush=True)
    medians = {name: statistics.median(values) for name, values in found.items()}
    report(medians)


def report(medians: dict[str, float]) -> None:
    """The medians and their ratios in words, then as JSON."""
    print()
    for name in ("inside", "api", "uncompiled_inside", "openspiel_api", "rlcard_api"):
        print(f"{name:>20} {medians[name]:>12,.0f} actions a second")
    for name in ("openspiel", "rlcard"):
        checked = medians["api"] / medians[f"{name}_api"]
        loose = medians["api"] / medians[f"{name}_unchecked"]
        print(
            f"{name:>20} {checked:12.1f} times slower than our API ({loose:.1f} times when it doesn't check)"
        )
    print(f"{'compiled':>20} {medians['inside'] / medians['uncompiled_inside']:12.1f} times as fast as not")
    print(json.dumps({name: round(value, 3) for name, value in medians.items()}))


if __name__ == "__main__":
    main()
