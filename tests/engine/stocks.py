"""Card orders for the deal: shuffled ones, and rigged ones that make rare things happen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Final

from escalera.engine.law import Law
from escalera.rules import Rules

RED_THREES: Final = (5, 6)


def shuffled(choose: random.Random, law: Law) -> list[int]:
    """A fair shuffle."""
    pack = law.rules.pack()
    choose.shuffle(pack)
    return pack


def in_hands(law: Law, dealer: int, hands: list[list[int]], rest: list[int]) -> list[int]:
    """The order that deals these hands, seat by seat from 0; `rest` follows."""
    seats = [(dealer + 1 + place) % law.players for place in range(law.players)]
    return [hands[seat][turn] for turn in range(law.hand) for seat in seats] + rest


def clustered(choose: random.Random, law: Law, dealer: int) -> list[int]:
    """Each seat is dealt cards it likes: a few ranks, a suit, or wilds."""
    pack = shuffled(choose, law)
    hands = []
    for _ in range(law.players):
        liked = likes(choose, law.rules)
        pack.sort(key=lambda face, liked=liked: liked(face) + choose.random())  # type: ignore[misc]
        hands.append([pack.pop() for _ in range(law.hand)])
        choose.shuffle(hands[-1])
    choose.shuffle(pack)
    if choose.random() < 0.5:
        pack.sort(key=lambda face: face // 4 + choose.random() * 6)
    return in_hands(law, dealer, hands, pack)


def likes(choose: random.Random, rules: Rules) -> Callable[[int], float]:
    """How much a seat likes a face."""
    ranks = set(choose.sample(range(rules.low_rank, rules.high_rank + 1), min(3, rules.natural_ranks)))
    suit = choose.randrange(rules.suits)
    how = choose.random()
    by_rank, by_suit, by_wild = how < 0.7, how > 0.4, choose.random() < 0.5

    def liking(face: int) -> float:
        if rules.is_wild(face):
            return 0.7 if by_wild else 0.0
        if face // 4 == 1:
            return 0.1 + 0.7 * (how > 0.9)
        return 0.8 * (by_rank and face // 4 in ranks) + 0.7 * (by_suit and face % 4 == suit)

    return liking


def winning(choose: random.Random, law: Law, dealer: int) -> list[int]:
    """The first player can go out in his first turn, with or without a card to discard."""
    for _ in range(200):
        cards = winning_cards(choose, law)
        rest = Counter(law.rules.pack())
        rest.subtract(cards)
        if len(cards) == law.hand + law.draw and min(rest.values()) >= 0:
            return rigged_first(choose, law, dealer, cards, list(rest.elements()))
    return clustered(choose, law, dealer)


def rigged_first(
    choose: random.Random, law: Law, dealer: int, cards: list[int], rest: list[int]
) -> list[int]:
    """The first player gets these cards: dealt, and drawn after an upcard that stays."""
    choose.shuffle(cards)
    choose.shuffle(rest)
    rest.sort(key=lambda face: face // 4 == 1 or law.rules.is_wild(face))
    others = [[rest.pop(0) for _ in range(law.hand)] for _ in range(law.players - 1)]
    seats = [(dealer + 1 + place) % law.players for place in range(law.players)]
    hands = dict(zip(seats, [cards[: law.hand], *others], strict=True))
    upcard = rest.pop(0)
    return in_hands(
        law, dealer, [hands[seat] for seat in range(law.players)], [upcard, *cards[law.hand :], *rest]
    )


def winning_cards(choose: random.Random, law: Law) -> list[int]:
    """Finished melds for the right to go out, more melds, perhaps black threes, perhaps one card more."""
    rules = law.rules
    wanted = law.hand + law.draw
    cards: list[int] = []
    for number in range(law.right_melds):
        run = rules.sequences and (choose.random() < 0.4 or (number == 0 and rules.right_sequence))
        cards += a_run(choose, rules, law.size) if run else a_group(choose, rules, law.size)
    while wanted - len(cards) > 2:
        size = choose.randint(3, min(5, wanted - len(cards)))
        what = choose.random()
        if what < 0.3:
            cards += [choose.choice([4, 7]) if rules.suits == 4 else 4 for _ in range(size)]
        elif what < 0.5 and rules.sequences and size <= rules.natural_ranks:
            cards += a_run(choose, rules, size)
        else:
            cards += a_group(choose, rules, size)
    while len(cards) < wanted and choose.random() < 0.9:
        cards.append(choose.choice(rules.pack()) if choose.random() < 0.6 else choose.choice(cards))
    return [face for face in cards if face not in RED_THREES]


def a_run(choose: random.Random, rules: Rules, size: int) -> list[int]:
    """So many cards of a suit in a row."""
    low = choose.randint(rules.low_rank, rules.high_rank + 1 - size)
    suit = choose.randrange(rules.suits)
    return [rank * 4 + suit for rank in range(low, low + size)]


def a_group(choose: random.Random, rules: Rules, size: int) -> list[int]:
    """So many cards of a rank, some of them wild."""
    rank = choose.randint(rules.low_rank, rules.high_rank)
    wilds = choose.choice([0, 0, 1, 2]) if rules.max_wilds > 1 else 0
    naturals = [rank * 4 + suit for suit in range(rules.suits)] * rules.packs
    choose.shuffle(naturals)
    return naturals[: size - wilds] + choose.choices([52, *range(rules.suits)], k=wilds)


def reds_last(choose: random.Random, law: Law, dealer: int) -> list[int]:
    """Red threes are the last cards of the stock."""
    order = clustered(choose, law, dealer)
    last = choose.randint(1, 3)
    reds = [place for place, face in enumerate(order) if face in RED_THREES][-last:]
    for offset, place in enumerate(reversed(reds), 1):
        order[place], order[-offset] = order[-offset], order[place]
    return order


def upcards(choose: random.Random, law: Law, dealer: int) -> list[int]:
    """Wilds, red and black threes where the upcard is turned."""
    order = clustered(choose, law, dealer)
    start = law.hand * law.players
    for place in range(start, min(start + choose.randint(1, 4), len(order))):
        wanted = choose.choice([place for place, face in enumerate(order) if face < 8 or face == 52])
        order[place], order[wanted] = order[wanted], order[place]
    return order


def order_for(choose: random.Random, law: Law, dealer: int) -> list[int]:
    """One of all these ways."""
    way = choose.random()
    if way < 0.15:
        return shuffled(choose, law)
    if way < 0.5:
        return clustered(choose, law, dealer)
    if way < 0.8:
        return winning(choose, law, dealer)
    return reds_last(choose, law, dealer) if way < 0.9 else upcards(choose, law, dealer)
