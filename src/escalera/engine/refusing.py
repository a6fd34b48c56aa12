"""Check: why an act is refused, or that it isn't. Every row of the refusal table, in its order."""

from __future__ import annotations

from mypy_extensions import i64

from escalera.engine.act import ADD, ASK, DISCARD, DRAW, MELD, MERGE, NO, PASS, TAKE, TOP, YES, Act
from escalera.engine.checking import (
    is_frozen,
    judge_merge,
    may_join,
    merge_fits,
    must_take,
    pile_is_blocked,
)
from escalera.engine.closing import judge, judge_discard, judge_left
from escalera.engine.codes import (
    ALREADY_DRAWN,
    ANSWER_FIRST,
    BELOW_MINIMUM,
    BLACK_THREES,
    CARD_NOT_IN_HAND,
    CLOSED,
    DOES_NOT_FIT,
    DRAW_FIRST,
    FROZEN,
    KEEP_TWO,
    MUST_TAKE,
    NEEDS_PAIR,
    NO_RIGHT,
    NO_SUCH_MELD,
    NOT_IN_EDITION,
    NOT_YOUR_TURN,
    NOTHING_TO_ASK,
    OK,
    PILE_BLOCKED,
    ROUND_OVER,
    STOCK_EMPTY,
    TAKE_ONE_MELD,
)
from escalera.engine.fitting import fits_sequence
from escalera.engine.forms import (
    count_wilds,
    judge_addition,
    judge_limits,
    judge_new_list,
    kind_of,
    melds_of,
    rank_of,
)
from escalera.engine.law import ASK_OFF, BLACK
from escalera.engine.laying import lift_card, place_card, take_back
from escalera.engine.reach import can_go_out
from escalera.engine.state import (
    FINISHED,
    FINISHED_SEQUENCES,
    KIND,
    LENGTH,
    MINIMUM,
    NOT_ASKED,
    OPEN,
    OVER,
    RANK,
    RANK_MELD,
    SEQUENCE,
    SIDE,
    START,
    State,
    is_wild,
)
from escalera.engine.verdict import Verdict, refused
from escalera.engine.whole_acts import lay_act, lay_take
from escalera.errors import Refused


def refusal(s: State, seat: i64, act: Act) -> Refused | None:
    """Why the seat (from 0) may not do this act now; None when it may. Changes nothing.

    The state must have no act under way.
    """
    found = refused_turn(s, seat, act)
    if found is not None:
        return found
    verb = act.verb
    if verb in (MELD, ADD):
        return refused_laying(s, act)
    if verb == TAKE:
        return refused_take(s, act, False)
    if verb == TOP:
        return refused_top(s, act.parts[0].meld)
    if verb == MERGE:
        return refused_merge(s, act.parts[0].meld, act.parts[1].meld)
    if verb == DISCARD:
        return refused_discard(s, act.parts[0].cards[0])
    return None


# The turn rows


def refused_turn(s: State, seat: i64, act: Act) -> Refused | None:
    """The turn rows of the table."""
    verb = act.verb
    if s.phase == OVER:
        return refused(ROUND_OVER, {})
    if verb == ASK and s.law.ask == ASK_OFF:
        return refused(NOT_IN_EDITION, {"what": "asking"})
    if s.question == OPEN:
        return refused_question(s, seat, verb)
    if verb in (YES, NO):
        return refused(NOTHING_TO_ASK, {"why": "no-question"})
    if seat != s.turn:
        return refused(NOT_YOUR_TURN, {"seat": int(s.turn) + 1})
    if s.phase == START:
        return refused_start(s, verb)
    if verb in (DRAW, TAKE, TOP, PASS):
        return refused(ALREADY_DRAWN, {})
    return refused_asking(s) if verb == ASK else None


def refused_question(s: State, seat: i64, verb: str) -> Refused | None:
    """While a question is open only the seat whose answer is due may act, and only answer."""
    if seat != s.turn and seat != s.answering:
        return refused(NOT_YOUR_TURN, {"seat": int(s.answering) + 1})
    if seat == s.turn or (verb != YES and verb != NO):
        return refused(ANSWER_FIRST, {"seat": int(s.answering) + 1})
    return None


def refused_start(s: State, verb: str) -> Refused | None:
    """Draw or take comes first, always."""
    if verb == DRAW:
        return refused(STOCK_EMPTY, {}) if s.stock_left == 0 else None
    if verb in (TAKE, TOP):
        return None
    if verb == PASS and s.stock_left == 0:
        return refused(MUST_TAKE, {"card": int(s.top())}) if must_take(s) else None
    return refused(DRAW_FIRST, {})


