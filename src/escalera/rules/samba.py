"""Samba."""

from __future__ import annotations

from typing import Final

from escalera.rules.per_players import PerPlayers
from escalera.rules.source import Sourced, danish_samba, laws, project

SHEET: Final[dict[str, Sourced]] = {
    # the pack
    "packs": danish_samba(3),
    "jokers": danish_samba(6),
    "suits": danish_samba(4),
    "low_rank": danish_samba(2),
    "high_rank": danish_samba(12),
    # players and deal
    "players": danish_samba((2, 3, 4, 5, 6)),
    "six_as": danish_samba("pairs", disputed=True),
    "hand": danish_samba(PerPlayers(15, 15, 15, 15, 13)),
    "draw": danish_samba(PerPlayers.same(2)),
    "cover_upcard": laws("wild-and-red", disputed=True),
    # melds
    "canasta_size": danish_samba(7),
    "max_wilds": danish_samba(2),
    "min_naturals": danish_samba(2),
    "naturals_per_wild": danish_samba(0),
    "naturals_over_wilds": danish_samba(0),
    "rank_meld_past_canasta": danish_samba(True),
    "one_meld_per_rank": danish_samba(False),
    "merge": danish_samba(True),
    "sequences": danish_samba(True),
    "wild_melds": danish_samba(False),
    "wild_on_finished": danish_samba(True, disputed=True),
    # the discard pile
    "pair_always": danish_samba(True),
    "take_natural_and_wild": danish_samba(False),
    "top_card_onto_meld": danish_samba(False),
    "take_joins": danish_samba(True, disputed=True),
    "top_card_to_sequence": danish_samba(False),
    "wild_blocks": danish_samba(True),
    "threes_block": danish_samba(True),
    "frozen_until_opened": danish_samba(False),
    # the opening
    "minimum_negative": danish_samba(15),
    "minimum_0": danish_samba(50),
    "minimum_1500": danish_samba(90),
    "minimum_3000": danish_samba(120),
    "minimum_7000": danish_samba(150, disputed=True),
    # going out
    "right_melds": danish_samba(PerPlayers.same(2)),
    "right_sequence": danish_samba(False),
    "going_out_bonus": danish_samba(200),
    "concealed_bonus": danish_samba(None),
    "concealed_own_cards": project(False),
    "concealed_waives_minimum": danish_samba(False),
    "ask_partner": danish_samba("may"),
    # scoring
    "natural_canasta": danish_samba(500),
    "mixed_canasta": danish_samba(300),
    "sequence_bonus": danish_samba(1500),
    "wild_meld_bonus": project(2500),
    "red_three": danish_samba(100),
    "all_red_threes": danish_samba(1000),
    "red_threes_need": danish_samba("two-finished", disputed=True),
    "red_threes_against": danish_samba(True),
    "black_three_in_hand": danish_samba(5),
    "black_threes_cost": project("always", disputed=True),
    "points_joker": danish_samba(50),
    "points_ace": danish_samba(20),
    "points_two": danish_samba(20),
    "points_high": danish_samba(10),
    "points_low": danish_samba(5),
    "points_black_three": danish_samba(5),
    # the match
    "target": danish_samba(PerPlayers.same(10_000)),
    "round_cap": project(60),
    "equal_totals": project("draw"),
}
