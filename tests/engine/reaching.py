"""Which acts the listed steps reach: all with one list, all at all, or one given act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from escalera.engine.act import ADD, MELD, TAKE, Act, Part
from escalera.engine.acting import act_of
from escalera.engine.doing import do_step
from escalera.engine.listing import list_steps
from escalera.engine.state import State
from escalera.engine.step import STEP_ADD, STEP_CLOSE, STEP_RANK, STEP_TAKE, Steps
from tests.engine.faces import kind

LAYING = (MELD, ADD, TAKE)
STARTS = (STEP_TAKE, *range(STEP_RANK, STEP_ADD + 1))


class TooMany(Exception):
    """More partial acts than the limit."""


def alike(act: Act) -> Act:
    """The act that stands for all equal ones: equal kinds, lists in one order."""
    parts = [Part(part.meld, tuple(sorted(map(kind, part.cards)))) for part in act.parts]
    if act.verb == TAKE:
        parts[1:] = sorted(parts[1:], key=lambda part: part.cards)
    elif act.verb in LAYING:
        parts.sort(key=lambda part: (part.meld, part.cards))
    return Act(act.verb, tuple(parts))


def listed(state: State) -> list[int]:
    """The legal steps."""
    steps = Steps()
    list_steps(state, steps)
    return [steps[index] for index in range(len(steps))]


def after(state: State, step: int) -> State:
    """A copy with the step done."""
    then = state.clone()
    do_step(then, step)
    return then


def reached(state: State, lists: int, limit: int) -> set[Act]:
    """Every act of at most so many lists that the steps reach, equal ones once."""
    found, seen = set(), set()
    waiting = [state]
    while waiting:
        at = waiting.pop()
        for step in listed(at):
            if step & 15 not in STARTS:
                act = act_of(at, step)
                assert act is not None
                found.add(alike(act))
                continue
            then = after(at, step)
            partial = unfinished(then)
            if len(partial.parts) <= lists and partial not in seen:
                seen.add(partial)
                waiting.append(then)
                if len(seen) > limit:
                    raise TooMany
    return found


def unfinished(state: State) -> Act:
    """The act under way as it is laid so far, with the kinds of its new melds in its order."""
    act = act_of(state, STEP_CLOSE)
    assert act is not None
    return alike(act)


def is_reached(state: State, wanted: Act) -> bool:
    """Whether the steps reach this act, or one equal to it."""
    goal = alike(wanted)
    if goal.verb not in LAYING:
        acts = [act_of(state, step) for step in listed(state) if step & 15 not in STARTS]
        return goal in [alike(act) for act in acts if act is not None]
    return search(state, goal, set())


def search(state: State, goal: Act, seen: set[Act]) -> bool:
    """Depth first through the steps that lay only cards of the goal."""
    for step in listed(state):
        op = step & 15
        if op == STEP_CLOSE and unfinished(state) == goal:
            return True
        if op not in STARTS or (op == STEP_TAKE) != (goal.verb == TAKE and state.pending == 0):
            continue
        then = after(state, step)
        partial = unfinished(then)
        if partial in seen or not is_part(partial, goal):
            continue
        seen.add(partial)
        if search(then, goal, seen):
            return True
    return False


def is_part(partial: Act, goal: Act) -> bool:
    """Whether every list laid so far can grow into one of the goal's."""
    if goal.verb == TAKE:
        first, *others = goal.parts
        mine = partial.parts[0]
        return mine.meld == first.meld and within(mine, first) and matches(partial.parts[1:], tuple(others))
    new = tuple(part for part in goal.parts if not part.meld)
    on = {part.meld: part for part in goal.parts if part.meld}
    for part in partial.parts:
        if part.meld and (part.meld not in on or not within(part, on[part.meld])):
            return False
    return matches(tuple(part for part in partial.parts if not part.meld), new)


def within(part: Part, whole: Part) -> bool:
    """Whether a list's cards are among another's."""
    return not Counter(part.cards) - Counter(whole.cards)


def matches(parts: tuple[Part, ...], wholes: tuple[Part, ...]) -> bool:
    """Whether each list grows into another one of the wholes."""
    if len(parts) > len(wholes):
        return False
    return any(all(map(within, parts, some)) for some in choices(wholes, len(parts)))


def choices(wholes: tuple[Part, ...], count: int) -> Iterator[tuple[Part, ...]]:
    """The wholes in every order, `count` of them."""
    return permutations(wholes, count)
