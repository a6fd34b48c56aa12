"""What holds in every state of every round."""

from __future__ import annotations

import random

from escalera.engine.acting import act_of
from escalera.engine.checking import is_legal
from escalera.engine.law import JOKERS
from escalera.engine.playing import do_act
from escalera.engine.refusing import refusal
from escalera.engine.state import (
    CANASTAS,
    FINISHED,
    FINISHED_SEQUENCES,
    KIND,
    LENGTH,
    NONE,
    PLAY,
    POINTS,
    RANK_MELD,
    SAID_NO,
    SAID_YES,
    SEQUENCE,
    State,
)
from escalera.engine.step import STEP_ADD, STEP_DISCARD, STEP_MERGE, STEP_RANK, STEP_TAKE, Steps, step_of
from tests.engine.faces import every_card, hand, meld, melds_of
from tests.engine.snapshot import differing


def check_cards(state: State, pack: list[int]) -> None:
    """Every card is somewhere, once; the numbers kept beside the cards agree with them."""
    assert every_card(state) == pack
    for seat in range(state.law.players):
        assert state.count(seat) == len(hand(state, seat))
    for side in range(state.law.sides):
        check_side(state, side)


def check_side(state: State, side: int) -> None:
    """A side's running totals."""
    law, melds = state.law, melds_of(state, side)
    assert state.of_side(side, POINTS) == sum(law.rules.points(f) for at in melds for f in meld(state, at))
    assert all(state.meld(at, LENGTH) == len(meld(state, at)) for at in melds)
    full = [at for at in melds if state.meld(at, LENGTH) >= law.size and not state.is_black(at)]
    kinds = [state.meld(at, KIND) for at in full]
    counted = (len(full), kinds.count(SEQUENCE), kinds.count(RANK_MELD))
    assert tuple(state.of_side(side, what) for what in (FINISHED, FINISHED_SEQUENCES, CANASTAS)) == counted


def check_kept(state: State) -> None:
    """Ruling 20: two cards stay after each act, or the side may go out; and what asking adds (ruling 21)."""
    law = state.law
    if state.ended == 1:
        assert state.has_right(state.side), "a going out without the right"
    elif state.phase != PLAY or state.pending != NONE or state.count(state.turn) >= 2:
        return
    assert state.has_right(state.side), "fewer than two cards without the right"
    assert state.question != SAID_NO
    assert law.ask != 2 or law.partners == 1 or state.question == SAID_YES


def check_steps(state: State, steps: Steps, choose: random.Random, made_up: int) -> None:
    """Every listed step passes the check, and of some made-up ones exactly those that are listed."""
    listed = [steps[index] for index in range(len(steps))]
    assert len(set(listed)) == len(listed), "a step is listed twice"
    assert all(is_legal(state, step) for step in listed)
    for _ in range(made_up):
        step = made_up_step(choose, state, listed)
        assert is_legal(state, step) == (step in listed), f"step {step & 15}: {step:#x}"


def made_up_step(choose: random.Random, state: State, listed: list[int]) -> int:
    """A step like a legal one, with its operands in their ranges, or any number."""
    melds = max(state.meld_count(), 1)
    what = choose.random()
    if what < 0.2 and listed:
        step = choose.choice(listed)
        return step ^ 1 << choose.randrange(4, 28)
    if what < 0.4:
        held = choose.choice(hand(state, state.turn) or [0])
        return step_of(choose.choice([STEP_ADD, STEP_DISCARD]), held, choose.randrange(melds + 1), 0)
    if what < 0.6:
        rank = choose.randrange(14)
        byte = state.held(rank)
        return step_of(STEP_RANK, rank, byte & choose.randrange(256), choose.randrange(3))
    if what < 0.75:
        rank = max(state.top() >> 2, 0)
        byte = 0 if rank == JOKERS else state.held(rank)
        byte &= choose.randrange(256)
        return step_of(
            STEP_TAKE, choose.randrange(melds + 2), byte & choose.randrange(256), choose.randrange(3)
        )
    if what < 0.85:
        return step_of(STEP_MERGE, choose.randrange(melds + 1), choose.randrange(melds + 1), 0)
    op = choose.randrange(16)
    return step_of(op, choose.choice([0, 1, 2, 3, choose.randrange(56)]), choose.randrange(14), 0)


def check_act(base: State, state: State, step: int, after: State) -> None:
    """The act that a closing step finishes passes the check before its first step, and does the same.

    `base` is the state before the act's first step, `state` the one before the closing step.
    """
    act = act_of(state, step)
    assert act is not None
    seat = base.answering if act.verb in ("yes", "no") else base.turn
    found = refusal(base, seat, act)
    assert found is None, f"{act} is refused: {found!r}"
    whole = base.clone()
    do_act(whole, act)
    assert not differing(whole, after), f"{act}: {differing(whole, after)}"
