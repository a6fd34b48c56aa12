"""The two deals: a running round in which one's side has opened, and one from its first card to its last."""

from __future__ import annotations

from typing import Final

from escalera.lesson.deal import Deal

MELDS: Final = Deal(
    "melds",
    dealer=2,
    hands={
        1: "KC KD KS 5H 6H 7H 8H 2C 2D X 9S JD 4C QD TC",
        3: "AC AH AS 4S",
        4: "6D",
    },
    upcard="7S",
    drawn="8D 5S 9C 4D AD 9D",
    spare="4C 9D 9S TC JD QD AD",
)
"""The partner begins and opens; then the learner draws, and lays one meld of each kind."""

ROUND: Final = Deal(
    "round",
    dealer=4,
    hands={
        1: "KC KD 6H 7H 8H 9H QC QD 4C JH 8C 8D 5C 5D 7S",
        2: "6C 9D AC AD AS 7D 9C 7C",
        3: "KS KC KD 4S TC JS TS 6D",
        4: "QH TH 6S JD TD",
    },
    upcard="9S",
    drawn=(
        "KS 4D 5S JC 9C 6H TS 8C "
        "4H QS 7H AC 9H 5D "
        "AH 6C 8H JC QS 9D "
        "3D 3C KH TC 4S JS 7C 8S QD "
        "8S 5S 4H JH 9C AD 6S QH "
        "5H 9D"
    ),
    spare="9S 7S 6C 9D JC",
)
"""The learner begins: opens, takes the pile, takes its top card, and goes out in the sixth turn."""
