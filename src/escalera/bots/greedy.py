"""The greedy player: the yardstick the better ones are measured against, frozen.

It takes every pile it may and otherwise draws (on an empty stock it passes). It melds all it can,
as one act, adding one card or new meld at a time while that stays legal: first naturals that fit
melds on the table, then new sequences, new rank melds of naturals, wilds that fit, new wild melds,
and last new rank melds of a natural pair and a wild; among equals the lowest. With the pile it
takes the top card into a new meld rather than onto an old one, with naturals rather than a wild, and
if it may take only the top card it does. It never merges; it asks its partner only where it must,
and answers yes. It throws its lowest single: the natural card of fewest points, then of lowest
rank, of which it holds no other of the rank; without a single the natural of fewest points; a wild
only when it holds nothing else.
"""

from __future__ import annotations

from escalera.bots.bot import Budget
from escalera.engine.act import Act
from escalera.engine.acting import act_of
from escalera.engine.doing import do_step
from escalera.engine.listing import list_steps
from escalera.engine.step import Steps
from escalera.engine.view import View
from escalera.skill.greedy import choose


class GreedyBot:
    """Melds all it can, takes every pile it may, throws its lowest single."""

    name = "greedy"

    def decide(self, view: View, budget: Budget) -> Act:
        """The greedy act."""
        state = view.state.clone()
        steps = Steps()
        while True:
            list_steps(state, steps)
            step = choose(state, steps)
            act = act_of(state, step)
            if act is not None:
                return act
            do_step(state, step)
