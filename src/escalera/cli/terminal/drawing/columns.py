"""Numbers in columns under headings; below each other where the screen is too narrow for that."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from escalera.cli.terminal.drawing.flow import wrapped

GAP = 3
Row = tuple[str, Sequence[str], bool]
"""A label, what stands in the columns, and whether it stands out."""


def columns(headings: Sequence[str], rows: Sequence[Row], width: int, title: str = "") -> list[Text]:
    """The rows under their headings."""
    first = max([len(title), *[len(label) for label, _, _ in rows]])
    sizes = [max([len(head), *[len(cells[n]) for _, cells, _ in rows]]) for n, head in enumerate(headings)]
    if first + sum(sizes) + GAP * len(sizes) > width:
        return _stacked(headings, rows, width, title)
    lines = [_line(title, headings, first, sizes, True)]
    return lines + [_line(label, cells, first, sizes, strong) for label, cells, strong in rows]


def _line(label: str, cells: Sequence[str], first: int, sizes: Sequence[int], strong: bool) -> Text:
    columns = [" " * GAP + f"{cell:>{size}}" for cell, size in zip(cells, sizes, strict=True)]
    return Text(f"{label:<{first}}" + "".join(columns), style="bold" if strong else "")


def _stacked(headings: Sequence[str], rows: Sequence[Row], width: int, title: str) -> list[Text]:
    """Every row as a line of its own, with what each column says."""
    lines = wrapped(Text(title, style="bold"), width)
    for label, cells, strong in rows:
        said = [f"{head} {cell}" for head, cell in zip(headings, cells, strict=True) if cell]
        text = f"{label}: {', '.join(said)}"
        lines += wrapped(Text(text, style="bold" if strong else ""), width, 4)
    return lines
