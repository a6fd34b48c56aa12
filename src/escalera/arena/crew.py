"""Who plays the portions of a plan: this process, or several beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final, Protocol

from escalera.arena.hall import Hall
from escalera.arena.plan import Plan
from escalera.arena.tally import Tally
from escalera.arena.workers import CONTEXT, LOOK_SECONDS, Workers

AHEAD: Final = 2
"""Portions for each process that wait there, so that none is idle."""


class Crew(Protocol):
    """Plays a plan; each portion comes as soon as it is done, in any order. Raises `Lost`."""

    def play(self, plan: Plan, stopped: Callable[[], bool]) -> Iterator[Tally]:
        """All portions of a plan; after `stopped` no more than what was done by then."""


class Lost(Exception):
    """Somebody of the crew has ended unasked; what isn't played yet isn't going to be."""


class Here:
    """This process alone."""

    def play(self, plan: Plan, stopped: Callable[[], bool]) -> Iterator[Tally]:
        """All portions of a plan."""
        with Hall(plan, stopped) as hall:
            for chunk in plan.chunks(1):
                yield hall.play(chunk)
                if stopped():
                    return


class Processes:
    """So many processes beside this one."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, plan: Plan, stopped: Callable[[], bool]) -> Iterator[Tally]:
        """All portions of a plan."""
        stop = CONTEXT.Event()
        executor = Workers(self.count, _begin, (plan, stop))
        chunks = plan.chunks(self.count)
        running: set[Future[Tally]] = set()
        try:
            while not stopped():
                for chunk in islice(chunks, AHEAD * self.count - len(running)):
                    running.add(executor.submit(_play, chunk))
                if not running:
                    return
                done, running = wait(running, LOOK_SECONDS, FIRST_COMPLETED)
                for future in done:
                    yield future.result()
            stop.set()
            for future in running:
                if not future.cancel():
                    yield future.result()
        except BrokenProcessPool as error:
            raise Lost from error
        finally:
            stop.set()
            executor.shutdown(cancel_futures=True)


_hall: Hall | None = None
"""The hall of a process that `Processes` has started."""


def _begin(plan: Plan, stop: Any) -> None:
    global _hall
    _hall = Hall(plan, stop.is_set)


def _play(chunk: range) -> Tally:
    assert _hall is not None
    return _hall.play(chunk)
