"""An act of laying while it is put together: its lists, and what comes of more cards on one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from escalera.cards import THREE
from escalera.engine.act import ADD, MELD, TAKE, Act, Part
from escalera.errors import Refused

Faces = tuple[int, ...]

NEW: Final = "new"
BLACK: Final = "black"
ONTO: Final = "#"
TAKEN: Final = "take"


@dataclass(frozen=True, slots=True)
class Plan:
    """The lists of an act under way on somebody's screen.

    `taken` are the hand cards that go with the pile's top card, onto own meld `joined` (0: a new meld);
    None when the pile isn't taken. `black` are the black threes, which come last of the new melds.
    """

    taken: Faces | None = None
    joined: int = 0
    new: tuple[Faces, ...] = ()
    black: Faces = ()
    added: dict[int, Faces] = field(default_factory=dict)

    def act(self) -> Act | None:
        """The act as a player would write it; None when its lists make none."""
        lists = [Part(0, tuple(sorted(cards))) for cards in (*self.new, self.black) if cards]
        onto = [Part(meld, tuple(sorted(cards))) for meld, cards in self.added.items()]
        try:
            if self.taken is not None:
                first = Part(self.joined, tuple(sorted(self.taken)))
                return Act(TAKE, (first, *lists, *onto))
            return Act(MELD if lists else ADD, (*lists, *onto))
        except ValueError:
            return None

    def put(self, target: str, cards: Sequence[int]) -> Plan:
        """The plan with these cards put on a target (see `protocol.planning.Fit`)."""
        more = tuple(cards)
        if target.startswith(TAKEN):
            return self._take(int(target.removeprefix(TAKEN).removeprefix(ONTO) or 0), more)
        if target.startswith(ONTO):
            meld = int(target.removeprefix(ONTO))
            return replace(self, added={**self.added, meld: self.added.get(meld, ()) + more})
        if target == BLACK:
            return replace(self, black=self.black + more)
        at = int(target.removeprefix(NEW) or len(self.new) + 1) - 1
        grown = self.new[at] + more if at < len(self.new) else more
        return replace(self, new=(*self.new[:at], grown, *self.new[at + 1 :]))

    def _take(self, meld: int, cards: Faces) -> Plan:
        return replace(self, taken=(self.taken or ()) + cards, joined=meld)

    def targets(self, cards: Sequence[int], melds: Iterable[int], joinable: Iterable[int]) -> list[str]:
        """Where these cards could be put: own `melds` by number, those that a taken card may join.

        Black threes make a meld of their own kind, and no other cards do.
        """
        fresh = BLACK if are_black(cards) else NEW
        lists = [f"{NEW}{at}" for at in range(1, len(self.new) + 1)]
        onto = [f"{ONTO}{meld}" for meld in melds]
        if self.taken is not None:
            return [fresh, *lists, *onto, f"{TAKEN}{ONTO}{self.joined}" if self.joined else TAKEN]
        return [fresh, *lists, *onto, TAKEN, *[f"{TAKEN}{ONTO}{meld}" for meld in joinable]]


def plan_of(act: Act | None) -> Plan:
    """The plan of an act as it was sent; `not-now` for one that lays nothing."""
    if act is None:
        return Plan()
    if act.verb not in (MELD, ADD, TAKE):
        raise Refused("not-now")
    first = act.parts[0] if act.verb == TAKE else None
    lists = act.parts[1:] if first else act.parts
    new = tuple([part.cards for part in lists if not part.meld and not are_black(part.cards)])
    black = [part.cards for part in lists if not part.meld and are_black(part.cards)]
    added = {part.meld: part.cards for part in lists if part.meld}
    taken, joined = (first.cards, first.meld) if first else (None, 0)
    return Plan(taken, joined, (*new, *black[1:]), black[0] if black else (), added)


def are_black(cards: Sequence[int]) -> bool:
    """Whether these are threes and nothing else."""
    return bool(cards) and all(card // 4 == THREE for card in cards)
