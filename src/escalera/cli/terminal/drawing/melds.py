"""Melds: their cards and what they lack, or the box of a finished one."""

from __future__ import annotations

from rich.text import Text

from escalera.cli.terminal.drawing.pen import Pen
from escalera.cli.terminal.melds import BLACK_KIND, RANKS_KIND, RUN_KIND, MeldShown


def meld_cell(pen: Pen, meld: MeldShown, short: bool) -> Text:
    """A meld; `short` leaves the suits of a rank meld and the inner cards of a sequence out."""
    number = pen.meld(meld.number)
    if meld.finished:
        return Text(f"{number} [{content(pen, meld)}: {finished_name(pen, meld)}]", style="bold")
    cards = content(pen, meld) if short else pen.cards(meld.cards)
    if meld.kind == BLACK_KIND:
        return Text(f"{number} {cards}")
    return Text(f"{number} {cards} {pen.say('missing', count=meld.missing)}")


def content(pen: Pen, meld: MeldShown) -> str:
    """`7 kings`, `5 kings + 2 wild`, `4♥–10♥`, `7 wild`."""
    if meld.kind == RUN_KIND:
        return f"{pen.cards(meld.cards[:1])}–{pen.cards(meld.cards[-1:])}"
    if meld.kind not in (RANKS_KIND, BLACK_KIND):
        return pen.say("wilds", count=meld.wilds)
    naturals = meld.cards[: len(meld.cards) - meld.wilds]
    said = pen.words.text("terminal-ranks", count=len(naturals), card=naturals[0])
    return f"{said} + {pen.say('wilds', count=meld.wilds)}" if meld.wilds else said


def finished_name(pen: Pen, meld: MeldShown) -> str:
    """What a finished meld is called."""
    if meld.kind == RUN_KIND:
        return pen.words.text("meld-finished-sequence", edition=pen.edition)
    if meld.kind == RANKS_KIND:
        return pen.words.text("meld-mixed-canasta" if meld.wilds else "meld-natural-canasta")
    return pen.words.text("meld-finished-wild")
