"""The slow twin of the allotment: every act of laying the engine allows, each looked at as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from escalera.engine.closing import judge
from escalera.engine.doing import do_step
from escalera.engine.listing import list_steps
from escalera.engine.state import WIDTH, State
from escalera.engine.step import STEP_ADD, STEP_RANK, Steps, op_of
from escalera.skill.outlook import Outlook


def best_worth(s: State, outlook: Outlook, least: int) -> float | None:
    """The most a position can be worth after one act of laying that leaves so many cards, or after none."""
    return best(s, outlook, s.nums[s.turn] >= least, lambda left: left >= least)


def best_out(s: State, outlook: Outlook) -> float | None:
    """The most the table counts, less a last card, after one act of laying that lets the seat go out."""
    return best(s, outlook, s.nums[s.turn] < 2 and s.has_right(s.side), lambda left: left < 2)


def best(s: State, outlook: Outlook, as_it_is: bool, enough: Callable[[int], bool]) -> float | None:
    """The most among acts that leave enough, and the position as it is where that will do."""
    found = [worth(after, outlook) for after in laid(s, set()) if enough(after.left_after_act())]
    return max([*found, *([worth(s, outlook)] if as_it_is else [])], default=None)


def worth(s: State, outlook: Outlook) -> float:
    """What melds and hand are worth."""
    return outlook.table_worth(s) + outlook.kept_worth(s)


def laid(s: State, seen: set[str]) -> Iterator[State]:
    """Every state after an act of laying that may be closed."""
    steps = Steps()
    list_steps(s, steps)
    for step in list(steps):
        if STEP_RANK <= op_of(step) <= STEP_ADD:
            after = s.clone()
            do_step(after, step)
            if name_of(after) not in seen:
                seen.add(name_of(after))
                if judge(after) == 0:
                    yield after
                yield from laid(after, seen)


def name_of(s: State) -> str:
    """What tells two lay-downs apart: the melds, whatever order they were laid in."""
    width = int(WIDTH)
    return repr(sorted(tuple(s.melds[at : at + width]) for at in range(0, len(s.melds), width)))
