"""Can this hand go out, can it open: cheap bounds first, then the exact search."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.law import BLACK, JOKERS, RANKS
from escalera.engine.native import ONE, ZERO
from escalera.engine.runs import cover_of, highest_of_stretch, lowest_of_stretch, runs_of, stretch_of
from escalera.engine.search import Search
from escalera.engine.state import (
    FINISHED,
    FINISHED_SEQUENCES,
    KIND,
    LENGTH,
    LOW,
    MINIMUM,
    RANK,
    RANK_MELD,
    SEQUENCE,
    SIDE,
    WIDTH,
    WILD_MELD,
    State,
)
from escalera.engine.tables import SIZE, SPREAD


def can_go_out(s: State, allow: i64, merges: bool) -> bool:
    """Whether the seat to act can lay all its cards but `allow` this turn and then has the right to go out.

    Exact. `allow` is 1 when a last card may be discarded. `merges` says whether the side may merge
    melds first. The minimum counts where the side hasn't opened, unless a concealed hand waives it.
    """
    allow -= stuck_blacks(s)
    if allow < 0:
        return False
    lanes = lanes_of(s)
    if not cards_in_reach(s, allow, lanes) or not right_in_reach(s, merges, lanes):
        return False
    return leaves_plainly(s, allow) or search_out(s, allow, merges)


def leaves_plainly(s: State, allow: i64) -> bool:
    """A quick yes: the side has the right, every card joins its rank, the wilds have room as they lie."""
    if missing_deficit(s) > 0 or not s.has_opened():
        return False
    tabled: i64 = 0
    room: i64 = 0
    melds = s.melds
    for index in range(s.meld_count()):
        base = index * WIDTH
        own = melds[base] == s.side and melds[base + KIND] == RANK_MELD
        if own and melds[base + RANK] != BLACK:
            tabled |= ONE << melds[base + RANK]
            if not s.is_locked(index):
                room += s.law.wild_cap[s.natural_count(index)] - s.wild_count(index)
    at = s.turn * RANKS
    wilds = s.wilds()
    for rank in range(s.law.low, s.law.high + 1):
        n = SIZE[s.hands[at + rank]]
        if n != 0 and n < 3 and (tabled >> rank) & 1 == 0:
            if n == 1:
                allow -= 1
            else:
                wilds -= 1
    return allow >= 0 and wilds >= 0 and s.law.wild_cap[2] > 0 and wilds <= room + allow


def stuck_blacks(s: State) -> i64:
    """How many black threes can't be laid: one or two; three make a meld."""
    blacks = SIZE[s.held(BLACK)]
    return ZERO if blacks > 2 or s.pending_black else blacks


def lanes_of(s: State) -> i64:
    """The natural ranks held in each suit: four lanes of 16 bits, bit = rank."""
    lanes: i64 = 0
    at = s.turn * RANKS
    hands = s.hands
    for rank in range(s.law.low, s.law.high + 1):
        lanes |= SPREAD[hands[at + rank]] << rank
    return lanes


def missing_deficit(s: State) -> i64:
    """How many more finished melds the right to go out needs, a sequence among them if it needs one."""
    short = s.law.right_melds - s.of_side(s.side, FINISHED)
    if short < 1 and s.law.right_sequence and s.of_side(s.side, FINISHED_SEQUENCES) == 0:
        return 1
    return short if short > 0 else ZERO


def right_in_reach(s: State, merges: bool, lanes: i64) -> bool:
    """A bound: false when the hand surely can't give the side the right to go out this turn."""
    short = missing_deficit(s)
    if short == 0:
        return True
    law = s.law
    found: i64 = 0
    sequences: i64 = 0
    if law.sequences:
        sequences = sequences_in_reach(s, lanes)
        found += sequences
    if law.right_sequence and sequences == 0 and s.of_side(s.side, FINISHED_SEQUENCES) == 0:
        return False
    if found >= short:
        return True
    wilds = s.wilds()
    if law.wild_melds and wilds > 0:
        found += wild_melds_in_reach(s, wilds)
    return found >= short or found + ranks_in_reach(s, wilds, merges) >= short


def sequences_in_reach(s: State, lanes: i64) -> i64:
    """How many sequences the hand could finish, at most (tabled ones, and new ones by their starts)."""
    size = s.law.size
    found: i64 = 0
    runs = runs_of(lanes, size)
    while runs != 0:
        runs &= runs - 1
        found += 3
    melds = s.melds
    for index in range(s.meld_count()):
        at = index * WIDTH
        if melds[at + KIND] == SEQUENCE and melds[at] == s.side and melds[at + LENGTH] < size:
            suit = melds[at + RANK]
            low = melds[at + LOW]
            top = highest_of_stretch(lanes, suit, low + melds[at + LENGTH] - 1)
            if top - lowest_of_stretch(lanes, suit, low) + 1 >= size:
                found += 1
    return found


