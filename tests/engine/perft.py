"""perft: how many distinct positions a fixed deal can lead to after so many turns.

A position is what lies in hands, stock, pile and on the table, whose turn it is and what counts for the
rest of the round. In which order cards were laid within a turn, and so the numbers of the melds, don't
make two positions of one; suits of twos and of black threes do.

    python -m tests.engine.perft
"""

from __future__ import annotations

import random
import time
from typing import Final

from escalera.engine.deal import deal
from escalera.engine.doing import do_step
from escalera.engine.law import Law
from escalera.engine.listing import list_steps
from escalera.engine.state import HAS_MELDED, NONE, WIDTH, State
from escalera.engine.step import Steps
from escalera.rules import edition

Key = tuple[object, ...]

DEALS: Final = (
    ("bolivia", 4, 1, 1),
    ("bolivia-dk", 4, 2, 1),
    ("samba", 4, 3, 1),
    ("classic", 4, 4, 1),
    ("bolivia", 2, 5, 1),
    ("bolivia-dk", 6, 6, 1),
    ("samba", 3, 7, 1),
    ("classic", 2, 9, 1),
    ("mini-classic", 2, 1, 5),
    ("mini-classic", 4, 2, 6),
    ("mini-sequences", 2, 1, 5),
    ("mini-sequences", 3, 2, 4),
    ("mini-wilds", 2, 1, 5),
    ("mini-wilds", 4, 2, 4),
)
"""Edition, players, seed of the deal, turns."""


def fixed_deal(code: str, players: int, seed: int) -> State:
    """A deal by a seed."""
    rules = edition(code)
    law = Law(rules, players)
    order = rules.pack()
    random.Random(seed).shuffle(order)
    return deal(law, 0, order, [0] * law.sides)


def table_key(state: State) -> Key:
    """A position between turns, or where the round ended."""
    melds = [tuple(state.melds[at : at + WIDTH]) for at in range(0, len(state.melds), WIDTH)]
    where = (state.turn, state.phase, state.stock_left, state.ended, state.out_seat, state.concealed)
    cards = (tuple(state.hands), tuple(state.pile), tuple(state.reds), tuple(sorted(melds)))
    return (*where, *cards, tuple(state.nums[HAS_MELDED : HAS_MELDED + 6]))


def turn_key(state: State) -> Key:
    """A position within a turn: also what has been asked and laid in it."""
    places = range(state.turn_base * WIDTH, len(state.melds), WIDTH)
    new = [tuple(state.melds[at : at + WIDTH]) for at in places]
    asked = (state.question, state.answering, state.any_no, state.acted, state.laid_on_old, state.pending)
    target = state.pending_target - state.turn_base if state.pending != NONE else 0
    under_way = tuple(sorted(new[state.pending_base - state.turn_base :])) if state.pending != NONE else ()
    return (*table_key(state), *asked, target, under_way, state.turn_base)


def after_turn(state: State) -> dict[int, State]:
    """Every position that the seat to act can leave, by the hash of its key."""
    steps, seen = Steps(), set()
    left: dict[int, State] = {}
    waiting = [state]
    while waiting:
        at = waiting.pop()
        list_steps(at, steps)
        for step in [steps[index] for index in range(len(steps))]:
            then = at.clone()
            do_step(then, step)
            if then.turns != state.turns or then.ended:
                left.setdefault(hash(table_key(then)), then)
                continue
            key = hash(turn_key(then))
            if key not in seen:
                seen.add(key)
                waiting.append(then)
    return left


def perft(state: State, turns: int) -> list[int]:
    """The number of distinct positions after one turn, two turns, …; an ended round counts where it ends."""
    positions = [state]
    counts = []
    for turn in range(turns):
        following: dict[int, State | None] = {}
        for position in positions:
            for key, then in after_turn(position).items():
                following[key] = then if turn < turns - 1 else None
        positions = [then for then in following.values() if then is not None and not then.ended]
        counts.append(len(following))
    return counts


if __name__ == "__main__":
    for code, players, seed, turns in DEALS:
        start = time.perf_counter()
        counts = perft(fixed_deal(code, players, seed), turns)
        print(code, players, seed, counts, f"{time.perf_counter() - start:.2f} s", flush=True)
