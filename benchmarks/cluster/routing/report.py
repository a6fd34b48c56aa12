"""The medians as Markdown."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from typing import Final

from benchmarks.cluster.routing.cases import CASES
from benchmarks.cluster.routing.playing import Amount, Played

Figure = Callable[[Played], float]
Column = tuple[str, Figure, str]
"""Its heading, its figure of one run, and how it is written."""
Runs = dict[str, list[Played]]
"""By the name of the case."""

MICRO: Final = 1e6
MILLI: Final = 1e3


def an_act(name: str) -> Figure:
    """Microseconds of an act."""
    return lambda run: MICRO * float(getattr(run.press, name)) / run.acts


def each(name: str) -> Figure:
    """How many of something an act comes to."""
    return lambda run: float(getattr(run.press, name)) / run.acts


def all_servers(run: Played) -> float:
    """Microseconds of an act on nodes, database and bus."""
    return sum([an_act(name)(run) for name in ("nodes", "database", "bus")])


def at_pace(name: str) -> Figure:
    """Of something an act at a steady rate, with what the tables take at rest."""
    return lambda run: float(getattr(run.pace, name)) / len(run.paced.views)


def at(part: float, waits: Callable[[Played], list[float]]) -> Figure:
    """A percentile in milliseconds."""

    def found(run: Played) -> float:
        ordered = sorted(waits(run))
        return MILLI * ordered[int(len(ordered) * part)]

    return found


COST: Final[Sequence[Column]] = (
    ("acts a second", lambda run: run.acts / run.press.wall, ",.0f"),
    ("nodes", an_act("nodes"), ",.0f"),
    ("database", an_act("database"), ",.0f"),
    ("bus", an_act("bus"), ",.0f"),
    ("all", all_servers, ",.0f"),
    ("(load)", an_act("load"), ",.0f"),
)
PRESSED: Final[Sequence[Column]] = (
    ("half answered", at(0.5, lambda run: run.pressed.answers), ".1f"),
    ("99 %", at(0.99, lambda run: run.pressed.answers), ".1f"),
    ("half seen by all", at(0.5, lambda run: run.pressed.views), ".1f"),
    ("99 %", at(0.99, lambda run: run.pressed.views), ".1f"),
)
PACED_COST: Final[Sequence[Column]] = (
    ("nodes", lambda run: MICRO * at_pace("nodes")(run), ",.0f"),
    ("database", lambda run: MICRO * at_pace("database")(run), ",.0f"),
    ("bus", lambda run: MICRO * at_pace("bus")(run), ",.0f"),
    ("bytes of the database's log", at_pace("log_bytes"), ",.0f"),
)
PACED: Final[Sequence[Column]] = (
    ("half answered", at(0.5, lambda run: run.paced.answers), ".1f"),
    ("99 %", at(0.99, lambda run: run.paced.answers), ".1f"),
    ("half seen by all", at(0.5, lambda run: run.paced.views), ".1f"),
    ("99 %", at(0.99, lambda run: run.paced.views), ".1f"),
)
CARRIED: Final[Sequence[Column]] = (
    ("messages to the bus", each("said"), ".2f"),
    ("from it", each("heard"), ".2f"),
    ("their bytes", each("bus_bytes"), ",.0f"),
    ("bytes of the database's log", each("log_bytes"), ",.0f"),
    ("bytes kept", lambda run: run.kept_bytes, ",.0f"),
    ("bytes to all seats", each("seat_bytes"), ",.0f"),
)


def resting(tables: int) -> Sequence[Column]:
    """What a table costs at which nothing happens, in microseconds of a second."""

    def share(name: str) -> Figure:
        return lambda run: MICRO * float(getattr(run.rest, name)) / run.rest.wall / tables

    return (
        ("nodes", share("nodes"), ",.0f"),
        ("database", share("database"), ",.0f"),
        ("bus", share("bus"), ",.0f"),
        ("messages to the bus", lambda run: run.rest.said / run.rest.wall / tables, ".2f"),
        ("megabytes of a node", lambda run: run.node_mb, ",.0f"),
    )


def table(title: str, columns: Sequence[Column], runs: Runs) -> list[str]:
    """One table, a line for each case."""
    lines = [
        "",
        title,
        "",
        "| | " + " | ".join([heading for heading, _, _ in columns]) + " |",
        "|---|" + "---:|" * len(columns),
    ]
    for name, found in runs.items():
        shown = [format(median(figure, found), how) for _, figure, how in columns]
        lines.append(f"| {name} | " + " | ".join(shown) + " |")
    return lines


def median(figure: Figure, runs: Sequence[Played]) -> float:
    """Of a figure."""
    return statistics.median([figure(run) for run in runs])


def report(runs: Runs, amount: Amount) -> str:
    """All tables, and what it costs to send people by chance."""
    lines = [f"{len(next(iter(runs.values())))} runs in turn, {amount.tables} tables of four, medians."]
    lines += table("Microseconds of processor time an act, as many acts as go:", COST, runs)
    lines += table("Milliseconds meanwhile:", PRESSED, runs)
    lines += table(f"Milliseconds at {amount.rate} acts a second:", PACED, runs)
    lines += table("Microseconds of processor time an act then, and bytes:", PACED_COST, runs)
    lines += table("For each act, as many as go:", CARRIED, runs)
    lines += table("A table at rest, microseconds of a second:", resting(amount.tables), runs)
    return "\n".join([*lines, "", *ratios(runs)])


def ratios(runs: Runs) -> list[str]:
    """The last two cases against each other, where both were run."""
    names = [case.name for case in CASES[-2:]]
    if not set(names) <= set(runs):
        return []
    by_table, by_chance = [runs[name] for name in names]
    lines = []
    for what, figure in (
        ("acts a second", lambda run: run.acts / run.press.wall),
        ("acts a processor-second of the nodes", lambda run: run.acts / run.press.nodes),
        ("acts a processor-second of all servers", lambda run: MICRO / all_servers(run)),
    ):
        proportion = median(figure, by_table) / median(figure, by_chance)
        lines.append(f"- {what}: {proportion:.2f} times as many by table as by chance")
    return lines
