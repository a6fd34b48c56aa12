"""The figures at `/metrics`."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Figures:
    """What is counted; one registry for each app, so that two in one process don't mix."""

    def __init__(self, tables: Callable[[], int]) -> None:
        self._registry = CollectorRegistry()
        in_memory = Gauge("escalera_tables", "Tables in memory.", registry=self._registry)
        in_memory.set_function(tables)
        self.sockets = Gauge("escalera_sockets", "Open sockets and event streams.", registry=self._registry)
        self.requests = Counter(
            "escalera_requests", "Messages answered, by type.", ["type"], registry=self._registry
        )
        self.refusals = Counter(
            "escalera_refusals", "Messages refused, by code.", ["code"], registry=self._registry
        )
        self.created = Counter("escalera_tables_created", "Tables made.", registry=self._registry)
        self.expired = Counter("escalera_tables_expired", "Tables given up.", registry=self._registry)
        self._times = Histogram(
            "escalera_seconds",
            "Seconds of an append to the log, and of a computer player's decision.",
            ["what"],
            buckets=QUICK,
            registry=self._registry,
        )

    def observe(self, what: str, seconds: float) -> None:
        """Note how long an append or a decision took."""
        self._times.labels(what).observe(seconds)

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self._registry)
