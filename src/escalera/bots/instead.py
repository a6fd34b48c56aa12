"""What else could be done: the second best turn, with which the best one is compared."""

from __future__ import annotations

from collections.abc import Iterator

from escalera.bots.levels import act_from
from escalera.bots.turns import Turn, turn_of
from escalera.bots.why.case import looked
from escalera.engine.act import DISCARD, DRAW, Act, Part
from escalera.engine.listing import list_steps
from escalera.engine.refusing import refusal
from escalera.engine.state import OPEN, START, State
from escalera.engine.step import STEP_TAKE, STEP_TOP, Steps, op_of
from escalera.engine.view import View
from escalera.skill.danger import danger
from escalera.skill.drawing import worth_of_take, worth_of_top
from escalera.skill.known import Known
from escalera.skill.thought import Thought
from escalera.skill.throwing import is_blunder
from escalera.skill.wild_lays import NEVER

Valued = tuple[float, tuple[Act, ...]]


def second_best(view: View, mine: Turn) -> Turn | None:
    """The turn that would be next best; None where there is no choice, and for answers."""
    s = view.state
    if s.question == OPEN:
        return None
    thought, known = looked(view)
    ways = beginnings(view, mine, thought, known) if s.phase == START else endings(view, mine, thought, known)
    best = max(ways, key=lambda one: one[0], default=None)
    return turn_of(view, best[1]) if best is not None else None


# How to begin


def beginnings(view: View, mine: Turn, thought: Thought, known: Known) -> Iterator[Valued]:
    """Other ways to begin: a draw in place of the pile, the pile in place of a draw."""
    s = view.state
    if mine.acts[0].verb != DRAW:
        if refusal(s, view.seat - 1, Act(DRAW)) is None:
            yield 0.0, (Act(DRAW),)
        return
    steps, out = Steps(), Steps()
    list_steps(s, steps)
    for step in steps:
        out.size = 0
        if op_of(step) == STEP_TAKE:
            worth = float(worth_of_take(thought, s, known, step, out))
        elif op_of(step) == STEP_TOP:
            worth = float(worth_of_top(thought, s, known, step))
            out.push(step)
        else:
            continue
        if worth > NEVER:
            yield worth, (act_from(s, out),)


# How to end


def endings(view: View, mine: Turn, thought: Thought, known: Known) -> Iterator[Valued]:
    """Where cards are laid, the best without them; otherwise, or where that can't be, another discard."""
    lays = len(mine.acts) > 1 or mine.thrown < 0
    without = list(throws(view, view.state, (), -1, thought, known)) if lays else []
    if without:
        yield from without
    elif mine.thrown >= 0:
        yield from throws(view, mine.laid, mine.acts[:-1], mine.thrown, thought, known)


def throws(
    view: View, s: State, before: tuple[Act, ...], but: int, thought: Thought, known: Known
) -> Iterator[Valued]:
    """Turns that end with a discard, another rank than one card's where there is one; blunders come last."""
    seat = view.seat - 1
    faces = [face for face in range(53) if s.holds_face(seat, face) > 0 and face != but]
    others = [face for face in faces if face >> 2 != but >> 2]
    for face in others or faces:
        act = Act(DISCARD, (Part(0, (face,)),))
        if refusal(s, seat, act) is None:
            turn = turn_of(view, (*before, act))
            blunder = 1e6 if is_blunder(s, face) else 0.0
            yield float(thought.o.worth(turn.end) - danger(s, thought.o, known, face)) - blunder, turn.acts
