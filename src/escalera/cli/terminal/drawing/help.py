"""How to play in the terminal, on one page."""

from __future__ import annotations

from collections.abc import Container, Mapping

from rich.text import Text

from escalera.cli.terminal import command as c
from escalera.cli.terminal.drawing.flow import wrapped
from escalera.cli.terminal.drawing.pen import Pen

SHOWN = (c.DRAW, c.TAKE, c.TOP, c.MELD, c.ADD, c.PLAY, c.BACK, c.DISCARD, c.MERGE, c.ASK, c.PASS)


def help_lines(pen: Pen, letters: Mapping[str, str], left_out: Container[str] = ()) -> list[Text]:
    """Choosing cards, laying out, the commands that this table has."""
    lines = wrapped(pen.say("help-cards"), pen.width)
    for name in [name for name in SHOWN if name not in left_out]:
        text = f" {letters[name]} {pen.say(f'help-{name}')}"
        lines += wrapped(text, pen.width, 3)
    for key in ("help-look", "help-full"):
        lines += wrapped(pen.say(key), pen.width)
    return lines
