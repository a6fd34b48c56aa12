"""Whole acts to choose from, for players that don't want to build them."""

from __future__ import annotations

from collections import deque
from typing import Final

from escalera.engine.act import Act
from escalera.engine.acting import act_of
from escalera.engine.doing import do_step
from escalera.engine.listing import list_steps
from escalera.engine.state import State
from escalera.engine.step import Steps, op_of
from escalera.engine.view import View

MOST_ACTS: Final = 200
"""A large hand has millions; the short ones come first."""
START: Final = (0, 0)
"""Before any step. Melds are begun in one order, and cards added in one: other orders make the same act."""


def legal_acts(view: View, most: int = MOST_ACTS) -> list[Act]:
    """Acts that the view's seat may do now, each once, those of the fewest parts first.

    Of cards that can be laid in very many ways it is only the first `most` acts; none when the seat isn't
    to act.

    >>> import escalera
    >>> game = escalera.Game("bolivia", seed=7)
    >>> _ = game.deal()
    >>> [escalera.act_text(act) for act in escalera.legal_acts(game.view())]
    ['draw']
    """
    found: dict[Act, None] = {}
    waiting = deque([(view.state, START)]) if view.seat and view.to_act == view.seat else deque()
    while waiting and len(found) < most:
        state, last = waiting.popleft()
        for step in steps_of(state):
            act = act_of(state, step)
            if act is not None:
                found[act] = None
            elif (place := (int(op_of(step)), step)) >= last and len(waiting) < most:
                after = state.clone()
                do_step(after, step)
                waiting.append((after, place))
    return list(found)[:most]


def steps_of(state: State) -> list[int]:
    """The legal steps of a state."""
    steps = Steps()
    list_steps(state, steps)
    return [steps[at] for at in range(len(steps))]
