"""Two turns to compare, and what the player who chooses makes of the position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from escalera.bots.levels import Expert
from escalera.bots.turns import Turn
from escalera.engine.law import Law
from escalera.engine.state import State
from escalera.engine.view import View
from escalera.skill.known import Known
from escalera.skill.thought import Thought
from escalera.skill.watching import from_events

SOON: Final = 0.15
"""How likely the round has to end before the next turn to be spoken of."""


@dataclass(frozen=True, slots=True)
class Case:
    """A turn, the one it is compared with (None: nothing else could be done), and the view of both."""

    view: View
    mine: Turn
    other: Turn | None
    thought: Thought
    """Has looked at the view's state."""
    known: Known

    @property
    def before(self) -> State:
        """The state as the view has it."""
        return self.view.state

    @property
    def law(self) -> Law:
        """The table's rules."""
        return self.view.state.law

    @property
    def seat(self) -> int:
        """The seat, from 0."""
        return self.view.seat - 1

    @property
    def side(self) -> int:
        """Its side, from 0."""
        return int(self.law.side_of[self.seat])

    @property
    def heir(self) -> int:
        """The seat, from 0, that is next to play and may take the pile."""
        return (self.seat + 1) % int(self.law.players)

    @property
    def ends_soon(self) -> bool:
        """Whether the round may well end before this seat's next turn."""
        return self.thought.o.hazard >= SOON

    @property
    def base(self) -> State:
        """Where the other turn ends; without one, the state as it is."""
        return self.other.end if self.other is not None else self.before

    def weight(self, place: int) -> float:
        """A weight of the player who chooses, by its place."""
        return float(self.thought.w[place])


def case_of(view: View, mine: Turn, other: Turn | None) -> Case:
    """The case of two turns, looked at as an expert does."""
    thought, known = looked(view)
    return Case(view, mine, other, thought, known)


def looked(view: View) -> tuple[Thought, Known]:
    """What an expert thinks with, having looked at a view, and what everybody has seen."""
    thought, known = Expert().mind(view.state.law).thought, from_events(view.events)
    thought.look(view.state, known, view.seat - 1)
    return thought, known
