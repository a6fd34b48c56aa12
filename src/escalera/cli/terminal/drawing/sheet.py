"""The score sheet: the sides as columns, the lines of the rules as rows, every line in cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from escalera.cli.terminal.drawing.columns import Row, columns
from escalera.cli.terminal.drawing.flow import all_wrapped, wrapped
from escalera.cli.terminal.drawing.pen import Pen
from escalera.cli.terminal.drawing.sides import signed
from escalera.cli.terminal.game import Finished
from escalera.engine.scoring import score
from escalera.engine.sheet import BLACK_THREES, HANDS, LINES, SheetPart, SideSheet
from escalera.engine.view import View


def sheet_lines(pen: Pen, finished: Finished) -> list[Text]:
    """The sheet of a finished round; its lines are numbered, so that they can be opened."""
    sides = pen.own_first(finished.sheet)
    rows: list[Row] = []
    for number, name in enumerate(shown_lines(sides), 1):
        points = [signed(side.line(name).points) if side.line(name).parts else "" for side in sides]
        rows.append((f"{number:>2} {line_name(pen, name)}", points, False))
    title = pen.words.text("score-title", round=finished.result.number)
    return columns([pen.side(side.seats) for side in sides], rows + _sums(pen, sides), pen.width, title)


def _sums(pen: Pen, sides: Sequence[SideSheet]) -> list[Row]:
    scores = [side.score for side in sides]
    say = pen.words.text
    return [
        (f"   {say('score-round')}", [signed(one.score) for one in scores], True),
        (f"   {say('score-before')}", [signed(one.total - one.score) for one in scores], False),
        (f"   {say('score-total')}", [signed(one.total) for one in scores], True),
    ]


def shown_lines(sheet: Sequence[SideSheet]) -> list[str]:
    """The lines on which some side has something."""
    return [name for name in LINES if any(side.line(name).parts for side in sheet)]


def line_name(pen: Pen, name: str) -> str:
    """What a line is called."""
    return pen.words.text(f"sheet-{name}", edition=pen.edition)


def opened_line(pen: Pen, finished: Finished, name: str) -> list[Text]:
    """A line of the sheet with the cards behind it."""
    lines = [Text(line_name(pen, name), style="bold")]
    for side in pen.own_first(finished.sheet):
        line = side.line(name)
        if line.parts:
            lines += wrapped(f" {pen.side(side.seats)}: {signed(line.points)}", pen.width, 3)
            lines += all_wrapped([f"   {_part(pen, name, part)}" for part in line.parts], pen.width, 6)
    return lines


def _part(pen: Pen, name: str, part: SheetPart) -> str:
    """`#1 K♣ K♦ K♥: 30`, or with the player whose cards they are."""
    said = [f"#{part.meld}"] if part.meld else []
    if part.seat and (name in (HANDS, BLACK_THREES) or not part.cards):
        said.append(pen.name(part.seat))
    if part.cards:
        said.append(pen.cards(part.cards))
    return f"{' '.join(said)}: {signed(part.points)}"


def totals_lines(pen: Pen, finished: Sequence[Finished]) -> list[Text]:
    """Every round's score, and the total after it."""
    heads = [pen.side(side.seats) for side in pen.own_first(finished[-1].sheet)]
    rows: list[Row] = []
    for one in finished:
        number = pen.say("round-row", round=one.result.number)
        rows.append((number, [_with_total(side) for side in pen.own_first(one.sheet)], one is finished[-1]))
    return columns(heads, rows, pen.width, pen.say("rounds-title"))


def _with_total(side: SideSheet) -> str:
    return f"{signed(side.score.score)} = {side.score.total:,}"


def running_lines(pen: Pen, view: View) -> list[Text]:
    """What lies on the table in the round being played, without any hand."""
    sides = view.state.law.rules.sides(int(view.state.law.players))
    both = sorted(zip(sides, score(view.state), strict=True), key=lambda two: pen.seat not in two[0])
    say = pen.words.text
    rows: list[Row] = [
        (say("score-melded"), [signed(one.cards) for _, one in both], False),
        (say("score-bonuses"), [signed(one.bonuses) for _, one in both], False),
        (say("word-red-threes").capitalize(), [signed(one.red_threes) for _, one in both], False),
    ]
    title = pen.say("running-title", round=view.number)
    return columns([pen.side(seats) for seats, _ in both], rows, pen.width, title)
