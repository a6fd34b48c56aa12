"""The score sheet: the sides as columns, the lines of the rules as rows, every line in cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from escalera.cli.terminal.drawing.columns import Row, columns
from escalera.cli.terminal.drawing.flow import all_wrapped, wrapped
from escalera.cli.terminal.drawing.pen import Pen
from escalera.cli.terminal.game import Finished
from escalera.engine.sheet import BLACK_THREES, HANDS, LINES, SheetPart, SideSheet


def sheet_lines(pen: Pen, finished: Finished) -> list[Text]:
    """The sheet of a finished round; its lines are numbered, so that they can be opened."""
    sides = pen.own_first(finished.sheet)
    rows = _rows(pen, sides, 1) + _sums(pen, sides)
    title = pen.words.text("score-title", round=finished.result.number)
    return columns(_heads(pen, sides), rows, pen.width, title)


def running_lines(pen: Pen, number: int, sheet: Sequence[SideSheet], first: int) -> list[Text]:
    """The sheet of the round being played, as the player may see it; its lines count on from `first`."""
    sides = pen.own_first(sheet)
    title = pen.say("running-title", round=number)
    lines = columns(_heads(pen, sides), _rows(pen, sides, first), pen.width, title)
    return lines + wrapped(pen.say("running-note"), pen.width)


def _heads(pen: Pen, sides: Sequence[SideSheet]) -> list[str]:
    return [pen.side(side.seats) for side in sides]


def _rows(pen: Pen, sides: Sequence[SideSheet], first: int) -> list[Row]:
    """The lines on which some side has something, with their numbers."""
    rows: list[Row] = []
    for number, name in enumerate(shown_lines(sides), first):
        points = [pen.points(side.line(name).points) if side.line(name).parts else "" for side in sides]
        rows.append((f"{number:>2} {line_name(pen, name)}", points, False))
    return rows


def _sums(pen: Pen, sides: Sequence[SideSheet]) -> list[Row]:
    scores = [side.score for side in sides]
    say = pen.words.text
    return [
        (f"   {say('score-round')}", [pen.points(one.score) for one in scores], True),
        (f"   {say('score-before')}", [pen.points(one.total - one.score) for one in scores], False),
        (f"   {say('score-total')}", [pen.points(one.total) for one in scores], True),
    ]


def shown_lines(sheet: Sequence[SideSheet]) -> list[str]:
    """The lines on which some side has something."""
    return [name for name in LINES if any(side.line(name).parts for side in sheet)]


def line_name(pen: Pen, name: str) -> str:
    """What a line is called."""
    return pen.words.text(f"sheet-{name}", edition=pen.edition)


def opened_line(pen: Pen, sheet: Sequence[SideSheet], name: str) -> list[Text]:
    """A line of the sheet with the cards behind it."""
    lines = [Text(line_name(pen, name), style="bold")]
    for side in pen.own_first(sheet):
        line = side.line(name)
        if line.parts:
            lines += wrapped(f" {pen.side(side.seats)}: {pen.points(line.points)}", pen.width, 3)
            lines += all_wrapped([f"   {_part(pen, name, part)}" for part in line.parts], pen.width, 6)
    return lines


def _part(pen: Pen, name: str, part: SheetPart) -> str:
    """`#1 K♣ K♦ K♥: 30`, or with the player whose cards they are."""
    said = [pen.meld(part.meld)] if part.meld else []
    if part.seat and (name in (HANDS, BLACK_THREES) or not part.cards):
        said.append(pen.name(part.seat))
    if part.cards:
        said.append(pen.cards(part.cards))
    return f"{' '.join(said)}: {pen.points(part.points)}"


def totals_lines(pen: Pen, finished: Sequence[Finished]) -> list[Text]:
    """Every round's score, and the total after it."""
    heads = [pen.side(side.seats) for side in pen.own_first(finished[-1].sheet)]
    rows: list[Row] = []
    for one in finished:
        number = pen.say("round-row", round=one.result.number)
        sums = [_with_total(pen, side) for side in pen.own_first(one.sheet)]
        rows.append((number, sums, one is finished[-1]))
    return columns(heads, rows, pen.width, pen.say("rounds-title"))


def _with_total(pen: Pen, side: SideSheet) -> str:
    return f"{pen.points(side.score.score)} = {pen.words.number(side.score.total)}"
