"""Whoever decides in steps: our levels, and the yardsticks, in whole rounds played inside."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from escalera.engine.state import State
from escalera.engine.step import Steps
from escalera.skill.known import Known


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=False)
class Player:
    """Decides for the seat that is to act or answer."""

    def decide(self, s: State, known: Known, out: Steps) -> None:
        """Fill `out` with the steps of the next act, the last of which finishes it."""
        raise NotImplementedError
