"""The tables in memory that nobody watches, and which of them may be let go."""

from __future__ import annotations

from collections import OrderedDict
from itertools import islice
from typing import Final

from escalera.service.desk import Desk

MOST_UNWATCHED: Final = 500
"""So many stay; a further one is read from its log when somebody comes back."""
MOST_NEEDED: Final = 500
"""So many more stay while something is due there, which nobody else would do."""


class Unwatched:
    """Keeps them in order, the one not used for longest first."""

    def __init__(self) -> None:
        self._desks: OrderedDict[str, Desk] = OrderedDict()

    def add(self, desk: Desk) -> None:
        """Nobody watches a table."""
        self._desks[desk.table.id] = desk

    def drop(self, table: str) -> None:
        """Somebody does, or it is in memory no longer."""
        self._desks.pop(table, None)

    def use(self, table: str) -> None:
        """Somebody has asked for it, whether it is here or not."""
        if table in self._desks:
            self._desks.move_to_end(table)

    def too_many(self, now_ms: int) -> list[str]:
        """Those not used for longest, unless they are busy or something is due there."""
        many = len(self._desks) - MOST_UNWATCHED
        oldest = [desk for desk in islice(self._desks.values(), max(0, many)) if desk.driving is None]
        return [desk.table.id for desk in oldest if many > MOST_NEEDED or not desk.is_needed(now_ms)]

    def idle(self, before_ms: int, now_ms: int) -> list[str]:
        """Those that nobody has asked for since then, and that don't go on here alone."""
        unused = [desk for desk in self._desks.values() if desk.used_ms < before_ms]
        return [desk.table.id for desk in unused if not desk.is_needed(now_ms)]

    def clear(self) -> None:
        """There are none any more."""
        self._desks.clear()
