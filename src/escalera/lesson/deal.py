"""A prepared deal: who holds what, and which cards come from the stock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from escalera.cards import JOKER, THREE, parse_cards
from escalera.rules import Rules, edition

RULES: Final = edition("bolivia")
PLAYERS: Final = 4
LEARNER: Final = 1
"""The learner's seat."""
PARTNER: Final = 3
STRIDE: Final = 37
"""How far apart the cards lie in the pack that nobody has named: the other hands look dealt, not sorted."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What is prepared: cards in the hands by seat, the upcard, what is drawn first, what can be thrown."""

    name: str
    dealer: int
    hands: Mapping[int, str]
    upcard: str
    drawn: str
    spare: str
    """The learner's cards that no later step needs, the first to be thrown first."""

    def order(self) -> tuple[int, ...]:
        """The card order: exactly the pack, the first dealt first. Nobody is dealt a three by chance."""
        upcard, drawn = parse_cards(self.upcard), parse_cards(self.drawn)
        named = parse_cards(" ".join([*self.hands.values(), self.upcard, self.drawn]))
        rest = left_over(RULES, named)
        threes = [card for card in rest if card // 4 == THREE]
        plain = [card for card in rest if card // 4 != THREE]
        return (*self._dealt(plain), *upcard, *drawn, *plain, *threes)

    def _dealt(self, plain: list[int]) -> list[int]:
        """The hands card by card, from the dealer's left; what isn't named is taken from `plain`."""
        each = RULES.hand.of(PLAYERS)
        hands = []
        for at in range(PLAYERS):
            held = parse_cards(self.hands.get((self.dealer + at) % PLAYERS + 1, ""))
            hands.append(held + [plain.pop() for _ in range(each - len(held))])
        return [held[at] for at in range(each) for held in hands]


def pack(rules: Rules) -> list[int]:
    """All cards, packs one after the other."""
    return [*range(JOKER)] * rules.packs + [JOKER] * rules.jokers


def left_over(rules: Rules, named: Sequence[int]) -> list[int]:
    """The cards of the pack that nobody has named, mixed in one fixed way. Raises ValueError for too many."""
    cards = pack(rules)
    missing = Counter(named) - Counter(cards)
    if missing:
        raise ValueError(f"the pack lacks {missing}")
    mixed = [cards[at * STRIDE % len(cards)] for at in range(len(cards))]
    for card in named:
        mixed.remove(card)
    return mixed
