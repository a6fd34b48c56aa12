"""Positions where one move is plainly right, or plainly wrong, and what a strong player does in them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

import pytest

from escalera import View, act_text, parse_table
from escalera.bots import BOTS
from escalera.bots.advice import advise
from escalera.engine.view import awaited, hidden
from escalera.notation.position import position

GUARDED: Final = ("casual", "club", "expert")
"""The levels that are kept from blunders; luck must not decide."""


@dataclass(frozen=True)
class Case:
    """A position, seen from a seat of side 1, and what some act must be like or none may be."""

    name: str
    pile: str
    melds: tuple[str, ...]
    hand: str
    theirs: tuple[str, ...]
    must: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    edition: str = "bolivia"
    phase: str = "play"
    stock: int = 60
    totals: tuple[int, int] = (0, 0)
    reds: tuple[int, int] = (0, 0)
    others: tuple[int, int, int] = (12, 10, 12)
    """Cards of the partner and of the other side."""
    levels: tuple[str, ...] = field(default=("expert",))

    def text(self) -> str:
        """The table file."""
        mate, left, right = self.others
        hands = (self.hand, f"{mate}?") if self.phase != "answer" else (f"{mate}?", self.hand)
        sides = [
            side(self.totals[0], self.melds, self.reds[0], hands),
            side(self.totals[1], self.theirs, self.reds[1], (f"{left}?", f"{right}?")),
        ]
        head = f'edition = "{self.edition}"\nplayers = 4\nturn = {3 if self.phase == "answer" else 1}\n'
        return head + f'phase = "{self.phase}"\npile = "{self.pile}"\nstock = {self.stock}\n' + "".join(sides)


def side(total: int, melds: tuple[str, ...], reds: int, hands: tuple[str, str]) -> str:
    """A side's part of a table file."""
    listed = ", ".join(f'"{meld}"' for meld in melds)
    held = ", ".join(f'"{hand}"' for hand in hands)
    return f"[[side]]\ntotal = {total}\nmelds = [{listed}]\nred_threes = {reds}\nhands = [{held}]\n"


ESCALERA: Final = "5C 6C 7C 8C 9C TC JC"
KINGS: Final = "KS KH KD"
CANASTA: Final = "KS KH KD KC KS KH KD"
SIX_HEARTS: Final = "5H 6H 7H 8H 9H TH"
LARGE: Final = "QS QD KC KH AC AD 2S 5C 5H 6D 9H 9D"

