"""The score sheet as plain text: sides as columns, the lines of the rules as rows."""

from __future__ import annotations

from escalera.engine.sheet import SideSheet, sheet
from escalera.engine.state import State
from escalera.i18n import Catalogue


def sheet_text(state: State) -> str:
    """The sheet of a round in English; lines on which no side has anything are left out."""
    words = Catalogue("en")
    sides = sheet(state)
    edition = state.law.rules.code
    rows = [["", *(side_name(words, side) for side in sides)]]
    for at, line in enumerate(sides[0].lines):
        if any(side.lines[at].parts for side in sides):
            label = words.text(f"sheet-{line.name}", edition=edition)
            rows.append([label, *(str(side.lines[at].points) for side in sides)])
    rows.append([words.text("score-round"), *(str(side.score.score) for side in sides)])
    rows.append([words.text("score-total"), *(str(side.score.total) for side in sides)])
    return aligned(rows)


def side_name(words: Catalogue, side: SideSheet) -> str:
    """A column's head: the side and its seats."""
    seats = "+".join(str(seat) for seat in side.seats)
    return f"{words.text('word-side')} {side.side} ({seats})"


def aligned(rows: list[list[str]]) -> str:
    """Rows as text, the first column to the left and the others to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = []
    for row in rows:
        points = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        cells = [row[0].ljust(widths[0]), *points]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
