"""Checking one step: is it legal here, whoever made it up."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.closing import judge, judge_discard, judge_left
from escalera.engine.doing import legal_after
from escalera.engine.fitting import fits, fits_sequence
from escalera.engine.law import ASK_OFF, BLACK, JOKERS
from escalera.engine.laying import begin, lift_card, place_card, put_top, take_back
from escalera.engine.moves import merge, unmerge
from escalera.engine.native import ONE
from escalera.engine.prospect import Prospect
from escalera.engine.reach import can_go_out
from escalera.engine.state import (
    KIND,
    NONE,
    NOT_ASKED,
    OPEN,
    OVER,
    PLAY,
    RANK,
    RANK_MELD,
    SAID_YES,
    SIDE,
    START,
    TAKING,
    WIDTH,
    State,
    is_wild,
)
from escalera.engine.step import (
    A_JOKER,
    A_TWO,
    NO_WILD,
    STEP_ADD,
    STEP_ASK,
    STEP_BITS,
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
    first,
    op_of,
    second,
    step_of,
    third,
)
from escalera.engine.tables import LOWEST, SIZE, holds


def is_legal(s: State, step: i64) -> bool:
    """Whether the step is legal for the seat to act."""
    op = op_of(step)
    if s.phase == OVER or step < 0 or step >> STEP_BITS != 0:
        return False
    if s.question == OPEN:
        return step == STEP_YES or step == STEP_NO
    if s.phase == START and s.pending == NONE:
        return beginning_is_legal(s, step, op)
    if op == STEP_DISCARD:
        return s.pending == NONE and discard_is_legal(s) and is_listed_face(s, step)
    if op == STEP_CLOSE:
        return step == STEP_CLOSE and s.pending != NONE and judge(s) == 0
    if op == STEP_ASK:
        return step == STEP_ASK and s.pending == NONE and asking_is_legal(s)
    if op == STEP_MERGE:
        return s.pending == NONE and third(step) == 0 and merge_is_legal(s, first(step), second(step))
    return laying_is_legal(s, step, op)


def beginning_is_legal(s: State, step: i64, op: i64) -> bool:
    """Whether a turn may begin with the step."""
    if op == STEP_DRAW:
        return step == STEP_DRAW and s.stock_left > 0
    if op == STEP_PASS:
        return step == STEP_PASS and s.stock_left == 0 and not must_take(s)
    if op == STEP_TOP:
        plain = step == step_of(op, first(step), 0, 0)
        return plain and s.law.top_to_sequence and not pile_is_blocked(s) and top_is_legal(s, first(step))
    if op != STEP_TAKE or pile_is_blocked(s) or not take_fits(s, first(step), second(step), third(step)):
        return False
    return take_stays_closable(s, step)


def take_stays_closable(s: State, step: i64) -> bool:
    """Whether a take that begins so can still be closed."""
    p = Prospect()
    p.look_at_take(s)
    return p.allows(s, step, 0 if second(step) == 0 else 2)


# The pile


def pile_is_blocked(s: State) -> bool:
    """Whether nobody can take the pile now: it is empty, or a wild or a three lies on top."""
    top = s.top()
    if top < 0:
        return True
    return (s.law.wild_blocks and is_wild(top)) or (s.law.threes_block and top >> 2 == BLACK)


def is_frozen(s: State) -> bool:
    """Whether the pile is frozen for the side to act, where that matters."""
    if s.law.pair_always:
        return False
    return s.pile_frozen or (s.law.frozen_until_opened and not s.has_opened())


def needs_pair(s: State) -> bool:
    """Whether a natural pair is needed to take the pile."""
    return s.law.pair_always or is_frozen(s)


def may_join(s: State) -> bool:
    """Whether a take may join a meld of its rank rather than begin one."""
    if s.law.take_joins or s.law.one_per_rank:
        return True
    return s.law.top_onto_meld and not needs_pair(s)


def must_take(s: State) -> bool:
    """Ruling 8: whether the top card alone could legally be taken onto a meld, so that a pass is refused."""
    if not s.law.top_onto_meld or s.law.pair_always or pile_is_blocked(s) or is_frozen(s):
        return False
    rank = s.top() >> 2
    for index in range(s.meld_count()):
        if s.meld(index, SIDE) == s.side and s.meld(index, KIND) == RANK_MELD and s.meld(index, RANK) == rank:
            begin(s, TAKING)
            put_top(s, index)
            found = judge(s) == 0
            take_back(s, 0)
            if found:
                return True
    return False


def take_fits(s: State, target: i64, byte: i64, wild: i64) -> bool:
    """Whether a take may begin with these cards: its form, not what it leaves."""
    rank = s.top() >> 2
    if not holds(s.held(rank), byte) or wild > A_JOKER:
        return False
    n = SIZE[byte]
    pair = n == 2 and wild == NO_WILD
    mixed = (
        s.law.natural_and_wild and n == 1 and wild != NO_WILD and holds_wild(s, wild) and not needs_pair(s)
    )
    if target == 0:
        if s.law.one_per_rank and rank_is_melded(s, rank):
            return False
        return pair or (mixed and s.law.wild_cap[2] > 0)
    index = target - 1
    if not may_join(s) or index >= s.meld_count():
        return False
    if s.meld(index, SIDE) != s.side or s.meld(index, KIND) != RANK_MELD or s.meld(index, RANK) != rank:
        return False
    if not needs_pair(s) and s.law.top_onto_meld:
        return byte == 0 and wild == NO_WILD
    if pair:
        return True
    allowed = s.law.wilds_allowed(s.natural_count(index) + 2, s.wild_count(index) + 1)
    return mixed and allowed and not s.is_locked(index)


def holds_wild(s: State, wild: i64) -> bool:
    """Whether the hand has a two, or a joker."""
    return s.held(0) != 0 if wild == A_TWO else s.held(JOKERS) != 0


def top_is_legal(s: State, index: i64) -> bool:
    """Whether the top card alone may be taken onto this meld (ruling 11)."""
    if index >= s.meld_count() or s.meld(index, SIDE) != s.side or not fits_sequence(s, index, s.top()):
        return False
    if s.nums[s.turn] > 1:
        return True
    face = s.top()
    place_card(s, index, face)
    found = judge_left(s, s.nums[s.turn], s.has_right(s.side)) == 0
    lift_card(s, index, face)
    s.pending_points = 0
    return found


# Laying


def laying_is_legal(s: State, step: i64, op: i64) -> bool:
    """Whether a new meld's first three cards, or one more card, may be laid."""
    opened = s.has_opened()
    if op == STEP_ADD:
        return addition_fits(s, step, opened) and stays_closable(s, step, 1)
    if (opened and s.pending == TAKING) or not start_fits(s, step, op):
        return False
    if op == STEP_RANK and first(step) == BLACK:
        return legal_after(s, step)
    return stays_closable(s, step, 3)


