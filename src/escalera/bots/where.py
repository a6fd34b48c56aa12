"""Where to look: the first depth of a hint, which names a place and not yet a move (`hint-where-KEY`).

| key | when |
|---|---|
| `stock` | the turn begins, and there is only the draw |
| `pile` | the turn begins, and the pile or its top card could be taken |
| `answer` | a partner asks |
| `ask` | the partner is to be asked |
| `out` | the turn goes out |
| `open` | the side opens |
| `meld` | cards go onto meld `meld` |
| `hand` | a new meld is laid |
| `merge` | two melds are joined |
| `discard` | only a discard is left |
| `pass` | nothing is left to do |
"""

from __future__ import annotations

from escalera.bots.said import Said
from escalera.bots.turns import Turn
from escalera.engine.act import ADD, ASK, DISCARD, DRAW, MERGE, PASS
from escalera.engine.state import OPEN, OVER, START
from escalera.engine.step import STEP_TAKE, STEP_TOP, op_of
from escalera.engine.view import View


def where_of(view: View, mine: Turn) -> Said:
    """Where to look for a turn."""
    first, end = mine.acts[0], mine.end
    if view.state.question == OPEN:
        return Said("answer")
    if view.state.phase == START:
        return at_beginning(view, first.verb)
    if first.verb in (ASK, MERGE, PASS):
        return Said(first.verb)
    if end.phase == OVER and end.out_seat == view.seat - 1:
        return Said("out")
    if first.verb == DISCARD:
        return Said("discard")
    if not view.state.has_opened():
        return Said("open")
    return Said("meld", {"meld": first.parts[0].meld}) if first.verb == ADD else Said("hand")


def at_beginning(view: View, verb: str) -> Said:
    """Where to look at the start of a turn, before it is known whether the pile is worth it."""
    if verb == PASS:
        return Said(PASS)
    return Said("pile" if verb != DRAW or can_take(view) else "stock")


def can_take(view: View) -> bool:
    """Whether the pile or its top card can be taken now."""
    return any(op_of(step) in (STEP_TAKE, STEP_TOP) for step in view.steps())
