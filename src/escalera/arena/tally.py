"""Everything that came of a plan so far; parts of it add up in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from escalera.arena.times import Times, mark
from escalera.arena.told import Fault, GameTold

MOST_FAULTS: Final = 20
"""Faults that are kept with their records; of more only the number."""


@dataclass(slots=True)
class Tally:
    """Games, and what was noted of each player by its name."""

    games: list[GameTold] = field(default_factory=list)
    times: dict[str, Times] = field(default_factory=dict)
    failed: Counter[str] = field(default_factory=Counter)
    """How many decisions were replaced by a safe act."""
    faults: list[Fault] = field(default_factory=list)
    records: list[tuple[str, str]] = field(default_factory=list)
    """Names and texts of records."""
    blunders: dict[str, Counter[str]] = field(default_factory=dict)

    def timed(self, name: str, seconds: float) -> None:
        """A decision took so long."""
        times = self.times.get(name)
        if times is None:
            times = self.times[name] = Counter()
        times[mark(seconds)] += 1

    def blundered(self, name: str, blunders: Iterable[str] | Mapping[str, int]) -> None:
        """Blunders of a player."""
        self.blunders.setdefault(name, Counter()).update(blunders)

    def add(self, more: Tally) -> None:
        """Add what came of other deals."""
        self.games += more.games
        for name, times in more.times.items():
            self.times.setdefault(name, Counter()).update(times)
        self.failed.update(more.failed)
        self.records += more.records
        self.faults += more.faults[: MOST_FAULTS - len(self.faults)]
        for name, blunders in more.blunders.items():
            self.blundered(name, blunders)
