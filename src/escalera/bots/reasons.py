"""Why an act is advised: facts of the view, as sentence keys with their arguments.

| key | what is true |
|---|---|
| `out` | the acts go out |
| `finishes` | a meld is finished: `what` it then is, and its `score` |
| `opens` | the side opens: `counted` of `needed` |
| `wilds-kept` | the side opens without a wild, and holds some |
| `pile` | the pile brings so many cards (`count`) |
| `small-pile` | a take was possible, but the pile has only `count` cards |
| `top` | the top card lengthens meld `meld` |
| `blocks` | the discard is a black three: the next player can't take the pile |
| `costs` | a black three left in hand costs `score` |
| `spare` | the discard is the only card of its rank in hand |
| `refused` | the next player left that rank lying lately |
| `threw` | the next player threw that rank lately |
| `few` | only `count` cards of that rank are in no sight |
| `helps` | the card `card`, also in hand, would fit another side's sequence |
| `stock` | nobody can draw any more |
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from escalera.engine.act import ADD, DISCARD, DRAW, MELD, TAKE, TOP, Act
from escalera.engine.law import BLACK
from escalera.engine.listing import list_steps
from escalera.engine.playing import do_act
from escalera.engine.scoring import black_cost, meld_bonus
from escalera.engine.state import (
    KIND,
    LENGTH,
    LOW,
    MINIMUM,
    OVER,
    POINTS,
    RANK,
    RANK_MELD,
    SEQUENCE,
    SIDE,
    State,
    is_wild,
)
from escalera.engine.step import STEP_TAKE, Steps, op_of
from escalera.engine.view import View
from escalera.skill.known import Known
from escalera.skill.outlook import Outlook
from escalera.skill.watching import from_events
from escalera.skill.weights import Weights

MOST: Final = 2
"""Reasons that are given."""
LATELY: Final = 12
"""Turns for which a refusal or a discard tells of a hand."""
SMALL: Final = 4
"""Cards up to which a pile is called small."""
FEW: Final = 3
"""Unseen cards of a rank up to which a pair of it is unlikely."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A key (`hint-KEY` is its sentence) and the facts of the sentence; cards are faces."""

    key: str
    facts: dict[str, object] = field(default_factory=dict)


def reasons_for(view: View, acts: Sequence[Act]) -> list[Reason]:
    """The most telling reasons for the rest of a turn."""
    found: list[Reason] = []
    state = view.state.clone()
    for act in acts:
        found.extend(reasons_of(view, state, act))
        if act.verb != DRAW:
            do_act(state, act)
    if state.phase == OVER and state.out_seat == view.seat - 1:
        found.insert(0, Reason("out"))
    return distinct(found)[:MOST]


def distinct(found: list[Reason]) -> list[Reason]:
    """Each kind of reason once."""
    first: dict[str, Reason] = {}
    for reason in found:
        first.setdefault(reason.key, reason)
    return list(first.values())


def reasons_of(view: View, s: State, act: Act) -> Iterator[Reason]:
    """The reasons for one act in the state before it."""
    if act.verb == DRAW:
        yield from of_draw(s)
    elif act.verb == DISCARD:
        yield from of_discard(view, s, act.parts[0].cards[0])
    elif act.verb == TOP:
        yield Reason("top", {"card": int(s.top()), "meld": act.parts[0].meld})
        yield from of_laying(s, act)
    elif act.verb in (MELD, ADD, TAKE):
        yield from of_laying(s, act)


def of_draw(s: State) -> Iterator[Reason]:
    """Why the pile is left lying."""
    steps = Steps()
    list_steps(s, steps)
    if any(op_of(step) == STEP_TAKE for step in steps) and len(s.pile) <= SMALL:
        yield Reason("small-pile", {"count": len(s.pile)})


