"""What speaks for a discard: what the hand loses by it, and what the next player could make of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from escalera.bots.why.case import Case
from escalera.bots.why.reason import Reason
from escalera.bots.why.windows import is_dead, most_with
from escalera.engine.law import BLACK
from escalera.engine.scoring import black_cost
from escalera.engine.state import KIND, LENGTH, LOW, RANK, SEQUENCE, SIDE, State, is_wild
from escalera.skill.danger import extends, gives_pile, joins
from escalera.skill.throwing import loss

LATELY: Final = 12
"""Turns for which a refusal or a discard tells of a hand."""
FEW: Final = 3
"""Unseen cards of a rank up to which a pair of it is unlikely."""
BEGUN: Final = 3
"""Cards of a sequence from which on it is worth a word."""
ALONE: Final = 5.0
"""The weight of what is true of a discard that nothing is compared with."""
LEAST: Final = 1.0


def of_throwing(case: Case) -> Iterator[Reason]:
    """Why this card is thrown, and not the one that the other turn throws."""
    card = case.mine.thrown
    if card < 0:
        return
    other = other_of(case)
    if card >> 2 == BLACK:
        yield from of_black(case, other)
    if other >= 0:
        yield from of_keeping(case, card, other)
    yield from of_sequences(case, card, other)
    if not is_wild(card) and card >> 2 != BLACK:
        if case.law.side_of[case.heir] != case.side:
            yield from of_heir(case, card, safer(case, card, other))
        if case.mine.laid.holds_rank(card >> 2) == 1:
            yield Reason("spare", {"card": card}, LEAST)


def other_of(case: Case) -> int:
    """The other turn's discard, where it is in this hand too and another card; else -1."""
    other = case.other.thrown if case.other is not None else -1
    held = other >= 0 and case.mine.laid.holds_face(case.seat, other) > 0
    return other if held and other != case.mine.thrown else -1


def safer(case: Case, card: int, other: int) -> float:
    """By how many points the pile is safer with this card on it."""
    if other < 0:
        return ALONE
    s, o = case.mine.laid, case.thought.o
    given = [gives_pile(s, o, case.known, case.heir, face) for face in (card, other)]
    return float(given[1] - given[0])


def of_black(case: Case, other: int) -> Iterator[Reason]:
    """What a black three is good for on the pile, and bad for in the hand."""
    card = case.mine.thrown
    if case.law.threes_block:
        yield Reason("blocks", {"card": card}, ALONE + max(0.0, safer(case, card, other)))
    score = int(black_cost(case.mine.laid))
    yield Reason("costs", {"score": score}, ALONE + float(case.thought.o.hazard) * score)


def of_keeping(case: Case, card: int, other: int) -> Iterator[Reason]:
    """What the hand would lose by the other discard."""
    s, count = case.mine.laid, int(case.mine.laid.holds_rank(other >> 2))
    gain = float(loss(case.thought, s, other) - loss(case.thought, s, card))
    if is_wild(other) and not is_wild(card):
        yield Reason("wild", {"card": other}, gain)
        return
    yield from of_points(case, card, other)
    if count > 1 and other >> 2 not in (card >> 2, BLACK):
        yield Reason("breaks", {"card": other, "count": count}, max(gain, LEAST))
    have = most_with(case, s, other)
    if have >= BEGUN and have > most_with(case, s, card):
        facts: dict[str, object] = {"card": other, "count": have, "needed": int(case.law.size)}
        keep = case.thought.o.keep
        yield Reason("needs", {**facts, "edition": case.law.rules.code}, float(keep[other] - keep[card]))


def of_points(case: Case, card: int, other: int) -> Iterator[Reason]:
    """That the cards count differently; said where nothing weightier is."""
    score, theirs = case.law.rules.points(card), case.law.rules.points(other)
    if BLACK not in (card >> 2, other >> 2) and score != theirs:
        key = "heavier" if score > theirs else "lighter"
        yield Reason(key, {"card": other, "score": score}, 0.5 * LEAST)


def of_sequences(case: Case, card: int, other: int) -> Iterator[Reason]:
    """That the card is of no use any more, and that another one would help the next player."""
    s = case.mine.laid
    if is_dead(case, s, card):
        yield Reason("dead", {"card": card, "edition": case.law.rules.code}, 2 * ALONE)
    if case.law.side_of[case.heir] == case.side or fits_theirs(case, s, card):
        return
    helping = [face for face in held(case, s) if fits_theirs(case, s, face)]
    if other in helping:
        o = case.thought.o
        given = [float(extends(s, o, case.heir, face)) for face in (other, card)]
        yield Reason("helps", {"card": other}, ALONE + given[0] - given[1])
    elif helping and other < 0:
        yield Reason("helps", {"card": helping[0]}, ALONE)
    if (
        other >= 0
        and other >> 2 != BLACK
        and joins(s, case.heir, other >> 2) > joins(s, case.heir, card >> 2)
    ):
        yield Reason("fits", {"card": other}, safer(case, card, other))


def held(case: Case, s: State) -> list[int]:
    """The faces in the hand, each once."""
    return [face for face in range(53) if s.holds_face(case.seat, face) > 0]


def fits_theirs(case: Case, s: State, face: int) -> bool:
    """Whether the next player's side could lengthen a sequence by a card at once."""
    if not s.law.top_to_sequence or is_wild(face) or face >> 2 == BLACK:
        return False
    return any(
        lengthens(s, at, face) for at in range(s.meld_count()) if s.meld(at, SIDE) == s.law.side_of[case.heir]
    )


def lengthens(s: State, at: int, face: int) -> bool:
    """Whether a card goes onto an end of a sequence that isn't finished."""
    low, length = s.meld(at, LOW), s.meld(at, LENGTH)
    if s.meld(at, KIND) != SEQUENCE or s.meld(at, RANK) != face & 3 or length >= s.law.size:
        return False
    return face >> 2 in (low - 1, low + length)


def of_heir(case: Case, card: int, points: float) -> Iterator[Reason]:
    """What is known of the next player, of this rank and of the other discard's."""
    known, heir, rank, other = case.known, case.heir, card >> 2, other_of(case)
    if points <= 0.0:
        return
    facts = {"card": card, "seat": heir + 1}
    if other >= 0 and not is_wild(other) and (count := int(known.holds_rank(heir, other >> 2))) > 0:
        yield Reason("holds", {"card": other, "seat": heir + 1, "count": count}, points)
    if known.since_refused(heir, rank) <= LATELY:
        yield Reason("refused", facts, 0.95 * points)
    elif known.since_threw(heir, rank) <= LATELY:
        yield Reason("threw", facts, 0.95 * points)
    unseen = case.thought.o.unseen
    count = sum(int(unseen[rank * 4 + suit]) for suit in range(4))
    if count <= FEW:
        yield Reason("few", {"card": card, "count": count}, 0.9 * points)
