"""Bolivia, as played online: the default edition."""

from __future__ import annotations

from typing import Final

from escalera.rules.per_players import PerPlayers
from escalera.rules.source import Sourced, card_room, laws, project

SHEET: Final[dict[str, Sourced]] = {
    # the pack
    "packs": card_room(3),
    "jokers": card_room(6),
    "suits": card_room(4),
    "low_rank": card_room(2),
    "high_rank": card_room(12),
    # players and deal
    "players": card_room((2, 3, 4)),
    "six_as": project("pairs"),
    "hand": card_room(PerPlayers.same(15)),
    "draw": card_room(PerPlayers.same(2)),
    "cover_upcard": laws("wild-and-red", disputed=True),
    # melds
    "canasta_size": card_room(7),
    "max_wilds": card_room(2),
    "min_naturals": card_room(2),
    "naturals_per_wild": card_room(2),
    "naturals_over_wilds": card_room(0),
    "rank_meld_past_canasta": card_room(True),
    "one_meld_per_rank": card_room(False),
    "merge": card_room(False),
    "sequences": card_room(True),
    "wild_melds": card_room(True),
    "wild_on_finished": card_room(True, disputed=True),
    # the discard pile
    "pair_always": card_room(True),
    "take_natural_and_wild": card_room(False),
    "top_card_onto_meld": card_room(False),
    "take_joins": card_room(False),
    "top_card_to_sequence": card_room(True),
    "wild_blocks": card_room(True),
    "threes_block": card_room(True),
    "frozen_until_opened": card_room(False),
    # the opening
    "minimum_negative": card_room(15),
    "minimum_0": card_room(50),
    "minimum_1500": card_room(90),
    "minimum_3000": card_room(120),
    "minimum_7000": card_room(150),
    # going out
    "right_melds": card_room(PerPlayers.same(2)),
    "right_sequence": card_room(True),
    "going_out_bonus": card_room(100),
    "concealed_bonus": card_room(200),
    "concealed_own_cards": card_room(False),
    "concealed_waives_minimum": card_room(False),
    "ask_partner": card_room("may"),
    # scoring
    "natural_canasta": card_room(500),
    "mixed_canasta": card_room(300),
    "sequence_bonus": card_room(1500),
    "wild_meld_bonus": card_room(2500),
    "red_three": card_room(100),
    "all_red_threes": card_room(1000),
    "red_threes_need": card_room("right"),
    "red_threes_against": card_room(True),
    "black_three_in_hand": card_room(100),
    "black_threes_cost": project("always", disputed=True),
    "points_joker": card_room(50),
    "points_ace": card_room(20),
    "points_two": card_room(20),
    "points_high": card_room(10),
    "points_low": card_room(5),
    "points_black_three": card_room(5),
    # the match
    "target": card_room(PerPlayers.same(15_000)),
    "round_cap": project(60),
    "equal_totals": project("draw"),
}
