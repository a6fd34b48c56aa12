"""The same portions played on a Ray cluster (the extra `cluster`)."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final

from escalera.arena.crew import AHEAD, Lost
from escalera.arena.hall import Hall
from escalera.arena.plan import Plan
from escalera.arena.tally import Tally
from escalera.arena.workers import LOOK_SECONDS

CONNECT_SECONDS: Final = 10.0


class NoCluster(Exception):
    """There is no cluster at the address; the message says what Ray says."""


def check_listens(address: str) -> None:
    """Raise OSError where nobody listens at HOST:PORT: Ray would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and "/" not in host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()


class Cluster:
    """A hall on each processor of a cluster.

    Made, it raises `NoCluster`, or ModuleNotFoundError without the extra `cluster`.
    """

    def __init__(self, address: str) -> None:
        import ray

        self._ray: Final[Any] = ray
        try:
            check_listens(address)
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError, RuntimeError) as error:
            raise NoCluster(" ".join(str(error).split())) from error

    def play(self, plan: Plan, stopped: Callable[[], bool]) -> Iterator[Tally]:
        """All portions of a plan."""
        count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        halls = [self._ray.remote(Hall).options(num_cpus=1).remote(plan) for _ in range(count)]
        try:
            yield from self._handed_out(halls, plan, stopped)
        except self._ray.exceptions.RayError as error:
            raise Lost from error
        finally:
            for hall in halls:
                self._ray.kill(hall)
            with suppress(Exception):
                self._ray.shutdown()

    def _handed_out(self, halls: list[Any], plan: Plan, stopped: Callable[[], bool]) -> Iterator[Tally]:
        """Portions, each to a hall as soon as it has played the one before but one."""
        chunks = plan.chunks(len(halls))
        idle, running = halls * AHEAD, {}
        while not stopped():
            for chunk in chunks if idle else ():
                hall = idle.pop()
                running[hall.play.remote(chunk)] = hall
                if not idle:
                    break
            if not running:
                return
            done, _ = self._ray.wait(list(running), timeout=LOOK_SECONDS)
            for job in done:
                idle.append(running.pop(job))
                yield self._ray.get(job)
