"""Every field of `Rules`, once: what it means, what it may be set to, its unit, its section.

Rule pages, set-up forms and house rules read this table. A field's name is also the key under
which translated sentences about it are found.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from escalera.rules.values import (
    Choice,
    Number,
    NumberList,
    NumberPerPlayers,
    PlayerNumbers,
    Switch,
    Values,
)


@dataclass(frozen=True, slots=True)
class Field:
    """One field of `Rules`.

    `meaning` is one English line; `unit` is `cards`, `points`, `melds`, `rank`, `rounds`, … or empty.
    """

    meaning: str
    values: Values
    unit: str = ""
    section: str = ""


_YES_NO: Final = Switch()
_YES: Final = Switch(only=True)
_POINTS: Final = Number(0, 200, 5)
_BONUS: Final = Number(0, 5000, 5)
_MINIMUM: Final = Number(0, 300, 5)

PACK: Final = {
    "packs": Field("packs of cards shuffled together", Number(1, 3), "packs"),
    "jokers": Field("jokers in all packs together", Number(0, 9), "cards"),
    "suits": Field("suits in use, the first of clubs, diamonds, hearts, spades", Number(2, 4), "suits"),
    "low_rank": Field("lowest natural rank, 2 is the four", Number(2, 12), "rank"),
    "high_rank": Field("highest natural rank, 12 is the ace", Number(2, 12), "rank"),
}
DEAL: Final = {
    "players": Field("numbers of players that may play", PlayerNumbers(), "players"),
    "six_as": Field("the sides of six players", Choice(("pairs", "trios"))),
    "hand": Field("cards dealt to each player", NumberPerPlayers(7, 20), "cards"),
    "draw": Field("cards drawn from the stock in a turn", NumberPerPlayers(1, 4), "cards"),
    "cover_upcard": Field(
        "what is covered by the next card when it is turned up after the deal",
        Choice(("wild-and-red", "wild-red-black", "none")),
    ),
}
MELDS: Final = {
    "canasta_size": Field("cards that finish a meld", Number(4, 8), "cards"),
    "max_wilds": Field("most wilds in a rank meld", Number(0, 24), "cards"),
    "min_naturals": Field("fewest naturals in a rank meld", Number(2, 3), "cards"),
    "naturals_per_wild": Field(
        "a rank meld has at least this many naturals for each wild, 0 for no such limit",
        Number(0, 4),
        "cards",
    ),
    "naturals_over_wilds": Field(
        "a rank meld has at least this many more naturals than wilds, 0 for no such limit",
        Number(0, 3),
        "cards",
    ),
    "rank_meld_past_canasta": Field("a finished rank meld may grow further", _YES),
    "one_meld_per_rank": Field("a side has one meld of a rank, further cards join it", _YES_NO),
    "merge": Field("a side may merge two of its melds of one rank", _YES_NO),
    "sequences": Field("runs of one suit are melds, without wilds, closed when finished", _YES_NO),
    "wild_melds": Field("wilds alone are melds, closed when finished", _YES_NO),
    "wild_on_finished": Field("a wild may join a finished natural canasta, which is then mixed", _YES_NO),
}
PILE: Final = {
    "pair_always": Field("taking the pile needs a natural pair, frozen or not", _YES_NO),
    "take_natural_and_wild": Field(
        "a pile that isn't frozen may be taken with one natural and one wild", _YES_NO
    ),
    "top_card_onto_meld": Field(
        "a pile that isn't frozen may be taken by laying its top card onto an own meld", _YES_NO
    ),
    "take_joins": Field("a pair taken with the pile may join an existing meld of its rank", _YES_NO),
    "top_card_to_sequence": Field(
        "the top card alone may be taken onto an own sequence instead of drawing", _YES_NO
    ),
    "wild_blocks": Field("the pile can't be taken while a wild is on top", _YES),
    "threes_block": Field("the pile can't be taken while a three is on top", _YES),
    "frozen_until_opened": Field("the pile is frozen for a side that hasn't opened", _YES_NO),
}
OPENING: Final = {
    "minimum_negative": Field("opening minimum with a total below zero", _MINIMUM, "points"),
    "minimum_0": Field("opening minimum with a total from zero", _MINIMUM, "points"),
    "minimum_1500": Field("opening minimum with a total from 1500", _MINIMUM, "points"),
    "minimum_3000": Field("opening minimum with a total from 3000", _MINIMUM, "points"),
    "minimum_7000": Field("opening minimum with a total from 7000", NumberList((120, 150, 160)), "points"),
}
GOING_OUT: Final = {
    "right_melds": Field("finished melds the right to go out needs", NumberPerPlayers(1, 4), "melds"),
    "right_sequence": Field("one of those finished melds is a sequence", _YES_NO),
    "going_out_bonus": Field("for going out", Number(0, 1000), "points"),
    "concealed_bonus": Field(
        "for a concealed going out, in place of the going-out bonus", Number(0, 1000, none=True), "points"
    ),
    "concealed_own_cards": Field(
        "concealed is judged by the player and his own cards, otherwise by the whole side", _YES_NO
    ),
    "concealed_waives_minimum": Field("a concealed hand needs no opening minimum", _YES_NO),
    "ask_partner": Field("asking the partner before going out", Choice(("off", "may", "must"))),
}
SCORING: Final = {
    "natural_canasta": Field("for a canasta without wilds", _BONUS, "points"),
    "mixed_canasta": Field("for a canasta with wilds", _BONUS, "points"),
    "sequence_bonus": Field("for a finished sequence, where sequences are melds", _BONUS, "points"),
    "wild_meld_bonus": Field("for a finished wild meld, where wild melds exist", _BONUS, "points"),
    "red_three": Field("for each red three", Number(0, 1000, 5), "points"),
    "all_red_threes": Field("for all red threes, in place of their single prices", _BONUS, "points"),
    "red_threes_need": Field(
        "what a side needs for its red threes to count for it",
        Choice(("melded", "two-canastas", "two-finished", "right")),
    ),
    "red_threes_against": Field("red threes count against a side that lacks it", _YES_NO),
    "black_three_in_hand": Field("price of a black three left in a hand", Number(0, 500), "points"),
    "black_threes_cost": Field(
        "when that price is paid; otherwise a black three costs its points",
        Choice(("always", "when-somebody-goes-out")),
    ),
    "points_joker": Field("a joker", _POINTS, "points"),
    "points_ace": Field("an ace", _POINTS, "points"),
    "points_two": Field("a two", _POINTS, "points"),
    "points_high": Field("a card from eight to king", _POINTS, "points"),
    "points_low": Field("a card from four to seven", _POINTS, "points"),
    "points_black_three": Field("a black three", _POINTS, "points"),
}
MATCH: Final = {
    "target": Field("total that ends the match", NumberPerPlayers(500, 50_000, 5), "points"),
    "round_cap": Field("number of the last round a match can have", Number(1, 200), "rounds"),
    "equal_totals": Field("equal highest totals at the end", Choice(("draw",))),
}

SECTIONS: Final = {
    "pack": PACK,
    "deal": DEAL,
    "melds": MELDS,
    "pile": PILE,
    "opening": OPENING,
    "going-out": GOING_OUT,
    "scoring": SCORING,
    "match": MATCH,
}


def _fields() -> dict[str, Field]:
    return {
        name: Field(field.meaning, field.values, field.unit, section)
        for section, fields in SECTIONS.items()
        for name, field in fields.items()
    }


FIELDS: Final[dict[str, Field]] = _fields()
"""All fields but `code` and `version`, in the order of `Rules`."""
