"""The act of a seat whose player fails: always legal, and as little as possible."""

from __future__ import annotations

from escalera.bots import Budget, GreedyBot
from escalera.engine.act import Act
from escalera.engine.acting import act_of
from escalera.engine.step import STEP_DISCARD, STEP_DRAW, STEP_PASS, STEP_YES, op_of
from escalera.engine.view import View
from escalera.skill.greedy import thrown

FIRST = (int(STEP_YES), int(STEP_DRAW), int(STEP_PASS))
"""What is done without thinking, where it is legal."""


def safe_act(view: View) -> Act:
    """Yes to a question; draw, or pass; throw what the greedy player would throw. Nothing is laid.

    Where the rules allow none of these (a pile that must be taken, a going out that was asked for), it
    is the greedy player's act. ValueError when the seat isn't to act.
    """
    listed = view.steps()
    steps = [listed[at] for at in range(len(listed))]
    if not steps:
        raise ValueError("the seat isn't to act")
    plain = [step for op in FIRST for step in steps if op_of(step) == op]
    discards = [step for step in steps if op_of(step) == STEP_DISCARD]
    if not plain and not discards:
        return GreedyBot().decide(view, Budget())
    step = plain[0] if plain else min(discards, key=lambda step: thrown(view.state, step))
    act = act_of(view.state, step)
    assert act is not None
    return act
