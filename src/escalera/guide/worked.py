"""A round as it may end, counted by the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from escalera.cards import parse_cards
from escalera.engine.law import Law
from escalera.engine.setup import Setup, SideSetup, lacks_right, set_up
from escalera.engine.sheet import SideSheet, sheet
from escalera.guide.legal import are_legal
from escalera.rules import Rules


@dataclass(frozen=True)
class Side:
    """What lies in front of a side, and what its first player still holds."""

    melds: Sequence[str]
    held: str = ""
    red_threes: int = 0
    out: bool = False


SEVEN_HEARTS: Final = "4H 5H 6H 7H 8H 9H TH"

WITH_WILD_MELDS: Final = (
    Side((SEVEN_HEARTS, "KC KC KD KD KS 2C X", "AC AD AS"), red_threes=2, out=True),
    Side(("2C 2D 2D 2H 2S X X", "5S 6S 7S 8S"), "QC QH JD 3S", red_threes=1),
)
WITH_SEQUENCES: Final = (
    Side((SEVEN_HEARTS, "KC KC KD KD KS 2C X", "AC AD AS"), red_threes=2, out=True),
    Side(("9C 9C 9D 9D 9S 9S 9H", "5S 6S 7S 8S"), "QC QH JD 3S X", red_threes=1),
)
WITH_RANKS: Final = (
    Side(("KC KC KD KD KS 2C X", "AC AD AS", "9C 9D 9S 9S 9H 9H 9D"), red_threes=2, out=True),
    Side(("7C 7D 7H 7S 7S",), "QC QH JD 3S X", red_threes=1),
)
NOBODY_OUT: Final = (
    Side(("KC KC KD KD KS KH KH", "AC AD AS"), "JC 5D", red_threes=1),
    Side(("7C 7D 7H 7S 7S",), "QC QH JD 3S", red_threes=1),
)
"""Legal under nearly all house rules."""


@dataclass(frozen=True)
class Worked:
    """A round's end and its sheet, a side each."""

    sides: Sequence[Side]
    sheets: Sequence[SideSheet]
    reds: Sequence[str]
    """Whether each side's red threes count `for` or `against` it, or `nothing`."""


def worked(rules: Rules, players: int) -> Worked | None:
    """The first of the rounds above that these rules allow, counted; None when they allow none."""
    for sides in (WITH_WILD_MELDS, WITH_SEQUENCES, WITH_RANKS, NOBODY_OUT):
        found = count(rules, players, sides)
        if found is not None:
            return found
    return None


def count(rules: Rules, players: int, sides: Sequence[Side]) -> Worked | None:
    """The sheet of a round; None where the rules don't allow it, or something in it isn't to be had."""
    law = Law(rules, players)
    if not all(are_legal(law, side.melds) for side in sides):
        return None
    try:
        state = set_up(law, Setup(setups(rules, players, sides)))
    except ValueError:
        return None
    if any(side.out and lacks_right(state, at) for at, side in enumerate(sides)):
        return None
    found = sheet(state)[: len(sides)]
    return Worked(sides, found, [red_word(one) for one in found])


def setups(rules: Rules, players: int, sides: Sequence[Side]) -> list[SideSetup]:
    """The engine's sides; those beyond the first two lie idle, and partners hold nothing."""
    found = []
    for at, seats in enumerate(rules.sides(players)):
        side = sides[at] if at < len(sides) else replace(sides[-1], melds=(), held="", red_threes=0)
        hands = [parse_cards(side.held) if n == 0 else [] for n in range(len(seats))]
        melds = [parse_cards(meld) for meld in side.melds]
        found.append(SideSetup(hands, [0] * len(seats), melds, side.red_threes, out=side.out))
    return found


def red_word(found: SideSheet) -> str:
    """Whether red threes count for a side."""
    points = found.score.red_threes
    return "for" if points > 0 else "against" if points < 0 else "nothing"
