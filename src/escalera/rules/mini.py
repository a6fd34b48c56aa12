"""Small editions whose rounds can be searched to the end: two suits, few ranks, four to a canasta.

Each has the shape of a full edition: `mini-classic` the pile of `classic`, `mini-sequences` the
melds of `samba`, `mini-wilds` those of `bolivia`. They are for tests and measurements, and for
computer players to be checked against perfect play; nobody is offered them at set-up.
"""

from __future__ import annotations

from typing import Final

from escalera.rules.bolivia import SHEET as BOLIVIA
from escalera.rules.classic import SHEET as CLASSIC
from escalera.rules.per_players import PerPlayers
from escalera.rules.samba import SHEET as SAMBA
from escalera.rules.source import Sourced, project

_SMALL: Final[dict[str, Sourced]] = {
    "packs": project(2),
    "jokers": project(2),
    "suits": project(2),
    "low_rank": project(2),
    "high_rank": project(6),
    "players": project((2, 3, 4)),
    "hand": project(PerPlayers.same(5)),
    "canasta_size": project(4),
    "minimum_negative": project(15),
    "minimum_0": project(20),
    "minimum_1500": project(25),
    "minimum_3000": project(30),
    "minimum_7000": project(35),
    "going_out_bonus": project(20),
    "natural_canasta": project(50),
    "mixed_canasta": project(30),
    "sequence_bonus": project(150),
    "wild_meld_bonus": project(250),
    "red_three": project(10),
    "all_red_threes": project(30),
    "target": project(PerPlayers.same(500)),
}

MINI_CLASSIC: Final[dict[str, Sourced]] = (
    CLASSIC
    | _SMALL
    | {
        "high_rank": project(5),
        "hand": project(PerPlayers(5, 5, 4, 4, 4)),
        "concealed_bonus": project(40),
    }
)
MINI_SEQUENCES: Final[dict[str, Sourced]] = SAMBA | _SMALL
MINI_WILDS: Final[dict[str, Sourced]] = (
    BOLIVIA
    | _SMALL
    | {
        "concealed_bonus": project(40),
        "black_three_in_hand": project(20),
    }
)
