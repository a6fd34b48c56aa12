"""Boliviansk Canasta: Samba with what a Danish guide to Bolivia names differently."""

from __future__ import annotations

from typing import Final

from escalera.rules.per_players import PerPlayers
from escalera.rules.samba import SHEET as SAMBA
from escalera.rules.source import Sourced, danish_bolivia, danish_samba

SHEET: Final[dict[str, Sourced]] = SAMBA | {
    # the deal
    "hand": danish_samba(PerPlayers(15, 15, 15, 15, 13), disputed=True),
    # melds
    "sequences": danish_bolivia(True),
    "wild_melds": danish_bolivia(True),
    # the opening
    "minimum_7000": danish_bolivia(150),
    # going out
    "right_melds": danish_bolivia(PerPlayers.same(2)),
    "right_sequence": danish_bolivia(True),
    "going_out_bonus": danish_bolivia(200, disputed=True),
    "ask_partner": danish_bolivia("off", disputed=True),
    # scoring
    "natural_canasta": danish_bolivia(500),
    "mixed_canasta": danish_bolivia(300),
    "sequence_bonus": danish_bolivia(1500),
    "wild_meld_bonus": danish_bolivia(2500),
    "black_three_in_hand": danish_bolivia(100, disputed=True),
    # the match
    "target": danish_bolivia(PerPlayers.same(15_000)),
}
