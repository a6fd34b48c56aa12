"""The interface of a computer player: a view and a budget in, an act out."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from escalera.engine.act import Act
from escalera.engine.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """What a decision may cost: `seconds` of thinking (None: no limit), and the `rng` to draw luck from."""

    seconds: float | None = None
    rng: Random | None = None

    def random(self) -> Random:
        """The generator to use; a fixed one when none was given, so that play stays repeatable."""
        return self.rng if self.rng is not None else Random(0)


class Bot(Protocol):
    """A computer player. It is asked whenever its seat is to act or to answer, and returns a legal act."""

    name: str

    def decide(self, view: View, budget: Budget) -> Act:
        """The act to do now, from what this seat may see."""
        ...
