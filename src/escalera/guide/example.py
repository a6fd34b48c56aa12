"""An example: an act in a position, which the engine judges by the rules of the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from escalera.cards import parse_cards
from escalera.engine.act import Act
from escalera.engine.law import Law
from escalera.engine.refusing import refusal
from escalera.engine.setup import DRAW, PLAY_ON, Setup, SideSetup, set_up
from escalera.engine.state import State
from escalera.errors import Refused
from escalera.guide.legal import are_legal
from escalera.notation import parse_act
from escalera.rules import Rules

ANY_TOTAL: Final = 0
OTHERS: Final = 11
"""How many cards each other player holds."""
STOCK: Final = 40

RIGHT: Final = ""
"""The verdict on what is allowed; of anything else it is the refusal's code."""


@dataclass(frozen=True)
class Example:
    """An act of seat 1, in the notation, and what lies on the table.

    `kept` are the cards that stay in the hand; those of the act are held too. `verdicts` say for each
    edition what the engine finds with four players; where an edition isn't named the example isn't shown.
    `needs` is a field without which it teaches nothing. `says` is the key of a sentence of its own,
    and `shows_kept` that the kept cards matter.
    """

    name: str
    act: str
    verdicts: Mapping[str, str]
    melds: Sequence[str] = ()
    kept: str = "4C TS"
    pile: str = ""
    total: int = ANY_TOTAL
    unopened: bool = False
    needs: str = ""
    says: str = ""
    shows_kept: bool = False

    @property
    def parsed(self) -> Act:
        return parse_act(self.act)

    @property
    def draws(self) -> bool:
        """Whether the act begins the turn."""
        return self.parsed.verb in ("take", "top", "draw", "pass")

    @property
    def hand(self) -> list[int]:
        """The cards in hand before the act."""
        used = [card for part in self.parsed.parts for card in part.cards]
        return used + parse_cards(self.kept)


SEEN: Final = "6C 6D 6S"
"""A meld that opens the side where an example isn't about opening and shows none of its own."""


def laid(example: Example) -> list[str]:
    """The melds on the table; where the side must have opened, at least one."""
    return list(example.melds) or ([] if example.unopened else [SEEN])


def position(example: Example, rules: Rules, players: int) -> State:
    """The position of an example. Raises ValueError where the pack hasn't the cards."""
    sides = []
    for at, seats in enumerate(rules.sides(players)):
        own = at == 0
        hands = [example.hand if own and seat == 1 else [] for seat in seats]
        unknown = [0 if own and seat == 1 else OTHERS for seat in seats]
        melds = [parse_cards(meld) for meld in laid(example)] if own else []
        sides.append(SideSetup(hands, unknown, melds, total=example.total if own else 0))
    phase = DRAW if example.draws else PLAY_ON
    setup = Setup(sides, 1, phase, parse_cards(example.pile), STOCK)
    return set_up(Law(rules, players), setup)


@dataclass(frozen=True)
class Verdict:
    """What the engine says of an example: the refusal, or None; and what the laid cards count."""

    refused: Refused | None
    points: int

    @property
    def code(self) -> str:
        return self.refused.code if self.refused else RIGHT


def judge(example: Example, rules: Rules, players: int) -> Verdict | None:
    """The engine's verdict; None where its table can't be under these rules."""
    if not are_legal(Law(rules, players), laid(example)):
        return None
    try:
        state = position(example, rules, players)
    except ValueError:
        return None
    found = refusal(state, 0, example.parsed)
    cards = [card for part in example.parsed.parts for card in part.cards]
    if example.parsed.verb == "take":
        cards.append(parse_cards(example.pile)[-1])
    return Verdict(found, sum([rules.points(card) for card in cards]))