def of_laying(s: State, act: Act) -> Iterator[Reason]:
    """What an act of laying brings."""
    after = s.clone()
    do_act(after, act)
    for index in range(after.meld_count()):
        if is_finished_now(s, after, index):
            what, score = what_is(after, index), int(meld_bonus(after, index))
            yield Reason("finishes", {"what": what, "score": score, "edition": s.law.rules.code})
    if act.verb == TAKE and len(s.pile) > SMALL:
        yield Reason("pile", {"count": len(s.pile)})
    if not s.has_opened():
        counted = int(after.of_side(s.side, POINTS) - s.of_side(s.side, POINTS))
        yield Reason("opens", {"counted": counted, "needed": int(s.of_side(s.side, MINIMUM))})
        laid = [card for part in act.parts for card in part.cards]
        if s.wilds() > 0 and not any(is_wild(card) for card in laid):
            yield Reason("wilds-kept", {"count": int(s.wilds())})
    if s.stock_left == 0:
        yield Reason("stock")


def is_finished_now(s: State, after: State, index: i64) -> bool:
    """Whether the side finished a meld between two states."""
    before: i64 = s.meld(index, LENGTH) if index < s.meld_count() else 0
    own = after.meld(index, SIDE) == s.side and not after.is_black(index)
    return own and before < s.law.size <= after.meld(index, LENGTH)


def what_is(s: State, index: i64) -> str:
    """What a finished meld is."""
    kind = s.meld(index, KIND)
    if kind == RANK_MELD:
        return "natural" if s.wild_count(index) == 0 else "mixed"
    return "sequence" if kind == SEQUENCE else "wild"


def of_discard(view: View, s: State, face: i64) -> Iterator[Reason]:
    """Why this card is thrown."""
    rank = face >> 2
    heir = (s.turn + 1) % s.law.players
    known = from_events(view.events)
    if rank == BLACK:
        if s.law.threes_block:
            yield Reason("blocks", {"card": int(face)})
        yield Reason("costs", {"score": int(black_cost(s))})
        return
    helps = [card for card in view_hand(s) if card != face and fits_theirs(s, card)]
    if helps and not fits_theirs(s, face):
        yield Reason("helps", {"card": helps[0]})
    if s.law.side_of[heir] != s.side and not is_wild(face):
        yield from of_heir(s, known, heir, face)
    if s.holds_rank(rank) == 1 and not is_wild(face):
        yield Reason("spare", {"card": int(face)})


def of_heir(s: State, known: Known, heir: i64, face: i64) -> Iterator[Reason]:
    """What is known of the next player and this rank."""
    rank = face >> 2
    if known.since_refused(heir, rank) <= LATELY:
        yield Reason("refused", {"card": int(face), "seat": int(heir) + 1})
    elif known.since_threw(heir, rank) <= LATELY:
        yield Reason("threw", {"card": int(face), "seat": int(heir) + 1})
    count = unseen_of(s, known, rank)
    if count <= FEW:
        yield Reason("few", {"card": int(face), "count": count})


def unseen_of(s: State, known: Known, rank: i64) -> int:
    """How many cards of a rank lie in the stock or in other hands, nobody has seen where."""
    outlook = Outlook(Weights())
    outlook.look(s, known, s.turn)
    return sum(int(outlook.unseen[rank * 4 + suit]) for suit in range(4))


def view_hand(s: State) -> list[int]:
    """The faces in the hand of the seat to act, each once."""
    return [face for face in range(53) if s.holds_face(s.turn, face) > 0]


def fits_theirs(s: State, face: i64) -> bool:
    """Whether another side's open sequence could be lengthened by a card at once."""
    if not s.law.top_to_sequence:
        return False
    heir_side = s.law.side_of[(s.turn + 1) % s.law.players]
    for index in range(s.meld_count()):
        if (
            s.meld(index, SIDE) == heir_side
            and heir_side != s.side
            and s.meld(index, KIND) == SEQUENCE
            and s.meld(index, RANK) == face & 3
            and s.meld(index, LENGTH) < s.law.size
        ):
            low = s.meld(index, LOW)
            if face >> 2 in (low - 1, low + s.meld(index, LENGTH)):
                return True
    return False