def stays_closable(s: State, step: i64, cards: i64) -> bool:
    """Whether the act under way can still be closed after a laying step of so many cards."""
    p = Prospect()
    p.look(s)
    return p.allows(s, step, cards)


def start_fits(s: State, step: i64, op: i64) -> bool:
    """Whether the hand holds these three cards and they begin a meld of this edition."""
    a = first(step)
    b = second(step)
    if op == STEP_RANK:
        return rank_start_fits(s, a, b, third(step))
    if third(step) != 0:
        return False
    if op == STEP_SEQUENCE:
        return s.law.sequences and a < 4 and b <= 12 and holds_run(s, a, b)
    return (
        op == STEP_WILD and s.law.wild_melds and a + b == 3 and a <= SIZE[s.held(0)] and b <= s.held(JOKERS)
    )


def rank_start_fits(s: State, rank: i64, byte: i64, wild: i64) -> bool:
    """The same for a rank meld or black threes."""
    law = s.law
    if rank == BLACK:
        lowest = blacks_in_hand(s) > 2 and byte == lowest_of(s.held(BLACK), 3)
        return lowest and wild == NO_WILD and not s.pending_black
    if rank < law.low or rank > law.high or not holds(s.held(rank), byte) or wild > A_JOKER:
        return False
    if law.one_per_rank and rank_is_melded(s, rank):
        return False
    n = SIZE[byte]
    if wild == NO_WILD:
        return n == 3
    return n == 2 and law.wild_cap[2] > 0 and holds_wild(s, wild)


