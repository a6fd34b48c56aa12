"""Standard Canasta: the card room's comparison column, its gaps filled from the laws."""

from __future__ import annotations

from typing import Final

from escalera.rules.per_players import PerPlayers
from escalera.rules.source import Sourced, card_room, laws, project

SHEET: Final[dict[str, Sourced]] = {
    # the pack
    "packs": card_room(2),
    "jokers": card_room(4),
    "suits": card_room(4),
    "low_rank": card_room(2),
    "high_rank": card_room(12),
    # players and deal
    "players": card_room((2, 3, 4)),
    "six_as": project("pairs"),
    "hand": card_room(PerPlayers(15, 13, 11, 11, 11)),
    "draw": card_room(PerPlayers(2, 2, 1, 1, 1)),
    "cover_upcard": laws("wild-and-red", disputed=True),
    # melds
    "canasta_size": card_room(7),
    "max_wilds": card_room(3),
    "min_naturals": laws(2),
    "naturals_per_wild": laws(0),
    "naturals_over_wilds": card_room(1),
    "rank_meld_past_canasta": laws(True),
    "one_meld_per_rank": laws(True),
    "merge": laws(False),
    "sequences": card_room(False),
    "wild_melds": card_room(False),
    "wild_on_finished": laws(True, disputed=True),
    # the discard pile
    "pair_always": card_room(False),
    "take_natural_and_wild": card_room(True),
    "top_card_onto_meld": laws(True, disputed=True),
    "take_joins": laws(False),
    "top_card_to_sequence": card_room(False),
    "wild_blocks": laws(True),
    "threes_block": laws(True),
    "frozen_until_opened": laws(True),
    # the opening
    "minimum_negative": card_room(15),
    "minimum_0": card_room(50),
    "minimum_1500": card_room(90),
    "minimum_3000": card_room(120),
    "minimum_7000": card_room(120),
    # going out
    "right_melds": card_room(PerPlayers(2, 1, 1, 1, 1)),
    "right_sequence": card_room(False),
    "going_out_bonus": card_room(100),
    "concealed_bonus": laws(200),
    "concealed_own_cards": laws(True),
    "concealed_waives_minimum": laws(True),
    "ask_partner": laws("may"),
    # scoring
    "natural_canasta": card_room(500),
    "mixed_canasta": card_room(300),
    "sequence_bonus": project(1500),
    "wild_meld_bonus": project(2500),
    "red_three": card_room(100),
    "all_red_threes": card_room(800),
    "red_threes_need": laws("melded"),
    "red_threes_against": laws(True),
    "black_three_in_hand": card_room(5),
    "black_threes_cost": project("always", disputed=True),
    "points_joker": card_room(50),
    "points_ace": card_room(20),
    "points_two": card_room(20),
    "points_high": card_room(10),
    "points_low": card_room(5),
    "points_black_three": card_room(5),
    # the match
    "target": card_room(PerPlayers(5000, 7500, 5000, 5000, 5000)),
    "round_cap": project(60),
    "equal_totals": project("draw"),
}
