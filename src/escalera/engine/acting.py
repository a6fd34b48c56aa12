"""From small steps to the act they make up."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from escalera.engine.act import ADD, ASK, DISCARD, DRAW, MELD, MERGE, NO, PASS, TAKE, TOP, YES, Act, Part
from escalera.engine.law import BLACK
from escalera.engine.laying import FROM_HAND
from escalera.engine.state import TAKING, State
from escalera.engine.step import (
    STEP_ADD,
    STEP_ASK,
    STEP_CLOSE,
    STEP_DISCARD,
    STEP_DRAW,
    STEP_MERGE,
    STEP_PASS,
    STEP_RANK,
    STEP_TAKE,
    STEP_TOP,
    STEP_YES,
    first,
    op_of,
    second,
)
from escalera.engine.vecs import vec


@mypyc_attr(acyclic=True)
class PendingLists:
    """The lists of the act under way, as they were laid; it outlives the act."""

    def __init__(self, s: State) -> None:
        self.steps: vec[i64] = s.pending_steps
        self.taking: bool = s.pending == TAKING
        self.base: i64 = s.pending_base
        self.target: i64 = s.pending_target


def act_of(s: State, step: i64) -> Act | None:
    """The whole act that a step finishes, asked before the step is done; None for a step inside an act."""
    if not finishes_act(step):
        return None
    return act_of_step(s, step, PendingLists(s) if step == STEP_CLOSE else None)


def finishes_act(step: i64) -> bool:
    """Whether a step ends an act; the others lay one card or start one meld."""
    op = op_of(step)
    return (op < STEP_RANK or op > STEP_ADD) and op != STEP_TAKE


def act_of_step(s: State, step: i64, lists: PendingLists | None) -> Act:
    """The act that a step finished, at its end or later in the round; `lists` are those of a closing step."""
    op = op_of(step)
    if lists is not None:
        return pending_act(s, lists)
    if op == STEP_DISCARD:
        return Act(DISCARD, (Part(0, (int(first(step)),)),))
    if op == STEP_TOP:
        return Act(TOP, (Part(int(s.number_of(first(step))), ()),))
    if op == STEP_MERGE:
        return Act(MERGE, (Part(int(s.number_of(first(step))), ()), Part(int(s.number_of(second(step))), ())))
    return Act(plain_verb(op))


def plain_verb(op: i64) -> str:
    """The verb of an act without cards."""
    if op == STEP_DRAW:
        return DRAW
    if op == STEP_PASS:
        return PASS
    if op == STEP_ASK:
        return ASK
    return YES if op == STEP_YES else NO


def pending_act(s: State, lists: PendingLists) -> Act:
    """The act as a player would write it: new melds, black threes last of them, then additions."""
    cards = pending_cards(lists)
    if lists.taking:
        target = int(lists.target)
        parts = [Part(number_in(s, lists, target), tuple(cards.pop(target, [])))]
        return Act(TAKE, tuple(parts + new_parts(lists, cards)))
    parts = new_parts(lists, cards)
    added = [Part(number_in(s, lists, index), tuple(cards[index])) for index in cards if index < lists.base]
    return Act(MELD if parts else ADD, tuple(parts + added))


def pending_cards(lists: PendingLists) -> dict[int, list[int]]:
    """The hand cards of an act, by the meld they lie on."""
    cards: dict[int, list[int]] = {}
    for at in range(len(lists.steps)):
        change = lists.steps[at]
        if change & 15 == FROM_HAND:
            cards.setdefault(int(change >> 12), []).append(int((change >> 4) & 255))
    for faces in cards.values():
        faces.sort()
    return cards


def new_parts(lists: PendingLists, cards: dict[int, list[int]]) -> list[Part]:
    """The new melds of an act, known by their cards: the table may have numbered them anew since."""
    new = [index for index in cards if index >= lists.base]
    new.sort()
    plain = [index for index in new if cards[index][0] >> 2 != BLACK]
    black = [index for index in new if cards[index][0] >> 2 == BLACK]
    return [Part(0, tuple(cards[index])) for index in plain + black]


def number_in(s: State, lists: PendingLists, index: int) -> int:
    """The number by which an act names a meld: 0 for one of its own."""
    return 0 if index >= lists.base else int(s.number_of(index))