CASES: Final = [
    Case("no seventh card for the other side", "8C KD 4S", (KINGS,), "JH 4H 9C 5D QS AC 6S",
         (SIX_HEARTS, "4S 4D 4C"), never=("^discard (JH|4H)",), levels=GUARDED),
    Case("nor at the one end that is open", "8C 4D 5S", (KINGS,), "8S 4D 9C 5D QC",
         ("9S TS JS QS KS AS",), never=("^discard 8S",), levels=GUARDED),
    Case("no pair is broken while an equal single is there", "8C 4D 5S", (), "9C 9D TC KS KD QH 8D 5C",
         ("4S 4H 4C",), never=("^discard (9[CD]|K[SD])",)),
    Case("an escalera is finished, from both its ends", "8C 4D 5S", ("6C 7C 8C 9C TC", KINGS),
         "5C JC 9D QH", ("4S 4H 4C",), ("^add #1 (5C JC|JC 5C)",), ("^discard (5C|JC)",), levels=GUARDED),
    Case("a bolivia is finished rather than rank melds lengthened", "8C 4D 5S",
         ("2C 2D X X", KINGS, "4S 4D 4H"), "2S 2H X 9D QH 6C", ("5S 5H 5C",),
         ("^add #1 (?=.*2S)(?=.*2H)(?=.*X)",), ("^add #[23].*(2|X)", "^discard (2|X)"), levels=GUARDED),
    Case("an escalera and a bolivia are finished in one turn", "8C KD 4S",
         ("5C 6C 7C 8C 9C TC", "2C 2D 2H X X X"), "JC 2S JD 4H 9S", ("4S 4D 4C",),
         ("JC", "2S"), ("^discard (JC|2S)",), levels=GUARDED),
    Case("nobody goes out to lose the match", "8C 4D 5S", (ESCALERA, CANASTA), "4S 4H 4D",
         ("9S 9H 9D 9C 9S 9H 9D", "8D 9D TD JD QD KD AD", "QS QH QD QC QS QH"),
         ("^discard",), ("^meld",), totals=(9000, 14500), stock=30, others=(12, 9, 12), levels=GUARDED),
    Case("one goes out to win the match", "8C 4D 5S", (ESCALERA, CANASTA), "4S 4H 4D 9C",
         ("9S 9H 9D",), ("^meld 4. 4. 4.", "^discard 9C"), totals=(12500, 13900), others=(2, 14, 18)),
    Case("a large pile is taken", f"8C {LARGE} QH", (KINGS, "AS AH AD"), "QC QD 9C 6S 6H 4D 8H",
         ("4S 4H 4C",), ("^take",), ("^draw",), phase="draw", stock=50),
    Case("a small pile of low cards is left", "9C 4D 5S", (KINGS,), "5C 5D 7H 8H 9H JS AD",
         ("4S 4H 4C",), ("^draw",), ("^take",), phase="draw", stock=90),
    Case("the top card alone finishes an escalera", "8C KD 4S 9C 5H 5D JC", ("5C 6C 7C 8C 9C TC", KINGS),
         "JD 4H 9S 5D QS AC", ("4S 4D 4C",), ("^top #1",), ("^draw", "^take"), phase="draw", levels=GUARDED),
    Case("what is lost at the stock's end is laid", "8C KD", (KINGS, "8H 9H TH"), "JH 7H KC AS AD AC X QS",
         ("6S 6H 6C",), ("^meld.*A[SDC]", "^add #2 .*(7H|JH)", "KC"), ("^discard (X|A)",), stock=0),
    Case("black threes go before the round ends", "8C KD 4S", ("9S 9H 9C 9D", KINGS), "3C 3S QD JC 6H",
         ("6S 6H 6C 6D 6S 6H 6C", "4D 5D 6D 7D 8D 9D TD"), ("^discard 3",), stock=20, others=(9, 3, 4)),
    Case("a large pile is closed by a black three", f"8C {LARGE} 7D 9S", ("JS JD JC",), "3C KD AH 9C",
         ("KS KH KC KD", "AS AC AD"), ("^discard 3C",), stock=40, others=(12, 14, 13)),
    Case("hands are emptied when the others may go out", "8C 4S 5D", (KINGS,), "AS AD AC QH QS QD 5C 9D",
         ("6S 6H 6C 6D 6S 6H 6C", "4D 5D 6D 7D 8D 9D TD"),
         ("^meld.*A. A. A.", "Q[HSD] Q[HSD] Q[HSD]"), stock=18, others=(12, 2, 3)),
    Case("a natural canasta stays natural", "8C 4S", ("KS KH KD KC KS KH", "QS QH QD"), "2C X 7D 9H 5C",
         ("4S 4H 4C",), never=("^add #1 .*(2C|X)", "^discard (2C|X)"), stock=70),
    Case("naturals open, wilds are kept", "8C 4S", (), "KS KH KD AS AD AC QH JH TH 2C X 5D 7C", (),
         ("^meld",), ("^meld.*(2C|X)", "^discard (2C|X)"), stock=90, others=(15, 15, 15)),
    Case("no wild is thrown while a natural is there", "8C 4S 5D", (KINGS,), "X X 2C 4D", ("6S 6H 6C",),
         ("^discard 4D",), ("^discard (X|2C)",), others=(12, 5, 5), levels=GUARDED),
    Case("the middle of a suit is kept", "KC KD 4S", (KINGS,), "8D 9D TD 4C 5S AC", ("6S 6H 6C",),
         never=("^discard (8D|9D|TD)",), stock=80),
    Case("three red threes are saved by the escalera", "8C KD 4S", ("5C 6C 7C 8C 9C TC", CANASTA),
         "JC 4S 5D 9H", ("6S 6H 6D",), ("^add #1 JC",), stock=40, reds=(3, 0), others=(12, 9, 9)),
    Case("no to a partner who would end it too soon", "8C KD 4S",
         (ESCALERA, CANASTA, "2C 2D 2H X X", "7H 8H 9H TH JH QH"),
         "2S 2C X X KH AS AH AD QS QD QC 9S 9D 9H", ("6S 6H 6D",), ("^no",), ("^yes",),
         phase="answer", others=(3, 4, 5)),
    Case("yes to a partner while the others are loaded", "8C KD 4S", (ESCALERA, CANASTA), "9S TD",
         ("6S 6H 6D 6C 6S 6H 6D", "9H TH JH QH"), ("^yes",), ("^no",),
         phase="answer", stock=40, others=(3, 15, 15)),
    Case("a samba is finished", "9D 4C 9S", (SIX_HEARTS, KINGS), "JH QS 7D AD 4C", ("6S 6C 6D",),
         ("^add #1 JH",), ("^discard JH",), edition="samba", levels=GUARDED),
    Case("classic: a large pile is taken", "9D 4C 9S JH QD KD KC 8H 8S AS 5C 5D QS", (KINGS, "8D 8C 8H"),
         "QH QC 7D AD 4C", ("6S 6C 6D",), ("^take",), ("^draw",), edition="classic", phase="draw",
         stock=40, others=(8, 8, 9)),
    Case("classic: the others' melds aren't fed", "9D 4C QD KD 7H 7D 5S 5D", ("JS JH JD",), "KC 9C 6C 3C 5H",
         (KINGS, "6S 6H 6D"), never=("^discard (KC|6C)",), edition="classic", stock=50, others=(9, 9, 9)),
    Case("classic: no wild on a small pile", "9D 4C", (), "2H X 4S 5D 7C 9H TS QD KC AH 6C", (),
         never=("^discard (2H|X)",), edition="classic", others=(11, 11, 11), levels=GUARDED),
    Case("classic: a canasta is finished", "9D 4C QD", ("KS KH KD KC KS KH",), "KD 9C 6C 3C 5H",
         ("6S 6H 6D",), ("^add #1 KD",), ("^discard KD",), edition="classic", stock=50, others=(9, 9, 9)),
]  # fmt: skip


@pytest.mark.parametrize(("case", "level"), [(one, level) for one in CASES for level in one.levels],
                         ids=lambda one: one if isinstance(one, str) else one.name)  # fmt: skip
def test_the_plain_move_is_played(case: Case, level: str) -> None:
    state = position(parse_table(case.text()))
    seat = awaited(state)
    found = advise(View(hidden(state, seat), seat, 0, []), BOTS[level]())
    acts = [act_text(act) for act in found.actions]
    assert all(any(re.search(wanted, act) for act in acts) for wanted in case.must), acts
    assert not any(re.search(barred, act) for barred in case.never for act in acts), acts