def wild_melds_in_reach(s: State, wilds: i64) -> i64:
    """How many wild melds that many wilds could finish, at most."""
    found = wilds // s.law.size
    for index in range(s.meld_count()):
        if s.meld(index, KIND) == WILD_MELD and s.meld(index, SIDE) == s.side:
            length = s.meld(index, LENGTH)
            if length < s.law.size and length + wilds >= s.law.size:
                found += 1
    return found


def ranks_in_reach(s: State, wilds: i64, merges: bool) -> i64:
    """How many rank melds the hand could finish, at most."""
    law = s.law
    found: i64 = 0
    spare = wilds if wilds < law.max_wilds else law.max_wilds
    at = s.turn * RANKS
    for rank in range(law.low, law.high + 1):
        n = SIZE[s.hands[at + rank]]
        found += (n + spare * (n // 2)) // law.size
    for index in range(s.meld_count()):
        if s.meld(index, KIND) == RANK_MELD and s.meld(index, SIDE) == s.side:
            length = s.meld(index, LENGTH)
            if length < law.size and not s.is_black(index):
                n = SIZE[s.hands[at + s.meld(index, RANK)]]
                if merges or length + n + spare >= law.size:
                    found += 1
    return found


def cards_in_reach(s: State, allow: i64, lanes: i64) -> bool:
    """A bound: false when more than `allow` cards of the hand surely can't be laid."""
    law = s.law
    tabled: i64 = 0
    cover: i64 = 0
    if law.sequences:
        cover = cover_of(lanes)
    melds = s.melds
    for index in range(s.meld_count()):
        base = index * WIDTH
        if melds[base] == s.side:
            kind = melds[base + KIND]
            if kind == RANK_MELD:
                tabled |= ONE << melds[base + RANK]
            elif kind == SEQUENCE and s.meld(index, LENGTH) < law.size:
                cover |= stretch_of(lanes, s.meld(index, RANK), s.meld(index, LOW), s.meld(index, LENGTH))
    return few_stuck(s, allow, tabled, cover)


def few_stuck(s: State, allow: i64, tabled: i64, cover: i64) -> bool:
    """Whether the single cards and pairs that fit nowhere are few enough."""
    law = s.law
    wilds = s.wilds()
    at = s.turn * RANKS
    for rank in range(law.low, law.high + 1):
        byte = s.hands[at + rank]
        if byte != 0 and (tabled >> rank) & 1 == 0:
            n = SIZE[byte]
            if n < 3 and (SPREAD[byte] << rank) & cover == 0:
                if n == 1:
                    allow -= 1
                else:
                    wilds -= 1
                if allow < 0 or wilds < 0:
                    return False
    return True


# The exact search


def search_out(s: State, allow: i64, merges: bool) -> bool:
    """`can_go_out` without the cheap bounds."""
    search = Search(s)
    blacks = SIZE[s.held(BLACK)]
    if stuck_blacks(s) == 0:
        search.blacks = blacks
    if not s.has_opened() and not s.law.waives_minimum:
        search.need = s.of_side(s.side, MINIMUM) - s.pending_points
    needs_sequence = s.law.right_sequence and s.of_side(s.side, FINISHED_SEQUENCES) == 0
    search.deficit = s.law.right_melds - s.of_side(s.side, FINISHED)
    search.merges = merges and s.law.merge and search.deficit > 0
    if not needs_sequence and search.settle(allow):
        return True
    most = search.deficit
    if most < 1 and needs_sequence:
        most = 1
    return s.law.sequences and most > 0 and finish_sequences(search, allow, most, 0)


def finish_sequences(search: Search, allow: i64, most: i64, first: i64) -> bool:
    """Finish one to `most` sequences in every way, then settle the rest of the hand."""
    starts = search.law.high - search.law.low + 1
    tabled: i64 = len(search.sequences) // 3
    option = first
    while option < tabled + 4 * starts:
        if option < tabled:
            found = finish_tabled(search, allow, most, option)
        else:
            found = finish_new(search, allow, most, option, tabled, starts)
        if found:
            return True
        option += 1
    return False


def finish_tabled(search: Search, allow: i64, most: i64, option: i64) -> bool:
    """Finish an open sequence of the side, with so many cards below and the rest above."""
    at = option * 3
    suit = search.sequences[at]
    low = search.sequences[at + 1]
    length = search.sequences[at + 2]
    missing = search.law.size - length
    for below in range(missing + 1):
        if search.has_run(suit, low - below, below) and search.has_run(suit, low + length, missing - below):
            search.use(suit, low - below, below)
            search.use(suit, low + length, missing - below)
            search.sequences[at + 2] = search.law.size
            found = settle_finished(search, allow, most, option + 1)
            search.sequences[at + 2] = length
            search.free(suit, low + length, missing - below)
            search.free(suit, low - below, below)
            if found:
                return True
    return False


def finish_new(search: Search, allow: i64, most: i64, option: i64, tabled: i64, starts: i64) -> bool:
    """Lay a whole sequence from the hand."""
    suit = (option - tabled) // starts
    low = search.law.low + (option - tabled) % starts
    size = search.law.size
    if not search.has_run(suit, low, size):
        return False
    search.use(suit, low, size)
    found = settle_finished(search, allow, most, option)
    search.free(suit, low, size)
    return found


def settle_finished(search: Search, allow: i64, most: i64, option: i64) -> bool:
    """One more sequence is finished: settle the rest, or finish another first."""
    search.deficit -= 1
    found = search.settle(allow) or (most > 1 and finish_sequences(search, allow, most - 1, option))
    search.deficit += 1
    return found


# Opening


def can_open(s: State, need: i64, keep: i64) -> bool:
    """Whether new melds worth `need` more points can be laid with the act under way, `keep` cards staying.

    Exact, for acts that don't go out; those are `can_go_out`'s.
    """
    if s.nums[s.turn] < keep or not points_in_reach(s, need):
        return False
    if opens_plainly(s, need, keep):
        return True
    search = Search(s)
    search.opening = True
    search.need = need
    search.keep = keep
    if search.settle(0):
        return True
    blacks = s.holds_rank(BLACK)  # they stay anyway
    return search.tight and can_open_aside(search, keep - blacks if keep > blacks else 0)


def points_in_reach(s: State, need: i64) -> bool:
    """A bound: false when all cards that could be laid at all count less than `need`."""
    law = s.law
    wilds = s.wilds()
    lanes = lanes_of(s)
    cover: i64 = 0
    tabled: i64 = 0
    if law.sequences:
        cover = cover_of(lanes)
    for index in range(s.pending_base, s.meld_count()):
        if s.meld(index, KIND) == RANK_MELD:
            tabled |= ONE << s.meld(index, RANK)
        elif s.meld(index, KIND) == SEQUENCE:
            cover |= stretch_of(lanes, s.meld(index, RANK), s.meld(index, LOW), s.meld(index, LENGTH))
    at = s.turn * RANKS
    need -= SIZE[s.held(0)] * law.rank_points[0] + s.held(JOKERS) * law.rank_points[JOKERS]
    for rank in range(law.low, law.high + 1):
        byte = s.hands[at + rank]
        if byte != 0:
            n = SIZE[byte]
            if (
                n > 2
                or (n == 2 and wilds > 0)
                or (tabled >> rank) & 1 == 1
                or (SPREAD[byte] << rank) & cover != 0
            ):
                need -= n * law.rank_points[rank]
    return need <= 0


def opens_plainly(s: State, need: i64, keep: i64) -> bool:
    """A quick yes: ranks of three and more naturals alone count enough."""
    at = s.turn * RANKS
    left = s.nums[s.turn]
    for rank in range(s.law.low, s.law.high + 1):
        n = SIZE[s.hands[at + rank]]
        if n > 2:
            need -= n * s.law.rank_points[rank]
            left -= n
    return need <= 0 and left >= keep


def can_open_aside(search: Search, keep: i64) -> bool:
    """Whether the hand opens after putting `keep` cards aside, each choice of them tried."""
    if keep == 0:
        search.keep = 0
        return search.settle(0)
    for place in range(56):
        if put_aside(search, place, 1):
            found = can_open_aside(search, keep - 1)
            put_aside(search, place, -1)
            if found:
                return True
    return False


def put_aside(search: Search, place: i64, change: i64) -> bool:
    """Take one card of a kind out of the hand (or with -1 put it back); places 0 and 1 are the wilds."""
    if place == 0:
        if search.twos < change:
            return False
        search.twos -= change
    elif place == 1:
        if search.jokers < change:
            return False
        search.jokers -= change
    else:
        if place < 8 or search.counts[place] < change:
            return False
        search.counts[place] -= change
        search.ranks[place >> 2] -= change
    search.cards -= change
    return True
