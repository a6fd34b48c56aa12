"""Finding weights: an evolution strategy on duplicate deals against a library of kept players.

Each generation deals its own cards, the same for all its candidates. From time to time the middle of the
search joins the library, so that it must also beat what it was. Everything follows from the seed; what is
found is written after each generation and read again when a run is taken up.
"""

from __future__ import annotations

import json
import pickle
import warnings
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future, wait
from dataclasses import dataclass, field
from math import nan
from pathlib import Path
from random import Random
from typing import Any, Final

from escalera.arena.deals import duplicate_gain, law_of
from escalera.arena.table import Stopped
from escalera.arena.workers import LOOK_SECONDS
from escalera.disk import write_whole
from escalera.engine.law import Law
from escalera.rules import edition
from escalera.skill.greedy import GreedyPlayer
from escalera.skill.mind import Mind
from escalera.skill.player import Player
from escalera.skill.weights import FIRST_GUESS, NAMES, Weights

Numbers = Mapping[str, float]

SMALLEST_SCALE: Final = 0.05
SIGNED: Final = {"out_bias"}
"""Weights that may be negative."""
SPREADS: Final = {"out_bias": 150.0}


@dataclass(frozen=True, slots=True)
class Task:
    """What is tuned: an edition by its code, players, deals a generation, candidates, and the seed."""

    edition: str = "bolivia"
    players: int = 4
    deals: int = 60
    candidates: int = 18
    seed: int = 1
    newcomer_every: int = 12
    """Generations after which the middle of the search joins the library."""


@dataclass(slots=True)
class Run:
    """A search under way."""

    task: Task
    strategy: Any
    generation: int = 0
    library: list[dict[str, float] | None] = field(default_factory=list)
    """Weights of opponents; None is the greedy player."""


class BrokenSearch(Exception):
    """A file that should hold a search and doesn't."""


def begin(task: Task, start: Numbers | None = None) -> Run:
    """A new search from some weights, by default the first guess."""
    cma = strategies()
    weights = Weights(start).named()
    middle = [weights[name] / scale_of(name) for name in NAMES]
    lower = [None if name in SIGNED else 0.0 for name in NAMES]
    options = {
        "popsize": task.candidates,
        "seed": nan,
        "randn": drawn,
        "bounds": [lower, None],
        "verbose": -9,
    }
    strategy = cma.CMAEvolutionStrategy(middle, 0.35, options)
    return Run(task, strategy, 0, [None, Weights().named(), dict(weights)])


def strategies() -> Any:
    """The package of strategies, without its warning that it can't draw: nothing here is drawn."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Could not import matplotlib")
        import cma
    return cma


def scale_of(name: str) -> float:
    """One step of the search for a weight."""
    return SPREADS.get(name) or max(SMALLEST_SCALE, abs(FIRST_GUESS[NAMES.index(name)]))


def numbers_of(point: Sequence[float]) -> dict[str, float]:
    """A point of the search as weights."""
    return {name: float(x) * scale_of(name) for name, x in zip(NAMES, point, strict=True)}


def advance(run: Run, executor: Executor, stopped: Callable[[], bool] = lambda: False) -> float:
    """Play one generation; the mean gain of its better half. Raises `Stopped`."""
    set_luck(run)
    points = run.strategy.ask()
    seeds = seeds_of(run)
    rivals = rivals_of(run)
    jobs = [
        executor.submit(gains, run.task.edition, run.task.players, numbers_of(point), rivals, seeds)
        for point in points
    ]
    found = results(jobs, stopped)
    run.strategy.tell(points, [-value for value in found])
    run.generation += 1
    if run.generation % run.task.newcomer_every == 0:
        run.library.append(middle_of(run))
    best = sorted(found, reverse=True)[: max(1, len(found) // 2)]
    return sum(best) / len(best)


def set_luck(run: Run) -> None:
    """Seed what the strategy draws from, so that a run that was taken up goes on as it would have."""
    import numpy

    numpy.random.seed(Random(f"luck/{run.task.seed}/{run.generation}").getrandbits(32))


def drawn(*shape: int) -> Any:
    """Normal numbers from what `set_luck` has seeded: a function, which a kept search finds again."""
    import numpy

    return numpy.random.randn(*shape)


def results(jobs: Sequence[Future[float]], stopped: Callable[[], bool]) -> list[float]:
    """What the jobs found, in their order. Raises `Stopped`."""
    while wait(jobs, LOOK_SECONDS).not_done:
        if stopped():
            for job in jobs:
                job.cancel()
            raise Stopped
    return [job.result() for job in jobs]


def seeds_of(run: Run) -> list[int]:
    """The deals of a generation."""
    luck = Random(f"{run.task.seed}/{run.generation}")
    return [luck.randrange(2**48) for _ in range(run.task.deals)]


def rivals_of(run: Run) -> list[dict[str, float] | None]:
    """Whom a generation meets: the greedy player once, the newest of the library most."""
    newest = run.library[-3:]
    return [run.library[0], *newest, run.library[-1]]


def gains(
    code: str, players: int, numbers: Numbers, rivals: Sequence[Numbers | None], seeds: Sequence[int]
) -> float:
    """The mean gain of some weights over deals, against the rivals in turn."""
    law = law_of(edition(code), players)
    one = Mind(Weights(numbers))
    others = [player_of(rival) for rival in rivals]
    total = 0.0
    for at, seed in enumerate(seeds):
        total += duplicate_gain(law, seed, one, others[at % len(others)])
    return total / len(seeds)


def player_of(numbers: Numbers | None) -> Player:
    """A player by its weights; None is the greedy one."""
    return GreedyPlayer() if numbers is None else Mind(Weights(numbers))


def middle_of(run: Run) -> dict[str, float]:
    """Where the search stands: better than any one candidate, whose gain is partly luck."""
    middle = run.strategy.result.xfavorite
    return numbers_of(
        [max(0.0, x) if name not in SIGNED else x for name, x in zip(NAMES, middle, strict=True)]
    )


def save(run: Run, folder: Path) -> None:
    """Write the search and its weights. Raises OSError, with the file's name."""
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / "search.pickle", pickle.dumps(run))
    found = {
        "edition": run.task.edition,
        "players": run.task.players,
        "generation": run.generation,
        "weights": {name: round(number, 4) for name, number in middle_of(run).items()},
    }
    write_whole(weights_file(folder), json.dumps(found, indent=1) + "\n")


def weights_file(folder: Path) -> Path:
    """Where the weights are written, as `bots/weights` takes them."""
    return folder / "weights.json"


def load(folder: Path) -> Run | None:
    """The search that was written there, if any: one's own, since a pickle can do anything.

    Raises BrokenSearch for what isn't one of this version.
    """
    file = folder / "search.pickle"
    if not file.exists():
        return None
    try:
        run = pickle.loads(file.read_bytes())
    except Exception as error:
        raise BrokenSearch(str(file)) from error
    if not isinstance(run, Run):
        raise BrokenSearch(str(file))
    return run


def tune(
    run: Run,
    generations: int,
    executor: Executor,
    folder: Path,
    tell: Callable[[Run, float], None],
    stopped: Callable[[], bool] = lambda: False,
) -> None:
    """Go on until so many generations are done, written after each. Raises `Stopped`."""
    while run.generation < generations:
        if stopped():
            raise Stopped
        value = advance(run, executor, stopped)
        save(run, folder)
        tell(run, value)


__all__ = ["Law", "Run", "Task", "advance", "begin", "load", "middle_of", "save", "tune", "weights_file"]
