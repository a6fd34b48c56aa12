"""Deciding: how to draw, what to lay, what to throw, what to say to the partner."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.checking import discard_is_legal
from escalera.engine.doing import do_step
from escalera.engine.listing import list_steps
from escalera.engine.state import OPEN, START, State
from escalera.engine.step import (
    STEP_ASK,
    STEP_CLOSE,
    STEP_DISCARD,
    STEP_DRAW,
    STEP_MERGE,
    STEP_NO,
    STEP_PASS,
    STEP_TOP,
    STEP_YES,
    Steps,
    op_of,
    step_of,
)
from escalera.skill.drawing import begin
from escalera.skill.known import Known
from escalera.skill.leaving import answer, go_out, stands
from escalera.skill.player import Player
from escalera.skill.thought import Thought, Traits
from escalera.skill.throwing import choose_discard
from escalera.skill.weights import Weights

LEAST: Final[i64] = 2
"""Cards that stay in hand unless the seat goes out."""


@mypyc_attr(acyclic=True)
class Mind(Player):
    """Decides from what a seat may see, and keeps nothing between decisions."""

    def __init__(self, weights: Weights, traits: Traits | None = None) -> None:
        self.thought: Thought = Thought(weights, traits if traits is not None else Traits())

    def decide(self, s: State, known: Known, out: Steps) -> None:
        """Fill `out` with the steps of the next act. The state is what the seat sees, no act under way."""
        t = self.thought
        out.size = 0
        if s.question == OPEN:
            out.push(answer(t, s, known))
            return
        t.look(s, known, s.turn)
        if s.phase == START:
            begin(t, s, known, out)
        else:
            play(t, s, known, out)
        if out.size == 0:
            fall_back(t, s, out)

    def wish_luck(self, seed: int) -> None:
        """What the errors of a player who errs come from."""
        self.thought.luck = (seed & 0x3FFFFFFFFFFFFFFF) | 1


def play(t: Thought, s: State, known: Known, out: Steps) -> None:
    """Go out, lay, or throw."""
    if go_out(t, s, out):
        return
    if t.plan.find_sparing(s, LEAST) and t.plan.lays(s):
        t.plan.steps_of(s, out)
        if stands(s, out):
            return
        out.size = 0
    if discard_is_legal(s):
        out.push(step_of(STEP_DISCARD, choose_discard(t, s, known), 0, 0))


def fall_back(t: Thought, s: State, out: Steps) -> None:
    """Where nothing else was found: the legal act that ends the turn soonest; none where there is none."""
    trial = s.clone()
    while True:
        list_steps(trial, t.options)
        if t.options.size == 0:
            out.size = 0
            return
        step = t.options.items[0]
        for i in range(t.options.size):
            if patience(t.options.items[i]) < patience(step):
                step = t.options.items[i]
        out.push(step)
        if patience(step) < ENDLESS:
            return
        do_step(trial, step)


ENDLESS: Final[i64] = 10


def patience(step: i64) -> i64:
    """The smaller, the sooner a step ends the turn; `ENDLESS` for one that doesn't end its act."""
    op = op_of(step)
    if op == STEP_CLOSE:
        return 0
    if op == STEP_DISCARD:
        return 1
    if op == STEP_DRAW or op == STEP_YES or op == STEP_NO:
        return 2
    if op == STEP_PASS:
        return 3
    if op == STEP_TOP or op == STEP_MERGE:
        return 5
    return 9 if op == STEP_ASK else ENDLESS
