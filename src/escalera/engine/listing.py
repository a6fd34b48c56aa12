"""Listing the legal steps of the seat to act."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.checking import (
    asking_is_legal,
    blacks_in_hand,
    discard_is_legal,
    is_own_rank_meld,
    lowest_of,
    may_join,
    merge_is_legal,
    must_take,
    needs_pair,
    pile_is_blocked,
    rank_is_melded,
    top_is_legal,
)
from escalera.engine.closing import judge, may_start
from escalera.engine.doing import legal_after
from escalera.engine.law import BLACK, JOKERS, RANKS
from escalera.engine.native import ONE, SUITS, ZERO
from escalera.engine.prospect import Prospect
from escalera.engine.reach import lanes_of
from escalera.engine.runs import runs_of
from escalera.engine.state import (
    GONE,
    KIND,
    LENGTH,
    LOW,
    NONE,
    OPEN,
    OVER,
    RANK,
    RANK_MELD,
    SEQUENCE,
    START,
    TAKING,
    WIDTH,
    State,
)
from escalera.engine.step import (
    A_JOKER,
    A_TWO,
    NO_WILD,
    STEP_ADD,
    STEP_ASK,
    STEP_CLOSE,
    STEP_DISCARD,
    STEP_DRAW,
    STEP_MERGE,
    STEP_NO,
    STEP_PASS,
    STEP_RANK,
    STEP_SEQUENCE,
    STEP_TAKE,
    STEP_TOP,
    STEP_WILD,
    STEP_YES,
    Steps,
    step_of,
)
from escalera.engine.tables import LOWEST, PAIRS, PAIRS_AT, SIZE, TRIPLES, TRIPLES_AT


def list_steps(s: State, out: Steps) -> None:
    """Fill `out` with every legal step; empty only when the round is over."""
    out.size = 0
    if s.phase == OVER:
        return
    if s.question == OPEN:
        out.push(STEP_YES)
        out.push(STEP_NO)
    elif s.phase == START and s.pending == NONE:
        list_beginnings(s, out)
    else:
        list_play(s, out)


# The start of a turn


def list_beginnings(s: State, out: Steps) -> None:
    """Draw or pass, take the pile, take its top card."""
    if s.stock_left > 0:
        out.push(STEP_DRAW)
    elif not must_take(s):
        out.push(STEP_PASS)
    if not pile_is_blocked(s):
        list_takes(s, out)
        if s.law.top_to_sequence:
            for index in range(s.meld_count()):
                if s.meld(index, KIND) == SEQUENCE and top_is_legal(s, index):
                    out.push(step_of(STEP_TOP, index, 0, 0))


def list_takes(s: State, out: Steps) -> None:
    """The ways to begin a take."""
    rank = s.top() >> 2
    byte = s.held(rank)
    pair = needs_pair(s)
    p = Prospect()
    p.look_at_take(s)
    if not (s.law.one_per_rank and rank_is_melded(s, rank)):
        list_pair_takes(s, out, p, byte, 0)
        if not pair and s.law.natural_and_wild:
            list_wild_takes(s, out, p, byte, 0)
    if not may_join(s):
        return
    melds = s.melds
    for index in range(s.meld_count()):
        at = index * WIDTH
        if melds[at + RANK] == rank and melds[at] == s.side and melds[at + KIND] == RANK_MELD:
            if not pair and s.law.top_onto_meld:
                push_lay(s, out, p, step_of(STEP_TAKE, index + 1, 0, 0), 0)
            else:
                list_pair_takes(s, out, p, byte, index + 1)
                if not pair and s.law.natural_and_wild:
                    list_wild_takes(s, out, p, byte, index + 1)


def list_pair_takes(s: State, out: Steps, p: Prospect, byte: i64, target: i64) -> None:
    """Takes with a natural pair."""
    for i in range(PAIRS_AT[byte], PAIRS_AT[byte + 1]):
        push_lay(s, out, p, step_of(STEP_TAKE, target, PAIRS[i], NO_WILD), 2)


def list_wild_takes(s: State, out: Steps, p: Prospect, byte: i64, target: i64) -> None:
    """Takes with one natural and one wild."""
    if target == 0:
        if s.law.wild_cap[2] == 0:
            return
    elif s.is_locked(target - 1) or not s.law.wilds_allowed(
        s.natural_count(target - 1) + 2, s.wild_count(target - 1) + 1
    ):
        return
    for suit in range(SUITS):
        one = ONE << (2 * suit)
        if byte & (3 * one) != 0:
            if s.held(0) != 0:
                push_lay(s, out, p, step_of(STEP_TAKE, target, one, A_TWO), 2)
            if s.held(JOKERS) != 0:
                push_lay(s, out, p, step_of(STEP_TAKE, target, one, A_JOKER), 2)


def push_lay(s: State, out: Steps, p: Prospect, step: i64, cards: i64) -> None:
    """Push a laying step of so many cards if the act can still be closed after it."""
    if cards <= p.free or p.allows(s, step, cards):
        out.push(step)


# The rest of the turn


def list_play(s: State, out: Steps) -> None:
    """Lay, close, merge, ask, discard."""
    if s.pending != NONE:
        if judge(s) == 0:
            out.push(STEP_CLOSE)
        list_laying(s, out)
        return
    list_discards(s, out)
    if asking_is_legal(s):
        out.push(STEP_ASK)
    if s.has_opened():
        if s.law.merge:
            list_merges(s, out)
        list_laying(s, out)
    elif may_start(s):
        list_laying(s, out)


def list_laying(s: State, out: Steps) -> None:
    """New melds and additions; a take of a side that has opened has only its first meld."""
    opened = s.has_opened()
    p = Prospect()
    p.look(s)
    if not (opened and s.pending == TAKING):
        list_rank_starts(s, out, p)
        if s.law.sequences:
            list_sequence_starts(s, out, p)
        if s.law.wild_melds and s.wilds() > 2:
            list_wild_starts(s, out, p)
    base = s.pending_base if s.pending == TAKING else ZERO
    if opened and s.pending == TAKING:
        list_additions(s, out, p, s.pending_target)
        return
    side = s.side
    melds = s.melds
    hands = s.hands
    hand = s.turn * RANKS
    for index in range(base, s.meld_count()):
        at = index * WIDTH
        if melds[at] == side:
            rank = melds[at + RANK]
            if p.wilds or melds[at + KIND] != RANK_MELD or hands[hand + rank] != 0:
                list_additions(s, out, p, index)


def list_rank_starts(s: State, out: Steps, p: Prospect) -> None:
    """New rank melds of three cards, and of three black threes."""
    at = s.turn * RANKS
    hands = s.hands
    wilds = s.law.wild_cap[2] > 0 and s.wilds() > 0
    for rank in range(s.law.low, s.law.high + 1):
        byte = hands[at + rank]
        n = SIZE[byte]
        if n > 1 and not (s.law.one_per_rank and rank_is_melded(s, rank)):
            if n > 2:
                for i in range(TRIPLES_AT[byte], TRIPLES_AT[byte + 1]):
                    step = STEP_RANK | (rank << 4) | (TRIPLES[i] << 12)
                    if p.free > 2 or p.allows(s, step, 3):
                        out.push(step)
            if wilds:
                list_pairs_with_wild(s, out, p, rank, byte)
    if blacks_in_hand(s) > 2 and not s.pending_black and not p.is_hopeless(s):
        step = step_of(STEP_RANK, BLACK, lowest_of(s.held(BLACK), 3), NO_WILD)
        if legal_after(s, step):
            out.push(step)


def list_pairs_with_wild(s: State, out: Steps, p: Prospect, rank: i64, byte: i64) -> None:
    """New rank melds of two naturals and a wild."""
    two = s.held(0) != 0
    joker = s.held(JOKERS) != 0
    for i in range(PAIRS_AT[byte], PAIRS_AT[byte + 1]):
        if two:
            push_lay(s, out, p, step_of(STEP_RANK, rank, PAIRS[i], A_TWO), 3)
        if joker:
            push_lay(s, out, p, step_of(STEP_RANK, rank, PAIRS[i], A_JOKER), 3)


def list_sequence_starts(s: State, out: Steps, p: Prospect) -> None:
    """New sequences of three cards."""
    runs = runs_of(lanes_of(s), 3)
    if runs == 0:
        return
    for suit in range(SUITS):
        lane = (runs >> (16 * suit)) & 0xFFFF
        low: i64 = 0
        while lane != 0:
            if lane & 1 == 1:
                push_lay(s, out, p, step_of(STEP_SEQUENCE, suit, low, 0), 3)
            lane >>= 1
            low += 1


def list_wild_starts(s: State, out: Steps, p: Prospect) -> None:
    """New wild melds of three cards."""
    most = SIZE[s.held(0)]
    jokers = s.held(JOKERS)
    for twos in range(SUITS):
        if twos <= most and 3 - twos <= jokers:
            push_lay(s, out, p, step_of(STEP_WILD, twos, 3 - twos, 0), 3)


def list_additions(s: State, out: Steps, p: Prospect, index: i64) -> None:
    """Cards that fit a meld of the side."""
    kind = s.melds[index * WIDTH + KIND]
    if kind == RANK_MELD:
        rank = s.melds[index * WIDTH + RANK]
        if rank == BLACK:
            list_more_blacks(s, out, p, index)
            return
        list_naturals(s, out, p, index, rank)
        if (
            p.wilds
            and s.wild_count(index) < s.law.wild_cap[s.natural_count(index)]
            and not s.is_locked(index)
        ):
            list_wild_additions(s, out, p, index)
    elif kind != GONE and s.meld(index, LENGTH) < s.law.size:
        if kind == SEQUENCE:
            list_sequence_ends(s, out, p, index)
        elif p.wilds:
            list_wild_additions(s, out, p, index)


def list_naturals(s: State, out: Steps, p: Prospect, index: i64, rank: i64) -> None:
    """Each different natural of a rank meld's rank."""
    byte = s.hands[s.turn * RANKS + rank]
    step = STEP_ADD | (rank << 6) | (index << 12)
    while byte != 0:
        if byte & 3 != 0 and (p.free > 0 or p.allows(s, step, 1)):
            out.push(step)
        byte >>= 2
        step += 16


