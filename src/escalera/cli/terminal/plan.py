"""Melds laid out before they are played: what they count, what stays in hand, one act in the end."""

from __future__ import annotations

from escalera.engine.act import ADD, MELD, TAKE, Act, Part
from escalera.engine.state import MINIMUM
from escalera.engine.view import View


class Plan:
    """The lists laid out, in the order they were laid; the first may be a take's."""

    def __init__(self, take: bool = False, parts: tuple[Part, ...] = ()) -> None:
        self.take = take
        self.parts = parts

    def __bool__(self) -> bool:
        return bool(self.parts)

    @property
    def cards(self) -> list[int]:
        """The hand cards laid out."""
        return [face for part in self.parts for face in part.cards]

    def with_list(self, part: Part) -> Plan:
        """A further list; cards for a meld that has some already join them."""
        for at, other in enumerate(self.parts):
            if part.meld and other.meld == part.meld:
                joined = Part(part.meld, (*other.cards, *part.cards))
                return Plan(self.take, (*self.parts[:at], joined, *self.parts[at + 1 :]))
        return Plan(self.take, (*self.parts, part))

    def without_last(self) -> Plan:
        """Without the list laid out last."""
        rest = self.parts[:-1]
        return Plan(self.take and bool(rest), rest)

    def act(self) -> Act:
        """The one act it makes: new melds, black threes last of them, then additions."""
        if self.take:
            return Act(TAKE, self.parts)
        new = sorted([part for part in self.parts if not part.meld], key=_is_black)
        added = [part for part in self.parts if part.meld]
        return Act(MELD if new else ADD, (*new, *added))


def _is_black(part: Part) -> bool:
    return all(face >> 2 == 1 for face in part.cards)


def counted(plan: Plan, view: View) -> int:
    """What the plan counts toward the opening minimum."""
    faces = plan.cards + ([int(view.state.top())] if plan.take else [])
    return sum([view.state.law.rules.points(face) for face in faces])


def needed(view: View) -> int:
    """What the opening of the viewer's side needs; 0 once it has opened."""
    state = view.state
    return 0 if state.has_opened() else int(state.of_side(state.side, MINIMUM))
