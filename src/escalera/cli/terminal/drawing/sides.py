"""Sides: totals, red threes, the opening, going out, melds."""

from __future__ import annotations

from rich.text import Text

from escalera.cli.terminal.drawing.flow import flow, wrapped
from escalera.cli.terminal.drawing.melds import meld_cell
from escalera.cli.terminal.drawing.pen import Pen
from escalera.cli.terminal.sides import Right, SideShown


def side_lines(pen: Pen, side: SideShown, short: bool) -> list[Text]:
    """A side with its melds."""
    head = wrapped(Text(side_head(pen, side), style="bold" if side.own else ""), pen.width, 3)
    cells = [meld_cell(pen, meld, short) for meld in side.melds]
    melds = flow(cells, pen.width) if cells else []
    return [*head, *melds, *(wrapped(checklist(pen, side.right), pen.width, 3) if side.own else [])]


def side_head(pen: Pen, side: SideShown) -> str:
    """`You & Cleo: 1,125 points · 50 to open · 2 red threes, −200 as it stands`."""
    parts = [pen.say("total", side=pen.side(side.seats), total=side.total)]
    parts.append(pen.say("opened") if side.opened else pen.say("to-open", needed=side.minimum))
    if side.reds:
        parts.append(pen.say("reds", count=side.reds, total=pen.points(side.reds_value)))
    if side.right.finished and not side.own:
        key = "finished-canastas" if side.right.canastas_only else "finished"
        parts.append(pen.say(key, count=side.right.finished))
    if side.right.held:
        parts.append(pen.say("may-go-out"))
    return " · ".join(parts)


def checklist(pen: Pen, right: Right) -> str:
    """What the right to go out still needs, box by box."""
    boxes = []
    if right.sequence_needed:
        name = pen.words.text("meld-finished-sequence", edition=pen.edition)
        boxes.append(f"{box(right.sequences > 0)} {pen.say('one-of', what=name)}")
    have, need = min(right.finished, right.needed), right.needed
    what = "canastas" if right.canastas_only else "of-any-kind"
    boxes.append(f"{box(have >= need)} {pen.say(what, finished=have, needed=need)}")
    return f" {pen.say('going-out')} {'  '.join(boxes)}"


def box(ticked: bool) -> str:
    """A box of a checklist."""
    return "[x]" if ticked else "[ ]"