def list_more_blacks(s: State, out: Steps, p: Prospect, index: i64) -> None:
    """A further black three, within the act that laid the first."""
    byte = s.held(BLACK)
    if byte != 0 and s.pending != NONE and index >= s.pending_base:
        push_lay(s, out, p, step_of(STEP_ADD, BLACK * 4 + LOWEST[byte], index, 0), 1)


def list_wild_additions(s: State, out: Steps, p: Prospect, index: i64) -> None:
    """A two, a joker."""
    two = s.a_two()
    if two >= 0:
        push_lay(s, out, p, step_of(STEP_ADD, two, index, 0), 1)
    if s.held(JOKERS) != 0:
        push_lay(s, out, p, step_of(STEP_ADD, 52, index, 0), 1)


def list_sequence_ends(s: State, out: Steps, p: Prospect, index: i64) -> None:
    """The card below a sequence, and the one above it."""
    at = index * WIDTH
    suit = s.melds[at + RANK]
    low = s.melds[at + LOW]
    high = low + s.melds[at + LENGTH]
    if low > s.law.low and (s.held(low - 1) >> (2 * suit)) & 3 != 0:
        push_lay(s, out, p, step_of(STEP_ADD, (low - 1) * 4 + suit, index, 0), 1)
    if high <= s.law.high and (s.held(high) >> (2 * suit)) & 3 != 0:
        push_lay(s, out, p, step_of(STEP_ADD, high * 4 + suit, index, 0), 1)