def lowest_of(byte: i64, size: i64) -> i64:
    """The part of a byte that is its `size` cards of lowest suit."""
    part: i64 = 0
    while size > 0:
        one = ONE << (2 * LOWEST[byte])
        part += one
        byte -= one
        size -= 1
    return part


def holds_run(s: State, suit: i64, low: i64) -> bool:
    """Whether the hand holds three cards in a row of a suit."""
    if low < s.law.low or low + 2 > s.law.high:
        return False
    for rank in range(low, low + 3):
        if (s.held(rank) >> (2 * suit)) & 3 == 0:
            return False
    return True


def blacks_in_hand(s: State) -> i64:
    """How many black threes the seat to act holds."""
    return SIZE[s.held(BLACK)]


def rank_is_melded(s: State, rank: i64) -> bool:
    """Whether the side has a meld of that rank, the act under way included."""
    melds = s.melds
    for index in range(s.meld_count()):
        at = index * WIDTH
        if melds[at + RANK] == rank and melds[at] == s.side and melds[at + KIND] == RANK_MELD:
            return True
    return False


def addition_fits(s: State, step: i64, opened: bool) -> bool:
    """Whether the hand holds the card and it fits the meld within the act under way."""
    face = first(step)
    index = second(step)
    if third(step) != 0 or face > 52 or index >= s.meld_count() or s.meld(index, SIDE) != s.side:
        return False
    if s.pending == TAKING and index != s.pending_target and (opened or index < s.pending_base):
        return False
    return is_listed_face(s, step_of(STEP_ADD, face, 0, 0)) and fits(s, index, face)


def is_listed_face(s: State, step: i64) -> bool:
    """Whether the hand holds the card, and it is the lowest of equal twos or black threes."""
    face = first(step)
    if face > 52 or second(step) != 0 or third(step) != 0 or s.holds_face(s.turn, face) == 0:
        return False
    if face < 4 or face >> 2 == BLACK:
        return face & 3 == LOWEST[s.held(face >> 2)]
    return True


# Merging, asking, discarding


def merge_is_legal(s: State, keep: i64, gone: i64) -> bool:
    """Whether meld `gone` may join meld `keep`, judged by the state after it."""
    count = s.meld_count()
    if not s.law.merge or keep == gone or keep >= count or gone >= count:
        return False
    if not merge_fits(s, keep, gone):
        return False
    naturals = s.natural_count(keep) + s.natural_count(gone)
    if not s.law.wilds_allowed(naturals, s.wild_count(keep) + s.wild_count(gone)):
        return False
    if s.nums[s.turn] > 1 and s.question != SAID_YES:
        return True
    return judge_merge(s, keep, gone) == 0


def merge_fits(s: State, keep: i64, gone: i64) -> bool:
    """Whether both are rank melds of the side and of one rank."""
    if s.meld(keep, RANK) != s.meld(gone, RANK):
        return False
    return is_own_rank_meld(s, keep) and is_own_rank_meld(s, gone)


def is_own_rank_meld(s: State, index: i64) -> bool:
    """Whether a meld is a rank meld of the side to act, black threes aside."""
    at = index * WIDTH
    own = s.melds[at] == s.side and s.melds[at + KIND] == RANK_MELD
    return own and s.melds[at + RANK] != BLACK


def judge_merge(s: State, keep: i64, gone: i64) -> i64:
    """The going-out rows for a merge."""
    acted = s.acted
    merge(s, keep, gone)
    code = judge_left(s, s.nums[s.turn], s.has_right(s.side))
    unmerge(s, keep, gone)
    s.acted = acted
    return code


def asking_is_legal(s: State) -> bool:
    """Whether the partner may be asked now (ruling 21)."""
    if s.law.ask == ASK_OFF or s.law.partners == 1 or s.question != NOT_ASKED or s.acted:
        return False
    return s.phase == PLAY and s.nums[s.turn] > 1 and can_go_out(s, 1, True)


def discard_is_legal(s: State) -> bool:
    """Whether a discard may end the turn now, whichever card."""
    return judge_discard(s) == 0
