"""What the player can do now, in the order of the menu."""

from __future__ import annotations

from escalera.cli.terminal import command as c
from escalera.cli.terminal.fitting import own_numbers
from escalera.cli.terminal.plan import Plan
from escalera.cli.terminal.taking import taking_of
from escalera.engine.act import ASK, MERGE, Act, Part
from escalera.engine.state import OPEN, START
from escalera.engine.view import View

ALWAYS = (c.ORDER, c.HISTORY, c.SCORE, c.RULES, c.HINT, c.HELP, c.QUIT)
"""What never changes the game."""


def menu_of(view: View, plan: Plan) -> list[str]:
    """The names of the commands that are offered."""
    if view.state.question == OPEN:
        return [c.YES, c.NO]
    if view.state.phase == START:
        return [c.MELD, c.PLAY, c.BACK] if plan else _beginning(view)
    offered = [c.MELD]
    if own_numbers(view):
        offered.append(c.ADD)
    if plan:
        return [*offered, c.PLAY, c.BACK]
    return [*offered, *_seldom(view), c.DISCARD]


def _beginning(view: View) -> list[str]:
    """Draw, take, or the end."""
    taking = taking_of(view)
    empty = view.state.stock_left == 0
    wanted = {
        c.DRAW: not empty,
        c.TAKE: taking.possible,
        c.TOP: bool(taking.onto),
        c.PASS: empty and view.check(Act("pass")) is None,
    }
    return [name for name, offered in wanted.items() if offered]


def _seldom(view: View) -> list[str]:
    found = []
    if merges(view):
        found.append(c.MERGE)
    if view.check(Act(ASK)) is None:
        found.append(c.ASK)
    return found


def merges(view: View) -> list[Act]:
    """The melds that can be joined; the lower number stays."""
    if not view.state.law.merge:
        return []
    numbers = own_numbers(view)
    pairs = [(one, other) for one in numbers for other in numbers if one < other]
    acts = [Act(MERGE, (Part(one, ()), Part(other, ()))) for one, other in pairs]
    return [act for act in acts if view.check(act) is None]
