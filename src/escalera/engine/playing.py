"""Doing an act: the trusted door, for acts that `refusing` lets pass."""

from __future__ import annotations

from escalera.engine.act import ADD, ASK, DISCARD, DRAW, MELD, MERGE, PASS, TAKE, TOP, YES, Act
from escalera.engine.moves import answer, ask, close, discard, draw, end, merge, top_onto
from escalera.engine.state import STOCK_OUT, State
from escalera.engine.whole_acts import lay_act, lay_take


def do_act(s: State, act: Act) -> None:
    """Do a legal act of the seat to act (or of the seat whose answer is due)."""
    verb = act.verb
    if verb in (MELD, ADD):
        lay_act(s, act)
        close(s)
    elif verb == TAKE:
        lay_take(s, act)
        close(s)
    elif verb == DRAW:
        draw(s)
    elif verb == DISCARD:
        discard(s, act.parts[0].cards[0])
    elif verb == TOP:
        top_onto(s, s.index_of(s.side, act.parts[0].meld))
    elif verb == MERGE:
        merge(s, s.index_of(s.side, act.parts[0].meld), s.index_of(s.side, act.parts[1].meld))
    elif verb == ASK:
        ask(s)
    elif verb == PASS:
        end(s, STOCK_OUT)
    else:
        answer(s, verb == YES)
