"""The tables that the walks sit down at: every edition and number of players, and house rules."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Final

from escalera.engine.law import Law
from escalera.errors import RulesError
from escalera.rules import EDITIONS, MINI, Rules, edition

Seating = tuple[str, int, str]
"""An edition, a number of players, and how six sit."""

TOTALS: Final = (-500, -5, 0, 0, 1495, 1500, 2995, 3000, 6995, 7000, 12_000)
"""Totals before the round, on both sides of every step of the minimum."""

COMMON: Final = (
    {"wild_on_finished": "no"},
    {"cover_upcard": "none", "red_threes_need": "two-canastas"},
    {"cover_upcard": "wild-red-black", "red_threes_need": "melded"},
    {"black_threes_cost": "when-somebody-goes-out", "red_threes_against": "no"},
    {"right_melds": "1"},
    {"right_melds": "1", "right_sequence": "no"},
    {"draw": "1"},
    {"points_joker": "15", "points_two": "20"},
)
OWN: Final = {
    "bolivia": (
        {"concealed_bonus": "none"},
        {"merge": "yes"},
        {"concealed_own_cards": "yes"},
        {"top_card_to_sequence": "no"},
        {"concealed_waives_minimum": "yes"},
    ),
    "samba": ({"take_joins": "no"}, {"concealed_bonus": "200"}, {"top_card_to_sequence": "yes"}),
    "classic": ({"top_card_onto_meld": "no"}, {"concealed_bonus": "none"}, {"take_natural_and_wild": "no"}),
}
SHAPES: Final = {"bolivia-dk": "samba", "mini-wilds": "bolivia", "mini-sequences": "samba"}


def seatings() -> list[Seating]:
    """Every edition with every number of players, six in both ways."""
    found = []
    for code, rules in [*EDITIONS.items(), *MINI.items()]:
        found += [(code, players, "pairs") for players in rules.players]
        if 6 in rules.players:
            found.append((code, 6, "trios"))
    return found


def name_of(seating: Seating) -> str:
    """`samba-6-trios`: the name of a test."""
    code, players, six_as = seating
    return f"{code}-{players}" + ("-trios" if six_as == "trios" else "")


@cache
def laws(seating: Seating) -> tuple[Law, ...]:
    """The edition as it is (three times), with each way of asking, and with some house rules."""
    code, players, six_as = seating
    own: Mapping[str, str] = {"six_as": six_as} if players == 6 else {}
    rules = edition(code).with_house_rules(own)
    shape = SHAPES.get(code, code.removeprefix("mini-"))
    asking = [{"ask_partner": word} for word in ("may", "must", "off")]
    houses: list[Mapping[str, str]] = [{}, {}, {}, *asking, *COMMON, *OWN.get(shape, ()), {"hand": "7"}]
    return tuple(Law(changed, players) for house in houses if (changed := allowed(rules, {**own, **house})))


def allowed(rules: Rules, house: Mapping[str, str]) -> Rules | None:
    """The rules with these house rules, None where they contradict each other."""
    try:
        return rules.with_house_rules(house)
    except RulesError:
        return None


FREE: Final[Mapping[str, tuple[str, ...]]] = {
    "packs": ("1", "2", "3"),
    "jokers": ("0", "2", "4", "6", "9"),
    "hand": ("7", "8", "11", "15", "20"),
    "draw": ("1", "2", "3", "4"),
    "cover_upcard": ("wild-and-red", "wild-red-black", "none"),
    "canasta_size": ("4", "5", "6", "7", "8"),
    "max_wilds": ("0", "1", "2", "3", "5"),
    "min_naturals": ("2", "3"),
    "naturals_per_wild": ("0", "1", "2", "3"),
    "naturals_over_wilds": ("0", "1", "2"),
    "one_meld_per_rank": ("yes", "no"),
    "merge": ("yes", "no"),
    "sequences": ("yes", "no"),
    "wild_melds": ("yes", "no"),
    "wild_on_finished": ("yes", "no"),
    "pair_always": ("yes", "no"),
    "take_natural_and_wild": ("yes", "no"),
    "top_card_onto_meld": ("yes", "no"),
    "take_joins": ("yes", "no"),
    "top_card_to_sequence": ("yes", "no"),
    "frozen_until_opened": ("yes", "no"),
    "minimum_negative": ("0", "15", "40"),
    "minimum_0": ("0", "30", "50"),
    "minimum_1500": ("50", "90"),
    "minimum_3000": ("90", "120"),
    "right_melds": ("1", "2", "3"),
    "right_sequence": ("yes", "no"),
    "concealed_bonus": ("none", "200"),
    "concealed_own_cards": ("yes", "no"),
    "concealed_waives_minimum": ("yes", "no"),
    "ask_partner": ("off", "may", "must"),
    "red_threes_need": ("melded", "two-canastas", "two-finished", "right"),
    "red_threes_against": ("yes", "no"),
    "black_three_in_hand": ("0", "5", "100"),
    "black_threes_cost": ("always", "when-somebody-goes-out"),
    "points_joker": ("0", "15", "50"),
    "points_two": ("5", "20", "60"),
    "points_low": ("0", "5"),
    "points_high": ("10", "15"),
    "points_ace": ("20", "0"),
    "points_black_three": ("5", "25"),
}
"""Fields that long runs change at random."""


def is_mongrel(rules: Rules) -> bool:
    """Sequences, and the top card alone onto any own meld: no ruling says whether that may be a sequence."""
    return rules.sequences and rules.top_card_onto_meld


def random_law(choose: random.Random, seating: Seating) -> Law:
    """An edition with up to nine fields changed at random, as far as they don't contradict each other."""
    code, players, six_as = seating
    house: dict[str, str] = {"six_as": six_as} if players == 6 else {}
    rules = edition(code).with_house_rules(house)
    for name in choose.sample(sorted(FREE), choose.randrange(10)):
        house[name] = choose.choice(FREE[name])
        changed = allowed(edition(code), house)
        if changed is None or is_mongrel(changed):
            del house[name]
        else:
            rules = changed
    return Law(rules, players)
