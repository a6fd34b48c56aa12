"""Cards as drawings: each face is a `<symbol>` of a page, and every card shows one by `<use>`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from escalera.cards import JOKER, THREE, TWO, card_text
from escalera.guide.shapes import BLACK_THREE, CUTS, RED_THREE, STAR, SUITS, figure

Letter = Callable[[int], str]
"""What stands in a face's corner."""

BACK: Final = "back"
COURT: Final = "JQK"
WIDE: Final = 28
"""How wide a letter may be at most, of a card of 100."""
WIDEST: Final = 31


def symbols(faces: Iterable[int], letter: Letter) -> str:
    """The symbols of these faces, each once."""
    return "".join([symbol(face, letter(face)) for face in sorted(set(faces))])


def symbol(face: int, letter: str) -> str:
    """A face, on a card of 100 by 140."""
    drawn = joker() if face == JOKER else suited(face, letter)
    return (
        f'<symbol id="card-{card_text(face)}" viewBox="0 0 100 140">'
        f'<g class="{looks(face)}"><rect class="paper" x="1" y="1" width="98" height="138" rx="9"/>'
        f"{drawn}</g></symbol>"
    )


def back() -> str:
    """A card face down: stairs."""
    steps = "".join([f"M8 {at * 20 - 22}{'h14v14' * 6}" for at in range(9)])
    return (
        f'<symbol id="card-{BACK}" viewBox="0 0 100 140"><g>'
        '<rect class="paper" x="1" y="1" width="98" height="138" rx="9"/>'
        '<rect class="back" x="6" y="6" width="88" height="128" rx="5"/>'
        '<svg x="8" y="8" width="84" height="124" viewBox="8 8 84 124">'
        f'<path class="steps" d="{steps}"/></svg></g></symbol>'
    )


def looks(face: int) -> str:
    """What the style sheet colours a face by."""
    text = card_text(face)
    wild = " wild" if face == JOKER or face // 4 == TWO else ""
    return f"suit-{text[-1]}{wild}"


def joker() -> str:
    """The joker, with a star in its corners."""
    corners = [shape(STAR, x - 15, 5, 30) + shape(STAR, x - 10, 39, 20) for x in (19, 81)]
    return figure("X") + "".join(corners)


def suited(face: int, letter: str) -> str:
    """A card with a suit: what is in its middle, then its corners."""
    suit = card_text(face)[1]
    return middle(face, suit) + "".join([corner(suit, letter, x) for x in (19, 81)])


def middle(face: int, suit: str) -> str:
    """The large sign, a court figure, or what marks threes and twos."""
    rank = card_text(face)[0]
    if face // 4 == THREE:
        return RED_THREE + sign(suit, 31, 81, 38) if suit in "DH" else BLACK_THREE + sign(suit, 33, 84, 34)
    if face // 4 == TWO:
        star = f'<g class="star" transform="translate(19 68) scale(2.6)"><path d="{STAR}"/></g>'
        mark = f'<g class="star mark" transform="translate(40 8) scale(.84)"><path d="{STAR}"/></g>'
        return star + sign(suit, 37, 87, 26) + mark
    if rank in COURT:
        held = f'<g transform="translate(40 112) scale(.84)"><path class="sign" d="{SUITS[suit]}"/></g>'
        return figure(rank) + held
    return sign(suit, 19, 68, 62) if rank == "A" else sign(suit, 24, 75, 52)


def corner(suit: str, letter: str, x: int) -> str:
    """The letter over the suit; wide letters are narrowed."""
    width = WIDEST if len(letter) > 1 else WIDE if not letter.isdigit() and letter != "J" else 0
    fitted = f' textLength="{width}" lengthAdjust="spacingAndGlyphs"' if width else ""
    return f'<text x="{x}" y="37"{fitted}>{letter}</text>' + sign(suit, x - 12, 40, 24)


def sign(suit: str, x: int, y: int, wide: int) -> str:
    """A suit's sign, with what is cut out of it where there are four colours."""
    cut = f'<path class="cut" d="{CUTS[suit]}"/>' if suit in CUTS else ""
    return shape(SUITS[suit], x, y, wide, cut)


def shape(path: str, x: int, y: int, wide: int, more: str = "") -> str:
    """A shape of a square of 24, at a place and of a width."""
    return (
        f'<g transform="translate({x} {y}) scale({wide / 24:.4g})"><path class="ink" d="{path}"/>{more}</g>'
    )
