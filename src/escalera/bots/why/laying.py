"""What speaks for laying these cards: melds finished, begun and lengthened, and what stays in the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from escalera.bots.why.case import Case
from escalera.bots.why.reason import Reason
from escalera.engine.act import DRAW
from escalera.engine.scoring import hand_cost, meld_bonus
from escalera.engine.state import (
    GONE,
    KIND,
    LENGTH,
    MINIMUM,
    POINTS,
    RANK,
    RANK_MELD,
    SEQUENCE,
    SIDE,
    State,
    is_wild,
)
from escalera.skill import weights as name
from escalera.skill.outlook import THIN_BELOW

Finished = tuple[str, int]
LITTLE: Final = 15
"""Points in a hand that make no difference."""


def of_laying(case: Case) -> Iterator[Reason]:
    """What the cards laid bring, compared with the other turn."""
    yield from of_finished(case)
    yield from of_opening(case)
    if case.mine.acts[-1].verb != DRAW:
        yield from of_growing(case)
        yield from of_hand(case)


# Finished melds


def of_finished(case: Case) -> Iterator[Reason]:
    """Melds that are finished now and wouldn't be otherwise."""
    more = finished(case.mine.end, case.side) - finished(case.base, case.side)
    for (what, score), _ in sorted(more.items(), key=lambda one: -one[0][1]):
        yield Reason("finishes", {"what": what, "score": score, "edition": case.law.rules.code}, float(score))


def finished(s: State, side: int) -> Counter[Finished]:
    """What the finished melds of a side are, and their bonuses."""
    return Counter(
        (what_is(s, at), int(meld_bonus(s, at))) for at in own(s, side) if s.meld(at, LENGTH) >= s.law.size
    )


def own(s: State, side: int) -> list[int]:
    """The places of a side's melds, black threes apart."""
    melds = range(s.meld_count())
    return [
        at for at in melds if s.meld(at, SIDE) == side and s.meld(at, KIND) != GONE and not s.is_black(at)
    ]


def what_is(s: State, index: int) -> str:
    """What a meld of seven cards is."""
    kind = s.meld(index, KIND)
    if kind == RANK_MELD:
        return "natural" if s.wild_count(index) == 0 else "mixed"
    return "sequence" if kind == SEQUENCE else "wild"


# Opening


def of_opening(case: Case) -> Iterator[Reason]:
    """That the side opens, with what, and what it keeps for that."""
    for act, before, after in zip(case.mine.acts, case.mine.states, case.mine.states[1:], strict=False):
        if before.has_opened() or not has_opened(after, case.side):
            continue
        counted = int(after.of_side(case.side, POINTS) - before.of_side(case.side, POINTS))
        needed = int(before.of_side(case.side, MINIMUM))
        worth = case.weight(name.OPENED_WORTH) + counted
        same = case.other is not None and has_opened(case.base, case.side)
        yield Reason("opens", {"counted": counted, "needed": needed}, 2.0 if same else worth)
        laid = [card for part in act.parts for card in part.cards]
        held = held_wilds(after, case.seat)
        if held and not any(map(is_wild, laid)):
            yield Reason("wilds-kept", {"count": held}, 0.5 * case.weight(name.KEEP_WILD) * held)


def has_opened(s: State, side: int) -> bool:
    """Whether a side has opened."""
    return bool(s.of_side(side, 0))


def held_wilds(s: State, seat: int) -> int:
    """How many wilds a hand has."""
    return sum(int(s.holds_face(seat, face)) for face in range(53) if is_wild(face))


# Melds on their way


def of_growing(case: Case) -> Iterator[Reason]:
    """The meld that gains most by what is laid."""
    found = [reason for at in own(case.mine.end, case.side) if (reason := of_meld(case, at)) is not None]
    yield from sorted(found, key=lambda one: -one.points)


def of_meld(case: Case, at: int) -> Reason | None:
    """That a meld is begun, or longer than it would be."""
    end = case.mine.end
    count, size = int(end.meld(at, LENGTH)), int(case.law.size)
    before = counterpart(case, at)
    if count >= size or (before is not None and case.base.meld(before, LENGTH) >= count):
        return None
    gain = worth(case, end, at) - (worth(case, case.base, before) if before is not None else 0.0)
    facts: dict[str, object] = {"count": count, "left": size - count}
    if at < case.before.meld_count():
        return Reason("grows", {"meld": int(end.number_of(at)), **facts}, gain)
    if before is not None:
        return None
    return Reason("begins", {"what": what_is(end, at), "edition": case.law.rules.code, **facts}, gain)


def counterpart(case: Case, at: int) -> int | None:
    """The same meld where the other turn ends: one that lay there before, or a new one of its kind."""
    if at < case.before.meld_count():
        return at
    end, fresh = case.mine.end, range(case.before.meld_count(), case.base.meld_count())
    wanted = (end.meld(at, KIND), end.meld(at, RANK))
    return next(
        (one for one in fresh if (case.base.meld(one, KIND), case.base.meld(one, RANK)) == wanted), None
    )


def worth(case: Case, s: State, at: int) -> float:
    """What an expert thinks a meld is worth."""
    return float(case.thought.o.meld_worth(s, at))


# What stays in the hand


def of_hand(case: Case) -> Iterator[Reason]:
    """What is kept, and what is got rid of."""
    mine, base, seat = case.mine.end, case.base, case.seat
    if case.before.stock_left == 0:
        yield Reason("stock", {}, 20.0)
    if case.other is None:
        return
    wilds = held_wilds(mine, seat)
    more = wilds - held_wilds(base, seat)
    if more > 0:
        yield Reason("keeps-wilds", {"count": wilds}, case.weight(name.KEEP_WILD) * more)
    cost, theirs = int(hand_cost(mine, seat)), int(hand_cost(base, seat))
    if case.ends_soon and cost + LITTLE < theirs:
        yield Reason("unloads", {"score": cost}, float(case.thought.o.hazard) * (theirs - cost) + LITTLE)
    kept, left = int(mine.count(seat)), int(base.count(seat))
    if left < kept and left < THIN_BELOW and mine.phase != 2:
        yield Reason("stays", {"count": kept}, case.weight(name.THIN) * (min(kept, 5) - left))
