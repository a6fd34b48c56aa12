"""The numbers a computer player weighs by: points, shares and chances, each with its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from escalera.engine.vecs import vec

# Reach: how likely a missing card still comes.
DRAWN: Final[i64] = 0
"""Chance that a copy nobody has shown comes to the side while a full stock lasts."""
PARTNER: Final[i64] = 1
"""Chance that a card the partner is known to hold is laid where it is needed."""
LYING: Final[i64] = 2
"""Chance that a card in the pile comes to the side."""

# Sequences.
TABLED: Final[i64] = 3
"""Share of a sequence's bonus, times its chance, that one on the table is worth."""
IN_HAND: Final[i64] = 4
"""The same for cards in the hand."""
FIRST: Final[i64] = 5
"""Points by which the first finished sequence is worth more than its bonus."""
BEGUN: Final[i64] = 6
"""Points for a sequence on the table, whatever its length."""

# Rank melds.
LACK_1: Final[i64] = 7
"""Share of a canasta's bonus for a meld that lacks one card, and so on."""
LACK_2: Final[i64] = 8
LACK_3: Final[i64] = 9
LACK_4: Final[i64] = 10
COMING: Final[i64] = 11
"""How many of a rank's unseen cards are counted on, a share."""
PURE: Final[i64] = 12
"""Share of the difference between natural and mixed for a meld still natural."""
SECOND: Final[i64] = 13
"""Points for a finished meld while the right to go out wants one more."""

# Wilds.
WILD_3: Final[i64] = 14
"""Share of a wild meld's bonus for one of three cards, and so on."""
WILD_4: Final[i64] = 15
WILD_5: Final[i64] = 16
WILD_6: Final[i64] = 17
WILD_COMING: Final[i64] = 18
KEEP_WILD: Final[i64] = 19
"""Points for a wild kept in hand."""
WILD_TOWARD: Final[i64] = 20
"""Points for each wild kept beside another, toward a wild meld."""

# The hand.
PAIR: Final[i64] = 21
"""Points for a pair kept to take the pile with."""
MORE: Final[i64] = 22
"""Points for each further card of a rank kept."""
CARD: Final[i64] = 23
"""Points for any card kept."""
THIN: Final[i64] = 24
"""Points lost for each card fewer than five in hand."""
OPENED_WORTH: Final[i64] = 25
"""Points for having opened."""
DRAWING: Final[i64] = 26
"""Points a card drawn is worth."""
PILE_CARD: Final[i64] = 27
"""Points for each card of the pile kept from others by taking it."""

# Danger.
DANGER_CARD: Final[i64] = 28
"""Points a card of the pile is worth to those who take it."""
DANGER_WILD: Final[i64] = 29
"""The same for a wild, in place of it."""
CLOSED: Final[i64] = 30
"""Share of the danger from a side that hasn't opened."""
EXTENDS: Final[i64] = 31
"""Share of what a card adds to the next player's sequence that counts against throwing it."""
REFUSED: Final[i64] = 32
"""Share of the chance of a pair that is left when its rank was left lying lately."""
THREW: Final[i64] = 33
"""The same when the rank was thrown lately."""

# The end.
HAZARD: Final[i64] = 34
"""Chance that the round ends before the next turn, always."""
HAZARD_RIGHT: Final[i64] = 35
"""The same, over one more than the cards of a hand, where a side has the right to go out."""
STOCK_TURNS: Final[i64] = 36
"""Own turns left from which on the stock's end is felt."""
OUT_HAND: Final[i64] = 37
"""Points a card in another hand is thought to cost its side when the round ends."""
OUT_HOPE: Final[i64] = 38
"""Share of what melds are worth beyond the table that counts against ending the round."""
OUT_BIAS: Final[i64] = 39
"""Points by which ending the round must be worth it."""
ASK_CARDS: Final[i64] = 40
"""Cards in a partner's hand from which on the question is asked."""
MATES: Final[i64] = 41
"""Share of what one's own hand could still lay that speaks against a yes to the partner."""
HOPE: Final[i64] = 42
"""Share of a natural's points that one in hand is thought to bring."""

NAMES: Final = (
    "drawn", "partner", "lying", "tabled", "in_hand", "first", "begun", "lack_1", "lack_2", "lack_3",
    "lack_4", "coming", "pure", "second", "wild_3", "wild_4", "wild_5", "wild_6", "wild_coming", "keep_wild",
    "wild_toward", "pair", "more", "card", "thin", "opened", "drawing", "pile_card", "danger_card",
    "danger_wild", "closed", "extends", "refused", "threw", "hazard", "hazard_right", "stock_turns",
    "out_hand", "out_hope", "out_bias", "ask_cards", "mates", "hope",
)  # fmt: skip
"""The names of the weights, in the order of their places."""

FIRST_GUESS: Final = (
    0.45, 0.8, 0.25, 0.8, 0.5, 400.0, 20.0, 0.7, 0.5, 0.33, 0.2,
    0.6, 0.5, 150.0, 0.12, 0.2, 0.35, 0.6, 0.5, 60.0,
    15.0, 25.0, 10.0, 4.0, 15.0, 60.0, 35.0, 3.0, 14.0,
    50.0, 0.4, 0.6, 0.3, 0.5, 0.02, 1.2, 5.0,
    9.0, 0.6, 0.0, 5.0, 0.5, 0.4,
)  # fmt: skip
"""What was thought before anything was tuned; kept as a yardstick."""


@mypyc_attr(acyclic=True)
class Weights:
    """One set of weights; `at` holds them by their places."""

    def __init__(self, numbers: Mapping[str, float] | None = None) -> None:
        """The first guess, with those numbers in place of its own. KeyError for a name that isn't one."""
        self.at: vec[float] = vec[float]([0.0] * 43)
        for i in range(len(NAMES)):
            self.at[i] = FIRST_GUESS[i]
        if numbers is not None:
            for name, number in numbers.items():
                if name not in NAMES:
                    raise KeyError(name)
                self.at[NAMES.index(name)] = float(number)

    def named(self) -> dict[str, float]:
        """The weights by their names."""
        return {name: float(self.at[i]) for i, name in enumerate(NAMES)}
