"""A picture of a table for notebooks: one small page of HTML, no script, no outside file."""

from __future__ import annotations

from html import escape

from escalera.cards import FACE_TEXTS, SUIT_SIGNS
from escalera.engine.sheet import meld_cards, own_melds
from escalera.engine.state import MINIMUM, TOTAL, State
from escalera.engine.view import View

RED = "#b3261e"
CARD = (
    "display:inline-block;border:1px solid #8886;border-radius:4px;"
    "padding:0 .3em;margin:1px;background:#fff;color:{}"
)


def table_picture(view: View) -> str:
    """The table as a seat sees it: melds of every side, the pile, the stock, its own hand."""
    state = view.state
    sides = "".join(side_row(state, side) for side in range(int(state.law.sides)))
    pile = card_html(int(state.top())) if state.pile_size() else "–"
    hand = "".join(card_html(face) for face in view.hand)
    return (
        '<table style="font-family:sans-serif">'
        f"<caption>{escape(state.law.rules.code)}, round {view.number}: {to_act(view)}</caption>"
        f"{sides}"
        f"<tr><th>Pile</th><td>{pile} ({int(state.pile_size())})</td>"
        f"<td>stock {int(state.stock_left)}</td></tr>"
        f"<tr><th>Hand</th><td colspan=2>{hand}</td></tr></table>"
    )


def to_act(view: View) -> str:
    """Whose turn it is, in words."""
    return f"seat {view.to_act} is to act" if view.to_act else "the round is over"


def side_row(state: State, side: int) -> str:
    """A side's melds, and what it needs to open."""
    seats = state.law.rules.sides(int(state.law.players))[side]
    melds = " ".join(f"<span>#{n} {meld_html(state, index)}</span>" for n, index in numbered(state, side))
    total = int(state.of_side(side, TOTAL))
    minimum = int(state.of_side(side, MINIMUM))
    counts = ", ".join(f"seat {seat}: {int(state.count(seat - 1))} cards" for seat in seats)
    told = f"{counts}; total {total}, minimum {minimum}"
    return f"<tr><th>Side {side + 1}</th><td>{melds or '–'}</td><td>{told}</td></tr>"


def numbered(state: State, side: int) -> list[tuple[int, int]]:
    """The side's melds by number and place."""
    return [(int(state.number_of(index)), index) for index in own_melds(state, side)]


def meld_html(state: State, index: int) -> str:
    """A meld's cards."""
    return "".join(card_html(face) for face in meld_cards(state, index))


def card_html(face: int) -> str:
    """One card, red suits red; the letter and the sign tell it without colour."""
    text = "★" if face == 52 else FACE_TEXTS[face][0].replace("T", "10") + SUIT_SIGNS[face & 3]
    colour = RED if face != 52 and face & 3 in (1, 2) else "#111"
    return f'<span style="{CARD.format(colour)}">{text}</span>'
