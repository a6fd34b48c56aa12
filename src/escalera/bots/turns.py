"""The rest of a turn: its acts, and the states that they lead through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from escalera.bots.bot import Bot, Budget
from escalera.engine.act import ASK, DISCARD, DRAW, PASS, YES, Act
from escalera.engine.playing import do_act
from escalera.engine.state import OVER, State
from escalera.engine.view import View, awaited

MOST_ACTS = 40
"""Acts of one turn; more would be a fault."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Acts for the rest of a turn, as far as they can be known; `states` stand before each, and at the end.

    What a draw brings nobody knows: after it the state is what it was before.
    """

    acts: tuple[Act, ...]
    states: tuple[State, ...]

    @property
    def end(self) -> State:
        """The state after all of it."""
        return self.states[-1]

    @property
    def thrown(self) -> int:
        """The face of the discard; -1 where there is none."""
        last = self.acts[-1]
        return last.parts[0].cards[0] if last.verb == DISCARD else -1

    @property
    def laid(self) -> State:
        """The state before the discard, or the end."""
        return self.states[-2] if self.acts[-1].verb == DISCARD else self.end

    def comes_to(self, other: Turn) -> bool:
        """Whether another turn begins the same way or ends in the same state."""
        return self.acts[0] == other.acts[0] or same(self.end, other.end)


def turn_of(view: View, acts: Sequence[Act]) -> Turn:
    """The turn of acts that are legal one after the other."""
    state = view.state.clone()
    states = [state.clone()]
    for act in acts:
        do(state, view.seat, act)
        states.append(state.clone())
    return Turn(tuple(acts), tuple(states))


def rest_of(view: View, bot: Bot, first: Act | None = None) -> list[Act]:
    """What a player would do to the end of the turn, after a first act of somebody else's choice."""
    state, acts = view.state.clone(), [first] if first is not None else []
    for act in acts:
        do(state, view.seat, act)
    while goes_on(state, view.seat, acts):
        act = bot.decide(View(state, view.seat, view.number, view.events), Budget())
        acts.append(act)
        do(state, view.seat, act)
    return acts


def do(state: State, seat: int, act: Act) -> None:
    """Do an act as far as it can be foreseen; the partners, once asked, say yes."""
    if act.verb != DRAW:
        do_act(state, act)
    while act.verb == ASK and awaited(state) not in (0, seat):
        do_act(state, Act(YES))


def goes_on(state: State, seat: int, acts: list[Act]) -> bool:
    """Whether there is more to say."""
    if acts and acts[-1].verb in (DRAW, PASS):
        return False
    return state.phase != OVER and awaited(state) == seat and len(acts) < MOST_ACTS


def same(one: State, other: State) -> bool:
    """Whether two states look the same on the table and in the hands."""
    vectors = ((one.hands, other.hands), (one.melds, other.melds), (one.pile, other.pile))
    return one.phase == other.phase and all(
        len(mine) == len(theirs) and all(mine[at] == theirs[at] for at in range(len(mine)))
        for mine, theirs in vectors
    )