def refused_asking(s: State) -> Refused | None:
    """Ruling 21: when there is nothing to ask."""
    why = ""
    if s.law.partners == 1:
        why = "alone"
    elif s.question != NOT_ASKED:
        why = "twice"
    elif s.acted:
        why = "late"
    elif s.nums[s.turn] < 2:
        why = "few"
    elif not can_go_out(s, 1, True):
        why = "impossible"
    return refused(NOTHING_TO_ASK, {"why": why}) if why else None


# The hand row


def missing_card(s: State, act: Act) -> Refused | None:
    """A named card that isn't held often enough."""
    named: dict[int, int] = {}
    for part in act.parts:
        for card in part.cards:
            named[card] = named.get(card, 0) + 1
            held = int(s.holds_face(s.turn, card))
            if named[card] > held:
                return refused(CARD_NOT_IN_HAND, {"card": card, "held": held})
    return None


# Laying


def refused_laying(s: State, act: Act) -> Refused | None:
    """An act of new melds and additions."""
    found = missing_card(s, act)
    if found is not None:
        return found
    v = Verdict()
    judge_lists(v, s, act, 0, melded_ranks(s))
    if v.code != OK:
        return v.refusal()
    lay_act(s, act)
    return judged_laid(s, v)


def judged_laid(s: State, v: Verdict) -> Refused | None:
    """The verdict on all that has been laid, which is taken back."""
    code = judge(s)
    facts = facts_of(s, code)
    take_back(s, 0)
    v.note(code, facts)
    return v.refusal()


def melded_ranks(s: State) -> list[int]:
    """The ranks of which the side may begin no further meld."""
    if not s.law.one_per_rank:
        return []
    ranks: list[int] = []
    for index in range(s.meld_count()):
        if s.meld(index, SIDE) == s.side and s.meld(index, KIND) == RANK_MELD:
            ranks.append(int(s.meld(index, RANK)))
    return ranks


def judge_lists(v: Verdict, s: State, act: Act, start: int, melded: list[int]) -> None:
    """The form rows of an act's lists from `start` on."""
    black = False
    for part in act.parts[start:]:
        cards = list(part.cards)
        if part.meld:
            judge_addition(v, s, part.meld, cards)
            continue
        judge_new_list(v, s, cards, melded)
        if black:
            v.note(BLACK_THREES, {"why": "last"})
        if kind_of(cards) == RANK_MELD:
            black = black or rank_of(cards) == BLACK
            if s.law.one_per_rank:
                melded.append(rank_of(cards))


def facts_of(s: State, code: i64) -> dict[str, object]:
    """The numbers of the case for what an act as a whole is refused for, taken while it is laid."""
    if code == BELOW_MINIMUM:
        return {"counted": int(s.pending_points), "needed": int(s.of_side(s.side, MINIMUM))}
    if code == BLACK_THREES:
        return {"why": "left", "left": int(s.left_after_act())}
    if code in (NO_RIGHT, KEEP_TWO):
        return right_facts(s)
    return {"left": int(s.left_after_act())}


def right_facts(s: State) -> dict[str, object]:
    """What the side has and what the right to go out needs."""
    return {
        "left": int(s.left_after_act()),
        "finished": int(s.of_side(s.side, FINISHED)),
        "needed": int(s.law.right_melds),
        "sequences": int(s.of_side(s.side, FINISHED_SEQUENCES)),
        "sequence": "needed" if s.law.right_sequence else "free",
    }


# Taking


def refused_take(s: State, act: Act, thawed: bool) -> Refused | None:
    """A take; `thawed` asks what would be if the pile weren't frozen."""
    found = missing_card(s, act)
    if found is not None:
        return found
    top = int(s.top())
    if pile_is_blocked(s):
        return refused(PILE_BLOCKED, {"card": top} if top >= 0 else {})
    first = list(act.parts[0].cards)
    if not thawed:
        found = refused_pair(s, act, first, top)
        if found is not None:
            return found
    v = Verdict()
    judge_take_lists(v, s, act, [top, *first])
    if v.code != OK:
        return v.refusal()
    lay_take(s, act)
    return judged_laid(s, v)


def refused_pair(s: State, act: Act, first: list[int], top: int) -> Refused | None:
    """The rows `frozen` and `needs-natural-pair`."""
    naturals = len([card for card in first if card >> 2 == top >> 2 and not is_wild(card)])
    if naturals >= 2:
        return None
    facts: dict[str, object] = {"card": top, "held": int(s.holds_rank(top >> 2)), "mixed": "no"}
    if s.law.pair_always:
        return refused(NEEDS_PAIR, facts)
    if is_frozen(s):
        legal = not lacks_mixed_pair(s, act, first, naturals, top) and refused_take(s, act, True) is None
        return refused(FROZEN if legal else NEEDS_PAIR, facts)
    facts["mixed"] = "yes"
    return refused(NEEDS_PAIR, facts) if lacks_mixed_pair(s, act, first, naturals, top) else None


