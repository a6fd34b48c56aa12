"""From small steps to the act they make up."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.act import ADD, ASK, DISCARD, DRAW, MELD, MERGE, NO, PASS, TAKE, TOP, YES, Act, Part
from escalera.engine.laying import FROM_HAND
from escalera.engine.state import TAKING, State
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
    first,
    op_of,
    second,
)


def act_of(s: State, step: i64) -> Act | None:
    """The whole act that a step finishes, asked before the step is done; None for a step inside an act."""
    op = op_of(step)
    if op == STEP_CLOSE:
        return pending_act(s)
    if op == STEP_DISCARD:
        return Act(DISCARD, (Part(0, (int(first(step)),)),))
    if op == STEP_TOP:
        return Act(TOP, (Part(int(s.number_of(first(step))), ()),))
    if op == STEP_MERGE:
        return Act(MERGE, (Part(int(s.number_of(first(step))), ()), Part(int(s.number_of(second(step))), ())))
    verb = plain_verb(op)
    return Act(verb) if verb else None


def plain_verb(op: i64) -> str:
    """The verb of an act without cards; empty for a step inside an act."""
    if op == STEP_DRAW:
        return DRAW
    if op == STEP_PASS:
        return PASS
    if op == STEP_ASK:
        return ASK
    if op == STEP_YES:
        return YES
    return NO if op == STEP_NO else ""


def pending_act(s: State) -> Act:
    """The act under way, written as a player would: new melds, black threes last of them, then additions."""
    cards = pending_cards(s)
    if s.pending == TAKING:
        parts = [Part(pending_number(s, int(s.pending_target)), tuple(cards.pop(int(s.pending_target), [])))]
        return Act(TAKE, tuple(parts + new_parts(s, cards)))
    parts = new_parts(s, cards)
    added = [Part(pending_number(s, index), tuple(cards[index])) for index in cards if index < s.pending_base]
    return Act(MELD if parts else ADD, tuple(parts + added))


def pending_cards(s: State) -> dict[int, list[int]]:
    """The hand cards of the act under way, by the meld they lie on."""
    cards: dict[int, list[int]] = {}
    for at in range(i64(len(s.pending_steps))):
        change = i64(s.pending_steps[at])
        if change & 15 == FROM_HAND:
            cards.setdefault(int(change >> 12), []).append(int((change >> 4) & 255))
    for faces in cards.values():
        faces.sort()
    return cards


def new_parts(s: State, cards: dict[int, list[int]]) -> list[Part]:
    """The new melds of the act under way."""
    new = [index for index in cards if index >= s.pending_base]
    new.sort()
    plain = [index for index in new if not s.is_black(index)]
    black = [index for index in new if s.is_black(index)]
    return [Part(0, tuple(cards[index])) for index in plain + black]


def pending_number(s: State, index: int) -> int:
    """The number by which the act names a meld: 0 for one of its own."""
    return 0 if index >= s.pending_base else int(s.number_of(index))
