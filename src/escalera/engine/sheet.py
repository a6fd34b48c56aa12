"""The score sheet: what each side counts, line by line, with the cards behind every number.

| line | parts |
|---|---|
| `melded` | every meld, its cards' points |
| `natural-canastas`, `mixed-canastas`, `sequences`, `wild-melds` | each finished meld, its bonus |
| `red-threes` | the red threes, for or against |
| `going-out`, `concealed` | the seat that went out, and the bonus; no cards |
| `hands` | every hand without its black threes |
| `black-threes` | the black threes of every hand |
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escalera.engine.law import BLACK
from escalera.engine.scoring import (
    SideScore,
    black_cost,
    meld_bonus,
    score_side,
    side_going_out,
    side_reds,
)
from escalera.engine.state import (
    GONE,
    KIND,
    LENGTH,
    LOW,
    NATURALS,
    RANK,
    RANK_MELD,
    SEQUENCE,
    SIDE,
    TWOS,
    State,
)
from escalera.engine.tables import suit_count
from escalera.engine.view import hand_of

MELDED: Final = "melded"
NATURAL_CANASTAS: Final = "natural-canastas"
MIXED_CANASTAS: Final = "mixed-canastas"
SEQUENCES: Final = "sequences"
WILD_MELDS: Final = "wild-melds"
RED_THREES: Final = "red-threes"
GOING_OUT: Final = "going-out"
CONCEALED: Final = "concealed"
HANDS: Final = "hands"
BLACK_THREES: Final = "black-threes"

LINES: Final = (
    MELDED,
    NATURAL_CANASTAS,
    MIXED_CANASTAS,
    SEQUENCES,
    WILD_MELDS,
    RED_THREES,
    GOING_OUT,
    CONCEALED,
    HANDS,
    BLACK_THREES,
)
"""The lines of a sheet, in their order."""


class SheetPart:
    """One item of a line: a meld by its number, or the cards of a seat; the other is 0."""

    def __init__(self, points: int, cards: tuple[int, ...], meld: int = 0, seat: int = 0) -> None:
        self.points: Final = points
        self.cards: Final = cards
        self.meld: Final = meld
        self.seat: Final = seat

    def __repr__(self) -> str:
        return f"SheetPart({self.points}, {self.cards!r}, {self.meld}, {self.seat})"


class SheetLine:
    """One line of a side's sheet; its parts sum to its points."""

    def __init__(self, name: str, parts: list[SheetPart]) -> None:
        self.name: Final = name
        self.parts: Final = parts

    @property
    def points(self) -> int:
        """What the line counts."""
        return sum([part.points for part in self.parts])

    def __repr__(self) -> str:
        return f"SheetLine({self.name!r}, {self.parts!r})"


class SideSheet:
    """One side's lines, all of `LINES` in their order; they sum to `score.score`. Sides count from 1."""

    def __init__(self, side: int, seats: tuple[int, ...], lines: list[SheetLine], score: SideScore) -> None:
        self.side: Final = side
        self.seats: Final = seats
        self.lines: Final = lines
        self.score: Final = score

    def line(self, name: str) -> SheetLine:
        """The line of that name."""
        return self.lines[LINES.index(name)]

    def __repr__(self) -> str:
        return f"SideSheet({self.side}, {self.seats!r}, {self.lines!r}, {self.score!r})"


def sheet(s: State) -> list[SideSheet]:
    """The sheet of a round; while it runs, as if it stopped now."""
    sides = s.law.rules.sides(int(s.law.players))
    return [side_sheet(s, index, seats) for index, seats in enumerate(sides)]


def side_sheet(s: State, side: int, seats: tuple[int, ...]) -> SideSheet:
    """One side's sheet; the side from 0, its seats from 1."""
    melds = own_melds(s, side)
    parts = {name: bonus_parts(s, melds, name) for name in LINES[1:5]}
    parts[MELDED] = [meld_part(s, index, meld_points(s, index)) for index in melds]
    parts[RED_THREES] = red_parts(s, side)
    parts[GOING_OUT] = out_parts(s, side, False)
    parts[CONCEALED] = out_parts(s, side, True)
    parts[HANDS] = hand_parts(s, seats, False)
    parts[BLACK_THREES] = hand_parts(s, seats, True)
    lines = [SheetLine(name, parts[name]) for name in LINES]
    return SideSheet(side + 1, seats, lines, score_side(s, side))


