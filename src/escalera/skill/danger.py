"""What a card thrown gives to the next player, and what that player can make of the pile."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.law import BLACK
from escalera.engine.state import KIND, LENGTH, LOW, OPENED, RANK, RANK_MELD, SEQUENCE, SIDE, State, is_wild
from escalera.skill import weights as name
from escalera.skill.known import Known
from escalera.skill.outlook import Outlook

LATELY: i64 = 12
"""Turns for which what was refused or thrown tells of a hand."""


def danger(s: State, o: Outlook, known: Known, face: i64) -> float:
    """Points that throwing a card is thought to give to the next player's side."""
    heir = (o.seat + 1) % s.law.players
    if s.law.side_of[heir] == o.side:
        return 0.0
    return extends(s, o, heir, face) + gives_pile(s, o, known, heir, face)


def extends(s: State, o: Outlook, heir: i64, face: i64) -> float:
    """What a card adds to sequences of the next player's side, who may take it alone."""
    if not s.law.top_to_sequence or is_wild(face) or face >> 2 == BLACK:
        return 0.0
    best = 0.0
    side = s.law.side_of[heir]
    rank = face >> 2
    for index in range(s.meld_count()):
        if s.meld(index, SIDE) != side or s.meld(index, KIND) != SEQUENCE or s.meld(index, RANK) != face & 3:
            continue
        low = s.meld(index, LOW)
        length = s.meld(index, LENGTH)
        if length < s.law.size and (rank == low - 1 or rank == low + length):
            start = low - 1 if rank == low - 1 else low
            added = o.their_sequence(s, face & 3, start, length + 1) - o.their_sequence(
                s, face & 3, low, length
            )
            if added > best:
                best = added
    return best * o.w[name.EXTENDS]


def gives_pile(s: State, o: Outlook, known: Known, heir: i64, face: i64) -> float:
    """What the pile is worth to the next player, times the chance that this card lets him take it."""
    if (s.law.wild_blocks and is_wild(face)) or (s.law.threes_block and face >> 2 == BLACK):
        return 0.0
    chance = chance_of_take(s, o, known, heir, face)
    if s.of_side(s.law.side_of[heir], OPENED) == 0:
        chance *= o.w[name.CLOSED]
    return chance * pile_worth(s, o)


def pile_worth(s: State, o: Outlook) -> float:
    """What the pile with one more card is worth to another side."""
    total = o.w[name.DANGER_CARD] * float(len(s.pile) + 1)
    more = o.w[name.DANGER_WILD] - o.w[name.DANGER_CARD]
    wilds = o.lying[0] + o.lying[1] + o.lying[2] + o.lying[3] + o.lying[52]
    return total + more * float(wilds)


def chance_of_take(s: State, o: Outlook, known: Known, heir: i64, face: i64) -> float:
    """How likely the next player holds what a take of this card needs."""
    rank = face >> 2
    holds: i64 = known.holds_rank(heir, rank) if known.recalls(heir, o.memory) else 0
    if holds > 1 or joins(s, heir, rank):
        return 1.0
    copies = o.unseen[rank * 4] + o.unseen[rank * 4 + 1] + o.unseen[rank * 4 + 2] + o.unseen[rank * 4 + 3]
    chance = chance_of(s, o, heir, copies, 2 - holds)
    if one_and_wild_takes(s, heir):
        one = 1.0 if holds > 0 else chance_of(s, o, heir, copies, 1)
        chance += (one - chance) * chance_of_wild(s, o, known, heir)
    lately: i64 = LATELY if o.memory > LATELY else o.memory
    if known.since_refused(heir, rank) <= lately:
        chance *= o.w[name.REFUSED]
    if known.since_threw(heir, rank) <= lately:
        chance *= o.w[name.THREW]
    return chance


def one_and_wild_takes(s: State, heir: i64) -> bool:
    """Whether one natural and a wild do as well as a pair."""
    if not s.law.natural_and_wild or s.law.pair_always or s.pile_frozen:
        return False
    return not s.law.frozen_until_opened or s.of_side(s.law.side_of[heir], OPENED) != 0


def chance_of_wild(s: State, o: Outlook, known: Known, heir: i64) -> float:
    """How likely the next player holds a wild."""
    copies = o.unseen[52]
    for two in range(4):
        copies += o.unseen[two]
    if known.recalls(heir, o.memory) and known.holds_rank(heir, 0) + known.holds(heir, 52) > 0:
        return 1.0
    return chance_of(s, o, heir, copies, 1)


def joins(s: State, heir: i64, rank: i64) -> bool:
    """Whether the card alone lets the next player take the pile onto a meld."""
    if not s.law.top_onto_meld or s.law.pair_always or s.pile_frozen:
        return False
    side = s.law.side_of[heir]
    for index in range(s.meld_count()):
        if s.meld(index, SIDE) == side and s.meld(index, KIND) == RANK_MELD and s.meld(index, RANK) == rank:
            return True
    return False


def chance_of(s: State, o: Outlook, heir: i64, copies: i64, wanted: i64) -> float:
    """How likely a hand has one (or two) of so many copies that lie nobody knows where."""
    total: i64 = s.stock_left
    for other in range(s.law.players):
        if other != o.seat:
            total += s.nums[other]
    share = float(s.nums[heir]) / float(total) if total > 0 else 0.0
    none = 1.0
    for _ in range(copies):
        none *= 1.0 - share
    if wanted == 1:
        return 1.0 - none
    one = float(copies) * none / (1.0 - share) * share if share < 1.0 else 0.0
    return 1.0 - none - one
