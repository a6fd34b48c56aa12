"""How to draw: from the stock, with the pile, or its top card alone."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.closing import judge
from escalera.engine.doing import do_step
from escalera.engine.listing import list_steps
from escalera.engine.native import ONE
from escalera.engine.state import OVER, State
from escalera.engine.step import STEP_CLOSE, STEP_TAKE, STEP_TOP, Steps, first, op_of, second, step_of, third
from escalera.engine.tables import SIZE
from escalera.skill import weights as name
from escalera.skill.known import Known
from escalera.skill.rank_lays import next_suit
from escalera.skill.thought import Thought
from escalera.skill.wild_lays import NEVER


def begin(t: Thought, s: State, known: Known, out: Steps) -> None:
    """Fill `out` with the best way to begin a turn."""
    list_steps(s, t.options)
    best = NEVER
    seen: i64 = -1
    for i in range(t.options.size):
        step = t.options.items[i]
        op = op_of(step)
        if op == STEP_TAKE:
            kind = kind_of(step)
            if kind == seen:
                continue
            seen = kind
            worth = worth_of_take(t, s, known, cheapest_of(t, s, step), t.steps)
        elif op == STEP_TOP:
            worth = worth_of_top(t, s, known, step)
        else:
            worth = worth_of_drawing(t, s)
        worth += t.erring()
        if worth > best:
            best = worth
            write(t, step, op == STEP_TAKE, out)


def write(t: Thought, step: i64, take: bool, out: Steps) -> None:
    """Make a step the act, or a take with all that it lays."""
    out.size = 0
    if not take:
        out.push(step)
        return
    for i in range(t.steps.size):
        out.push(t.steps.items[i])


def kind_of(step: i64) -> i64:
    """Takes that differ only in suits are of one kind."""
    return first(step) * 256 + SIZE[second(step)] * 4 + third(step)


def cheapest_of(t: Thought, s: State, step: i64) -> i64:
    """Of the takes of a kind, the one whose naturals are missed least."""
    rank = s.top() >> 2
    byte = s.held(rank)
    part: i64 = 0
    for _ in range(SIZE[second(step)]):
        suit = next_suit(t.o, byte, rank)
        part += ONE << (2 * suit)
        byte -= ONE << (2 * suit)
    return step_of(STEP_TAKE, first(step), part, third(step))


def worth_of_drawing(t: Thought, s: State) -> float:
    """The worth of the hand as it is, and of cards nobody knows."""
    drawn = s.law.draw if s.law.draw < s.stock_left else s.stock_left
    return worth_now(t, s) + t.w[name.DRAWING] * float(drawn)


def worth_now(t: Thought, s: State) -> float:
    """The worth of a position once its best lay-down is done."""
    base = t.o.table_worth(s) + t.o.standing(s) - t.o.awaited(s)
    opened = s.has_opened()
    if not t.plan.find_sparing(s, 2):
        base += t.o.kept_worth(s)
    else:
        base += t.plan.best
        opened = opened or t.plan.lays(s)
    return base + t.w[name.OPENED_WORTH] if opened else base


def worth_of_top(t: Thought, s: State, known: Known, step: i64) -> float:
    """The worth after taking the top card alone."""
    after = s.clone()
    do_step(after, step)
    return worth_after(t, s, known, after)


def worth_of_take(t: Thought, s: State, known: Known, step: i64, out: Steps) -> float:
    """The worth after taking the pile; `out` becomes the whole act."""
    after = s.clone()
    do_step(after, step)
    out.size = 0
    out.push(step)
    if judge(after) != 0 and not complete(t, after, out):
        return NEVER
    out.push(STEP_CLOSE)
    do_step(after, STEP_CLOSE)
    return worth_after(t, s, known, after) + t.w[name.PILE_CARD] * float(len(s.pile))


def complete(t: Thought, s: State, out: Steps) -> bool:
    """Lay, on the state too, what else a take needs to open."""
    if s.has_opened() or not t.plan.find_sparing(s, 2):
        return False
    more = Steps()
    t.plan.steps_of(s, more)
    for i in range(more.size - 1):
        out.push(more.items[i])
        do_step(s, more.items[i])
    return judge(s) == 0


def worth_after(t: Thought, s: State, known: Known, after: State) -> float:
    """The worth of where a beginning leads; one that ends the round isn't chosen for its worth."""
    if after.phase == OVER:
        return NEVER
    t.look(after, known, s.turn)
    worth = worth_now(t, after)
    t.look(s, known, s.turn)
    return worth
