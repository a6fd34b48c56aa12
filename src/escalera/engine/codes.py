"""The refusal codes, numbered in the order of the refusal table: the smaller number is given first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escalera.errors import Refused

OK: Final[i64] = 0
ROUND_OVER: Final[i64] = 1
NOT_YOUR_TURN: Final[i64] = 2
ANSWER_FIRST: Final[i64] = 3
DRAW_FIRST: Final[i64] = 4
ALREADY_DRAWN: Final[i64] = 5
STOCK_EMPTY: Final[i64] = 6
MUST_TAKE: Final[i64] = 7
NOTHING_TO_ASK: Final[i64] = 8
CARD_NOT_IN_HAND: Final[i64] = 9
NO_SUCH_MELD: Final[i64] = 10
TOO_SHORT: Final[i64] = 11
NOT_IN_EDITION: Final[i64] = 12
NOT_A_MELD: Final[i64] = 13
CLOSED: Final[i64] = 14
TOO_MANY_WILDS: Final[i64] = 15
TOO_FEW_NATURALS: Final[i64] = 16
RANK_ALREADY_MELDED: Final[i64] = 17
DOES_NOT_FIT: Final[i64] = 18
TAKE_ONE_MELD: Final[i64] = 19
BLACK_THREES: Final[i64] = 20
PILE_BLOCKED: Final[i64] = 21
FROZEN: Final[i64] = 22
NEEDS_PAIR: Final[i64] = 23
BELOW_MINIMUM: Final[i64] = 24
KEEP_TWO: Final[i64] = 25
NO_RIGHT: Final[i64] = 26
PARTNER_SAID_NO: Final[i64] = 27
ASK_FIRST: Final[i64] = 28
PARTNER_SAID_YES: Final[i64] = 29

CODE_NAMES: Final = (
    "ok",
    "round-over",
    "not-your-turn",
    "answer-first",
    "draw-first",
    "already-drawn",
    "stock-empty",
    "must-take",
    "nothing-to-ask",
    "card-not-in-hand",
    "no-such-meld",
    "too-short",
    "not-in-edition",
    "not-a-meld",
    "closed",
    "too-many-wilds",
    "too-few-naturals",
    "rank-already-melded",
    "does-not-fit",
    "take-one-meld",
    "black-threes-only-going-out",
    "pile-blocked",
    "frozen",
    "needs-natural-pair",
    "below-minimum",
    "keep-two",
    "no-right-to-go-out",
    "partner-said-no",
    "ask-first",
    "partner-said-yes",
)
"""Name of each code, at its number."""


def is_of_the_whole(refused: Refused) -> bool:
    """Whether the act's lists are well formed: only all of it together is refused, and more may mend it."""
    if refused.code == CODE_NAMES[BLACK_THREES]:
        return refused.facts.get("why") == "left"
    return refused.code in CODE_NAMES[BELOW_MINIMUM:]
