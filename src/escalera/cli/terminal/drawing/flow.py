"""Lines of a given width: texts wrapped at blanks, cells put side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text


def wrapped(text: Text | str, width: int, hang: int = 0) -> list[Text]:
    """A text on lines of at most `width`; all but the first are indented by `hang`."""
    whole = Text(text) if isinstance(text, str) else text
    pieces = whole.divide(_breaks(whole.plain, width, hang))
    lines = []
    for at, piece in enumerate(pieces):
        piece.rstrip()
        lines.append(piece if at == 0 else Text(" " * hang).append_text(piece))
    return lines


def _breaks(text: str, width: int, hang: int) -> list[int]:
    """Where the lines after the first begin."""
    found: list[int] = []
    start, room = 0, width
    while len(text) - start > room:
        blank = text.rfind(" ", start + 1, start + room + 1)
        start = blank + 1 if blank > start else start + room
        room = width - hang
        found.append(start)
    return found


def flow(cells: Sequence[Text], width: int, indent: int = 1, gap: int = 3) -> list[Text]:
    """Cells side by side, as many on a line as fit; one that is too long is wrapped."""
    lines: list[Text] = []
    line = Text(" " * indent)
    for cell in cells:
        space = gap if len(line) > indent else 0
        if space and len(line) + space + len(cell) > width:
            lines.append(line)
            line, space = Text(" " * indent), 0
        line = Text.assemble(line, " " * space, cell)
    lines.append(line)
    return [piece for whole in lines for piece in wrapped(whole, width, indent + 3)]


def apart(left: str, right: str, width: int) -> list[Text]:
    """One line with something at either end; two lines where that doesn't fit."""
    space = width - len(left) - len(right)
    if space < 2:
        return [*wrapped(left, width), *wrapped(right, width)]
    return [Text(left + " " * space + right)]


def rule(width: int) -> Text:
    """A line across."""
    return Text("─" * width)


def all_wrapped(texts: Iterable[str], width: int, hang: int = 0) -> list[Text]:
    """Several texts one below the other."""
    return [line for text in texts for line in wrapped(text, width, hang)]
