"""The table: seats, sides with their melds, the pile, the stock."""

from __future__ import annotations

from rich.text import Text

from escalera.cli.terminal.drawing.flow import apart, flow, wrapped
from escalera.cli.terminal.drawing.pen import Pen
from escalera.cli.terminal.drawing.sides import side_lines
from escalera.cli.terminal.table import SeatShown, TableShown
from escalera.cli.terminal.taking import Taking
from escalera.cli.terminal.told import told


def head_lines(pen: Pen, table: TableShown) -> list[Text]:
    """Edition, round, target and stock."""
    name = pen.words.text(f"edition-{table.edition}")
    left = pen.say("head", edition=name, round=table.number, target=table.target)
    return apart(left, pen.words.text("table-stock", count=table.stock), pen.width)


def table_lines(pen: Pen, table: TableShown, short: int = 0) -> list[Text]:
    """Seats, sides and pile. `short` 1 shortens the others' melds, 2 all of them."""
    lines = flow([_seat(pen, seat) for seat in table.seats], pen.width, 0)
    for side in table.sides:
        lines += side_lines(pen, side, short > (1 if side.own else 0))
    return lines + wrapped(pile_text(pen, table), pen.width, 3)


def _seat(pen: Pen, seat: SeatShown) -> Text:
    mark = "▸" if seat.acting else " "
    partner = " " + pen.say("partner") if seat.partner else ""
    amount = pen.words.text("amount-cards", count=seat.cards)
    return Text(f"{mark}{seat.name}{partner}: {amount}", style="bold" if seat.acting else "")


def pile_text(pen: Pen, table: TableShown) -> str:
    """The pile, and whether it can be taken."""
    pile = table.pile
    if pile.top is None:
        return pen.words.text("table-pile-empty") + "."
    said = [pen.words.text("table-pile", count=pile.size, card=pile.top) + "."]
    if pile.frozen:
        said.append(pen.say("frozen"))
    return " ".join(said + ([taking_text(pen, table.taking)] if table.taking else []))


def taking_text(pen: Pen, taking: Taking) -> str:
    """Whether the pile can be taken, and why not."""
    if taking.possible:
        lists = taking.first_lists
        return pen.say("can-take-with", cards=lists[0].cards) if len(lists) == 1 else pen.say("can-take")
    refused = taking.why_not
    if refused is None:
        return pen.say("cannot-take")
    if refused.code == "below-minimum":
        return pen.say("cannot-take-minimum", needed=refused.facts["needed"])
    return told(pen.words, refused)
