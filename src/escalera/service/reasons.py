"""Why a line of the score sheet counts what it counts: the rulings behind it, in plain words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from escalera.engine import sheet
from escalera.i18n import Catalogue
from escalera.protocol.editions import LineWhy
from escalera.rules import Rules

RULINGS: Final[Mapping[str, tuple[str, tuple[int, ...]]]] = {
    sheet.MELDED: ("scoring", (23, 15)),
    sheet.NATURAL_CANASTAS: ("scoring", (17,)),
    sheet.MIXED_CANASTAS: ("scoring", (17,)),
    sheet.SEQUENCES: ("scoring", (16, 17)),
    sheet.WILD_MELDS: ("scoring", (16, 17)),
    sheet.RED_THREES: ("scoring", (4, 5, 25)),
    sheet.GOING_OUT: ("going-out", (20,)),
    sheet.CONCEALED: ("going-out", (22,)),
    sheet.HANDS: ("scoring", (23,)),
    sheet.BLACK_THREES: ("scoring", (19, 23)),
}
"""For each line the section of the rules it belongs to, and the numbers of the rulings that settle it."""


def reasons(rules: Rules, words: Catalogue) -> list[LineWhy]:
    """The reasons for all lines of a sheet, with the numbers of these rules."""
    return [
        LineWhy(line, section, list(rulings), sentence(rules, line, words))
        for line, (section, rulings) in RULINGS.items()
    ]


def sentence(rules: Rules, line: str, words: Catalogue) -> str:
    """Why a line counts what it counts."""
    return words.text(f"why-{line}", **facts(rules, line))


def facts(rules: Rules, line: str) -> dict[str, object]:
    """The numbers that the sentence of a line is filled in with."""
    found: dict[str, dict[str, object]] = {
        sheet.NATURAL_CANASTAS: {"count": rules.natural_canasta, "most": rules.canasta_size},
        sheet.MIXED_CANASTAS: {"count": rules.mixed_canasta, "most": rules.canasta_size},
        sheet.SEQUENCES: {"count": rules.sequence_bonus, "most": rules.canasta_size, "edition": rules.code},
        sheet.WILD_MELDS: {"count": rules.wild_meld_bonus, "most": rules.canasta_size},
        sheet.RED_THREES: red_threes(rules),
        sheet.GOING_OUT: {"count": rules.going_out_bonus},
        sheet.CONCEALED: concealed(rules),
        sheet.BLACK_THREES: {"count": rules.black_three_in_hand, "what": rules.black_threes_cost},
    }
    return found.get(line, {})


def red_threes(rules: Rules) -> dict[str, object]:
    """What red threes count, and what for."""
    against = "against" if rules.red_threes_against else "nothing"
    numbers = {"count": rules.red_three, "total": rules.all_red_threes, "many": rules.red_threes}
    return {**numbers, "what": rules.red_threes_need, "why": against}


def concealed(rules: Rules) -> dict[str, object]:
    """What a concealed going out earns, and whose cards it is judged by."""
    if rules.concealed_bonus is None:
        return {"count": rules.going_out_bonus, "what": "none"}
    return {"count": rules.concealed_bonus, "what": "player" if rules.concealed_own_cards else "side"}
