"""Whether the pile can be taken now, with what, and if not, why not."""

from __future__ import annotations

from dataclasses import dataclass

from escalera.cards import JOKER
from escalera.engine.act import TAKE, TOP, Act, Part
from escalera.engine.state import is_wild
from escalera.engine.step import A_TWO, NO_WILD, STEP_TAKE, STEP_TOP, first, op_of, second, third
from escalera.engine.view import View
from escalera.errors import Refused


@dataclass(frozen=True, slots=True)
class Taking:
    """`first_lists` are the fewest hand cards that may lie with the top card, as acts name them;
    `onto` the sequences that take the top card alone; `why_not` the refusal when there is neither."""

    first_lists: tuple[Part, ...]
    onto: tuple[int, ...]
    why_not: Refused | None

    @property
    def possible(self) -> bool:
        """Whether the whole pile can be taken."""
        return bool(self.first_lists)


def taking_of(view: View) -> Taking:
    """What the viewer, who is to begin his turn, can do with the pile."""
    listed = view.steps()
    steps = [listed[n] for n in range(len(listed))]
    lists = [_first_list(view, step) for step in steps if op_of(step) == STEP_TAKE]
    onto = [int(view.state.number_of(first(step))) for step in steps if op_of(step) == STEP_TOP]
    return Taking(_fewest(lists), tuple(onto), None if lists else _why_not(view))


def _first_list(view: View, step: int) -> Part:
    """The hand cards a step lays with the top card."""
    state = view.state
    rank, byte = int(state.top()) >> 2, int(second(step))
    cards = [rank * 4 + suit for suit in range(4) for _ in range((byte >> (2 * suit)) & 3)]
    if third(step) != NO_WILD:
        cards.append(int(state.a_two()) if third(step) == A_TWO else JOKER)
    index = int(first(step)) - 1
    return Part(int(state.number_of(index)) if index >= 0 else 0, tuple(cards))


def _fewest(lists: list[Part]) -> tuple[Part, ...]:
    """Of the lists for each meld those with the fewest wilds, and of these the shortest."""
    best: dict[int, tuple[int, int]] = {}
    for part in lists:
        best[part.meld] = min(best.get(part.meld, _cost(part)), _cost(part))
    return tuple([part for part in lists if _cost(part) == best[part.meld]])


def _cost(part: Part) -> tuple[int, int]:
    return len([face for face in part.cards if is_wild(face)]), len(part.cards)


def _why_not(view: View) -> Refused | None:
    """Why the take that comes nearest is refused."""
    rank = int(view.state.top()) >> 2
    pair = [face for face in view.hand if face >> 2 == rank]
    return view.check(Act(TAKE, (Part(0, tuple(pair)),)))


def top_act(meld: int) -> Act:
    """The top card alone onto a sequence."""
    return Act(TOP, (Part(meld, ()),))
