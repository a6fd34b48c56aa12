"""What a seat may do now, from the engine's own steps and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from escalera.engine.act import ASK, DISCARD, DRAW, PASS, TAKE, TOP, Act, Part
from escalera.engine.checking import may_join, needs_pair
from escalera.engine.codes import CODE_NAMES, NEEDS_PAIR
from escalera.engine.law import ASK_MUST
from escalera.engine.listing import list_steps
from escalera.engine.refusing import refusal
from escalera.engine.sheet import own_melds
from escalera.engine.state import (
    FINISHED,
    FINISHED_SEQUENCES,
    NOT_ASKED,
    OPEN,
    SAID_NO,
    SAID_YES,
    State,
)
from escalera.engine.step import (
    A_TWO,
    NO_WILD,
    STEP_TAKE,
    STEP_TOP,
    Steps,
    first,
    op_of,
    second,
    third,
)
from escalera.engine.view import awaited, hand_of, hidden
from escalera.errors import Refused
from escalera.notation import act_text
from escalera.protocol import planning
from escalera.protocol.planning import Asking, TakeWay
from escalera.service.counting import count_on, needed_on
from escalera.service.fitting import takes_onto


@dataclass(frozen=True, slots=True)
class Box:
    """A condition of going out: its code, whether it is met, how much of how much there is."""

    code: planning.Box
    met: bool
    has: int
    needs: int


@dataclass(frozen=True, slots=True)
class Prospects:
    """What a seat may do now; `why_no_take` when there is no way to take the pile."""

    draw: bool
    takes: list[TakeWay]
    why_no_take: Refused | None
    may_pass: bool
    ask: Asking
    answer: bool
    discard: bool
    needed: int
    boxes: list[Box]


def watching() -> Prospects:
    """What a spectator may do: look on."""
    why = Refused("spectators-only-watch")
    return Prospects(False, [], why, False, "no", False, False, 0, [])


def prospects(state: State, seat: int) -> Prospects:
    """What a seat may do now. Changes nothing."""
    s = hidden(state, seat)
    takes = list(ways_to_take(s, seat))
    hand = hand_of(s, seat)
    throw = Act(DISCARD, (Part(0, (hand[0],)),)) if hand else None
    return Prospects(
        draw=allowed(s, seat, Act(DRAW)),
        takes=takes,
        why_no_take=None if takes else why_no_take(s, seat, hand),
        may_pass=allowed(s, seat, Act(PASS)),
        ask=asking(s, seat),
        answer=s.question == OPEN and awaited(s) == seat,
        discard=throw is not None and allowed(s, seat, throw),
        needed=needed_on(s, seat),
        boxes=boxes(s, seat),
    )


def allowed(s: State, seat: int, act: Act) -> bool:
    """Whether the seat may do this now."""
    return refusal(s, seat - 1, act) is None


def asking(s: State, seat: int) -> Asking:
    """Whether the seat may ask now, and whether it has to before it goes out."""
    if not allowed(s, seat, Act(ASK)):
        return "no"
    return "must" if s.law.ask == ASK_MUST else "may"


# The pile


def ways_to_take(s: State, seat: int) -> Iterator[TakeWay]:
    """The different ways a take can begin, further melds to follow where they are needed; top cards alone."""
    steps = Steps()
    if awaited(s) == seat:
        list_steps(s, steps)
    for step in steps:
        if op_of(step) in (STEP_TAKE, STEP_TOP):
            act = beginning(s, step)
            found = refusal(s, seat - 1, act)
            count = count_on(s, seat, act, found)
            yield TakeWay(act_text(act), found is None, count.counts, count.left)


def beginning(s: State, step: int) -> Act:
    """The act that a step begins, without what may follow."""
    index = int(first(step))
    if op_of(step) == STEP_TOP:
        return Act(TOP, (Part(int(s.number_of(index)), ()),))
    number = int(s.number_of(index - 1)) if index else 0
    rank, byte, wild = int(s.top()) >> 2, int(second(step)), int(third(step))
    cards = [rank * 4 + suit for suit in range(4) for _ in range(byte >> (2 * suit) & 3)]
    if wild != NO_WILD:
        cards.append(int(s.a_two()) if wild == A_TWO else int(s.law.joker))
    return Act(TAKE, (Part(number, tuple(sorted(cards))),))


def why_no_take(s: State, seat: int, hand: list[int]) -> Refused:
    """Why there is no way: what the engine says to the attempt that comes nearest to one."""
    found = [refusal(s, seat - 1, act) for act in attempts(s, seat, hand)]
    nearest = max([one for one in found if one is not None], key=lambda one: CODE_NAMES.index(one.code))
    if nearest.code in FORMS:
        mixed = "yes" if s.law.natural_and_wild and not needs_pair(s) else "no"
        top = int(s.top())
        return Refused(CODE_NAMES[NEEDS_PAIR], {"card": top, "held": held(hand, top), "mixed": mixed})
    return nearest


FORMS: Final = ("too-short", "not-a-meld", "too-few-naturals", "too-many-wilds", "card-not-in-hand")
"""What is said to an attempt without the cards that a take needs."""


def attempts(s: State, seat: int, hand: list[int]) -> Iterator[Act]:
    """What somebody would try: a pair, one and a wild, or whatever there is, as a new meld or onto one."""
    top = int(s.top())
    naturals = [card for card in hand if top >= 0 and card >> 2 == top >> 2]
    wilds = [card for card in hand if s.law.rules.is_wild(card)]
    cards = naturals[:2] if len(naturals) > 1 else [*naturals, *wilds[:1]]
    yield Act(TAKE, (Part(0, tuple(cards or hand[:1] or [0])),))
    side = int(s.law.side_of[seat - 1])
    for index in own_melds(s, side) if s.side == side and may_join(s) else []:
        if takes_onto(s, index):
            yield Act(TAKE, (Part(int(s.number_of(index)), tuple(cards)),))


def held(hand: list[int], top: int) -> int:
    """How many cards of the top card's rank there are."""
    return len([card for card in hand if card >> 2 == top >> 2])


# Going out


def boxes(s: State, seat: int) -> list[Box]:
    """The checklist of going out, for the seat's side."""
    side = s.law.side_of[seat - 1]
    finished, sequences = int(s.of_side(side, FINISHED)), int(s.of_side(side, FINISHED_SEQUENCES))
    needed = int(s.law.right_melds)
    found = [Box("finished", finished >= needed, finished, needed)]
    if s.law.right_sequence:
        found.append(Box("sequence", sequences > 0, sequences, 1))
    said = s.question if s.side == side else NOT_ASKED
    if s.law.partners > 1 and (s.law.ask == ASK_MUST or said in (SAID_YES, SAID_NO)):
        found.append(Box("partner", said == SAID_YES, int(said == SAID_YES), 1))
    return found
