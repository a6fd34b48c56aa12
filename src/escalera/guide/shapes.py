"""The shapes that cards are drawn with, the same as the browser client's in `client/src/cards`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

SUITS: Final = {
    "H": (
        "M12 21.8C5.2 16.2 1.8 12.6 1.8 8.3 1.8 5 4.2 2.7 7.1 2.700c2.1 0 3.9 1.2 4.9 3.2 1-2 2.8-3.2 4.9-3.2"
        " 2.9 0 5.3 2.3 5.3 5.6 0 4.3-3.4 7.9-10.2 13.500z"
    ),
    "D": "M12 1 20.8 12 12 23 3.2 12z",
    "S": (
        "M12 1.200C17.5 6.8 22.2 9.8 22.2 14.300c0 3-2.2 5-4.9 5-1.6 0-3-.7-4-2 .3 2.3 1.2 4.1 2.8 5.500"
        "H7.900c1.6-1.4 2.5-3.2 2.8-5.5-1 1.3-2.4 2-4 2-2.7 0-4.9-2-4.9-5C1.8 9.8 6.5 6.8 12 1.200z"
    ),
    "C": (
        "M12 1.200a5 5 0 0 1 4.1 7.9 5 5 0 1 1-2.8 8.300c.3 2.2 1.2 4 2.8 5.400H7.900c1.6-1.4 2.5-3.2 2.8"
        "-5.400a5 5 0 1 1-2.8-8.300A5 5 0 0 1 12 1.200z"
    ),
}
"""The suits, in a square of 24."""

CUTS: Final = {
    "D": "M12 7.5 15.5 12 12 16.5 8.5 12z",
    "C": "M12 4.600a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.400z",
}
"""What is cut out of two suits in the set of four colours."""

STAR: Final = "M12 1.5 15 8.9 23 9.5 16.9 14.7 18.8 22.5 12 18.3 5.2 22.5 7.1 14.7 1 9.5 9 8.900z"
"""The sign of wild cards."""

RED_THREE: Final = (
    '<rect class="frame" x="5.5" y="68" width="89" height="66" rx="6"/>'
    '<circle class="halo" cx="50" cy="100" r="27"/>'
    '<path class="rays" d="M50 70v-9M22 79l-6-6M78 79l6-6M18 108l-8 2M82 108l8 2"/>'
)
BLACK_THREE: Final = (
    '<rect class="gate" x="5.5" y="68" width="89" height="66" rx="6"/>'
    '<path class="bars" d="M12 88h76M12 114h76"/>'
    '<circle class="halo" cx="50" cy="101" r="24"/>'
)


@cache
def figure(rank: str) -> str:
    """Jack, queen, king or joker (`X`), below and between the indices."""
    return (
        files("escalera.guide")
        .joinpath("figures", f"{rank}.svg")
        .read_text(encoding="utf-8")
        .replace("\n", "")
    )
