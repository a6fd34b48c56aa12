"""Dealing a round from a given card order (rulings 1 to 4)."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from escalera.engine.law import COVER_BLACK_TOO, COVER_NONE, Law
from escalera.engine.moves import begin_turn, draw_card
from escalera.engine.state import MINIMUM, SIDE_WIDTH, SIDES, TOTAL, State, is_red_three, is_wild
from escalera.engine.vecs import append, vec


def deal(law: Law, dealer: int, order: Sequence[int], totals: Sequence[int]) -> State:
    """A round dealt from `order` (the first card dealt first) by the seat `dealer`, counted from 0.

    `totals` are the sides' totals before the round; each side's minimum follows from its own.
    Raises ValueError when `order` is not exactly the pack.
    """
    s = State(law)
    s.stock = stock_of(law, order)
    s.dealer = dealer
    deal_all(s)
    for side, total in enumerate(totals):
        at: i64 = SIDES + side * SIDE_WIDTH
        s.nums[at + TOTAL] = total
        s.nums[at + MINIMUM] = law.rules.minimum(total)
    return s


def dealt_anew(played: State) -> State:
    """The round of a state as it was dealt, without the totals."""
    s = State(played.law)
    s.stock = played.stock
    s.dealer = played.dealer
    deal_all(s)
    return s


def deal_all(s: State) -> None:
    """Deal from the whole stock up to the first player's turn."""
    s.stock_left = len(s.stock)
    deal_hands(s)
    lay_reds(s)
    turn_up(s)
    begin_turn(s, (s.dealer + 1) % s.law.players)


def stock_of(law: Law, order: Sequence[int]) -> vec[i64]:
    """The card order as a vector; ValueError unless it is exactly the pack."""
    missing = law.pack[:]
    stock = vec[i64](capacity=law.cards)
    for face in order:
        card: i64 = face
        if card < 0 or card > 52 or missing[card] == 0:
            raise ValueError("the card order is not exactly the pack: there is a card too many")
        missing[card] -= 1
        stock = append(stock, card)
    if len(stock) != law.cards:
        raise ValueError("the card order is not exactly the pack: there is a card too few")
    return stock


def deal_hands(s: State) -> None:
    """One card at a time, clockwise from the dealer's left."""
    for _ in range(s.law.hand):
        for place in range(s.law.players):
            s.give((s.dealer + 1 + place) % s.law.players, draw_card(s))


def lay_reds(s: State) -> None:
    """Seat by seat from the first player: lay each red three and draw for it, until no hand has one."""
    for place in range(s.law.players):
        seat = (s.dealer + 1 + place) % s.law.players
        for face in (5, 6):
            red: i64 = face
            while s.holds_face(seat, red) > 0:
                s.remove(seat, red)
                s.lay_red(seat, red)
                replace_red(s, seat)


def replace_red(s: State, seat: i64) -> None:
    """Draw one card for a red three that was laid; a red one is laid and replaced too."""
    while s.stock_left > 0:
        face = draw_card(s)
        if not is_red_three(face):
            s.give(seat, face)
            return
        s.lay_red(seat, face)


def turn_up(s: State) -> None:
    """Turn cards up until one stays on top (ruling 2); a wild or a red three below it freezes the pile."""
    while s.stock_left > 0:
        face = draw_card(s)
        s.pile = append(s.pile, face)
        if is_wild(face) or is_red_three(face):
            s.pile_frozen = True
        if not is_covered(s.law, face):
            return


def is_covered(law: Law, face: i64) -> bool:
    """Whether a card turned up is covered by the next."""
    if law.cover == COVER_NONE:
        return False
    if is_wild(face) or is_red_three(face):
        return True
    return law.cover == COVER_BLACK_TOO and face >> 2 == 1