def lacks_mixed_pair(s: State, act: Act, first: list[int], naturals: int, top: int) -> bool:
    """Whether an unfrozen pile still needs more from the hand than these cards, as the edition is set.

    A take begins no sequence (ruling 9), where the edition has any.
    """
    if act.parts[0].meld:
        mixed = s.law.natural_and_wild and naturals > 0 and count_wilds(first) > 0
        return not s.law.top_onto_meld and not mixed
    return not s.law.natural_and_wild or (s.law.sequences and kind_of([top, *first]) == SEQUENCE)


def judge_take_lists(v: Verdict, s: State, act: Act, first: list[int]) -> None:
    """The form rows of a take; `first` is the first list with the top card."""
    number = act.parts[0].meld
    melded = melded_ranks(s)
    if number:
        if not may_join(s):
            v.note(NOT_IN_EDITION, {"what": "joining-take"})
        judge_addition(v, s, number, first)
    else:
        judge_new_list(v, s, first, melded)
        if s.law.one_per_rank:
            melded.append(rank_of(first))
    if len(act.parts) > 1:
        judge_lists(v, s, act, 1, melded)
        if s.has_opened():
            v.note(TAKE_ONE_MELD, {})


def refused_top(s: State, number: int) -> Refused | None:
    """The top card alone (ruling 11)."""
    top = int(s.top())
    if pile_is_blocked(s):
        return refused(PILE_BLOCKED, {"card": top} if top >= 0 else {})
    v = Verdict()
    index = s.index_of(s.side, number)
    if index < 0:
        v.note(NO_SUCH_MELD, {"meld": number, "count": int(melds_of(s))})
    if not s.law.top_to_sequence:
        v.note(NOT_IN_EDITION, {"what": "top-card"})
    if index >= 0 and not fits_sequence(s, index, top):
        full = s.meld(index, KIND) != RANK_MELD and s.meld(index, LENGTH) >= s.law.size
        if full:
            v.note(CLOSED, {"count": int(s.law.size) + 1, "most": int(s.law.size)})
        v.note(DOES_NOT_FIT, {"cards": (top,), "meld": number})
    if v.code == OK:
        judge_top(v, s, index, top)
    return v.refusal()


def judge_top(v: Verdict, s: State, index: i64, top: i64) -> None:
    """The going-out rows for the top card alone."""
    place_card(s, index, top)
    code = judge_left(s, s.nums[s.turn], s.has_right(s.side))
    facts = facts_of(s, code)
    lift_card(s, index, top)
    s.pending_points = 0
    v.note(code, facts)


# Merging, discarding


def refused_merge(s: State, keep: int, gone: int) -> Refused | None:
    """Two melds of a rank become one (ruling 15)."""
    v = Verdict()
    to = s.index_of(s.side, keep)
    of = s.index_of(s.side, gone)
    if to < 0 or of < 0:
        v.note(NO_SUCH_MELD, {"meld": keep if to < 0 else gone, "count": int(melds_of(s))})
    if not s.law.merge:
        v.note(NOT_IN_EDITION, {"what": "merge"})
    if to < 0 or of < 0:
        return v.refusal()
    if to == of or not merge_fits(s, to, of):
        judge_unlike(v, s, to, of, keep)
    elif v.code == OK:
        judge_limits(v, s.law, s.natural_count(to) + s.natural_count(of), s.wild_count(to) + s.wild_count(of))
        if v.code == OK:
            code = judge_merge(s, to, of)
            v.note(code, facts_of(s, code))
    return v.refusal()


def judge_unlike(v: Verdict, s: State, to: i64, of: i64, number: int) -> None:
    """What is wrong with merging two melds that aren't two rank melds of a rank."""
    if to != of and s.is_black(to) and s.is_black(of):
        v.note(BLACK_THREES, {"why": "added"})
        return
    v.note(DOES_NOT_FIT, {"cards": (), "meld": number})
    count = s.meld(to, LENGTH) + s.meld(of, LENGTH)
    if to != of and s.meld(to, KIND) != RANK_MELD and count > s.law.size:
        v.note(CLOSED, {"count": int(count), "most": int(s.law.size)})


def refused_discard(s: State, card: i64) -> Refused | None:
    """A discard."""
    if s.holds_face(s.turn, card) == 0:
        return refused(CARD_NOT_IN_HAND, {"card": int(card), "held": 0})
    code = judge_discard(s)
    if code == OK:
        return None
    facts = right_facts(s)
    facts["left"] = int(s.nums[s.turn]) - 1
    return refused(code, facts)
