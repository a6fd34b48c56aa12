"""Going out, and keeping two cards."""

from __future__ import annotations

from typing import Final

from escalera.guide.example import RIGHT, Example
from escalera.guide.examples.verdicts import by, everywhere, with_sequences

SEQUENCE: Final = "4H 5H 6H 7H 8H 9H TH"
CANASTA: Final = "KC KC KD KD KH KS X"
OTHER: Final = "QC QC QD QD QH QS QS"
KEEP: Final = "keep-two"
NO_RIGHT: Final = "no-right-to-go-out"

ONE: Final = "guide-example-out-one"
ALL: Final = "guide-example-out-all"
LAY: Final = "meld 9C 9D 9H"


def out(
    name: str, verdicts: dict[str, str], melds: tuple[str, ...], kept: str, says: str, needs: str = ""
) -> Example:
    """Three nines are laid, and some cards are left."""
    return Example(name, LAY, verdicts, melds, kept, needs=needs, says=says, shows_kept=True)


OUT: Final = (
    out("all-but-one", with_sequences(), (SEQUENCE, CANASTA), "4C", ONE, "sequences"),
    out("everything", with_sequences(), (SEQUENCE, CANASTA), "", ALL, "sequences"),
    out("two-canastas", by(KEEP, KEEP, RIGHT, RIGHT), (CANASTA, OTHER), "4C", ONE),
    out("one-canasta", by(KEEP, KEEP, KEEP, RIGHT), (CANASTA,), "4C", ONE),
    out("one-sequence", with_sequences(KEEP), (SEQUENCE,), "4C", ONE, "sequences"),
    out("none-finished", everywhere(KEEP), ("KC KD KS",), "4C", ONE),
    out("none-finished-none-left", everywhere(NO_RIGHT), ("KC KD KS",), "", ALL),
    out("two-kept", everywhere(), ("KC KD KS",), "4C TS", "guide-example-out-kept"),
)
