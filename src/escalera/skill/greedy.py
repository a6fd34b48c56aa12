"""The greedy choice among steps (`docs/greedy.md`), frozen; and the player for rounds played inside."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from escalera.engine.acting import finishes_act
from escalera.engine.doing import do_step
from escalera.engine.listing import list_steps
from escalera.engine.state import State
from escalera.engine.step import (
    NO_WILD,
    STEP_ADD,
    STEP_ASK,
    STEP_CLOSE,
    STEP_DISCARD,
    STEP_DRAW,
    STEP_MERGE,
    STEP_PASS,
    STEP_RANK,
    STEP_SEQUENCE,
    STEP_TAKE,
    STEP_TOP,
    STEP_WILD,
    STEP_YES,
    Steps,
    first,
    op_of,
    third,
)
from escalera.skill.known import Known
from escalera.skill.player import Player

LAST = 99


def choose(state: State, steps: Steps) -> int:
    """The greedy step."""
    best = steps[0]
    best_rank = (LAST + 1, 0, 0)
    for i in range(len(steps)):
        step = steps[i]
        rank = (order(state, step), *thrown(state, step))
        if rank < best_rank:
            best, best_rank = step, rank
    return best


def order(state: State, step: int) -> int:
    """How soon the greedy player takes a step: the lowest first."""
    op = op_of(step)
    if op == STEP_TAKE:
        return take_order(step)
    if op == STEP_RANK:
        return 12 if third(step) == NO_WILD else 15
    if op == STEP_ADD:
        return 13 if is_wild_card(first(step)) else 10
    if op == STEP_ASK:
        return 5 if state.law.rules.ask_partner == "must" else LAST
    return ORDERS.get(int(op), LAST)


ORDERS = {
    int(STEP_YES): 0,
    int(STEP_TOP): 4,
    int(STEP_DRAW): 6,
    int(STEP_PASS): 7,
    int(STEP_SEQUENCE): 11,
    int(STEP_WILD): 14,
    int(STEP_CLOSE): 20,
    int(STEP_DISCARD): 21,
    int(STEP_MERGE): LAST,
}


def take_order(step: int) -> int:
    """Takes: into a new meld with a pair, with a wild, onto an old meld."""
    if first(step) == 0:
        return 1 if third(step) == NO_WILD else 2
    return 3


def is_wild_card(face: int) -> bool:
    """Whether a face is a two or a joker."""
    return face < 4 or face == 52


def thrown(state: State, step: int) -> tuple[int, int]:
    """Which discard comes first: singles before others, wilds last; then fewest points, lowest face."""
    if op_of(step) != STEP_DISCARD:
        return 0, 0
    face = first(step)
    if is_wild_card(face):
        return 3, face
    single = state.holds_rank(face >> 2) == 1
    points = state.law.rank_points[face >> 2]
    return (1 if single else 2), int(points) * 64 + int(face)


@mypyc_attr(acyclic=True)
class GreedyPlayer(Player):
    """Decides as `GreedyBot` does."""

    def __init__(self) -> None:
        self.options: Steps = Steps()

    def decide(self, s: State, known: Known, out: Steps) -> None:
        """Fill `out` with the steps of the greedy act."""
        out.size = 0
        trial = s.clone()
        while True:
            list_steps(trial, self.options)
            step = choose(trial, self.options)
            out.push(step)
            if finishes_act(step):
                return
            do_step(trial, step)
