"""The whole screen, shortened as much as its height wants."""

from __future__ import annotations

from rich.text import Text

from escalera.cli.terminal.command import LETTERS
from escalera.cli.terminal.drawing.flow import all_wrapped, apart, flow, rule, wrapped
from escalera.cli.terminal.drawing.hand import hand_lines
from escalera.cli.terminal.drawing.news import news, since_own_discard
from escalera.cli.terminal.drawing.pen import Pen
from escalera.cli.terminal.drawing.plan import plan_lines
from escalera.cli.terminal.drawing.table import head_lines, table_lines
from escalera.cli.terminal.menu import ALWAYS
from escalera.cli.terminal.screen import Screen

FEWEST_NEWS = 3
"""Rows of news that stay even where the table then scrolls."""
PROMPT_ROWS = 2
"""Rows left free for what is typed and one answer."""


def screen_lines(pen: Pen, screen: Screen, height: int) -> list[Text]:
    """The screen: what happened, the table, the hand, what can be done."""
    lower = lower_lines(pen, screen)
    room = height - PROMPT_ROWS - len(lower)
    for short in range(3):
        upper = _upper(pen, screen, short, room)
        if len(upper) <= room:
            break
    return upper + lower


def _upper(pen: Pen, screen: Screen, short: int, room: int) -> list[Text]:
    """What happened and the table; old news give way first."""
    table = [rule(pen.width), *table_lines(pen, screen.table, short), rule(pen.width)]
    head = head_lines(pen, screen.table)
    return [*head, *news_lines(pen, screen, _most_news(screen, room - len(head) - len(table))), *table]


def _most_news(screen: Screen, free: int) -> int:
    """Rows for news: some stay even where the table then scrolls, but not while cards are laid out."""
    return max(0 if screen.plan else FEWEST_NEWS, free)


def news_lines(pen: Pen, screen: Screen, most: int) -> list[Text]:
    """What was done since the player's last discard; the oldest is left out where there is no room."""
    told = [wrapped(line, pen.width, 2) for line in news(pen, since_own_discard(screen.events, pen.seat))]
    if sum(map(len, told)) <= most:
        return [line for lines in told for line in lines]
    while told and (len(told) > 1 or most < FEWEST_NEWS) and 1 + sum(map(len, told)) > most:
        told = told[1:]
    return [Text(pen.say("earlier")), *[line for lines in told for line in lines]]


def lower_lines(pen: Pen, screen: Screen) -> list[Text]:
    """The hand, the plan, what is awaited, the menu."""
    title = pen.say("hand", count=len(screen.hand.left), order=screen.hand.order)
    lines = apart(title, pen.say("hand-other", order=screen.hand.order), pen.width)
    lines += hand_lines(pen, screen.hand)
    if screen.plan is not None:
        lines += plan_lines(pen, screen.plan)
    else:
        lines += all_wrapped([awaited(pen, screen)], pen.width)
        lines[-1].stylize("bold")
    return lines + menu_lines(pen, screen)


def awaited(pen: Pen, screen: Screen) -> str:
    """What the player is to do."""
    if screen.asker:
        return pen.words.text("turn-answer", player=pen.name(screen.asker))
    if screen.table.starting:
        return pen.words.text(_beginning(screen))
    return pen.say("turn-play") if screen.menu else ""


def _beginning(screen: Screen) -> str:
    """The sentence for the start of a turn."""
    taking = screen.table.taking
    can = taking is not None and taking.possible
    top = taking is not None and bool(taking.onto)
    if screen.table.stock:
        return "terminal-turn-top" if top and not can else _drawing(can, top)
    if "pass" not in screen.menu:
        return "turn-stock-empty-take"
    return "turn-stock-empty" if can or top else "turn-stock-empty-pass"


def _drawing(can: bool, top: bool) -> str:
    return ("turn-draw-top" if top else "turn-draw") if can else "turn-draw-only"


def menu_lines(pen: Pen, screen: Screen) -> list[Text]:
    """What can be typed: numbers and letters of the phase, then the letters of every time."""
    cells = [_item(pen, name, f"{n}/{LETTERS[name]}") for n, name in enumerate(screen.menu, 1)]
    always = [_item(pen, name, LETTERS[name]) for name in ALWAYS]
    return [*flow(cells, pen.width), *flow(always, pen.width)]


def _item(pen: Pen, name: str, key: str) -> Text:
    return Text.assemble((key, "bold"), " ", pen.say(f"menu-{name}"))
