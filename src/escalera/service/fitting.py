"""Where chosen cards could go: each target with the act that comes of it and what the engine says to that.

Nothing is decided here: whether lists are melds, what an act counts and whether it is legal the engine
says, asked once or twice for each target on what the seat may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from escalera.cards import parse_card
from escalera.engine.act import ADD, DISCARD, MELD, Act, Part
from escalera.engine.checking import may_join, pile_is_blocked
from escalera.engine.codes import is_of_the_whole
from escalera.engine.refusing import refusal
from escalera.engine.sheet import own_melds
from escalera.engine.state import KIND, NOT_ASKED, PLAY, RANK, RANK_MELD, START, State
from escalera.engine.view import hidden
from escalera.errors import CardError, Refused
from escalera.notation import act_text
from escalera.service.counting import Count, count_on, needed_on
from escalera.service.plans import Plan, plan_of

STAGED: Final = "act"
THROWN: Final = "discard"
TURN: Final = ("not-your-turn", "draw-first")
"""Refusals of acts that the seat may plan all the same, for later in its turn."""


@dataclass(frozen=True, slots=True)
class Fitting:
    """Cards on a target: the act, why they can't lie there, why the act isn't legal, what it comes to."""

    target: str
    act: str
    why: Refused | None
    lacks: Refused | None
    count: Count


@dataclass(frozen=True, slots=True)
class Fittings:
    """The act as it stands, and every target."""

    points: int
    needed: int
    staged: Fitting | None
    targets: list[Fitting] = field(default_factory=list)


class Planner:
    """Judges acts of one seat on what it may see, as if its turn to lay had come where it hasn't yet."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat: Final = seat
        self.now: Final = hidden(state, seat)
        self.later: Final = laying_turn(self.now, seat)

    def fittings(self, act: Act | None, cards: Sequence[int]) -> Fittings:
        """Each target for these cards; only the act itself when there are none."""
        plan = plan_of(act)
        staged = self.judge(STAGED, act) if act is not None else None
        points = sum([self.now.law.rules.points(card) for card in cards])
        targets = [self.put(plan, target, cards) for target in self.targets(plan, cards)] if cards else []
        if cards and act is None:
            targets.append(self.throw(cards))
        return Fittings(points, needed_on(self.now, self.seat), staged, targets)

    def targets(self, plan: Plan, cards: Sequence[int]) -> list[str]:
        """Where cards could be put; the pile only while it is the seat's turn to draw or take."""
        s = self.later
        melds = own_melds(s, int(s.side))
        numbers = [int(s.number_of(index)) for index in melds]
        joins = [index for index in melds if takes_onto(self.now, index)] if may_join(s) else []
        return plan.targets(cards, numbers, [int(s.number_of(index)) for index in joins])

    def put(self, plan: Plan, target: str, cards: Sequence[int]) -> Fitting:
        """The cards on a target."""
        act = plan.put(target, cards).act()
        if act is None:
            return Fitting(target, "", Refused("not-now"), None, self.nothing())
        return self.judge(target, act)

    def throw(self, cards: Sequence[int]) -> Fitting:
        """A card on the discard pile."""
        if len(cards) > 1:
            return Fitting(THROWN, "", Refused("one-discard"), None, self.nothing())
        act = Act(DISCARD, (Part(0, tuple(cards)),))
        found = refusal(self.now, self.seat - 1, act)
        held = found is None or found.code != "card-not-in-hand"
        count = count_on(self.now, self.seat, act, found)
        return Fitting(THROWN, act_text(act), None if held else found, found if held else None, count)

    def judge(self, target: str, act: Act) -> Fitting:
        """What the engine says to an act: of its lists, and of the whole."""
        why, lacks = self.verdict(act)
        later = act.verb in (MELD, ADD)
        count = count_on(self.later if later else self.now, self.seat, act, why)
        return Fitting(target, act_text(act), why, lacks, count)

    def verdict(self, act: Act) -> tuple[Refused | None, Refused | None]:
        """Why the lists aren't melds, and why the act isn't legal though they are."""
        found = refusal(self.now, self.seat - 1, act)
        if found is None or is_of_the_whole(found):
            return None, found
        if found.code in TURN and act.verb in (MELD, ADD):
            form = refusal(self.later, self.seat - 1, act)
            return (form, None) if form is not None and not is_of_the_whole(form) else (None, found)
        return found, None

    def nothing(self) -> Count:
        """What no act comes to."""
        return Count(None, 0, needed_on(self.now, self.seat), int(self.now.count(self.seat - 1)))


def laying_turn(s: State, seat: int) -> State:
    """What the seat sees, as if it were its turn and it had drawn."""
    later = s.clone()
    if later.turn != seat - 1 or later.phase == START:
        later.turn = seat - 1
        later.side = later.law.side_of[seat - 1]
        later.phase = PLAY
        later.question = NOT_ASKED
    return later


def takes_onto(s: State, index: int) -> bool:
    """Whether the pile's top card has the rank of a meld of this side, so that a take might join it."""
    if pile_is_blocked(s):
        return False
    return bool(s.meld(index, KIND) == RANK_MELD and s.meld(index, RANK) == s.top() >> 2)


def read_cards(texts: Sequence[str]) -> list[int]:
    """The faces of these cards; `malformed` where one is none."""
    try:
        return [parse_card(text) for text in texts]
    except CardError as error:
        raise Refused("malformed", {"sentence": str(error)}) from error
