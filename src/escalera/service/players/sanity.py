"""Whether the fields of a view's bytes agree with each other and with the rules of the table.

Each field alone is within its bounds already. What is asked here keeps the engine inside its vectors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escalera.cards import FACES
from escalera.engine.law import RANKS, Law
from escalera.engine.state import GONE, KIND, LENGTH, RANK, SEQUENCE, SIDE, WIDTH, WILD_MELD
from escalera.service.players.layout import Shown

RED_THREES: Final = (5, 6)


def fault_of(found: Shown, law: Law) -> str | None:
    """The first thing that can't be, or None."""
    for sentence, is_wrong in QUESTIONS.items():
        if is_wrong(found, law):
            return sentence
    return None


def is_seat_wrong(found: Shown, law: Law) -> bool:
    """A seat that nobody sits at."""
    now = found.numbers
    places = (found.seat - 1, now.dealer, now.turn, now.answering, now.out_seat)
    return max(places) >= law.players or law.side_of[now.turn] != now.side


def is_hand_wrong(found: Shown, law: Law) -> bool:
    """A hand that isn't of fourteen places, or not of as many cards as the table counts."""
    if found.seat == 0:
        return bool(found.hand)
    if len(found.hand) != RANKS:
        return True
    *ranks, jokers = found.hand
    held = [(byte >> 2 * suit) & 3 for byte in ranks for suit in range(4)] + [jokers]
    return sum(held) != found.sizes[found.seat - 1] or any(
        number > law.pack[face] for face, number in enumerate(held)
    )


def is_size_wrong(found: Shown, law: Law) -> bool:
    """More cards in hands and stock than the pack has."""
    counts = found.sizes[:6]
    return min(counts) < 0 or sum(counts) + found.numbers.stock_left > law.cards


def is_face_wrong(found: Shown, law: Law) -> bool:
    """A card that is none."""
    cards = [found.pile, found.reds[1::2], *[told.cards for told in found.events]]
    return any(max(faces) >= FACES for faces in cards if faces)


def is_red_wrong(found: Shown, law: Law) -> bool:
    """Red threes are pairs of a place and a face."""
    seats, faces = found.reds[::2], found.reds[1::2]
    return len(seats) != len(faces) or any(
        seat >= law.players or face not in RED_THREES for seat, face in zip(seats, faces, strict=True)
    )


def is_meld_wrong(found: Shown, law: Law) -> bool:
    """A meld that isn't eight places, or of no side or kind."""
    width = int(WIDTH)
    if len(found.melds) % width or found.numbers.turn_base > len(found.melds) // width:
        return True
    melds = [found.melds[at : at + width] for at in range(0, len(found.melds), width)]
    return not all(is_meld(meld, law) for meld in melds)


def is_meld(meld: list[int], law: Law) -> bool:
    """Whether eight places may be a meld."""
    kind, rank, length = meld[KIND], meld[RANK], meld[LENGTH]
    if min(meld[SIDE], kind, length) < 0 or meld[SIDE] >= law.sides or length > law.cards:
        return False
    ranks = 4 if kind == SEQUENCE else int(RANKS)
    return kind <= WILD_MELD and (kind in (GONE, WILD_MELD) or 0 <= rank < ranks) and min(meld[4:]) >= 0


def is_event_wrong(found: Shown, law: Law) -> bool:
    """An event for another seat."""
    return any(told.audience not in (0, found.seat) or told.seat > law.players for told in found.events)


QUESTIONS: Final[dict[str, Callable[[Shown, Law], bool]]] = {
    "a seat that isn't at the table": is_seat_wrong,
    "a hand that doesn't add up": is_hand_wrong,
    "more cards than the pack has": is_size_wrong,
    "a number that is no card": is_face_wrong,
    "red threes that are none": is_red_wrong,
    "a meld that can't be": is_meld_wrong,
    "an event for somebody else": is_event_wrong,
}