def list_merges(s: State, out: Steps) -> None:
    """Two melds of a rank, either number staying."""
    count = s.meld_count()
    if not has_twin_ranks(s, count):
        return
    for keep in range(count):
        if is_own_rank_meld(s, keep):
            rank = s.meld(keep, RANK)
            for gone in range(count):
                if s.melds[gone * WIDTH + RANK] == rank and gone != keep and merge_is_legal(s, keep, gone):
                    out.push(step_of(STEP_MERGE, keep, gone, 0))


def has_twin_ranks(s: State, count: i64) -> bool:
    """Whether the side has two rank melds of one rank."""
    seen: i64 = 0
    melds = s.melds
    side = s.side
    for index in range(count):
        at = index * WIDTH
        if melds[at] == side and melds[at + KIND] == RANK_MELD:
            bit = ONE << melds[at + RANK]
            if seen & bit != 0:
                return True
            seen |= bit
    return False


def list_discards(s: State, out: Steps) -> None:
    """Cards to throw; of equal twos and equal black threes the lowest."""
    if not discard_is_legal(s):
        return
    at = s.turn * RANKS
    hands = s.hands
    if hands[at] != 0:
        out.push(step_of(STEP_DISCARD, s.a_two(), 0, 0))
    if hands[at + BLACK] != 0:
        out.push(step_of(STEP_DISCARD, BLACK * 4 + LOWEST[hands[at + BLACK]], 0, 0))
    out.make_room(54)
    items = out.items
    size = out.size
    for rank in range(s.law.low, s.law.high + 1):
        byte = hands[at + rank]
        step = STEP_DISCARD | (rank << 6)
        while byte != 0:
            if byte & 3 != 0:
                items[size] = step
                size += 1
            byte >>= 2
            step += 16
    out.size = size
    if s.held(JOKERS) != 0:
        out.push(step_of(STEP_DISCARD, 52, 0, 0))
