"""A hundred thousand shuffles: no place prefers a card, no card a neighbour, no hand a player.

Everything is drawn from fixed secrets, so the sums are the same each time. Of each a deviation of
four is allowed, in both directions: too even would be wrong, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import Final

import pytest

from escalera.rules import Rules, edition
from escalera.service.fair import KINDS, Contribution, Terms, deal_order, first_dealer
from escalera.service.fair.stream import numbers
from tests.service.fair.chance import deviation
from tests.service.fair.samples import MINI, all_contributions, drawn_bytes

MANY: Final = 100_000
ALLOWED: Final = 4

Orders = list[bytes]
"""Card orders, a byte for each card."""


def dealt_orders(rules: Rules, count: int) -> Orders:
    """So many orders, each of a table's next round."""
    added = all_contributions(["person", "computer", "none", "withheld"])
    deals = [Terms(rules, 4, "t", number, 1) for number in range(1, count + 1)]
    return [bytes(deal_order(deal, drawn_bytes(deal.round), added)) for deal in deals]


def places(orders: Orders, pack: Sequence[int]) -> float:
    """Each place should hold each face as often as the pack has it.

    Counts of one shuffle aren't independent (what lies here can't lie there): hence the scale.
    """
    size, of_face = len(pack), Counter(pack)
    joined = b"".join(orders)
    cells = []
    for place in range(size):
        held = Counter(joined[place::size])
        cells += [(held[face], len(orders) * copies / size) for face, copies in of_face.items()]
    return deviation(cells, (size - 1) * (len(of_face) - 1), (size - 1) / size)


def neighbours(orders: Orders, pack: Sequence[int]) -> float:
    """Each face should follow each other one as often as it can be drawn right after it."""
    size, of_face = len(pack), Counter(pack)
    found = Counter(pair for order in orders for pair in pairwise(order))
    cells = []
    for one, copies in of_face.items():
        for other, others in of_face.items():
            due = len(orders) * copies * (others - (one == other)) / size
            cells += [(found[one, other], due)] if due else []
    return deviation(cells, len(cells) - 1)


@pytest.mark.slow
def test_a_small_pack() -> None:
    orders = dealt_orders(MINI, MANY)
    assert abs(places(orders, MINI.pack())) < ALLOWED
    assert abs(neighbours(orders, MINI.pack())) < ALLOWED


@pytest.mark.parametrize("code", ["bolivia", "classic"])
def test_a_full_pack(code: str) -> None:
    rules = edition(code)
    orders = dealt_orders(rules, 5_000)
    assert abs(places(orders, rules.pack())) < ALLOWED
    assert abs(neighbours(orders, rules.pack())) < ALLOWED


def hands(count: int) -> Iterable[tuple[tuple[Contribution, ...], int, tuple[int, ...]]]:
    """So many first deals: what was added, the dealer, the order. The kinds move round the table."""
    rotations = [KINDS[turn:] + KINDS[:turn] for turn in range(4)]
    added = [all_contributions(kinds, kinds) for kinds in rotations]
    deal = Terms(MINI, 4, "t", 1)
    for number in range(count):
        known = drawn_bytes("hands", number), added[number % 4]
        yield known[1], first_dealer(deal, *known), deal_order(deal, *known)


def hand_deviation(held: Counter[int], deals: int, hand: int) -> float:
    """One player's cards against the pack: drawn without putting back, hence the scale."""
    pack = MINI.pack()
    of_face = Counter(pack)
    cells = [(held[face], deals * hand * copies / len(pack)) for face, copies in of_face.items()]
    return deviation(cells, len(of_face) - 1, (len(pack) - 1) / (len(pack) - hand))


@pytest.mark.slow
def test_no_seat_and_no_kind_of_player_is_dealt_better_cards() -> None:
    hand = MINI.hand.of(4)
    by_seat: dict[int, Counter[int]] = {seat: Counter() for seat in range(1, 5)}
    by_kind: dict[str, Counter[int]] = {kind: Counter() for kind in KINDS}
    dealers: Counter[int | str] = Counter()
    for added, dealer, order in hands(MANY):
        dealers.update([dealer, added[dealer - 1].kind])
        for one in added:
            cards = order[(one.seat - dealer - 1) % 4 : hand * 4 : 4]
            by_seat[one.seat].update(cards)
            by_kind[one.kind].update(cards)
    for held in (*by_seat.values(), *by_kind.values()):
        assert abs(hand_deviation(held, MANY, hand)) < ALLOWED
    for who in ((1, 2, 3, 4), KINDS):
        assert abs(deviation([(dealers[one], MANY / 4) for one in who], 3)) < ALLOWED


def careless(source: Iterable[int], pack: Sequence[int], pick: Callable[[int, int, int], int]) -> bytes:
    """A shuffle of the kind that looks right: which other place to swap with is for `pick` to say."""
    order = list(pack)
    for place, number in zip(range(len(pack) - 1, 0, -1), source, strict=False):
        other = pick(number, place, len(pack))
        order[place], order[other] = order[other], order[place]
    return bytes(order)


CARELESS: Final[dict[str, Callable[[int, int, int], int]]] = {
    "a plain remainder of a byte": lambda number, place, size: number % 256 % (place + 1),
    "any place of all": lambda number, place, size: number % size,
    "never its own place": lambda number, place, size: number % place,
}


@pytest.mark.parametrize("name", CARELESS)
def test_careless_shuffles_would_be_noticed(name: str) -> None:
    pack = MINI.pack()
    orders = [
        careless(numbers(drawn_bytes(name, number), b"order"), pack, CARELESS[name])
        for number in range(20_000)
    ]
    assert places(orders, pack) > ALLOWED


def test_good_shuffles_of_another_kind_pass() -> None:
    luck, pack = Random(1), MINI.pack()
    orders = [bytes(luck.sample(pack, len(pack))) for _ in range(20_000)]
    assert abs(places(orders, pack)) < ALLOWED
    assert abs(neighbours(orders, pack)) < ALLOWED
