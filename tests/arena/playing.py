"""Plans that are soon played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from escalera.arena.crew import Crew, Here
from escalera.arena.lineup import lineup
from escalera.arena.plan import Plan
from escalera.arena.result import Result
from escalera.arena.tally import Tally
from escalera.rules import edition


def plan_of(bots: str, count: int, code: str = "bolivia", players: int = 4, **more: Any) -> Plan:
    """A plan as `escalera simulate` makes it."""
    rules, names = edition(code), tuple(bots.split(","))
    return replace(Plan(rules, players, lineup(rules, players, names), names, count), **more)


def result_of(plan: Plan, crew: Crew | None = None, stopped: Callable[[], bool] = lambda: False) -> Result:
    """What comes of it."""
    tally = Tally()
    for part in (crew or Here()).play(plan, stopped):
        tally.add(part)
    return Result(plan, tally)


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    """A result's JSON without what depends on the machine."""
    for decisions in found["decisions"].values():
        del decisions["p99_ms"]
    return found
