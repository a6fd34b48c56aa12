"""The soak's verdict: what grows is seen through noise, what settles or swings is not taken for growth."""

from __future__ import annotations

import random

import pytest

from benchmarks.soak.samples import Sample
from benchmarks.soak.verdict import growths, held

HOUR = [(at, float(at)) for at in range(0, 3600, 10)]


def series(memory: list[float]) -> list[tuple[float, Sample]]:
    """An hour in which a node had this memory."""
    return [(at, {"node 1": {"memory": value}}) for (at, _), value in zip(HOUR, memory, strict=True)]


def noisy(value: float) -> float:
    """As it is measured while tables come and go."""
    return value + random.Random(round(value * 1000)).uniform(-3, 3)


@pytest.mark.parametrize("hourly", [16.0, 40.0])
def test_memory_that_grows_is_noticed(hourly: float) -> None:
    (found,) = growths(series([noisy(120 + hourly * at / 3600) for at, _ in HOUR]))
    assert not found.flat
    assert hourly / 2 < found.hourly < hourly * 2


def test_memory_that_settles_in_the_first_minutes_or_swings_is_flat() -> None:
    settling = [noisy(120 + 30 * min(at, 480) / 480) for at, _ in HOUR]
    swinging = [noisy(120 + (10 if at % 600 < 60 else 0)) for at, _ in HOUR]
    for memory in (settling, swinging):
        (found,) = growths(series(memory))
        assert found.flat and abs(found.hourly) < 4


def test_what_is_left_is_counted_exactly_but_for_what_is_made_when_needed() -> None:
    before: Sample = {"node 1": {"sockets": 3, "tasks": 4, "threads": 9, "memory": 100}}
    after: Sample = {"node 1": {"sockets": 3, "tasks": 5, "threads": 11, "memory": 150}}
    busy: Sample = {"node 1": {"sockets": 300, "tasks": 310, "threads": 11, "memory": 150}}
    found = {one.what: one for one in held(before, [(10.0, busy)], after)}
    assert set(found) == {"sockets", "tasks", "threads"}
    assert [what for what, one in found.items() if not one.given_back] == ["tasks"]
    assert found["sockets"].most == 300
