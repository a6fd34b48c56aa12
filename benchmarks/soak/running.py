"""One run: a first wave as quick as can be, then the evening at half of that, then everybody leaves."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from benchmarks.soak.evening import Evening
from benchmarks.soak.ground import Ground
from benchmarks.soak.parties import Habits
from benchmarks.soak.samples import Sample
from benchmarks.soak.verdict import Held, Series, calm, held, same

SHORTEST = 1.0
"""Seconds between two samples that are to be the same before people count as gone."""


@dataclass(kw_only=True)
class Plan:
    """What is to be done."""

    seconds: float = 3600.0
    least_tables: int = 0
    least_acts: int = 0
    """What has to have happened before it ends."""
    habits: Habits = field(default_factory=Habits)
    first: float = 20.0
    """Seconds of the first wave."""
    rate: float = 0.0
    """Acts of people a second; 0: half of what the first wave came to."""
    every: float = 10.0
    """Seconds between samples."""
    patience: float = 180.0
    """Seconds until everything has to be given back."""


@dataclass
class Run:
    """What came of it."""

    plan: Plan
    full: float = 0.0
    rate: float = 0.0
    before: Sample = field(default_factory=dict)
    series: list[tuple[float, Sample]] = field(default_factory=list)
    after: Sample = field(default_factory=dict)
    acts: int = 0
    made: int = 0
    seconds: float = 0.0
    emptied: float = 0.0
    """Seconds from when everybody left until everything was given back."""
    answers: Counter[str] = field(default_factory=Counter)
    times: list[float] = field(default_factory=list)
    """How long people's answers took, in order."""
    complaints: Counter[str] = field(default_factory=Counter)


Tell = Callable[[str], None]


async def run(ground: Ground, plan: Plan, tell: Tell = print) -> Run:
    """Do it on a ground that stands."""
    done = Run(plan)
    start = await ground.sample()
    done.full = await first_wave(ground, plan)
    done.before = calm(start, ground.later(), await settled(ground))
    done.rate = plan.rate or done.full / 2
    tell(f"full: {done.full:.0f} acts a second; from now on {done.rate:.0f}")
    pause = plan.habits.tables / done.rate
    async with Evening(ground.nodes, plan.habits, pause) as evening:
        await watch(ground, evening, done, tell)
        await evening.end()
        await empty(ground, done)
    note(done, evening)
    done.complaints = ground.complaints()
    return done


async def first_wave(ground: Ground, plan: Plan) -> float:
    """Acts a second when nobody thinks."""
    async with Evening(ground.nodes, replace(plan.habits, silent=0.0), 0.0) as evening:
        await asyncio.sleep(plan.first / 2)
        acts, began = evening.told.acts, time.monotonic()
        await asyncio.sleep(plan.first / 2)
        full = (evening.told.acts - acts) / (time.monotonic() - began)
        await evening.end()
    return full


async def settled(ground: Ground) -> Sample:
    """What there is when nobody watches any more and nothing changes."""
    last: Sample = {}
    while True:
        found = await ground.sample()
        gone = not any(numbers.get("watching") for numbers in found.values())
        if gone and last and all(same(numbers, last[who]) for who, numbers in found.items()):
            return found
        last = found
        await asyncio.sleep(SHORTEST)


async def watch(ground: Ground, evening: Evening, done: Run, tell: Tell) -> None:
    """Look every few seconds, and keep people at the pace."""
    began = time.monotonic()
    acts = 0
    now = 0.0
    while now < done.plan.seconds or not enough(done.plan, evening):
        await asyncio.sleep(done.plan.every)
        sample, last = await ground.sample(), now
        now = time.monotonic() - began
        rate = (evening.told.acts - acts) / (now - last)
        acts = evening.told.acts
        done.series.append((now, sample))
        evening.steer(done.rate, rate)
        tell(line(now, rate, evening, sample))
    done.seconds = now


def enough(plan: Plan, evening: Evening) -> bool:
    """Whether what has to happen has happened."""
    return evening.made >= plan.least_tables and evening.told.acts >= plan.least_acts


def line(at: float, rate: float, evening: Evening, sample: Sample) -> str:
    """A sample as one line."""
    told = {"at": round(at, 1), "rate": round(rate, 1), "made": evening.made, "sample": rounded(sample)}
    return json.dumps(told, separators=(",", ":"))


def rounded(sample: Sample) -> Sample:
    """Without digits that say nothing."""
    return {who: {what: round(value, 1) for what, value in one.items()} for who, one in sample.items()}


async def empty(ground: Ground, done: Run) -> None:
    """Wait until all is given back, or for so long that it should have been."""
    began = time.monotonic()
    while True:
        done.after = await ground.sample()
        done.emptied = time.monotonic() - began
        if not left_over(done.before, done.series, done.after) or done.emptied > done.plan.patience:
            return
        await asyncio.sleep(SHORTEST)


def left_over(before: Sample, series: Series, after: Sample) -> list[Held]:
    """What wasn't given back."""
    return [one for one in held(before, series, after) if not one.given_back]


def faults(done: Run) -> list[str]:
    """What nodes answered or wrote into their logs that is a fault of theirs."""
    failed = [what for what in done.answers if is_failure(what)]
    return failed + [text for text in done.complaints if not text.startswith("WARNING")]


def is_failure(what: str) -> bool:
    """Whether an answer says that the service failed."""
    return re.search(r"\b5(xx|\d\d)$", what) is not None


def note(done: Run, evening: Evening) -> None:
    """What the people say."""
    done.acts, done.made = evening.told.acts, evening.made
    done.answers = evening.street.answers
    done.times = sorted(evening.told.seconds)


def save(path: Path, done: Run) -> None:
    """Keep all samples."""
    kept = {"full": done.full, "rate": done.rate, "before": done.before, "after": done.after}
    path.write_text(json.dumps({**kept, "series": done.series}), encoding="utf-8")
