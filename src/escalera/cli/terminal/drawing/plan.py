"""What is laid out, what it counts, and whether it can be played."""

from __future__ import annotations

from rich.text import Text

from escalera.cli.terminal.drawing.flow import flow, wrapped
from escalera.cli.terminal.drawing.pen import Pen
from escalera.cli.terminal.screen import PlanShown
from escalera.cli.terminal.told import told
from escalera.engine.act import Part
from escalera.engine.codes import is_of_the_whole


def plan_lines(pen: Pen, shown: PlanShown) -> list[Text]:
    """The planner."""
    cells = [Text(_list(pen, shown, at, part)) for at, part in enumerate(shown.plan.parts)]
    lines = [Text(pen.say("laid-out"), style="bold"), *flow(cells, pen.width, 2)]
    return lines + wrapped(f"  {counts(pen, shown)} {_state(pen, shown)}", pen.width, 2)


def counts(pen: Pen, shown: PlanShown) -> str:
    """`Counts 46 of 50, 4 more needed. 9 cards stay in your hand.`"""
    return f"{minimum(pen, shown)} {pen.say('stay', count=shown.left)}"


def minimum(pen: Pen, shown: PlanShown) -> str:
    """What the plan counts, and toward what."""
    if not shown.needed:
        return pen.say("counts", counted=shown.counted)
    lacking = shown.needed - shown.counted
    key = "counts-short" if lacking > 0 else "counts-enough"
    return pen.say(key, counted=shown.counted, needed=shown.needed, lacking=lacking)


def _state(pen: Pen, shown: PlanShown) -> str:
    refused = shown.refused
    if refused is None:
        return pen.say("ready")
    if refused.code == "below-minimum":
        return ""
    said = told(pen.words, refused, pen.names)
    return said if is_of_the_whole(refused) else pen.say("spoilt", sentence=said)


def _list(pen: Pen, shown: PlanShown, at: int, part: Part) -> str:
    cards = pen.cards(part.cards)
    if shown.plan.take and at == 0:
        where = f" {pen.meld(part.meld)}" if part.meld else ""
        return pen.say("from-pile", card=shown.top, cards=part.cards) + where
    return f"{pen.meld(part.meld)} + {cards}" if part.meld else f"[{cards}]"
