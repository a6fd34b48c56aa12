"""The form rows of the refusal table: is this list a meld, does it fit that meld."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.codes import (
    BLACK_THREES,
    CLOSED,
    DOES_NOT_FIT,
    NO_SUCH_MELD,
    NOT_A_MELD,
    NOT_IN_EDITION,
    RANK_ALREADY_MELDED,
    TOO_FEW_NATURALS,
    TOO_MANY_WILDS,
    TOO_SHORT,
)
from escalera.engine.law import BLACK, Law
from escalera.engine.state import (
    KIND,
    LENGTH,
    LOW,
    RANK,
    RANK_MELD,
    SEQUENCE,
    SIDE,
    WILD_MELD,
    State,
    is_wild,
)
from escalera.engine.verdict import Verdict


def kind_of(cards: list[int]) -> i64:
    """How a list is read: a sequence, a wild meld, or else a rank meld (see the notation)."""
    wilds = count_wilds(cards)
    if wilds == len(cards):
        return WILD_MELD
    ranks = {card >> 2 for card in cards}
    suits = {card & 3 for card in cards}
    if wilds == 0 and len(suits) == 1 and len(ranks) == len(cards):
        return SEQUENCE
    return RANK_MELD


def count_wilds(cards: list[int]) -> int:
    """How many of the cards are wild."""
    return len([card for card in cards if is_wild(card)])


def rank_of(cards: list[int]) -> int:
    """The rank of the first natural card; -1 when all are wild."""
    for card in cards:
        if not is_wild(card):
            return card >> 2
    return -1


def judge_new_list(v: Verdict, s: State, cards: list[int], melded: list[int]) -> None:
    """Note what is wrong with a list as a new meld; `melded` are the ranks the side has melds of."""
    if len(cards) < 3:
        v.note(TOO_SHORT, {"count": len(cards)})
        return
    kind = kind_of(cards)
    if kind == SEQUENCE:
        judge_new_sequence(v, s.law, cards)
    elif kind == WILD_MELD:
        judge_new_wild_meld(v, s.law, cards)
    else:
        judge_new_rank_meld(v, s, cards, melded)


def judge_new_sequence(v: Verdict, law: Law, cards: list[int]) -> None:
    """Unbroken, from the four up, at most a canasta's length."""
    if not law.sequences:
        v.note(NOT_IN_EDITION, {"what": "sequence"})
    ranks = sorted([card >> 2 for card in cards])
    if ranks[0] < law.low or ranks[-1] - ranks[0] != len(cards) - 1:
        v.note(NOT_A_MELD, {"cards": tuple(cards)})
    if len(cards) > law.size:
        v.note(CLOSED, {"count": len(cards), "most": int(law.size)})


def judge_new_wild_meld(v: Verdict, law: Law, cards: list[int]) -> None:
    """Wild melds exist, and hold at most a canasta's length."""
    if not law.wild_melds:
        v.note(NOT_IN_EDITION, {"what": "wild-meld"})
    if len(cards) > law.size:
        v.note(CLOSED, {"count": len(cards), "most": int(law.size)})


def judge_new_rank_meld(v: Verdict, s: State, cards: list[int], melded: list[int]) -> None:
    """One rank, wilds within the limits; black threes without wilds."""
    rank = rank_of(cards)
    wilds = count_wilds(cards)
    if [card for card in cards if not is_wild(card) and card >> 2 != rank]:
        v.note(NOT_A_MELD, {"cards": tuple(cards)})
        return
    if rank in melded:
        v.note(RANK_ALREADY_MELDED, {"card": rank * 4})
    if rank == BLACK and wilds > 0:
        v.note(BLACK_THREES, {"why": "wild"})
    judge_limits(v, s.law, len(cards) - wilds, wilds)


def judge_limits(v: Verdict, law: Law, naturals: i64, wilds: i64) -> None:
    """The limits of wilds in a rank meld."""
    if wilds > law.max_wilds:
        v.note(TOO_MANY_WILDS, {"wilds": int(wilds), "most": int(law.max_wilds)})
    if not law.enough_naturals(naturals, wilds):
        v.note(
            TOO_FEW_NATURALS,
            {"naturals": int(naturals), "wilds": int(wilds), "needed": int(naturals_needed(law, wilds))},
        )


def naturals_needed(law: Law, wilds: i64) -> i64:
    """How many naturals so many wilds need beside them."""
    needed: i64 = 0
    while not law.enough_naturals(needed, wilds):
        needed += 1
    return needed


def judge_addition(v: Verdict, s: State, number: int, cards: list[int]) -> i64:
    """Note what is wrong with adding cards to the side's meld of that number; its index, or -1."""
    index = s.index_of(s.side, number)
    if index < 0:
        v.note(NO_SUCH_MELD, {"meld": number, "count": int(melds_of(s))})
        return -1
    kind = s.meld(index, KIND)
    if kind != RANK_MELD and s.meld(index, LENGTH) + len(cards) > s.law.size:
        v.note(CLOSED, {"count": int(s.meld(index, LENGTH)) + len(cards), "most": int(s.law.size)})
    if kind == SEQUENCE:
        if not continues(s, index, cards):
            v.note(DOES_NOT_FIT, {"cards": tuple(cards), "meld": number})
    elif kind == WILD_MELD:
        if count_wilds(cards) < len(cards):
            v.note(DOES_NOT_FIT, {"cards": tuple(cards), "meld": number})
    else:
        judge_rank_addition(v, s, index, number, cards)
    return index


def judge_rank_addition(v: Verdict, s: State, index: i64, number: int, cards: list[int]) -> None:
    """The same for a rank meld or one of black threes."""
    rank = s.meld(index, RANK)
    wilds = count_wilds(cards)
    if wilds > 0 and s.is_locked(index):
        v.note(CLOSED, {"why": "natural", "meld": number})
    if [card for card in cards if not is_wild(card) and card >> 2 != rank]:
        v.note(DOES_NOT_FIT, {"cards": tuple(cards), "meld": number})
        return
    if rank == BLACK:
        v.note(BLACK_THREES, {"why": "added"})
        return
    naturals = s.natural_count(index) + len(cards) - wilds
    judge_limits(v, s.law, naturals, s.wild_count(index) + wilds)


def continues(s: State, index: i64, cards: list[int]) -> bool:
    """Whether the cards lengthen a sequence without gap or repetition."""
    suit = s.meld(index, RANK)
    low = s.meld(index, LOW)
    ranks = list(range(int(low), int(low + s.meld(index, LENGTH))))
    for card in cards:
        if is_wild(card) or card & 3 != suit or card >> 2 < s.law.low:
            return False
        ranks.append(card >> 2)
    ranks.sort()
    return len(set(ranks)) == len(ranks) and ranks[-1] - ranks[0] == len(ranks) - 1


def melds_of(s: State) -> i64:
    """How many melds the side to act has laid this round."""
    count: i64 = 0
    for index in range(s.meld_count()):
        if s.meld(index, SIDE) == s.side:
            count += 1
    return count
