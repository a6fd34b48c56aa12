"""The tables of one process, which play portions of a plan."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Self

from escalera.arena.plan import Plan
from escalera.arena.table import Stopped, Table
from escalera.arena.tally import Tally

logging.getLogger("escalera.players").addHandler(logging.NullHandler())
"""What fails is told with its record, and not a second time."""


class Hall:
    """A table for each way to sit. Use it in a `with`, which sends the players away."""

    def __init__(self, plan: Plan, stopped: Callable[[], bool] = lambda: False) -> None:
        self._plan = plan
        self._stopped = stopped
        self._tables: dict[int, Table] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        for table in self._tables.values():
            table.close()

    def play(self, chunk: Iterable[int]) -> Tally:
        """What came of some deals of the plan, or of those that were done when it was stopped."""
        tally = Tally()
        with suppress(Stopped):
            for index in chunk:
                for turn in self._plan.turns(index):
                    self._table(turn).play(index, tally)
        return tally

    def _table(self, turn: int) -> Table:
        if turn not in self._tables:
            self._tables[turn] = Table(self._plan, turn, self._stopped)
        return self._tables[turn]
