"""One round as plain lists, and the deal (rulings 1–4, 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from escalera.rules import Rules

THREE = 1


def rank_of(face: int) -> int:
    """0 for a two, 1 for a three, … 12 for an ace; 13 for a joker."""
    return face // 4


def suit_of(face: int) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return face % 4


def is_three(face: int) -> bool:
    """Any three."""
    return rank_of(face) == THREE


def is_red_three(face: int) -> bool:
    """The threes that are laid at once."""
    return is_three(face) and suit_of(face) in (1, 2)


def is_black_three(face: int) -> bool:
    """The threes that block the pile."""
    return is_three(face) and not is_red_three(face)


@dataclass
class Meld:
    """A meld on the table; `born` is the turn it was laid in."""

    number: int
    faces: list[int]
    born: int


@dataclass
class Side:
    """What belongs to a side; `total` is the one before this round."""

    seats: list[int]
    total: int
    melds: list[Meld] = field(default_factory=list)
    red_threes: list[int] = field(default_factory=list)
    numbers_used: int = 0

    def meld(self, number: int) -> Meld | None:
        """The meld of that number, if there is one."""
        return next((m for m in self.melds if m.number == number), None)

    def new_meld(self, faces: Sequence[int], turn: int) -> None:
        """Lay a meld under the next number."""
        self.numbers_used += 1
        self.melds.append(Meld(self.numbers_used, list(faces), turn))

    def copy(self) -> Side:
        """A copy that shares nothing that changes."""
        melds = [replace(meld, faces=list(meld.faces)) for meld in self.melds]
        return replace(self, melds=melds, red_threes=list(self.red_threes))


@dataclass
class Game:
    """The state of one round. `seat` has the turn, also while a question of his is open."""

    rules: Rules
    players: int
    sides: list[Side]
    hands: dict[int, list[int]]
    stock: list[int]
    pile: list[int]
    seat: int
    phase: str = "draw"
    """`draw`, `play`, or `answer` while a question is open."""
    turn: int = 1

    # this turn
    acted: bool = False
    """The seat has laid or merged after its draw or take."""
    laid: bool = False
    """The seat has laid cards, a take or top included."""
    laid_on_old: bool = False
    """… on a meld that stood before the turn."""
    side_had_melds: bool = False
    """The side had melds when the turn began."""
    to_answer: list[int] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    verdict: str | None = None
    """`yes` or `no` once all partners have answered."""

    seats_that_laid: set[int] = field(default_factory=set)
    """Seats that laid cards in earlier turns of the round."""

    ended: str | None = None
    """`out`, `stock`, or None while the round runs."""
    out_seat: int | None = None
    concealed: bool = False

    def side_of(self, seat: int) -> Side:
        """The side a seat belongs to."""
        return next(s for s in self.sides if seat in s.seats)

    def partners_of(self, seat: int) -> list[int]:
        """The other seats of the side, clockwise from the seat."""
        clockwise = [(seat - 1 + step) % self.players + 1 for step in range(1, self.players)]
        return [s for s in clockwise if s in self.side_of(seat).seats]

    def copy(self) -> Game:
        """A copy that shares nothing that changes."""
        return replace(
            self,
            sides=[side.copy() for side in self.sides],
            hands={seat: list(hand) for seat, hand in self.hands.items()},
            stock=list(self.stock),
            pile=list(self.pile),
            to_answer=list(self.to_answer),
            answers=list(self.answers),
            seats_that_laid=set(self.seats_that_laid),
        )

    def draw_one(self, seat: int) -> bool:
        """Draw a card; a red three is laid. True if an ordinary card came into the hand."""
        face = self.stock.pop(0)
        if is_red_three(face):
            self.side_of(seat).red_threes.append(face)
            return False
        self.hands[seat].append(face)
        return True


def deal(rules: Rules, players: int, dealer: int, stock_order: Sequence[int], totals: Sequence[int]) -> Game:
    """The start of a round: `stock_order` holds the pack, the first card dealt first."""
    sides = [Side(list(seats), total) for seats, total in zip(rules.sides(players), totals, strict=True)]
    clockwise = [(dealer - 1 + step) % players + 1 for step in range(1, players + 1)]
    game = Game(rules, players, sides, {seat: [] for seat in clockwise}, list(stock_order), [], clockwise[0])

    for _ in range(rules.hand.of(players)):
        for seat in clockwise:
            game.hands[seat].append(game.stock.pop(0))

    for seat in clockwise:
        hand = game.hands[seat]
        while any(is_red_three(face) for face in hand):
            red = next(face for face in hand if is_red_three(face))
            hand.remove(red)
            game.side_of(seat).red_threes.append(red)
            if game.stock:
                hand.append(game.stock.pop(0))

    if game.stock:
        game.pile.append(game.stock.pop(0))
    while game.stock and must_be_covered(rules, game.pile[-1]):
        game.pile.append(game.stock.pop(0))
    return game


def must_be_covered(rules: Rules, upcard: int) -> bool:
    """Ruling 2."""
    if rules.cover_upcard == "none":
        return False
    if is_black_three(upcard):
        return rules.cover_upcard == "wild-red-black"
    return rules.is_wild(upcard) or is_red_three(upcard)
