"""Whether the pile can be taken now, with what, and if not, why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from escalera.cards import JOKER
from escalera.cli.terminal.melds import RANKS_KIND, melds_shown
from escalera.engine.act import TAKE, TOP, Act, Part
from escalera.engine.state import is_wild
from escalera.engine.step import A_TWO, NO_WILD, STEP_TAKE, STEP_TOP, first, op_of, second, third
from escalera.engine.view import View
from escalera.errors import Refused

_OF_THE_LIST: Final = ("too-short", "not-a-meld", "too-few-naturals", "too-many-wilds", "not-in-edition")
"""Refusals that speak of cards chosen badly; here nobody has chosen any."""


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
    """Why the take that comes nearest is refused: never that too few cards lie in the meld."""
    rank = int(view.state.top()) >> 2
    pair = [face for face in view.hand if face >> 2 == rank]
    found = [view.check(Act(TAKE, (part,))) for part in _nearest(view, rank, pair)]
    good = [refused for refused in found if refused is None or refused.code not in _OF_THE_LIST]
    return good[0] if good else _needs_pair(view, len(pair))


def _nearest(view: View, rank: int, pair: list[int]) -> list[Part]:
    """Takes to be judged: onto a meld of the rank, with the naturals alone, with a wild for the second."""
    lists = [Part(0, tuple(pair or view.hand[:1]))]
    if len(pair) == 1:
        lists += [Part(0, (*pair, face)) for face in view.hand if is_wild(face)]
    if not view.state.law.rules.top_card_onto_meld:
        return lists
    own = melds_shown(view, int(view.state.law.side_of[view.seat - 1]))
    onto = [meld for meld in own if meld.kind == RANKS_KIND and meld.cards[0] >> 2 == rank]
    return [Part(meld.number, tuple(pair)) for meld in onto] + lists


def _needs_pair(view: View, held: int) -> Refused:
    """What would do: two naturals, or one and a wild where the pile may be taken so."""
    mixed = "yes" if view.state.law.rules.take_natural_and_wild else "no"
    return Refused("needs-natural-pair", {"card": int(view.state.top()), "held": held, "mixed": mixed})


def top_act(meld: int) -> Act:
    """The top card alone onto a sequence."""
    return Act(TOP, (Part(meld, ()),))
