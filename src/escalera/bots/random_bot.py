"""The legal random player."""

from __future__ import annotations

from escalera.bots.bot import Budget
from escalera.engine.act import Act
from escalera.engine.acting import act_of
from escalera.engine.doing import do_step
from escalera.engine.listing import list_steps
from escalera.engine.step import Steps
from escalera.engine.view import View


class RandomBot:
    """Takes each legal step with the same chance, until the steps make up an act."""

    name = "random"

    def decide(self, view: View, budget: Budget) -> Act:
        """A random legal act."""
        rng = budget.random()
        state = view.state.clone()
        steps = Steps()
        while True:
            list_steps(state, steps)
            step = steps[rng.randrange(len(steps))]
            act = act_of(state, step)
            if act is not None:
                return act
            do_step(state, step)
