"""The figures at `/metrics`."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter as Numbers
from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

QUICK: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Times:
    """How long something took: how often up to which bound, and in all."""

    def __init__(self) -> None:
        self.counts = [0] * (len(QUICK) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(QUICK, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """For each bound how often it was kept."""
        kept, found = 0, []
        for bound, count in zip((*map(str, QUICK), "+Inf"), self.counts, strict=True):
            kept += count
            found.append((bound, float(kept)))
        return found


class Hot(Collector):
    """What is counted for every act: in plain numbers by the one thread that serves, told when asked for."""

    def __init__(self) -> None:
        self.requests: Numbers[str] = Numbers()
        self.times: dict[str, Times] = {"append": Times(), "decision": Times()}

    def collect(self) -> Iterator[Metric]:
        """As Prometheus has it."""
        asked = CounterMetricFamily("escalera_requests", "Messages answered, by type.", labels=["type"])
        for kind, number in self.requests.items():
            asked.add_metric([kind], number)
        yield asked
        about = "Seconds of an append to the log, and of a computer player's decision."
        seconds = HistogramMetricFamily("escalera_seconds", about, labels=["what"])
        for what, times in self.times.items():
            seconds.add_metric([what], times.buckets(), times.sum)
        yield seconds


def number_of_tasks() -> int:
    """How many tasks there are in the loop that asks; none where no loop runs."""
    try:
        return len(asyncio.all_tasks())
    except RuntimeError:
        return 0


class Figures:
    """What is counted; one registry for each app, so that two in one process don't mix."""

    def __init__(self, tables: Callable[[], int]) -> None:
        self._registry = CollectorRegistry()
        in_memory = Gauge("escalera_tables", "Tables in memory.", registry=self._registry)
        in_memory.set_function(tables)
        tasks = Gauge("escalera_tasks", "Tasks of the event loop.", registry=self._registry)
        tasks.set_function(number_of_tasks)
        self.sockets = Gauge("escalera_sockets", "Open sockets and event streams.", registry=self._registry)
        self.refusals = Counter(
            "escalera_refusals", "Messages refused, by code.", ["code"], registry=self._registry
        )
        self.created = Counter("escalera_tables_created", "Tables made.", registry=self._registry)
        self.expired = Counter("escalera_tables_expired", "Tables given up.", registry=self._registry)
        self._hot = Hot()
        self._registry.register(self._hot)

    def asked(self, kind: str) -> None:
        """Note a message by its type."""
        self._hot.requests[kind] += 1

    def observe(self, what: str, seconds: float) -> None:
        """Note how long an append or a decision took."""
        self._hot.times[what].add(seconds)

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self._registry)