# Melds


def own_melds(s: State, side: int) -> list[int]:
    """The places of a side's melds, merged ones left out."""
    found: list[int] = []
    for index in range(s.meld_count()):
        if s.meld(index, SIDE) == side and s.meld(index, KIND) != GONE:
            found.append(int(index))
    return found


def meld_part(s: State, index: int, points: int) -> SheetPart:
    """A meld as an item of a line."""
    return SheetPart(points, tuple(meld_cards(s, index)), int(s.number_of(index)))


def meld_points(s: State, index: int) -> int:
    """What a meld's cards count."""
    return sum([s.law.rules.points(card) for card in meld_cards(s, index)])


def meld_cards(s: State, index: int) -> list[int]:
    """The faces of a meld: a sequence from its lowest card, else naturals, twos, jokers."""
    at: i64 = index
    if s.meld(at, KIND) == SEQUENCE:
        suit = int(s.meld(at, RANK))
        low = int(s.meld(at, LOW))
        return [rank * 4 + suit for rank in range(low, low + int(s.meld(at, LENGTH)))]
    naturals = byte_cards(s.meld(at, NATURALS), s.meld(at, RANK))
    return naturals + byte_cards(s.meld(at, TWOS), 0) + [52] * int(s.joker_count(at))


def byte_cards(byte: i64, rank: i64) -> list[int]:
    """The faces a rank's byte holds."""
    cards: list[int] = []
    for suit in range(4):
        cards += [int(rank) * 4 + suit] * int(suit_count(byte, suit))
    return cards


def bonus_parts(s: State, melds: list[int], name: str) -> list[SheetPart]:
    """The finished melds of the kind a line is about."""
    finished = [index for index in melds if s.meld(index, LENGTH) >= s.law.size and not s.is_black(index)]
    return [
        meld_part(s, index, int(meld_bonus(s, index))) for index in finished if kind_line(s, index) == name
    ]


def kind_line(s: State, index: int) -> str:
    """The line a finished meld's bonus stands on."""
    kind = s.meld(index, KIND)
    if kind == SEQUENCE:
        return SEQUENCES
    if kind != RANK_MELD:
        return WILD_MELDS
    return NATURAL_CANASTAS if s.wild_count(index) == 0 else MIXED_CANASTAS


# Red threes, going out, hands


def red_parts(s: State, side: int) -> list[SheetPart]:
    """The side's red threes, all together: their price may depend on having all."""
    cards: list[int] = []
    for at in range(0, len(s.reds), 2):
        place: i64 = at
        if s.law.side_of[s.reds[place]] == side:
            cards.append(int(s.reds[place + 1]))
    return [SheetPart(int(side_reds(s, side)), tuple(sorted(cards)))] if cards else []


def out_parts(s: State, side: int, concealed: bool) -> list[SheetPart]:
    """The bonus of the seat that went out, on the line it belongs to."""
    if s.out_seat < 0 or s.law.side_of[s.out_seat] != side or s.concealed != concealed:
        return []
    return [SheetPart(int(side_going_out(s, side)), (), 0, int(s.out_seat) + 1)]


def hand_parts(s: State, seats: tuple[int, ...], black: bool) -> list[SheetPart]:
    """What each seat still holds: its black threes, or the rest."""
    parts: list[SheetPart] = []
    for seat in seats:
        cards = [card for card in hand_of(s, seat) if (card >> 2 == BLACK) == black]
        if cards:
            parts.append(SheetPart(-sum([card_cost(s, card) for card in cards]), tuple(cards), 0, seat))
    return parts


def card_cost(s: State, card: int) -> int:
    """What a card left in a hand costs."""
    return int(black_cost(s)) if card >> 2 == BLACK else s.law.rules.points(card)
