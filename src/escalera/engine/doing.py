"""Doing a step: the trusted door, for steps that are known to be legal."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.closing import can_be_closed
from escalera.engine.laying import begin, new_meld, put, put_top, take_back
from escalera.engine.moves import answer, ask, close, discard, draw, end, merge, top_onto
from escalera.engine.native import ONE
from escalera.engine.state import LAYING, RANK_MELD, SEQUENCE, STOCK_OUT, TAKING, WILD_MELD, State
from escalera.engine.step import (
    A_TWO,
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
    STEP_YES,
    first,
    op_of,
    second,
    third,
)
from escalera.engine.tables import LOWEST


def do_step(s: State, step: i64) -> None:
    """Do a legal step."""
    op = op_of(step)
    if op >= STEP_RANK and op <= STEP_ADD:
        lay_step(s, step)
    elif op == STEP_DISCARD:
        discard(s, first(step))
    elif op == STEP_DRAW:
        draw(s)
    elif op == STEP_CLOSE:
        close(s)
    elif op == STEP_TAKE:
        begin(s, TAKING)
        take_step(s, step)
    elif op == STEP_TOP:
        top_onto(s, first(step))
    elif op == STEP_MERGE:
        merge(s, first(step), second(step))
    elif op == STEP_ASK:
        ask(s)
    elif op == STEP_PASS:
        end(s, STOCK_OUT)
    else:
        answer(s, op == STEP_YES)


def lay_step(s: State, step: i64) -> None:
    """Start a meld or add a card, within the act under way or beginning one."""
    begin(s, LAYING)
    op = op_of(step)
    if op == STEP_ADD:
        put(s, second(step), first(step))
    elif op == STEP_RANK:
        rank = first(step)
        index = new_meld(s, RANK_MELD, rank)
        put_naturals(s, index, rank, second(step))
        put_wild(s, index, third(step))
    elif op == STEP_SEQUENCE:
        index = new_meld(s, SEQUENCE, first(step))
        for rank in range(second(step), second(step) + 3):
            put(s, index, rank * 4 + first(step))
    else:
        index = new_meld(s, WILD_MELD, 0)
        put_wilds(s, index, first(step), second(step))


def take_step(s: State, step: i64) -> None:
    """Lay the first cards of a take: the top card, naturals of its rank, a wild."""
    rank = s.top() >> 2
    index = first(step) - 1
    if index < 0:
        index = new_meld(s, RANK_MELD, rank)
    put_top(s, index)
    put_naturals(s, index, rank, second(step))
    put_wild(s, index, third(step))


def put_naturals(s: State, index: i64, rank: i64, byte: i64) -> None:
    """Put a byte's cards of a rank on a meld."""
    while byte != 0:
        suit = LOWEST[byte]
        put(s, index, rank * 4 + suit)
        byte -= ONE << (2 * suit)


def put_wild(s: State, index: i64, wild: i64) -> None:
    """Put a two, a joker or nothing on a meld."""
    if wild != NO_WILD:
        put(s, index, s.a_two() if wild == A_TWO else s.law.joker)


def put_wilds(s: State, index: i64, twos: i64, jokers: i64) -> None:
    """Put so many twos and jokers on a meld."""
    while twos > 0:
        put(s, index, s.a_two())
        twos -= 1
    while jokers > 0:
        put(s, index, 52)
        jokers -= 1


def legal_after(s: State, step: i64) -> bool:
    """Whether the act under way can still be closed after a laying step; the state is as before."""
    from_start: i64 = len(s.pending_steps)
    pending = s.pending
    if op_of(step) == STEP_TAKE:
        begin(s, TAKING)
        take_step(s, step)
    else:
        lay_step(s, step)
    found = can_be_closed(s)
    take_back(s, from_start)
    s.pending = pending
    return found
